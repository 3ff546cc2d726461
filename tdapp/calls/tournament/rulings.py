"""Acts on rulings and penalties, as the windows, the command line and the tests name them."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.tournament.event import TournamentCall
from tdapp.desk.call import AskedWhy, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.rules.office import Decision
from tdapp.rules.presence_rules import Offence
from tdapp.rules.ruling_rules import PenaltyKind
from tdapp.table.rulings import penalising, ruling
from tdapp.table.rulings.ruling import About
from tdapp.tournament.clock import serving
from tdapp.tournament.clock.then import then
from tdapp.voice.texts import text


@dataclass(frozen=True)
class GiveRuling(TournamentCall):
    """Decide a dispute; the reason is the ruling's text."""

    row: ClassVar[CallRow] = CallRow(
        label="give_ruling",
        permission=Permission.RULE,
        done=text("done", "Ruling {number} given"),
        reason=AskedWhy.ALWAYS,
        decision=Decision.SETTLE_DISPUTE,
    )

    about: About
    told_of_complaint: bool = False

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `ruling.give_ruling`."""
        given = ruling.give_ruling(
            then(states[self.event], moment.happened_us, moment.now),
            moment.by,
            self.about,
            moment.now,
            told_of_complaint=self.told_of_complaint,
            happened_us=moment.happened_us,
        )
        return {self.event: given}


@dataclass(frozen=True)
class ReviewRuling(TournamentCall):
    """Uphold another person's ruling, or change it as the reason says."""

    row: ClassVar[CallRow] = CallRow(
        label="review_ruling",
        permission=Permission.REVIEW,
        done=text("done", "Ruling {number} reviewed"),
        reason=AskedWhy.ALWAYS,
        decision=Decision.SETTLE_DISPUTE,
    )

    number: int
    upheld: bool

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `ruling.review_ruling`."""
        state = states[self.event]
        reviewed = ruling.review_ruling(
            state,
            self.number,
            moment.by,
            moment.now,
            upheld=self.upheld,
            rule=state.conditions.rules.disputes,
            happened_us=moment.happened_us,
        )
        return {self.event: reviewed}


@dataclass(frozen=True)
class TellOfComplaint(TournamentCall):
    """Record that a dissatisfied player was told of the right to complain."""

    row: ClassVar[CallRow] = CallRow(
        label="tell_of_complaint",
        permission=Permission.RULE,
        done=text("done", "Right to complain about ruling {number} given"),
    )

    number: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `ruling.tell_of_complaint`."""
        told = ruling.tell_of_complaint(
            states[self.event], self.number, moment.by, moment.now, moment.happened_us
        )
        return {self.event: told}


@dataclass(frozen=True)
class APenalty(TournamentCall):
    """Base of giving a player a penalty."""

    entry: int
    kind: PenaltyKind
    amount: int = 0
    ruling: int | None = None
    offence: Offence | None = None

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `penalising.give_penalty`."""
        given = penalising.give_penalty(
            then(states[self.event], moment.happened_us, moment.now),
            self.entry,
            self.kind,
            self.amount,
            moment.now,
            grounds=penalising.Grounds(self.ruling, self.offence),
            happened_us=moment.happened_us,
        )
        return {self.event: given}


@dataclass(frozen=True)
class GivePenalty(APenalty):
    """Give a penalty of the house's list."""

    row: ClassVar[CallRow] = CallRow(
        label="give_penalty",
        permission=Permission.RULE,
        done=text("done", "Penalty for {who}"),
        decision=Decision.PENALISE,
    )

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `penalising.must_be_listed` and `penalising.give_penalty`."""
        listed = states[self.event].conditions.rules.penalties
        penalising.must_be_listed(listed, self.kind, self.amount)
        return super().decide(states, moment)


@dataclass(frozen=True)
class GiveOtherPenalty(APenalty):
    """Give a penalty that is not on the house's list, with a reason."""

    row: ClassVar[CallRow] = CallRow(
        label="give_other_penalty",
        permission=Permission.RULE,
        done=text("done", "Penalty for {who}, not from the list"),
        reason=AskedWhy.ALWAYS,
        decision=Decision.PENALISE,
    )


@dataclass(frozen=True)
class ServePenalty(TournamentCall):
    """Mark minutes or hands of a penalty as over, by default all that are left."""

    row: ClassVar[CallRow] = CallRow(
        label="serve_penalty",
        permission=Permission.RUN_CLOCK,
        done=text("done", "Penalty {number} served"),
    )

    number: int
    amount: int | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `penalising.serve_penalty`."""
        state = states[self.event]
        return {self.event: penalising.serve_penalty(state, self.number, self.amount)}


@dataclass(frozen=True)
class CountHand(TournamentCall):
    """One hand was played at a table: who sits out hands there has one less to serve."""

    row: ClassVar[CallRow] = CallRow(
        label="count_hand",
        permission=Permission.RUN_CLOCK,
        done=text("done", "Penalties counted down by a hand"),
    )

    table: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `serving.count_hand`."""
        return {self.event: serving.count_hand(states[self.event], self.table)}


@dataclass(frozen=True)
class EndPenalties(TournamentCall):
    """End the penalties of minutes that are over by the event's clock."""

    row: ClassVar[CallRow] = CallRow(
        label="end_penalties",
        permission=Permission.RUN_CLOCK,
        done=text("done", "Penalty {number} over"),
    )

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `serving.minutes_over`."""
        return {self.event: serving.minutes_over(states[self.event], moment.now)}


@dataclass(frozen=True)
class ClosePenalty(TournamentCall):
    """The player was told that a penalty is over, and plays on."""

    row: ClassVar[CallRow] = CallRow(
        label="close_penalty",
        permission=Permission.RUN_CLOCK,
        done=text("done", "Player back from penalty {number}"),
    )

    number: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `serving.close_penalty`."""
        return {self.event: serving.close_penalty(states[self.event], self.number)}
