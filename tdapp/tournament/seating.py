"""Who sits where: the fold of tables opened and closed, seats drawn, left and taken again."""

from collections.abc import Iterator

import msgspec
from immutables import Map

from tdapp.core.fold import Handlers
from tdapp.core.refusal import Contradiction
from tdapp.floor.seats import Seat
from tdapp.tournament.events import (
    EntryBusted,
    Place,
    SeatGiven,
    SeatsDrawn,
    TableClosed,
    TableOpened,
)


class Seating(msgspec.Struct, frozen=True):
    """Tables of the event with their number of seats, and the two ways to look up a seat."""

    tables: Map[int, int] = Map()
    seat_of: Map[int, Seat] = Map()
    entry_at: Map[Seat, int] = Map()

    def free(self) -> Iterator[Seat]:
        """Every seat that nobody has, by table and seat."""
        for table, seats in sorted(self.tables.items()):
            for number in range(1, seats + 1):
                seat = Seat(table, number)
                if seat not in self.entry_at:
                    yield seat

    def at_table(self, number: int) -> list[int]:
        """The entries that sit at a table, by seat."""
        seats = (Seat(number, seat) for seat in range(1, self.tables.get(number, 0) + 1))
        return [self.entry_at[seat] for seat in seats if seat in self.entry_at]

    def at_tables(self) -> dict[int, int]:
        """How many sit at each table."""
        counts = dict.fromkeys(self.tables, 0)
        for seat in self.entry_at:
            counts[seat.table] += 1
        return counts


def _opened(seating: Seating, event: TableOpened) -> Seating:
    if event.number in seating.tables:
        raise Contradiction("table_open", table=event.number)
    return msgspec.structs.replace(seating, tables=seating.tables.set(event.number, event.seats))


def _closed(seating: Seating, event: TableClosed) -> Seating:
    if event.number not in seating.tables:
        raise Contradiction("table_not_used", table=event.number)
    sitting = seating.at_table(event.number)
    if sitting:
        seat = str(seating.seat_of[sitting[0]])
        raise Contradiction("seat_taken", seat=seat, entry=sitting[0])
    return msgspec.structs.replace(seating, tables=seating.tables.delete(event.number))


def _drawn(seating: Seating, event: SeatsDrawn) -> Seating:
    for place in event.places:
        seating = _given(seating, place)
    return seating


def _given(seating: Seating, event: SeatGiven | Place) -> Seating:
    _must_be_free(seating, event.entry, event.seat)
    return Seating(
        seating.tables,
        seating.seat_of.set(event.entry, event.seat),
        seating.entry_at.set(event.seat, event.entry),
    )


def _left(seating: Seating, event: EntryBusted) -> Seating:
    if seating.seat_of.get(event.entry) != event.seat:
        raise Contradiction("not_in_that_seat", entry=event.entry, seat=str(event.seat))
    return Seating(
        seating.tables,
        seating.seat_of.delete(event.entry),
        seating.entry_at.delete(event.seat),
    )


def _must_be_free(seating: Seating, entry: int, seat: Seat) -> None:
    if seating.entry_at.get(seat) is not None:
        raise Contradiction("seat_taken", seat=str(seat), entry=seating.entry_at[seat])
    if seating.seat_of.get(entry) is not None:
        raise Contradiction("already_seated", entry=entry)
    if not 1 <= seat.seat <= seating.tables.get(seat.table, 0):
        raise Contradiction("no_such_seat", seat=str(seat))


SEATING_FOLD: Handlers = {
    TableOpened: _opened,
    TableClosed: _closed,
    SeatsDrawn: _drawn,
    SeatGiven: _given,
    EntryBusted: _left,
}
