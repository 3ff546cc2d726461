"""Acts on the prizes, as the windows, the command line and the tests name them."""

from dataclasses import dataclass, field
from typing import ClassVar

from tdapp.calls.counted import InSession, Paying
from tdapp.calls.tournament.event import TournamentCall
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import AskedWhy, Call, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.desk.said import Statement
from tdapp.house.kept_events import Ineligible
from tdapp.rules.money_rules import Heir
from tdapp.rules.office import Decision
from tdapp.till.payment import CASH, Payment
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.payouts import before_posting, inheriting, paying, posting, slips
from tdapp.tournament.prizes import winner_of
from tdapp.tournament.reckoning.shared_places import PrizeShare
from tdapp.tournament.tournament import Tournament
from tdapp.voice.texts import text


@dataclass(frozen=True)
class PostPrizes(TournamentCall):
    """Close the field and post the prize list.

    Places that are `locked` (place, cents) win so much, and the others share the rest.
    `remainder_to` is the place that gets what fixed amounts are short of the pool. `cents` from
    first place down are a whole list, perhaps agreed in a `deal`.
    """

    row: ClassVar[CallRow] = CallRow(
        label="post_prizes",
        permission=Permission.POST_PRIZES,
        done=text("done", "Prizes posted"),
        decision=Decision.AWARD_PLACES,
        refusals=frozenset({"prizes_below_pool"}),
    )

    locked: tuple[tuple[int, int], ...] = field(default=())
    remainder_to: int | None = None
    cents: tuple[int, ...] = field(default=())
    deal: bool = False

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `posting.post_prizes`; the seed is recorded with the list."""
        state = states[self.event]
        posted = posting.post_prizes(
            state,
            moment.seed,
            dict(self.locked),
            self.remainder_to,
            cents=self.cents,
            deal=self.deal,
        )
        return {self.event: slips.with_slips(state, posted)}


@dataclass(frozen=True)
class RecordProjection(TournamentCall):
    """Write down that a screen for players showed a version of the prize list."""

    row: ClassVar[CallRow] = CallRow(
        label="record_projection",
        permission=Permission.PRINT,
        done=text("done", "Prize list seen on a screen"),
    )

    version: int
    screen: str

    def decide(self, states: States, _: Moment) -> Groups:
        """See `before_posting.note_projected`."""
        state = states[self.event]
        return {self.event: before_posting.note_projected(state, self.version, self.screen)}


@dataclass(frozen=True)
class ChangePrizes(TournamentCall):
    """Post another list in the place of the posted one.

    Either all `cents` from first place down, or some places `locked` at an amount (place, cents)
    while the others share what is left. What was locked before stays so, but for the `unlocked`
    places. In a list agreed in a `deal` a place may win more than the one above it; None: as in the
    list before.
    """

    row: ClassVar[CallRow] = CallRow(
        label="change_prizes",
        permission=Permission.POST_PRIZES,
        done=text("done", "Prizes changed"),
        reason=AskedWhy.ALWAYS,
        refusals=frozenset({"prizes_below_pool"}),
    )

    cents: tuple[int, ...] = field(default=())
    locked: tuple[tuple[int, int], ...] = field(default=())
    unlocked: tuple[int, ...] = field(default=())
    deal: bool | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `posting.change_prizes` and `posting.lock_prizes`."""
        state = states[self.event]
        if self.locked or self.unlocked:
            locked, unlocked = dict(self.locked), self.unlocked
            changed = posting.lock_prizes(state, locked, unlocked, deal=self.deal)
        else:
            changed = posting.change_prizes(state, self.cents, deal=self.deal)
        return {self.event: slips.with_slips(state, changed)}


def new_list(event: StreamId, state: Tournament, cents: tuple[int, ...], *, deal: bool) -> Call:
    """The act that posts a whole list."""
    if state.prizes.posted:
        return ChangePrizes(event, cents, deal=deal)
    return PostPrizes(event, cents=cents, deal=deal)


@dataclass(frozen=True)
class IssueSlip(TournamentCall):
    """Give out the slip of a prize that has none that is right; as `PayPrize` otherwise."""

    row: ClassVar[CallRow] = CallRow(
        label="issue_slip",
        permission=Permission.ELIMINATE,
        done=text("done", "Prize slip for {who}"),
    )

    entry: int
    though_disqualified: bool = False

    def decide(self, states: States, _: Moment) -> Groups:
        """See `slips.issue_slip`."""
        issued = slips.issue_slip(
            states[self.event], self.entry, though_disqualified=self.though_disqualified
        )
        return {self.event: issued}


