"""Acts on who is out, as the windows, the command line and the tests name them."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from tdapp.calls.tournament.event import TournamentCall
from tdapp.core.ids import PersonId, StreamId
from tdapp.desk.call import AskedWhy, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.rules.office import Decision
from tdapp.rules.presence_rules import Offence
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.exits import (
    correcting,
    eliminating,
    leaving,
    returning,
    together,
    wrong_player,
)
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.guards.paid_places import after
from tdapp.tournament.payouts.bounties import tell_takers
from tdapp.tournament.payouts.slips import with_slips
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tdapp.voice.texts import text

Groupings = tuple[tuple[int, ...], ...]


def _person_of(states: States, event: StreamId, entry: int) -> tuple[PersonId, ...]:
    found = states[event].entries.by_number.get(entry)
    return () if found is None else (found.person,)


SHOWN_WITH_CHANGES = frozenset({"prize_paid", "prize_set_aside"})
"""Refusals of a correction that are told with all that it would change, once it is asked for."""
DECISION_OF = MappingProxyType(
    {Departure.DISQUALIFIED: Decision.DISQUALIFY, Departure.NO_SHOW: Decision.REMOVE_NO_SHOW}
)
"""What a rulebook may leave to an office, by how somebody leaves."""


@dataclass(frozen=True)
class Bust(TournamentCall):
    """Take a player out; one who may buy again is out only when it is `declined`.

    Where it is known, `takers` take the bounty.
    """

    row: ClassVar[CallRow] = CallRow(
        label="bust", permission=Permission.ELIMINATE, done=text("done", "{who} busted")
    )

    entry: int
    declined: bool = False
    hand: str | None = None
    takers: tuple[int, ...] = ()

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `eliminating.bust`, and `tell_takers` for who takes the bounty."""
        state = states[self.event]
        out = eliminating.bust(
            state,
            self.entry,
            moment.now,
            hand=self.hand,
            happened_us=moment.happened_us,
            declined=self.declined,
        )
        events = with_slips(state, out)
        if self.takers:
            events += tell_takers(after(state, events), self.entry, self.takers)
        return {self.event: events}


@dataclass(frozen=True)
class BustTogether(TournamentCall):
    """Bust several players in one hand, ordered by what is known and the rulebook."""

    row: ClassVar[CallRow] = CallRow(
        label="bust_together",
        permission=Permission.ELIMINATE,
        done=text("done", "Busted together: {who}"),
        refusals=frozenset({"tie_is_open"}),
    )

    outs: tuple[EliminatedPlayer, ...]
    hand: str | None = None
    declined: bool = False

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `together.bust_together`."""
        out = together.bust_together(
            states[self.event],
            self.outs,
            moment.now,
            hand=self.hand,
            happened_us=moment.happened_us,
            declined=self.declined,
        )
        return {self.event: with_slips(states[self.event], out)}


@dataclass(frozen=True)
class EndWaits(TournamentCall):
    """Take out all who lost their chips and whose time to buy again is over."""

    row: ClassVar[CallRow] = CallRow(
        label="end_waits", permission=Permission.RUN_CLOCK, done=text("done", "Re-buy time expired")
    )

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `eliminating.ended_waits`."""
        state = states[self.event]
        return {self.event: with_slips(state, eliminating.ended_waits(state, moment.now))}


@dataclass(frozen=True)
class Leave(TournamentCall):
    """A player withdraws, is disqualified, never came, or gives up a stack; no refund.

    A disqualification may name the `offence` of the rulebook that it is for. It was in `hand`,
    where that is known.
    """

    row: ClassVar[CallRow] = CallRow(
        label="leave",
        permission=Permission.ELIMINATE,
        done=text("done", "{who} left the event"),
        reason=AskedWhy.ALWAYS,
        refusals=SHOWN_WITH_CHANGES,
    )

    entry: int
    departure: Departure
    chips: int
    offence: Offence | None = None
    hand: str | None = None

    def decision(self) -> Decision | None:
        """The rulebook's decision behind the departure."""
        return DECISION_OF.get(self.departure)

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `leaving.leave`."""
        left = leaving.leave(
            states[self.event],
            self.entry,
            self.departure,
            self.chips,
            moment.now,
            moment.happened_us,
            offence=self.offence,
        )
        left = leaving.in_hand(left, self.hand)
        return {self.event: with_slips(states[self.event], left)}


@dataclass(frozen=True)
class Correction(TournamentCall):
    """Base of the corrections to exits: each wants a reason."""


@dataclass(frozen=True)
class Reinstate(Correction):
    """Put a player back who was taken out by mistake."""

    row: ClassVar[CallRow] = CallRow(
        label="reinstate",
        permission=Permission.ELIMINATE,
        done=text("done", "{who} reinstated"),
        reason=AskedWhy.ALWAYS,
        refusals=SHOWN_WITH_CHANGES,
    )

    entry: int
    seat: Seat | None = None

    def persons(self, states: States) -> tuple[PersonId, ...]:
        """Who comes back to play."""
        return _person_of(states, self.event, self.entry)

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `returning.reinstate`; the seed is recorded with a seat that is drawn."""
        state = states[self.event]
        back = returning.reinstate(state, self.entry, self.seat, seed=moment.seed)
        return {self.event: with_slips(state, back)}


@dataclass(frozen=True)
class InsertExit(Correction):
    """Record an exit that was forgotten, just before another one."""

    row: ClassVar[CallRow] = CallRow(
        label="insert_exit",
        permission=Permission.ELIMINATE,
        done=text("done", "{who} busted, placed where it happened"),
        reason=AskedWhy.ALWAYS,
        refusals=SHOWN_WITH_CHANGES,
    )

    entry: int
    before: int
    hand: str | None = None

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `correcting.insert_exit`."""
        state, when = states[self.event], moment.typed
        put_in = correcting.insert_exit(
            state, self.entry, self.before, when, hand=self.hand, now=moment.now
        )
        return {self.event: with_slips(state, put_in)}


@dataclass(frozen=True)
class ReorderExits(Correction):
    """Put exits into another order among themselves."""

    row: ClassVar[CallRow] = CallRow(
        label="reorder_exits",
        permission=Permission.ELIMINATE,
        done=text("done", "Eliminations reordered"),
        reason=AskedWhy.ALWAYS,
    )

    groups: Groupings

    def decide(self, states: States, _: Moment) -> Groups:
        """See `correcting.reorder`."""
        state = states[self.event]
        return {self.event: with_slips(state, correcting.reorder(state, self.groups))}


@dataclass(frozen=True)
class PassExitOn(Correction):
    """The wrong player was taken out: the exit passes to the right one."""

    row: ClassVar[CallRow] = CallRow(
        label="pass_exit_on",
        permission=Permission.ELIMINATE,
        done=text("done", "Elimination moved to the correct player"),
        reason=AskedWhy.ALWAYS,
        refusals=SHOWN_WITH_CHANGES,
    )

    wrong: int
    right: int
    back: Seat | None = None

    def persons(self, states: States) -> tuple[PersonId, ...]:
        """Who comes back to play."""
        return _person_of(states, self.event, self.wrong)

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `wrong_player.pass_on`; the seed is recorded with a seat that is drawn."""
        state = states[self.event]
        passed = wrong_player.pass_on(state, self.wrong, self.right, self.back, seed=moment.seed)
        return {self.event: with_slips(state, passed)}
