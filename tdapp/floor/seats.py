"""Places at tables, and drawing them fairly."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from tdapp.core.draw import shuffled
from tdapp.core.refusal import Refusal
from tdapp.floor.lots import few_of

FreeAt = Callable[[int], Collection[int]]


class Seat(NamedTuple):
    """A seat at a table, both counted from 1; written ``12-4``."""

    table: int
    seat: int

    def __str__(self) -> str:
        return f"{self.table}-{self.seat}"


class Count(NamedTuple):
    """A table in numbers: who sits there, how many could, and whether a dispute holds it.

    `seats` leaves out locked ones.
    """

    players: int
    seats: int
    on_hold: bool = False

    @property
    def free(self) -> int:
        """Seats that somebody may get."""
        return max(0, self.seats - self.players)


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
    counts: Mapping[int, Count], free_at: FreeAt, wanted: int, seed: str
) -> tuple[Seat, ...]:
    """As `draw_seats`, for few seats in a large room: it asks only the tables that it fills.

    `free_at` gives the free seats of a table. Tables on hold get nobody. Refuses
    ``not_enough_seats``.
    """
    free = sum(count.free for count in counts.values() if not count.on_hold)
    if free < wanted:
        raise Refusal("not_enough_seats", free=free, waiting=wanted)
    seats: list[Seat] = []
    for table, players in _filled(counts, wanted, seed).items():
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


def _filled(counts: Mapping[int, Count], wanted: int, seed: str) -> dict[int, int]:
    """How many each table gets where the emptiest are filled first, equal ones at random."""
    by_players: dict[int, list[int]] = {}
    for table, count in counts.items():
        if count.free and not count.on_hold:
            by_players.setdefault(count.players, []).append(table)
    given: dict[int, int] = {}
    level, row = 0, list[int]()
    while wanted:
        row = [table for table in row if counts[table].seats > level]
        row += by_players.pop(level, [])
        for table in few_of(sorted(row), wanted, f"{seed}/row {level}"):
            given[table] = given.get(table, 0) + 1
            wanted -= 1
        level += 1
    return given
