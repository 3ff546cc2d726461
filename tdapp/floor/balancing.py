"""Keeping tables even: who moves where, with as few moves as there can be."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from tdapp.floor.button import ORDINARY, TableAtRest
from tdapp.floor.circle import clockwise
from tdapp.floor.seats import Count
from tdapp.floor.tolerance import BalancingSettings, Source
from tdapp.floor.worst_seat import Mover, Note, mover, worst_seat
from tdapp.rules.button_rule import ButtonPlay

Look = Callable[[int], TableAtRest]


class Move(msgspec.Struct, frozen=True):
    """One suggested move; a seat of None reads "the next big blind of" or "worst seat of".

    Where the mover's seat is None, nobody in the seats `not_from` is to be sent.
    """

    from_table: int
    from_seat: int | None
    to_table: int
    to_seat: int | None
    notes: frozenset[Note] = frozenset()
    not_from: tuple[int, ...] = ()


class Balancing(msgspec.Struct, frozen=True):
    """Moves in the order in which to make them, and how far apart the tables are after them.

    `stuck` are tables that should give a player but may not move anybody; `spread` may then still
    be above `within`.
    """

    moves: tuple[Move, ...]
    within: int
    spread: int
    stuck: tuple[int, ...] = ()


class Procedure(NamedTuple):
    """What the posted procedure knows: the breaking order and the table that gave last."""

    breaking_order: Sequence[int]
    last_source: int | None = None


def balance(
    counts: Mapping[int, Count],
    look: Look,
    procedure: Procedure,
    settings: BalancingSettings,
    play: ButtonPlay = ORDINARY,
) -> Balancing:
    """The moves that bring the tables within tolerance; none where they are.

    `counts` are all tables of the event; `look` is asked only for the tables that a move concerns.
    Tables on hold and empty ones neither give nor get. Costs one look over the counts for a move.
    """
    plan = _Plan(counts, look, procedure, settings, play)
    while (move := plan.next_move()) is not None:
        plan.moves.append(move)
    return Balancing(tuple(plan.moves), plan.within, plan.spread(), tuple(sorted(plan.stuck)))


class _Plan:
    """The tables as they are after the moves suggested so far."""

    def __init__(
        self,
        counts: Mapping[int, Count],
        look: Look,
        procedure: Procedure,
        settings: BalancingSettings,
        play: ButtonPlay,
    ) -> None:
        self.players = {n: c.players for n, c in counts.items() if c.players and not c.on_hold}
        in_use = sum(1 for count in counts.values() if count.players)
        self.within = settings.within(in_use)
        self.moves: list[Move] = []
        self.stuck: set[int] = set()
        self._counts, self._look, self._play = counts, look, play
        self._order, self._last = procedure
        self._source = settings.source_of(in_use)
        self._seen: dict[int, TableAtRest] = {}

    def spread(self) -> int:
        """Players between the fullest table and the emptiest that has a free seat."""
        fewest = self._fewest()
        return 0 if fewest is None else max(0, max(self.players.values()) - fewest)

    def next_move(self) -> Move | None:
        """One move towards balance, or None where there is nothing to do or nobody who may."""
        fewest = self._fewest()
        if fewest is None or max(self.players.values()) - fewest <= self.within:
            return None
        target = self._destination(fewest)
        found = self._giver(target, fewest)
        return None if found is None else self._moved(*found, target)

    def _fewest(self) -> int | None:
        room = [n for table, n in self.players.items() if n < self._counts[table].seats]
        return min(room, default=None)

    def _destination(self, fewest: int) -> int:
        """Of the emptiest tables with a free seat the last to break."""
        ties = {
            table
            for table, players in self.players.items()
            if players == fewest < self._counts[table].seats
        }
        unlisted = ties.difference(self._order)
        return min(unlisted) if unlisted else next(t for t in reversed(self._order) if t in ties)

    def _giver(self, target: int, fewest: int) -> tuple[int, Mover] | None:
        """The fullest table that has somebody to give; rather one whose player has not moved."""
        for players in range(max(self.players.values()), fewest + 1, -1):
            again = None
            for table in self._sources(players, target):
                leaving = mover(self._at(table), self._play)
                if leaving is None:
                    self.stuck.add(table)
                elif Note.MOVED_BEFORE not in leaving.notes:
                    return table, leaving
                else:
                    again = again or (table, leaving)
            if again is not None:
                return again
        return None

    def _sources(self, players: int, target: int) -> list[int]:
        """Tables with so many players in the order of the posted procedure."""
        ties = {table for table, n in self.players.items() if n == players and table != target}
        ties -= self.stuck
        if self._source is Source.NEXT_NUMBER:
            return clockwise(ties, self._last or 0)
        return [t for t in self._order if t in ties] + sorted(ties.difference(self._order))

    def _at(self, table: int) -> TableAtRest:
        if table not in self._seen:
            self._seen[table] = self._look(table)
        return self._seen[table]

    def _moved(self, source: int, leaving: Mover, target: int) -> Move:
        """The move as a value, and the plan with it made."""
        choice = worst_seat(self._at(target), self._play)
        seat = None if choice is None else choice.seat
        notes = leaving.notes if choice is None else leaving.notes | choice.notes
        self.players[source] -= 1
        self.players[target] += 1
        self._last = source
        if leaving.seat is not None:
            self._seen[source] = _without(self._at(source), leaving.seat)
        if seat is not None:
            waits = choice is not None and Note.WAITS_FOR_BUTTON in choice.notes
            self._seen[target] = _with_newcomer(self._at(target), seat, waits=waits)
        return Move(source, leaving.seat, target, seat, notes, leaving.not_from)


def _without(table: TableAtRest, seat: int) -> TableAtRest:
    sets = ("occupied", "newcomers", "waiting", "fixed", "moved")
    return msgspec.structs.replace(table, **{name: getattr(table, name) - {seat} for name in sets})


def _with_newcomer(table: TableAtRest, seat: int, *, waits: bool) -> TableAtRest:
    sets = ("occupied", "newcomers", "moved", *(("waiting",) if waits else ()))
    return msgspec.structs.replace(table, **{name: getattr(table, name) | {seat} for name in sets})
