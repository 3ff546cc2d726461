"""Hand-for-hand: which hand is open, which tables play it, and which have reported."""

from typing import NamedTuple

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.fold import Handlers
from tdapp.core.instant import Instant
from tdapp.core.refusal import Contradiction
from tdapp.table.geometry.seats import Seat
from tdapp.table.state.seating import Seating
from tdapp.tournament.facts.exits import ExitPending
from tdapp.tournament.facts.hand_for_hand import (
    HandForHandBegan,
    HandForHandEnded,
    HandOver,
    NextHandDealt,
    PracticeHandsTold,
    RoundAnnounced,
    RoundOver,
    TableReported,
)


class HandForHand(msgspec.Struct, frozen=True):
    """The hand that all tables play once, from the act that began it to the one that ends it.

    `hand` counts from 1 and is 0 while hand-for-hand is off. `tables` were dealt it at `dealt`;
    `reported` says since when each of them waits. Once it is `over` nothing is played. Before the
    clock starts hands may be played for `practice`.
    """

    terms: HandForHandBegan | None = None
    hand: int = 0
    tables: tuple[int, ...] = ()
    dealt: Instant | None = None
    reported: Map[int, Instant] = Map()
    over: bool = False
    practice: bool = False

    @property
    def holds_exits(self) -> bool:
        """Whether who loses the last chips is out only once all tables have reported."""
        return self.terms is not None and not self.terms.soft and not self.over

    def holds(self, exit_: ExitPending) -> bool:
        """Whether a pending exit waits for the hand that is open."""
        return self.holds_exits and exit_.in_hand == self.hand

    def was_dealt_at(self, seat: Seat | None) -> bool:
        """Whether the hand was dealt at the table of this seat."""
        return seat is not None and seat.table in self.tables

    def playing(self, seating: Seating) -> tuple[int, ...]:
        """The tables that still play the hand; one that was broken meanwhile plays it no more."""
        if self.over:
            return ()
        return tuple(one for one in self.tables if self._plays(one, seating))

    def _plays(self, table: int, seating: Seating) -> bool:
        counted = seating.counts.counts.get(table)
        here = counted is not None and counted.players > 0
        return table not in self.reported and here and table not in seating.breaking


def _began(now: HandForHand, event: HandForHandBegan) -> HandForHand:
    if now.hand:
        raise Contradiction("hand_for_hand_is_on")
    return HandForHand(event, 1, event.tables, event.at)


def _must_be_open(now: HandForHand, hand: int) -> None:
    if now.hand != hand or now.over:
        raise Contradiction("hand_not_open", hand=hand)


def _reported(now: HandForHand, event: TableReported) -> HandForHand:
    _must_be_open(now, event.hand)
    if event.table not in now.tables or event.table in now.reported:
        raise Contradiction("not_in_the_hand", table=event.table)
    return replace(now, reported=now.reported.set(event.table, event.at))


def _over(now: HandForHand, event: HandOver) -> HandForHand:
    _must_be_open(now, event.hand)
    return replace(now, over=True)


def _dealt(now: HandForHand, event: NextHandDealt) -> HandForHand:
    if not now.over or event.hand != now.hand + 1:
        raise Contradiction("hand_not_open", hand=event.hand)
    return HandForHand(now.terms, event.hand, event.tables, event.at)


def _ended(now: HandForHand, event: HandForHandEnded) -> HandForHand:
    if now.hand != event.hand:
        raise Contradiction("hand_not_open", hand=event.hand)
    return HandForHand()


def _pending(now: HandForHand, event: ExitPending) -> HandForHand:
    if event.in_hand:
        _must_be_open(now, event.in_hand)
    return now


def _practice(now: HandForHand, event: PracticeHandsTold) -> HandForHand:
    return replace(now, practice=event.on)


HAND_FOR_HAND_FOLD: Handlers = {
    PracticeHandsTold: _practice,
    HandForHandBegan: _began,
    TableReported: _reported,
    HandOver: _over,
    NextHandDealt: _dealt,
    HandForHandEnded: _ended,
    ExitPending: _pending,
}


class BonusWon(NamedTuple):
    """A prize that was won at a table in a bonus round, announced at a moment (UTC)."""

    table: int
    prize: str
    announced_us: int


class SpecialRounds(msgspec.Struct, frozen=True):
    """The bonus and elimination rounds that are on, by table, and the prizes `won` by entry."""

    open: Map[int, RoundAnnounced] = Map()
    won: Map[int, tuple[BonusWon, ...]] = Map()


def _announced(now: SpecialRounds, event: RoundAnnounced) -> SpecialRounds:
    on = now.open
    for table in event.tables:
        if table in on:
            raise Contradiction("round_is_on", table=table)
        on = on.set(table, event)
    return replace(now, open=on)


def _round_over(now: SpecialRounds, event: RoundOver) -> SpecialRounds:
    on = now.open.get(event.table)
    if on is None:
        raise Contradiction("no_round_is_on", table=event.table)
    won = now.won
    if event.entry is not None and on.prize:
        bonus = BonusWon(event.table, on.prize, on.at.utc_us)
        won = won.set(event.entry, (*won.get(event.entry, ()), bonus))
    return replace(now, open=now.open.delete(event.table), won=won)


SPECIAL_ROUNDS_FOLD: Handlers = {RoundAnnounced: _announced, RoundOver: _round_over}
