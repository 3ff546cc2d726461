"""How a table of the event in view stands on the map."""

from collections.abc import Sequence

from tdapp.poker.timing.act_clock import Hurry
from tdapp.screens.table_clock import short_time
from tdapp.shown.cells import Shape
from tdapp.shown.floor_tasks import FloorTask, FloorTaskKind
from tdapp.shown.floor_words import next_to_break
from tdapp.table.geometry.seats import Seat
from tdapp.ui.floor.map.room import MapSource
from tdapp.ui.floor.map.values import TAKEN, MapSeat, SeatLook, TableLook, TablePill
from tdapp.ui.look.spoken import saying

say = saying("map")
MINUTE_US = 60_000_000


def counts_of(seats: tuple[MapSeat, ...]) -> tuple[str, str]:
    """How many of how many, in words and as a tile has room for."""
    taken = sum(seat.look in TAKEN for seat in seats)
    return (say("{players} of {seats}", players=taken, seats=len(seats)), f"{taken}/{len(seats)}")


def standing(
    room: MapSource, number: int, seats: tuple[MapSeat, ...], mine: Sequence[FloorTask]
) -> tuple[TableLook, TablePill | None]:
    """How a table of the event stands; the gravest is said. `mine` is what is due there.

    While a clock runs for one act that is said instead.
    """
    look, pill = _standing(room, number, seats, mine)
    return look, counting(room, number) or pill


def _standing(
    room: MapSource, number: int, seats: tuple[MapSeat, ...], mine: Sequence[FloorTask]
) -> tuple[TableLook, TablePill | None]:
    seating = room.state.seating
    if number in seating.held:
        since = room.book.held.get(number)
        said = say("hold")
        if since is not None:
            minutes = max(0, room.now.utc_us - since) // MINUTE_US
            said = say("hold {minutes} min", minutes=minutes)
        return TableLook.HELD, TablePill(said, Shape.PAUSED, brief=say("hold"))
    short = next((line.short for line in mine if line.kind is FloorTaskKind.HALT), 0)
    if short:
        said = say("{count} short", count=short)
        return TableLook.SHORT, TablePill(said, Shape.ATTENTION, loud=True)
    if number in seating.breaking:
        return TableLook.BREAKS, TablePill(say("breaks"), Shape.BREAKS)
    if any(line.kind is FloorTaskKind.BREAK for line in mine):
        return TableLook.BREAKS, TablePill(say("break it now"), Shape.BREAKS, brief=say("break"))
    if any(line.kind is FloorTaskKind.EMPTY for line in mine):
        return TableLook.CALM, TablePill(say("table empty"), Shape.GONE, brief=say("left"))
    return _quieter(room, number, seats)


def counting(room: MapSource, number: int) -> TablePill | None:
    """What is left of the time for one act, where a clock runs at a table."""
    clock = room.clocks.get(number)
    if clock is None:
        return None
    left = short_time(clock, room.now)
    if clock.clock.at(room.now.elapsed_us) is Hurry.OVER:
        return TablePill(say("time expired"), Shape.ATTENTION, loud=True, brief=left)
    said = say("clock called {left}", left=left) if clock.called else say("clock {left}", left=left)
    return TablePill(said, Shape.RUNNING, loud=True, brief=left)


def _quieter(
    room: MapSource, number: int, seats: tuple[MapSeat, ...]
) -> tuple[TableLook, TablePill | None]:
    hand = in_hand(room, number)
    if hand is not None:
        return TableLook.CALM, hand
    away = [seat.number for seat in seats if seat.look is SeatLook.AWAY]
    out = [seat.number for seat in seats if seat.look is SeatLook.OUT]
    look = TableLook.BREAKS if number == marked_to_break(room) else TableLook.CALM
    if away:
        brief = say("{count} away", count=len(away))
        said = say("seat {seat} away", seat=away[0])
        return look, TablePill(said if len(away) == 1 else brief, Shape.AWAY, brief=brief)
    if look is TableLook.BREAKS:
        return look, TablePill(say("next to break"), Shape.BREAKS, brief=say("next"))
    if out:
        said = say("{seat} just busted", seat=Seat(number, out[0]))
        if len(out) > 1:
            said = say("{count} just busted", count=len(out))
        return look, TablePill(said, Shape.GONE, brief=counts_of(seats)[1])
    return look, None


def in_hand(room: MapSource, number: int) -> TablePill | None:
    """Whether a table still plays the hand of hand-for-hand, or how long it waits already."""
    now_on = room.state.hand_for_hand
    if now_on.terms is None or now_on.terms.soft:
        return None
    since = now_on.reported.get(number)
    if since is not None:
        minutes = room.now.since(since) // MINUTE_US
        said = say("waits {minutes} min", minutes=minutes) if minutes else say("waits")
        return TablePill(said, Shape.WAITING, brief=say("waits"))
    if number not in now_on.playing(room.state.seating):
        return None
    said = say("playing hand {hand}", hand=now_on.hand)
    return TablePill(said, Shape.RUNNING, loud=True, brief=say("plays"))


def marked_to_break(room: MapSource) -> int | None:
    """The table that is marked as the next to break, once play has begun."""
    return next_to_break(room.state) if room.state.clock.started else None


def age_of(room: MapSource, seats: tuple[MapSeat, ...]) -> str:
    """How old the stacks are that a table shows: the oldest of them."""
    stacks = room.state.chips.stacks
    reports = (stacks.get(seat.entry) for seat in seats if seat.entry is not None)
    known = [report.at_us for report in reports if report is not None]
    if not known:
        return ""
    minutes = max(0, room.now.utc_us - min(known)) // MINUTE_US
    return say("stacks {minutes} min old", minutes=minutes)
