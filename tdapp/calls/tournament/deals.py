"""Acts on what players agree: a deal put, answered, dropped or posted, and last longers."""

from dataclasses import dataclass, field
from typing import ClassVar

from tdapp.calls.tournament.event import PauseClock, StartClock, TournamentCall
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.rules.office import Decision
from tdapp.tournament.facts.deals import DealAnswer
from tdapp.tournament.payouts import dealing, slips
from tdapp.tournament.reckoning.deal_shares import DealMethod, DealTerms
from tdapp.tournament.tournament import Tournament
from tdapp.voice.texts import text


@dataclass(frozen=True)
class PutDeal(TournamentCall):
    """Put a deal to the players left, with their `stacks` and amounts `by_hand` by entry.

    The seed of sampled amounts is part of the terms.
    """

    row: ClassVar[CallRow] = CallRow(
        label="put_deal",
        permission=Permission.POST_PRIZES,
        done=text("done", "Deal put to the players"),
        refusals=frozenset({"stacks_not_chips"}),
    )

    terms: DealTerms
    stacks: tuple[tuple[int, int], ...]
    by_hand: tuple[tuple[int, int], ...] = field(default=())
    heads: bool = False
    though_chips_differ: bool = False

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `dealing.put_deal`; refuses ``deal_answer_too_late`` (at) for an end that is over."""
        until = self.terms.until_us
        if until is not None and until <= moment.now.utc_us:
            raise Refusal("deal_answer_too_late", at=until)
        put = dealing.put_deal(
            states[self.event],
            self.terms,
            dict(self.stacks),
            dict(self.by_hand),
            heads=self.heads,
            though_chips_differ=self.though_chips_differ,
        )
        return {self.event: put}


def deal_terms(
    event: StreamId, state: Tournament, method: DealMethod, saved: tuple[int, ...], unit: int
) -> DealTerms:
    """The terms of the next deal; its seed is the same until the prizes change."""
    return DealTerms(method, saved, unit, f"{event} v{state.prizes.version} {state.left}")


def deal_begun(call: PutDeal, state: Tournament) -> tuple[TournamentCall, ...]:
    """The deal is put, with the clock of the event paused for it."""
    return (PauseClock(call.event), call) if state.clock.running else (call,)


@dataclass(frozen=True)
class AnswerDeal(TournamentCall):
    """A player agrees to the deal, refuses it, or has signed it."""

    row: ClassVar[CallRow] = CallRow(
        label="answer_deal",
        permission=Permission.POST_PRIZES,
        done=text("done", "Answer of {who} to the deal recorded"),
    )

    entry: int
    answer: DealAnswer

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `dealing.answer_deal`; a yes and a signature have to be in time."""
        state = states[self.event]
        answered = dealing.answer_deal(state, self.entry, self.answer)
        if self.answer is not DealAnswer.REFUSED:
            dealing.must_be_in_time(dealing.the_deal(state), moment.at)
        return {self.event: answered}


@dataclass(frozen=True)
class DropDeal(TournamentCall):
    """There is no deal; play goes on for the posted prizes."""

    row: ClassVar[CallRow] = CallRow(
        label="drop_deal", permission=Permission.POST_PRIZES, done=text("done", "No deal")
    )

    def decide(self, states: States, _: Moment) -> Groups:
        """See `dealing.drop_deal`."""
        return {self.event: dealing.drop_deal(states[self.event])}


def deal_ended(call: DropDeal, state: Tournament) -> tuple[TournamentCall, ...]:
    """There is no deal, and the clock that stood for it runs on."""
    stands = state.clock.started and not state.clock.running
    return (call, StartClock(call.event)) if stands else (call,)


@dataclass(frozen=True)
class PostDeal(TournamentCall):
    """Post the deal as a new prize list."""

    row: ClassVar[CallRow] = CallRow(
        label="post_deal",
        permission=Permission.POST_PRIZES,
        done=text("done", "Deal posted"),
        decision=Decision.AWARD_PLACES,
    )

    def decide(self, states: States, _: Moment) -> Groups:
        """See `dealing.post_deal`."""
        state = states[self.event]
        return {self.event: slips.with_slips(state, dealing.post_deal(state))}


@dataclass(frozen=True)
class AgreeLastLonger(TournamentCall):
    """Players agree that whoever of them lasts longest gets the `stake` (cents) of each."""

    row: ClassVar[CallRow] = CallRow(
        label="agree_last_longer",
        permission=Permission.POST_PRIZES,
        done=text("done", "Last longer recorded"),
    )

    entries: tuple[int, ...]
    stake: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `dealing.agree_last_longer`."""
        agreed = dealing.agree_last_longer(states[self.event], self.entries, self.stake)
        return {self.event: agreed}
