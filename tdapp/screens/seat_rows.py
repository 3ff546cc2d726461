"""Who sits where, as rows: by name over all pages, and table by table."""

from bisect import bisect_left
from collections.abc import Generator

from tdapp.screens.board_words import table_number
from tdapp.screens.paging import Blocks
from tdapp.screens.rows import RowBlock, ScreenRow
from tdapp.screens.seat_news import SeatedName, SeatMemory
from tdapp.screens.shown_names import ShownNames
from tdapp.tournament.tournament import Tournament

Making = Generator[None, None, Blocks]
"""Work in small portions; the rows come with its end."""
AT_ONCE = 25
"""So many new rows, or tables, are a portion."""


class SeatsByName:
    """Everybody with a seat in the order of the alphabet; who keeps the name off comes last.

    Only the rows of those who came, moved or went are made again.
    """

    def __init__(self, names: ShownNames) -> None:
        self._kept = SeatMemory(names)
        self._orders: list[tuple[object, ...]] = []
        self._rows: list[ScreenRow] = []

    def rows(self, state: Tournament) -> Making:
        """The rows of an event as it stands."""
        for some in self._kept.news(state):
            for count, (before, now) in enumerate(some, 1):
                if before == now:
                    continue
                if before is not None:
                    self._take_out(before)
                if now is not None:
                    self._put_in(now)
                if count % AT_ONCE == 0:
                    yield
            yield
        tables = state.seating.tables
        widest = str(max(tables, default=0)), str(max(tables.values(), default=0))
        return Blocks([RowBlock(tuple(self._rows))] if self._rows else (), ("", widest))

    def _take_out(self, one: SeatedName) -> None:
        place = bisect_left(self._orders, one.shown.order)
        del self._orders[place], self._rows[place]

    def _put_in(self, one: SeatedName) -> None:
        shown, seat = one
        place = bisect_left(self._orders, shown.order)
        values = str(seat.table), str(seat.seat)
        row = ScreenRow(shown.family, shown.given, values, letters=shown.letters, room=shown.room)
        self._orders.insert(place, shown.order)
        self._rows.insert(place, row)


class SeatsByTable:
    """Each table with its players by seat; a table where nobody sits is left out.

    Only the tables at which somebody came, moved or went are made again.
    """

    def __init__(self, names: ShownNames) -> None:
        self._names = names
        self._kept = SeatMemory(names)
        self._blocks: dict[int, RowBlock] = {}

    def rows(self, state: Tournament) -> Making:
        """The tables of an event as it stands."""
        touched: set[int] = set()
        for some in self._kept.news(state):
            changed = (one for one in some if one.before != one.now)
            touched.update(at.seat.table for one in changed for at in one if at is not None)
            yield
        for count, number in enumerate(touched, 1):
            self._look_at(state, number)
            if count % AT_ONCE == 0:
                yield
        blocks = [self._blocks[number] for number in sorted(self._blocks)]
        highest = max(state.seating.tables.values(), default=0)
        return Blocks(blocks, (str(highest), ()))

    def _look_at(self, state: Tournament, number: int) -> None:
        rows = []
        for entry in state.seating.at_table(number):
            shown = self._names.of(state.entry(entry).person, entry)
            seat = str(state.seating.seat_of[entry].seat)
            rows.append(
                ScreenRow(shown.family, shown.given, (), seat, str(number), room=shown.room)
            )
        self._blocks.pop(number, None)
        if rows:
            self._blocks[number] = RowBlock(tuple(rows), table_number(number, self._names.voice))
