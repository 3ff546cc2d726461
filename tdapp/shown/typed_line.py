"""What is typed of a table: its number finds the event that has it, whichever is in view."""

from dataclasses import dataclass

from tdapp.calls.across.moves import event_at
from tdapp.calls.tournament.attendance import presence_call
from tdapp.calls.tournament.event import addresses
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Desk
from tdapp.house.house import House
from tdapp.house.papers.kinds import PaperKind
from tdapp.shown.reading import read_seat
from tdapp.table.geometry.seats import Seat
from tdapp.table.seating.presence_text import AllHere, read_presence
from tdapp.typed.figures import NUMBER, SEAT


@dataclass(frozen=True, slots=True)
class TypedLine:
    """The event, the table, perhaps a seat of it, and the act that is asked for, if one is.

    Where the `hand` is meant, it is the one that is followed at the table. The `entry` is of a
    player who may sit nowhere; the `paper` is to be printed for that player. Who is to be
    entered has no entry yet, but a `name`.
    """

    event: StreamId
    table: int
    seat: Seat | None = None
    call: Call | None = None
    hand: bool = False
    entry: int | None = None
    paper: PaperKind | None = None
    name: str = ""


def read_line(text: str, desk: Desk, house: StreamId) -> TypedLine:
    """``12`` and ``12-5`` choose; ``12 all here``, ``12-5 away`` and ``12-5 back`` tell.

    Refuses what `read_presence` and `presence_call` do, ``no_such_table``, and
    ``table_not_open`` where no event has the table.
    """
    plain = text.strip()
    if NUMBER.fullmatch(plain):
        table = int(plain)
        return TypedLine(event_of(table, desk, house), table)
    if SEAT.fullmatch(plain):
        seat = read_seat(plain)
        return TypedLine(event_of(seat.table, desk, house), seat.table, seat)
    said = read_presence(plain)
    seat_said = None if isinstance(said, AllHere) else said.seat
    table = said.table if isinstance(said, AllHere) else said.seat.table
    event = event_of(table, desk, house)
    return TypedLine(event, table, seat_said, presence_call(event, desk.state(event), plain))


def event_of(table: int, desk: Desk, house: StreamId) -> StreamId:
    """The event that has a table; refuses ``no_such_table`` and ``table_not_open``."""
    room: House = desk.state(house)
    event = event_at(room.registry, table)
    if event is None or event not in addresses(desk):
        raise Refusal("table_not_open", table=table)
    return event
