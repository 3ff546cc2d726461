"""Who sits where, as rows: by name over all pages, and table by table."""

from collections.abc import Generator, Iterable, Iterator
from heapq import merge
from itertools import islice
from typing import TypeVar

from tdapp.floor.seats import Seat
from tdapp.tournament.tournament import Tournament
from tdapp.ui.screens.board_words import table_number
from tdapp.ui.screens.rows import Block, Blocks, Row
from tdapp.ui.screens.shown_names import Shown, ShownNames

BATCH = 200
Item = TypeVar("Item")
Seated = tuple[Shown, Seat]
Making = Generator[None, None, Blocks]
"""Work in small portions; the rows come with its end."""


def seats_by_name(state: Tournament, names: ShownNames) -> Making:
    """Everybody with a seat in the order of the alphabet; who keeps the name off comes last."""
    sorted_parts: list[list[Seated]] = []
    highest = Seat(0, 0)
    for some in _batches(state.seating.seat_of.items()):
        part = [(names.of(state.entry(entry).person, entry), seat) for entry, seat in some]
        sorted_parts.append(sorted(part, key=_order))
        highest = Seat(
            max(highest.table, *(seat.table for _, seat in part)),
            max(highest.seat, *(seat.seat for _, seat in part)),
        )
        yield
    rows: list[Row] = []
    for seated in _batches(merge(*sorted_parts, key=_order)):
        rows += (_by_name(shown, seat) for shown, seat in seated)
        yield
    widest = "", (str(highest.table), str(highest.seat))
    return Blocks([Block(tuple(rows))] if rows else (), widest)


def _by_name(shown: Shown, seat: Seat) -> Row:
    values = str(seat.table), str(seat.seat)
    return Row(shown.family, shown.given, values, letters=shown.letters, room=shown.room)


def _order(one: Seated) -> tuple[object, ...]:
    return one[0].order


def _batches(all_: Iterable[Item]) -> Iterator[list[Item]]:
    rest = iter(all_)
    while some := list(islice(rest, BATCH)):
        yield some


def seats_by_table(state: Tournament, names: ShownNames) -> Making:
    """Each table with its players by seat; a table where nobody sits is left out."""
    blocks: list[Block] = []
    for number in sorted(state.seating.tables):
        rows = []
        for entry in state.seating.at_table(number):
            shown = names.of(state.entry(entry).person, entry)
            seat = str(state.seating.seat_of[entry].seat)
            rows.append(Row(shown.family, shown.given, (), seat, str(number), room=shown.room))
        if rows:
            blocks.append(Block(tuple(rows), table_number(number)))
        yield
    highest = max(state.seating.tables.values(), default=0)
    return Blocks(blocks, (str(highest), ()))
