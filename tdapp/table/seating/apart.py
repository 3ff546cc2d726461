"""Players to be kept apart: where they sit, and a seat elsewhere for who would meet another."""

from collections import Counter
from collections.abc import Collection
from contextlib import suppress

from tdapp.core.refusal import Refusal
from tdapp.table.floor import Floor
from tdapp.table.geometry.seats import FreeAt, Seat, draw_few
from tdapp.table.geometry.table_counts import TableCounts
from tdapp.table.geometry.two_step import Apart, Rivals


def pairs_together(floor: Floor) -> tuple[tuple[int, int], ...]:
    """The pairs to be kept apart who sit at one table or are on the way to it."""
    pairs, table_of = kept_apart(floor)
    return tuple(
        sorted((one, other) for one, other in pairs if table_of(one) == table_of(other) is not None)
    )


def kept_apart(floor: Floor) -> Apart:
    """The pairs to be kept apart, and at which table each will sit with all moves made."""
    seating = floor.seating

    def table_of(entry: int) -> int | None:
        slip = seating.slip_of.get(entry)
        if slip is not None:
            return seating.moves[slip].to_table
        seat = seating.seat_of.get(entry)
        return None if seat is None else seat.table

    return Apart(tuple(floor.attendance.apart), table_of)


def seats_apart(
    floor: Floor, tables: TableCounts, free_at: FreeAt, drawn: dict[int, Seat], seed: str
) -> dict[int, Seat]:
    """The seats drawn, exchanged or drawn again so that as few as can be meet whom they must not.

    They were drawn at `tables`, of the seats that are `free_at` each; others are drawn there too,
    at none that is empty. Where every table with a seat has one of them, an entry stays with the
    seat that it drew.
    """
    apart = kept_apart(floor)
    if not apart.pairs:
        return drawn
    hands = dict(drawn)
    rivals = Rivals(hands, apart)
    rivals.part_all(drawn)
    for entry in drawn:
        if rivals.clashes(entry):
            left = _left(tables, hands, rivals.tables_shunned(entry))
            with suppress(Refusal):
                hands[entry] = _elsewhere(free_at, left, hands, f"{seed}/apart {entry}")
    return hands


def _left(tables: TableCounts, hands: dict[int, Seat], shunned: Collection[int]) -> TableCounts:
    """The tables that are not shunned, those in hand counted as sitting there."""
    for table in shunned:
        tables = tables.without(table)
    for table, players in Counter(seat.table for seat in hands.values()).items():
        tables = tables.came(table, players) if table in tables.counts else tables
    return tables


def _elsewhere(free_at: FreeAt, tables: TableCounts, hands: dict[int, Seat], seed: str) -> Seat:
    """A seat at these tables, none of those in hand; refuses ``not_enough_seats``."""
    given = set(hands.values())

    def not_given(table: int) -> list[int]:
        return [number for number in free_at(table) if Seat(table, number) not in given]

    return draw_few(tables, not_given, 1, seed, in_use=True)[0]
