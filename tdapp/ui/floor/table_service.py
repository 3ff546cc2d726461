"""Tables of the room out of service and back: one question for the number, then it is done."""

from contextlib import suppress

from PySide6.QtCore import QObject

from tdapp.calls.house.room import SetTableState
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.house.house import House
from tdapp.house.house_events import PhysicalTable, TableState
from tdapp.house.room_registry import RoomRegistry
from tdapp.shown.reading import read_tables
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.asking.questions import read
from tdapp.ui.look.spoken import saying

say = saying("table service")

FEW = 4
"""How many tables are offered as choices."""


class TableService(Acts[StreamId]):
    """One act for both: a table that is out of service comes back."""

    def __init__(self, house: HouseDesk, parent: QObject) -> None:
        super().__init__(house, house.asking, house.stream, parent)
        self._house = house
        words = say("Table out of service, or back…")
        self.turn = self._act(ActSpec(words, "Ctrl+Shift+H, S", self._likeliest, self._turn))

    @property
    def _registry(self) -> RoomRegistry:
        house: House = self._house.parts.desk.state(self._house.stream())
        return house.registry

    def _out(self) -> list[int]:
        return [number for number, one in sorted(self._registry.tables.items()) if is_out(one)]

    def _likely(self) -> list[int]:
        """The tables out of service, then those that nothing uses, then any."""
        free = [table.number for table in self._registry.free()]
        return [*self._out(), *free] or sorted(self._registry.tables)

    def _likeliest(self, house: StreamId) -> SetTableState:
        return turned(house, self._registry.table(next(iter(self._likely()), 1)))

    def _turn(self, house: StreamId) -> Flow[None]:
        """Ask for tables; one that is refused keeps none of the others from it."""
        out = self._out()
        asked = say("Which table should be taken out of service, or put back?")
        if out:
            listed = ", ".join(map(str, out))
            asked = say("Out of service: {tables}. Which table should change?", tables=listed)

        def read_calls(typed: str) -> list[SetTableState]:
            return [turned(house, self._registry.table(one)) for one in read_tables(typed)]

        hint, yes = say("Table number"), say("Set")
        choices = map(str, self._likely()[:FEW])
        for call in (yield from read(asked, hint, read_calls, *choices, yes=yes)):
            with suppress(Refusal):
                yield from self._house.do(call)


def is_out(table: PhysicalTable) -> bool:
    """Whether a table is out of service."""
    return table.state is TableState.OUT_OF_SERVICE


def turned(house: StreamId, table: PhysicalTable) -> SetTableState:
    """The act that gives a table the other state."""
    other = TableState.IN_SERVICE if is_out(table) else TableState.OUT_OF_SERVICE
    return SetTableState(house, table.number, other)
