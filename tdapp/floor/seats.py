"""Places at tables, and drawing them fairly."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tdapp.core.draw import shuffled


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
