"""What every part of the evening begins with: an event of a house, its field and its tables."""

from collections.abc import Iterable
from pathlib import Path

from tdapp.bootstrap import rulebook
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.event import Announce
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import GiveSeat
from tdapp.core.ids import PersonId, StaffId, StreamId
from tdapp.core.instant import MINUTE_US
from tdapp.desk.permissions import Actor, Role
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.templates.template import conditions_of, read_template
from tests.same_record.templates import as_then
from tests.same_record.workplace import Workplace

__all__ = ["FOLDER", "MANAGER", "MINUTE_US", "announce", "enter", "person", "seat", "tables"]

FOLDER = Path(__file__).parent.parent / "events"
MANAGER = Actor(StaffId("manager"), frozenset({Role.MANAGER}))


def person(number: int) -> PersonId:
    """Somebody known only by number."""
    return PersonId(f"person {number}")


def announce(place: Workplace, event: str, house: str) -> StreamId:
    """Announce an event of a house, which is named as it is."""
    text = (FOLDER / f"{house}.toml").read_text(encoding="utf-8")
    conditions = conditions_of(read_template(text), rulebook(house))
    place.do(Announce(StreamId(event), as_then(conditions)))
    return StreamId(event)


def tables(place: Workplace, event: StreamId, numbers: Iterable[int], seats: int = 4) -> None:
    """Put new tables into the room and give them to an event."""
    for number in numbers:
        place.do(InstallTable(place.house, number, seats, 300 * number, 100))
        place.do(OpenTable(event, place.house, number))


def enter(place: Workplace, event: StreamId, numbers: Iterable[int]) -> None:
    """Sell entries for cash."""
    for number in numbers:
        place.do(Register(event, person(number)))


def seat(place: Workplace, event: StreamId, table: int, entries: Iterable[int]) -> None:
    """Seat entries at a table, from its first seat on."""
    for number, entry in enumerate(entries, 1):
        place.do(GiveSeat(event, entry, Seat(table, number), "ballot"))
