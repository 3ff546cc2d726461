"""Where the button stands at each table, as far as it was told, and who came there since."""

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.fold import Handlers
from tdapp.table.facts.moves import FieldRedrawn, MoveArrived
from tdapp.table.facts.tables import ButtonTold, SeatGiven, SeatsDrawn, TableClosed
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition, between


class TableButton(msgspec.Struct, frozen=True):
    """The places in the hand that was told, and the seats of those who came after it.

    Those in `waiting` are not dealt in before the button has passed them.
    """

    position: ButtonPosition = ButtonPosition()
    newcomers: frozenset[int] = frozenset()
    waiting: frozenset[int] = frozenset()


class Buttons(msgspec.Struct, frozen=True):
    """What was told of each table last; nothing of those that are not in `by_table`."""

    by_table: Map[int, TableButton] = Map()

    def at(self, table: int) -> TableButton:
        """What was told of a table, if anything."""
        return self.by_table.get(table, TableButton())


def _told(buttons: Buttons, event: ButtonTold) -> Buttons:
    position = ButtonPosition(event.button, event.small_blind, event.big_blind)
    before = buttons.at(event.table)
    waiting = {seat for seat in before.waiting if not passed(seat, before.position, position)}
    told = TableButton(position, waiting=frozenset(waiting))
    return replace(buttons, by_table=buttons.by_table.set(event.table, told))


def passed(seat: int, before: ButtonPosition, now: ButtonPosition) -> bool:
    """Whether the button has passed a seat between two hands that were told, as far as is known.

    It has where it came to that seat or over it, or where the coming hand's button and small blind,
    this hand's blinds, have left the seat behind.
    """
    over = before.button is not None and now.button is not None
    if over and (seat == now.button or between(seat, before.button or 0, now.button or 0)):
        return True
    button, small = now.small_blind, now.big_blind
    if button is None or small is None:
        return False
    return seat not in {button, small} and not between(seat, button, small)


def _came(buttons: Buttons, seat: Seat, *, waits: bool = False) -> Buttons:
    told = buttons.by_table.get(seat.table)
    if told is None:
        return buttons
    waiting = told.waiting | {seat.seat} if waits else told.waiting - {seat.seat}
    told = TableButton(told.position, told.newcomers | {seat.seat}, waiting)
    return replace(buttons, by_table=buttons.by_table.set(seat.table, told))


def _arrived(buttons: Buttons, event: MoveArrived) -> Buttons:
    return _came(buttons, event.seat, waits=event.waits)


def _given(buttons: Buttons, event: SeatGiven) -> Buttons:
    return _came(buttons, event.seat) if buttons.by_table else buttons


def _drawn(buttons: Buttons, event: SeatsDrawn) -> Buttons:
    for place in event.places:
        buttons = _came(buttons, place.seat)
    return buttons


def _closed(buttons: Buttons, event: TableClosed) -> Buttons:
    return _forgotten(buttons, event.number)


def _redrawn(buttons: Buttons, event: FieldRedrawn) -> Buttons:
    for table in {place.seat.table for place in event.places}:
        buttons = _forgotten(buttons, table)
    return buttons


def _forgotten(buttons: Buttons, table: int) -> Buttons:
    if table not in buttons.by_table:
        return buttons
    return replace(buttons, by_table=buttons.by_table.delete(table))


BUTTONS_FOLD: Handlers = {
    ButtonTold: _told,
    MoveArrived: _arrived,
    SeatGiven: _given,
    SeatsDrawn: _drawn,
    TableClosed: _closed,
    FieldRedrawn: _redrawn,
}
