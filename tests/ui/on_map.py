"""What the tests of the map share: a room told from an event that needs no window."""

from collections.abc import Mapping

from immutables import Map

from tdapp.core.ids import PersonId, StreamId
from tdapp.desk.desk import Desk
from tdapp.house.house_events import PhysicalTable
from tdapp.shown.floor_tasks import due_now
from tdapp.tournament.tournament import Tournament
from tdapp.ui.floor.floor_book import FloorBook
from tdapp.ui.floor.map.map_words import MapTeller
from tdapp.ui.floor.map.room import MapSource
from tdapp.ui.floor.map.values import MapPlan, MapTable
from tdapp.voice.voice import Voice
from tests.tournament.evening import Evening

MAIN, SIDE = StreamId("main"), StreamId("side")


class Telling:
    """Tells the map of an event again and again, as the page does; `book` remembers nothing.

    What is told again is always what somebody would tell who has seen nothing before.
    """

    def __init__(self, evening: Evening, *more: PhysicalTable) -> None:
        self.evening = evening
        self.more = more
        self.others: Mapping[StreamId, Tournament] = {}
        self.book = FloorBook(Desk.__new__(Desk))
        self.teller = MapTeller()
        self.tables: Map[int, PhysicalTable] = Map()

    def plan(self) -> MapPlan:
        """The map as it is now."""
        state = self.evening.state
        tables = {n: PhysicalTable(n, seats, 0, 0, used_by=MAIN) for n, seats in _tables(state)}
        tables |= {table.number: table for table in self.more}
        if self.tables != Map(tables):
            self.tables = Map(tables)
        lines = due_now(Voice(), state, name_of)
        room = MapSource(
            self.tables,
            MAIN,
            state,
            lines,
            self.book,
            self.evening.now,
            name_of,
            self.others.get,
            0,
        )
        told = self.teller.plan(room)
        assert told == MapTeller().plan(room)
        return told

    def table(self, number: int) -> MapTable:
        """One table as it is now."""
        return next(table for table in self.plan().tables if table.number == number)


def name_of(who: PersonId) -> str:
    """A first and a last name for everybody."""
    return f"Ann {str(who).capitalize()}"


def _tables(state: Tournament) -> list[tuple[int, int]]:
    return sorted(state.seating.tables.items())
