"""Where the button stands at each table, as far as it was told, and who came there since."""

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.fold import Handlers
from tdapp.floor.button import Position
from tdapp.floor.seats import Seat
from tdapp.tournament.seats.events import SeatGiven, SeatsDrawn, TableClosed
from tdapp.tournament.seats.move_events import FieldRedrawn, MoveArrived
from tdapp.tournament.seats.table_events import ButtonTold


class Told(msgspec.Struct, frozen=True):
    """The places in the hand that was told, and the seats of those who came after it."""

    position: Position = Position()
    newcomers: frozenset[int] = frozenset()


class Buttons(msgspec.Struct, frozen=True):
    """What was told of each table last; nothing of those that are not in `by_table`."""

    by_table: Map[int, Told] = Map()


def _told(buttons: Buttons, event: ButtonTold) -> Buttons:
    position = Position(event.button, event.small_blind, event.big_blind)
    return replace(buttons, by_table=buttons.by_table.set(event.table, Told(position)))


def _came(buttons: Buttons, seat: Seat) -> Buttons:
    told = buttons.by_table.get(seat.table)
    if told is None:
        return buttons
    told = replace(told, newcomers=told.newcomers | {seat.seat})
    return replace(buttons, by_table=buttons.by_table.set(seat.table, told))


def _arrived(buttons: Buttons, event: MoveArrived | SeatGiven) -> Buttons:
    return _came(buttons, event.seat)


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
    SeatGiven: _arrived,
    SeatsDrawn: _drawn,
    TableClosed: _closed,
    FieldRedrawn: _redrawn,
}