@dataclass(frozen=True)
class SeeIdentity(TournamentCall):
    """The winner of a prize showed who they are."""

    row: ClassVar[CallRow] = CallRow(
        label="see_identity", permission=Permission.PAY, done=text("done", "ID of {who} checked")
    )

    entry: int
    proof: Proof
    person: PersonId | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `paying.see_identity`."""
        state = states[self.event]
        seen = paying.see_identity(state, self.entry, self.proof, person=self.person)
        return {self.event: seen}


@dataclass(frozen=True)
class NoteDetails(TournamentCall):
    """The winner of a prize showed who they are, and more was noted of them: `details` say what.

    The reason of the act is what was noted; it can be erased and stands in no fact.
    """

    row: ClassVar[CallRow] = CallRow(
        label="note_details",
        permission=Permission.PAY,
        done=text("done", "ID and details of {who} recorded"),
        reason=AskedWhy.ALWAYS,
    )

    entry: int
    proof: Proof
    details: tuple[str, ...]
    person: PersonId | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `paying.see_identity`."""
        seen = paying.see_identity(
            states[self.event], self.entry, self.proof, self.details, self.person
        )
        return {self.event: seen}


@dataclass(frozen=True)
class PayPrize(Paying, TournamentCall):
    """Hand over the prize of a place, to who was disqualified only where that is said."""

    row: ClassVar[CallRow] = CallRow(
        label="pay_prize",
        permission=Permission.PAY,
        done=text("done", "Prize paid to {who}"),
        refusals=frozenset({"details_needed", "winner_disqualified"}),
    )

    place: int
    entry: int | None = None
    payment: Payment = CASH
    though_disqualified: bool = False

    def persons(self, states: States) -> tuple[PersonId, ...]:
        """Who won it, once that is decided."""
        state = states[self.event]
        try:
            return (state.entry(winner_of(state, self.place, self.entry)).person,)
        except Refusal:
            return ()

    def decide(self, states: States, _: Moment) -> Groups:
        """See `paying.pay_prize`."""
        state = states[self.event]
        though = self.though_disqualified
        return {
            self.event: paying.pay_prize(
                state, self.place, self.entry, self.payment, though_disqualified=though
            )
        }


@dataclass(frozen=True)
class SetUnclaimed(TournamentCall):
    """Keep the prize and the bounties of a winner who did not come, or may not be paid."""

    row: ClassVar[CallRow] = CallRow(
        label="set_unclaimed",
        permission=Permission.PAY,
        done=text("done", "Prize of {who} marked unclaimed"),
        reason=AskedWhy.ALWAYS,
    )

    entry: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `paying.set_unclaimed`."""
        return {self.event: paying.set_unclaimed(states[self.event], self.entry)}


@dataclass(frozen=True)
class ReversePrize(InSession, TournamentCall):
    """Take a prize back that was handed over, kept or forfeited: it is owed again."""

    row: ClassVar[CallRow] = CallRow(
        label="reverse_prize",
        permission=Permission.POST_PRIZES,
        done=text("done", "Prize payment to {who} reversed"),
        reason=AskedWhy.ALWAYS,
    )

    entry: int
    session: str | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `paying.reverse_prize`."""
        return {self.event: paying.reverse_prize(states[self.event], self.entry, self.session)}


@dataclass(frozen=True)
class DenyPrize(TournamentCall):
    """A winner may not have the prize: it goes where the rulebook or the conditions say."""

    row: ClassVar[CallRow] = CallRow(
        label="deny_prize",
        permission=Permission.POST_PRIZES,
        done=text("done", "{who} marked ineligible"),
        reason=AskedWhy.ALWAYS,
    )

    entry: int
    why: Ineligible
    heir: Heir | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `inheriting.deny_prize`."""
        state = states[self.event]
        denied = inheriting.deny_prize(state, self.entry, self.why, self.heir)
        return {self.event: slips.with_slips(state, denied)}


class PrizeStatement(Statement[tuple[int, PrizeShare]]):
    """A place and what is won there; refuses ``another_prize``."""

    __slots__ = ()

    def _another(self, now: tuple[int, PrizeShare]) -> Refusal:
        (before, share), (place, newer) = self.value, now
        return Refusal(
            "another_prize", said=share.cents, before=before, now=newer.cents, place=place
        )
