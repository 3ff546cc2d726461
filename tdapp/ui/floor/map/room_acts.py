"""The acts on the physical tables of the room: put in, place, out of service, for this event."""

from PySide6.QtCore import QObject, Signal

from tdapp.calls.house.room import InstallTable, PlaceTable
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.house.house import House
from tdapp.house.house_events import PhysicalTable
from tdapp.house.room_registry import RoomRegistry
from tdapp.shown.reading import read_tables
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow, at_once
from tdapp.ui.asking.house_desk import RoomDesk
from tdapp.ui.asking.questions import read
from tdapp.ui.floor.map.plan import TablePoint, centimetres, spots
from tdapp.ui.floor.table_service import is_out, turned
from tdapp.ui.look.spoken import saying
from tdapp.ui.workplace.workplace import Workplace

say = saying("room acts")

Marked = int | None
"""The table that is marked, by its number."""


class RoomActs(Acts[Marked]):
    """They act on the table that is `marked`; `arranges` says whether tables are moved now."""

    arranges = Signal(bool)

    def __init__(self, work: Workplace, parent: QObject) -> None:
        desk = RoomDesk(work.parts, work.asking)
        super().__init__(desk, work.asking, lambda: self._marked, parent)
        self._work, self._stream = work, desk.stream
        self._marked: Marked = None
        self._arranging = False
        self.open_here, self.service, self.place, self.show_event, self.install, self.arrange = (
            self._acts(
                (say("Open for this event"), "Ctrl+B, E", self._opened, self._open),
                (self._service_words, "Ctrl+B, S", self._turned),
                (say("Place table…"), "Ctrl+B, M", self._elsewhere, self._place),
                (say("Show its event"), "Ctrl+B, I", self._event, self._show),
                (say("Add a table…"), "Ctrl+B, T", self._one_more, self._install),
                (self._arrange_words, "Ctrl+B, A", self._any_elsewhere, self._arrange),
            )
        )

    @property
    def registry(self) -> RoomRegistry:
        """The tables of the room."""
        house: House = self._work.parts.desk.state(self._stream())
        return house.registry

    def mark(self, table: Marked) -> None:
        """Act on this table from now on."""
        self._marked = table
        self.refresh()

    def put(self, table: int, spot: TablePoint) -> None:
        """Give a table its place on the plan."""
        x, y = centimetres(spot)
        self._asking.act(PlaceTable(self._stream(), table, x, y))

    def _table(self, marked: Marked) -> PhysicalTable:
        if marked is None:
            raise Refusal("no_table_chosen")
        return self.registry.table(marked)

    def _opened(self, marked: Marked) -> Call:
        event = self._work.view.the_id()
        return self._work.acts.tables.take_call(event, self._table(marked).number)

    def _open(self, marked: Marked) -> Flow[None]:
        return at_once(lambda: self._work.acts.tables.open_table(self._table(marked).number))

    def _service_words(self) -> str:
        table = self.registry.tables.get(self._marked or 0)
        if table is not None and is_out(table):
            return say("Back in service")
        return say("Out of service")

    def _turned(self, marked: Marked) -> Call:
        return turned(self._stream(), self._table(marked))

    def _elsewhere(self, marked: Marked) -> Call:
        """Anywhere else, to see whether it may be placed at all."""
        table = self._table(marked)
        return PlaceTable(self._stream(), table.number, (table.x + 1) % 1_000, 0)

    def _place(self, marked: Marked) -> Flow[None]:
        table = self._table(marked).number
        asked = say(
            "Where does table {table} stand, in cm from the left and the top of the plan?",
            table=table,
        )
        here = " ".join(map(str, centimetres(spots(self.registry.tables)[table])))
        hint, yes = say("Such as 450 1200"), say("Place table")
        x, y = yield from read(asked, hint, read_two, here, yes=yes)
        yield from self._do(PlaceTable(self._stream(), table, x, y))

    def _next_number(self) -> int:
        return max([0, *self.registry.tables]) + 1

    def _one_more(self, _: Marked) -> Call:
        return InstallTable(self._stream(), self._next_number(), 9)

    def _install(self, _: Marked) -> Flow[None]:
        asked = say("What is the new table's number, and how many seats does it have?")
        hint = say("Number and seats, such as 23 9")
        yes = say("Add table")
        table, seats = yield from read(asked, hint, read_two, f"{self._next_number()} 9", yes=yes)
        standing = self.registry.tables.get(table)
        x, y = (0, 0) if standing is None else (standing.x, standing.y)
        yield from self._do(InstallTable(self._stream(), table, seats, x, y))

    def _its_event(self, marked: Marked) -> StreamId:
        used_by = self._table(marked).used_by
        if used_by is None or used_by not in self._work.view.events():
            raise Refusal("no_such_event")
        return used_by

    def _event(self, marked: Marked) -> None:
        self._its_event(marked)

    def _show(self, marked: Marked) -> Flow[None]:
        return at_once(lambda: self._work.view.choose(self._its_event(marked)))

    def _arrange_words(self) -> str:
        if self._arranging:
            return say("Done arranging")
        return say("Arrange room")

    def _any_elsewhere(self, _: Marked) -> Call:
        return self._elsewhere(min(self.registry.tables, default=None))

    def _arrange(self, _: Marked) -> Flow[None]:
        yield from ()
        self._arranging = not self._arranging
        self.arrange.refresh()
        self.arranges.emit(self._arranging)


def read_two(typed: str) -> tuple[int, int]:
    """Two numbers; refuses ``not_two_numbers``."""
    try:
        one, other = read_tables(typed)
    except (Refusal, ValueError) as unfit:
        raise Refusal("not_two_numbers", text=typed.strip()) from unfit
    return one, other
