"""Keeping tables even: who moves where, with as few moves as there can be."""

from bisect import bisect_left
from collections.abc import Callable, Collection, Iterator, Sequence
from enum import Enum
from itertools import islice
from typing import Annotated, NamedTuple

import msgspec

from tdapp.rules.button_rule import ButtonPlay
from tdapp.table.geometry.button import ORDINARY, settled
from tdapp.table.geometry.table import Table
from tdapp.table.geometry.table_counts import Row, TableCounts
from tdapp.table.geometry.two_step import Apart
from tdapp.table.geometry.worst_seat import MoveNote, Mover, mover, worst_seat


class ToleranceStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From so many tables on, the fullest may have `within` players more than the emptiest."""

    from_tables: Annotated[int, msgspec.Meta(ge=1)]
    within: Annotated[int, msgspec.Meta(ge=1)]


class Source(Enum):
    """Which of the fullest tables gives a player: the first to break, or the next by number."""

    FIRST_TO_BREAK = "first_to_break"
    NEXT_NUMBER = "next_number"


class BalancingSettings(msgspec.Struct, frozen=True):
    """How a house keeps its tables even.

    - `tolerance`: the step with the most tables that are reached holds; within 1 below all steps.
    - `source`, or `Source.NEXT_NUMBER` from `by_number_from` tables on.
    - `halt_at`: how many players short of the fullest a table halts; None for never.
    """

    tolerance: tuple[ToleranceStep, ...] = ()
    source: Source = Source.FIRST_TO_BREAK
    by_number_from: int | None = None
    halt_at: int | None = 3

    def within(self, tables: int) -> int:
        """The difference in players that is tolerated between so many tables."""
        reached = [step for step in self.tolerance if step.from_tables <= tables]
        return max(reached, key=lambda step: step.from_tables).within if reached else 1

    def source_of(self, tables: int) -> Source:
        """Which of the fullest tables gives a player where there are so many tables."""
        numbered = self.by_number_from is not None and tables >= self.by_number_from
        return Source.NEXT_NUMBER if numbered else self.source


Look = Callable[[int], Table]

FEW = 8


class Move(msgspec.Struct, frozen=True):
    """One suggested move; a seat of None reads "the next big blind of" or "worst seat of".

    Where the mover's seat is None, nobody in the seats `not_from` is to be sent.
    """

    from_table: int
    from_seat: int | None
    to_table: int
    to_seat: int | None
    notes: frozenset[MoveNote] = frozenset()
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


class Company(NamedTuple):
    """Who sits in a seat (table, seat), None for nobody, and who is to be kept apart from whom."""

    at: Callable[[int, int], int | None] = lambda _, __: None
    apart: Apart = Apart()


def balance(
    tables: TableCounts,
    look: Look,
    procedure: Procedure,
    settings: BalancingSettings,
    play: ButtonPlay = ORDINARY,
    company: Company | None = None,
) -> Balancing:
    """The moves that bring the tables within tolerance; none where they are.

    `tables` are all in use; `look` is asked only for those that a move concerns. Tables on
    hold and empty ones neither give nor get. Of tables that are equally good to give or to get,
    those come first where nobody meets somebody to be kept apart from.
    """
    plan = _BalancePlan(tables, look, procedure, settings, play, company or Company())
    while (move := plan.next_move()) is not None:
        plan.moves.append(move)
    return Balancing(tuple(plan.moves), plan.within, plan.spread(), tuple(sorted(plan.stuck)))


class _BalancePlan:
    """The tables as they are after the moves suggested so far."""

    def __init__(
        self,
        tables: TableCounts,
        look: Look,
        procedure: Procedure,
        settings: BalancingSettings,
        play: ButtonPlay,
        company: Company,
    ) -> None:
        self.within = settings.within(tables.in_use)
        self.moves: list[Move] = []
        self.stuck: set[int] = set()
        self._tables, self._look, self._play = tables, look, play
        self._order, self._last = procedure
        self._source = settings.source_of(tables.in_use)
        self._seen: dict[int, Table] = {}
        self._company = company
        self._sent: dict[int, int] = {}

    def spread(self) -> int:
        """Players between the fullest table and the emptiest that has a free seat."""
        fewest = self._fewest()
        return 0 if fewest is None else max(0, self._tables.fullest() - fewest)

    def next_move(self) -> Move | None:
        """One move towards balance, or None where there is nothing to do or nobody who may."""
        fewest = self._fewest()
        if fewest is None or self.spread() <= self.within:
            return None
        found = self._giver_and_target(fewest)
        return None if found is None else self._moved(*found)

    def _fewest(self) -> int | None:
        rows = self._tables.open
        return next((players for players in range(1, len(rows)) if rows[players]), None)

    def _giver_and_target(self, fewest: int) -> tuple[int, Mover, int] | None:
        """The fullest table that has somebody to give, and an emptiest one for him.

        Of a few that are equally good the first whose player meets nobody whom he must not.
        """
        few = FEW if self._company.apart.pairs else 1
        targets = tuple(islice(_ranked(self._tables.open[fewest], self._order[::-1]), few))
        for players in range(self._tables.fullest(), fewest + 1, -1):
            first = None
            for table, leaving in islice(self._equally_good(players), few):
                first = first or (table, leaving, targets[0])
                shunned = self._shunned(table, leaving)
                target = next((one for one in targets if one not in shunned), None)
                if target is not None:
                    return table, leaving, target
            if first is not None:
                return first
        return None

    def _equally_good(self, players: int) -> Iterator[tuple[int, Mover]]:
        """Who leaves the tables with so many players; who has moved only if all have."""
        fresh, again = False, list[tuple[int, Mover]]()
        for table in self._sources(players):
            leaving = mover(self._at(table), self._play)
            if leaving is None:
                self.stuck.add(table)
            elif MoveNote.MOVED_BEFORE in leaving.notes:
                again.append((table, leaving))
            else:
                fresh = True
                yield table, leaving
        if not fresh:
            yield from again

    def _shunned(self, table: int, leaving: Mover) -> Collection[int]:
        """The tables of those whom a mover must not meet, with the moves so far made."""
        at, (pairs, table_of) = self._company
        player = None if leaving.seat is None or not pairs else at(table, leaving.seat)
        rivals = {other for pair in pairs if player in pair for other in pair if other != player}
        tables = (self._sent.get(rival, table_of(rival)) for rival in rivals)
        return {table for table in tables if table is not None}

    def _sources(self, players: int) -> Iterator[int]:
        """Tables with so many players in the order of the posted procedure."""
        rows = [row for row in self._tables.with_players(players) if row]
        ties = rows[0] if len(rows) == 1 else tuple(sorted(table for row in rows for table in row))
        if self._source is Source.NEXT_NUMBER:
            after = bisect_left(ties, (self._last or 0) + 1)
            ranked: Iterator[int] = iter(ties[after:] + ties[:after])
        else:
            ranked = _ranked(ties, self._order)
        return (table for table in ranked if table not in self.stuck)

    def _at(self, table: int) -> Table:
        if table not in self._seen:
            self._seen[table] = self._look(table)
        return self._seen[table]

    def _moved(self, source: int, leaving: Mover, target: int) -> Move:
        """The move as a value, and the plan with it made."""
        choice = worst_seat(self._at(target), self._play)
        seat = None if choice is None else choice.seat
        notes = leaving.notes if choice is None else leaving.notes | choice.notes
        self._tables = self._tables.came(source, -1).came(target)
        self._last = source
        if leaving.seat is not None:
            self._seen[source] = _without(self._at(source), leaving.seat)
            player = self._company.at(source, leaving.seat)
            if player is not None:
                self._sent[player] = target
        if seat is not None:
            waits = choice is not None and MoveNote.WAITS_FOR_BUTTON in choice.notes
            self._seen[target] = _with_newcomer(self._at(target), seat, waits=waits)
        return Move(source, leaving.seat, target, seat, notes, leaving.not_from)


def _ranked(ties: Row, order: Sequence[int]) -> Iterator[int]:
    """The tied tables in the given order, then those that it does not name."""
    if len(ties) <= FEW:
        unlisted = len(order)
        place = {table: order.index(table) if table in order else unlisted for table in ties}
        yield from sorted(ties, key=lambda table: (place[table], table))
        return
    for table in order:
        at = bisect_left(ties, table)
        if at < len(ties) and ties[at] == table:
            yield table
    yield from sorted(set(ties).difference(order))


def _without(table: Table, seat: int) -> Table:
    sets = ("occupied", "newcomers", "waiting", "fixed", "moved")
    return msgspec.structs.replace(table, **{name: getattr(table, name) - {seat} for name in sets})


def _with_newcomer(table: Table, seat: int, *, waits: bool) -> Table:
    sets = ("occupied", "newcomers", "moved", *(("waiting",) if waits else ()))
    return msgspec.structs.replace(table, **{name: getattr(table, name) | {seat} for name in sets})


class Halt(msgspec.Struct, frozen=True):
    """Play should halt at this table, which is so many players `short` of the fullest.

    `by_counts` says that the button is not known, so that the blinds may not be affected yet.
    """

    table: int
    short: int
    by_counts: bool


def halts(tables: TableCounts, look: Look, short_by: int | None) -> tuple[Halt, ...]:
    """Tables where play should halt: `short_by` or more below the fullest, their blinds affected.

    `short_by` None is never. Where the button is unknown the alarm goes by counts and says so.
    """
    if short_by is None:
        return ()
    fullest = tables.fullest(with_held=True)
    found = []
    for players in range(1, fullest - short_by + 1):
        rows = (rows[players : players + 1] for rows in (tables.open, tables.full, tables.held))
        for table in sorted(table for kind in rows for row in kind for table in row):
            affected = blinds_affected(look(table))
            if affected is not False:
                found.append(Halt(table, fullest - players, by_counts=affected is None))
    return tuple(found)


def blinds_affected(table: Table) -> bool | None:
    """Whether an empty seat touches the coming blinds; None where the button is unknown.

    So it is when the last big blind's seat is empty (the small blind would be dead), or the seat
    after it is (the big blind would pass it): a reading of "the big blind seat is empty".
    """
    big_blind = settled(table).big_blind
    if big_blind is None:
        return None
    following = big_blind % table.seats + 1
    return not {big_blind, following} <= table.occupied
