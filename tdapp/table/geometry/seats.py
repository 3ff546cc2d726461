"""Places at tables, and drawing them fairly."""

import hashlib
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple, TypeVar

from tdapp.core.draw import shuffled
from tdapp.core.refusal import Refusal
from tdapp.table.geometry.table_counts import TableCounts

Item = TypeVar("Item")

_SPAN = 2**64


def few_of(items: Sequence[Item], wanted: int, seed: str) -> tuple[Item, ...]:
    """The first `wanted` items of the fair order that `seed` draws; the same on every machine."""
    moved: dict[int, int] = {}
    drawn = []
    for turn in range(min(wanted, len(items))):
        left = len(items) - turn
        chosen = _below(left, f"{seed}:{turn}")
        drawn.append(items[moved.get(chosen, chosen)])
        moved[chosen] = moved.get(left - 1, left - 1)
    return tuple(drawn)


def _below(limit: int, seed: str) -> int:
    fair = _SPAN - _SPAN % limit
    number, attempt = fair, 0
    while number >= fair:
        digest = hashlib.sha256(f"{seed}:{attempt}".encode()).digest()
        number, attempt = int.from_bytes(digest[:8], "big"), attempt + 1
    return number % limit


FreeAt = Callable[[int], Collection[int]]


class Seat(NamedTuple):
    """A seat at a table, both counted from 1; written ``12-4``."""

    table: int
    seat: int

    def __str__(self) -> str:
        return f"{self.table}-{self.seat}"


def draw_seats(
    free: Sequence[Seat], seated: Mapping[int, int], wanted: int, seed: str
) -> tuple[Seat, ...]:
    """`wanted` of the `free` seats at random, so that the tables fill up evenly.

    `seated` tells how many sit at each table already; equal seeds give equal draws. There are
    fewer than `wanted` seats in the answer only if fewer are free.
    """
    filled = dict(seated)
    ranked: list[tuple[int, int, Seat]] = []
    for order, seat in enumerate(shuffled(sorted(free), seed)):
        filled[seat.table] = filled.get(seat.table, 0) + 1
        ranked.append((filled[seat.table], order, seat))
    chosen = tuple(seat for _, _, seat in sorted(ranked)[:wanted])
    return shuffled(chosen, f"{seed}/players")


def draw_few(
    tables: TableCounts, free_at: FreeAt, wanted: int, seed: str, *, in_use: bool = False
) -> tuple[Seat, ...]:
    """As `draw_seats`, for few seats in a large room: it asks only the tables that it fills.

    `free_at` gives the free seats of a table. Tables on hold get nobody, nor empty ones where only
    those `in_use` may. Refuses ``not_enough_seats``.
    """
    seats: list[Seat] = []
    for table, players in _filled(tables, wanted, seed, 1 if in_use else 0).items():
        lots = few_of(sorted(free_at(table)), players, f"{seed}/{table}")
        seats.extend(Seat(table, lot) for lot in lots)
    return shuffled(sorted(seats), f"{seed}/cards")


def first_tables(opening_order: Sequence[int], seats: Mapping[int, int], players: int) -> list[int]:
    """As few tables, in the order in which they open, as seat so many players.

    Refuses ``not_enough_seats``.
    """
    chosen, room = [], 0
    for table in opening_order:
        if room >= players:
            break
        chosen.append(table)
        room += seats[table]
    if room < players:
        raise Refusal("not_enough_seats", free=room, waiting=players)
    return chosen


def _filled(tables: TableCounts, wanted: int, seed: str, lowest: int) -> dict[int, int]:
    """How many each table gets where the emptiest are filled first, equal ones at random."""
    given: dict[int, int] = {}
    left, level, raised = wanted, lowest, list[int]()
    while left:
        if level >= len(tables.open) and not raised:
            raise Refusal("not_enough_seats", free=wanted - left, waiting=wanted)
        row: Sequence[int] = tables.open[level] if level < len(tables.open) else ()
        row = sorted((*raised, *row)) if raised else row
        level += 1
        chosen = few_of(row, left, f"{seed}/row {level}")
        for table in chosen:
            given[table] = given.get(table, 0) + 1
        left -= len(chosen)
        raised = [table for table in chosen if tables.counts[table].seats > level]
    return given
