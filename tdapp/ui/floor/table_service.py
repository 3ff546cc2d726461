"""Tables of the room out of service and back: one question for the number, then it is done."""

from PySide6.QtCore import QObject, Signal

from tdapp.calls.house.room import SetTableState
from tdapp.core.refusal import Refusal
from tdapp.house.house import House
from tdapp.house.house_events import TableState
from tdapp.house.room_registry import RoomRegistry
from tdapp.shown.reading import read_tables
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.question import Question
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.parts import Parts
from tdapp.words.sentence import sentence

FEW = 4
"""How many tables are offered as choices."""


class TableService(QObject):
    """One act for both: a table that is out of service comes back; `asks` carries the question."""

    asks = Signal(object)

    def __init__(self, parts: Parts, asking: Asking, parent: QObject) -> None:
        super().__init__(parent)
        self._parts = parts
        self._asking = asking
        self.turn = WindowAct(
            lambda: voice().text("table service", "Table out of service, or back…"),
            "Ctrl+Shift+H, S",
            self._why_not,
            self._ask,
            self,
        )

    @property
    def _registry(self) -> RoomRegistry:
        house: House = self._parts.desk.state(self._parts.day.stream)
        return house.registry

    def _out(self) -> list[int]:
        tables = sorted(self._registry.tables.items())
        return [number for number, table in tables if table.state is TableState.OUT_OF_SERVICE]

    def _call(self, number: int) -> SetTableState:
        """The other state for a table; refuses ``no_such_table``."""
        table = self._registry.table(number)
        out = table.state is TableState.OUT_OF_SERVICE
        other = TableState.IN_SERVICE if out else TableState.OUT_OF_SERVICE
        return SetTableState(self._parts.day.stream, number, other)

    def _likely(self) -> list[int]:
        """The tables out of service, then those that nothing uses, then any."""
        free = [table.number for table in self._registry.free()]
        return [*self._out(), *free] or sorted(self._registry.tables)

    def _why_not(self) -> str:
        likely = self._likely()
        if not likely:
            return sentence(Refusal("no_such_table", table=1), voice())
        refusal = self._parts.desk.why_not(self._parts.actor, self._call(likely[0]))
        return sentence(refusal, voice()) if refusal else ""

    def _ask(self) -> None:
        text = voice().text(
            "table service", "Which table should be taken out of service, or put back?"
        )
        if self._out():
            listed = ", ".join(map(str, self._out()))
            said = voice().text(
                "table service", "Out of service: {tables}. Which table should change?"
            )
            text = said.format(tables=listed)
        choices = tuple(map(str, self._likely()[:FEW]))
        hint = voice().text("table service", "Table number")
        self.asks.emit(
            Question(text, voice().text("table service", "Set"), self._answered, hint, choices)
        )

    def _answered(self, typed: str) -> None:
        try:
            calls = [self._call(number) for number in read_tables(typed)]
        except Refusal as unfit:
            self.turn.tried.emit(sentence(unfit, voice()))
            self._ask()
            return
        for call in calls:
            self._asking.act(call)
