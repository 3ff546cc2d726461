"""How a table of the event in view stands on the map."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from tdapp.table.geometry.seats import Seat
from tdapp.ui.floor.due import Due, Kind
from tdapp.ui.floor.map.room import Room
from tdapp.ui.floor.map.values import TAKEN, MapSeat, Pill, SeatLook, TableLook
from tdapp.ui.look.shapes import Shape

translate = QCoreApplication.translate
MINUTE_US = 60_000_000


def counts_of(seats: tuple[MapSeat, ...]) -> tuple[str, str]:
    """How many of how many, in words and as a tile has room for."""
    taken = sum(seat.look in TAKEN for seat in seats)
    return (
        translate("Map", "{players} of {seats}").format(players=taken, seats=len(seats)),
        f"{taken}/{len(seats)}",
    )


def standing(
    room: Room, number: int, seats: tuple[MapSeat, ...], mine: Sequence[Due]
) -> tuple[TableLook, Pill | None]:
    """How a table of the event stands; the gravest is said. `mine` is what is due there."""
    seating = room.state.seating
    if number in seating.held:
        since = room.book.held.get(number)
        said = translate("Map", "hold")
        if since is not None:
            minutes = max(0, room.now.utc_us - since) // MINUTE_US
            said = translate("Map", "hold {minutes} min").format(minutes=minutes)
        return TableLook.HELD, Pill(said, Shape.PAUSED, brief=translate("Map", "hold"))
    short = next((line.short for line in mine if line.kind is Kind.HALT), 0)
    if short:
        said = translate("Map", "{count} short").format(count=short)
        return TableLook.SHORT, Pill(said, Shape.ATTENTION, loud=True)
    if number in seating.breaking:
        return TableLook.BREAKS, Pill(translate("Map", "breaks"), Shape.BREAKS)
    if any(line.kind is Kind.BREAK for line in mine):
        return TableLook.BREAKS, Pill(
            translate("Map", "break it now"), Shape.BREAKS, brief=translate("Map", "break")
        )
    if any(line.kind is Kind.EMPTY for line in mine):
        return TableLook.CALM, Pill(
            translate("Map", "all have left"), Shape.GONE, brief=translate("Map", "left")
        )
    return _quieter(room, number, seats)


def _quieter(room: Room, number: int, seats: tuple[MapSeat, ...]) -> tuple[TableLook, Pill | None]:
    away = [seat.number for seat in seats if seat.look is SeatLook.AWAY]
    out = [seat.number for seat in seats if seat.look is SeatLook.OUT]
    look = TableLook.BREAKS if number == next_to_break(room) else TableLook.CALM
    if away:
        brief = translate("Map", "{count} away").format(count=len(away))
        said = translate("Map", "seat {seat} away").format(seat=away[0])
        return look, Pill(said if len(away) == 1 else brief, Shape.AWAY, brief=brief)
    if look is TableLook.BREAKS:
        return look, Pill(
            translate("Map", "next to break"), Shape.BREAKS, brief=translate("Map", "next")
        )
    if out:
        said = translate("Map", "{seat} just out").format(seat=Seat(number, out[0]))
        return look, Pill(said, Shape.GONE, brief=counts_of(seats)[1])
    return look, None


def next_to_break(room: Room) -> int | None:
    """The first in the breaking order at which somebody sits, of several tables."""
    counts = room.state.seating.counts.counts
    if len(counts) < 2 or not room.state.clock.started:  # noqa: PLR2004 - the last never breaks
        return None
    order = room.state.seating.orders.breaking
    return next((table for table in order if table in counts and counts[table].players), None)


def age_of(room: Room, seats: tuple[MapSeat, ...]) -> str:
    """How old the stacks are that a table shows: the oldest of them."""
    stacks = room.state.chips.stacks
    reports = (stacks.get(seat.entry) for seat in seats if seat.entry is not None)
    known = [report.at_us for report in reports if report is not None]
    if not known:
        return ""
    minutes = max(0, room.now.utc_us - min(known)) // MINUTE_US
    return translate("Map", "stacks {minutes} min old").format(minutes=minutes)
