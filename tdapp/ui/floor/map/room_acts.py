"""The acts on the physical tables of the room: put in, place, out of service, for this event."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tdapp.calls.house.room import InstallTable, PlaceTable, SetTableState
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.house.house import House
from tdapp.house.house_events import PhysicalTable, TableState
from tdapp.house.room_registry import RoomRegistry
from tdapp.shown.reading import read_tables
from tdapp.ui.asking.question import Question
from tdapp.ui.floor.map.plan import TablePoint, centimetres, spots
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence


class RoomActs(QObject):
    """They act on the table that is `marked`; `asks` and `tried` as on every page.

    `arranges` says whether tables are moved now.
    """

    asks = Signal(object)
    tried = Signal(object)
    arranges = Signal(bool)

    def __init__(self, work: Workplace, parent: QObject) -> None:
        text = voice().text
        super().__init__(parent)
        self._work = work
        self._marked: int | None = None
        self._arranging = False
        self.open_here = self._act(
            lambda: text("room acts", "Open for this event"),
            "Ctrl+B, E",
            self._why_not_open,
            self._open,
        )
        self.service = self._act(
            self._service_words, "Ctrl+B, S", self._why_no_service, self._turn_service
        )
        self.place = self._act(
            lambda: text("room acts", "Place table…"),
            "Ctrl+B, M",
            self._why_not_placed,
            self._ask_place,
        )
        self.install = self._act(
            lambda: text("room acts", "Add a table…"),
            "Ctrl+B, T",
            self._why_no_table,
            self._ask_table,
        )
        self.show_event = self._act(
            lambda: text("room acts", "Show its event"), "Ctrl+B, I", self._why_no_event, self._show
        )
        self.arrange = self._act(
            self._arrange_words, "Ctrl+B, A", self._why_not_arranged, self._arrange
        )

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        on_table = (self.open_here, self.service, self.place, self.show_event)
        return (*on_table, self.install, self.arrange)

    @property
    def registry(self) -> RoomRegistry:
        """The tables of the room."""
        house: House = self._work.parts.desk.state(self._work.parts.day.stream)
        return house.registry

    def mark(self, table: int | None) -> None:
        """Act on this table from now on."""
        self._marked = table
        for act in self.all:
            act.refresh()

    def put(self, table: int, spot: TablePoint) -> None:
        """Give a table its place on the plan."""
        x, y = centimetres(spot)
        self._work.asking.act(PlaceTable(self._house, table, x, y))

    @property
    def _house(self) -> StreamId:
        return self._work.parts.day.stream

    def _act(
        self, words: Callable[[], str], key: str, why: Callable[[], str], do: Callable[[], None]
    ) -> WindowAct:
        return WindowAct(words, key, why, do, self)

    def _table(self) -> PhysicalTable:
        if self._marked is None:
            raise Refusal("no_table_chosen")
        return self.registry.table(self._marked)

    def _why(self, make: Callable[[], Call]) -> str:
        """Why an act of the house is refused; one on the event is asked of the view."""
        try:
            refusal = self._work.parts.desk.why_not_even_signed(self._work.parts.actor, make())
        except Refusal as unfit:
            refusal = unfit
        return sentence(refusal, voice()) if refusal else ""

    def _open_call(self) -> Call:
        event = self._work.view.id
        if event is None:
            raise Refusal("no_such_event")
        return self._work.acts.tables.take_call(event, self._table().number)

    def _why_not_open(self) -> str:
        return self._why(self._open_call)

    def _open(self) -> None:
        self._work.acts.tables.open_table(self._table().number)

    def _is_out(self) -> bool:
        table = self.registry.tables.get(self._marked or 0)
        return table is not None and table.state is TableState.OUT_OF_SERVICE

    def _service_words(self) -> str:
        return (
            voice().text("room acts", "Back in service")
            if self._is_out()
            else voice().text("room acts", "Out of service")
        )

    def _service_call(self) -> Call:
        other = TableState.IN_SERVICE if self._is_out() else TableState.OUT_OF_SERVICE
        return SetTableState(self._house, self._table().number, other)

    def _why_no_service(self) -> str:
        return self._why(self._service_call)

    def _turn_service(self) -> None:
        self._work.asking.act(self._service_call())

    def _place_call(self) -> Call:
        """Anywhere else, to see whether it may be placed at all."""
        table = self._table()
        return PlaceTable(self._house, table.number, (table.x + 1) % 1_000, 0)

    def _why_not_placed(self) -> str:
        return self._why(self._place_call)

    def _ask_place(self) -> None:
        table = self._table()
        spot = spots(self.registry.tables)[table.number]
        here = " ".join(map(str, centimetres(spot)))
        said = voice().text(
            "room acts",
            "Where does table {table} stand, in cm from the left and the top of the plan?",
        )

        def read(typed: str) -> None:
            x, y = self._two(typed)
            self._work.asking.act(PlaceTable(self._house, table.number, x, y))

        hint = voice().text("room acts", "Such as 450 1200")
        self._ask(
            said.format(table=table.number),
            voice().text("room acts", "Place table"),
            hint,
            here,
            read,
        )

    def _install_call(self) -> Call:
        return InstallTable(self._house, max([0, *self.registry.tables]) + 1, 9)

    def _why_no_table(self) -> str:
        return self._why(self._install_call)

    def _ask_table(self) -> None:
        number = max([0, *self.registry.tables]) + 1
        text = voice().text(
            "room acts", "What is the new table's number, and how many seats does it have?"
        )

        def read(typed: str) -> None:
            table, seats = self._two(typed)
            standing = self.registry.tables.get(table)
            x, y = (0, 0) if standing is None else (standing.x, standing.y)
            self._work.asking.act(InstallTable(self._house, table, seats, x, y))

        hint = voice().text("room acts", "Number and seats, such as 23 9")
        self._ask(text, voice().text("room acts", "Add table"), hint, f"{number} 9", read)

    def _two(self, typed: str) -> tuple[int, int]:
        """Two numbers; refuses ``not_two_numbers``."""
        try:
            one, other = read_tables(typed)
        except (Refusal, ValueError) as unfit:
            raise Refusal("not_two_numbers", text=typed.strip()) from unfit
        return one, other

    def _ask(self, text: str, yes: str, hint: str, first: str, read: Callable[[str], None]) -> None:
        def answered(typed: str) -> None:
            try:
                read(typed)
            except Refusal as unfit:
                self.tried.emit(sentence(unfit, voice()))
                self.asks.emit(question)

        question = Question(text, yes, answered, hint, (first,))
        self.asks.emit(question)

    def _why_no_event(self) -> str:
        try:
            used_by = self._table().used_by
        except Refusal as unfit:
            return sentence(unfit, voice())
        if used_by is None or used_by not in self._work.view.events():
            return sentence(Refusal("no_such_event"), voice())
        return ""

    def _show(self) -> None:
        used_by = self._table().used_by
        if used_by is not None:
            self._work.view.choose(used_by)

    def _arrange_words(self) -> str:
        return (
            voice().text("room acts", "Done arranging")
            if self._arranging
            else voice().text("room acts", "Arrange room")
        )

    def _why_not_arranged(self) -> str:
        tables = self.registry.tables
        if not tables:
            return sentence(Refusal("no_table_chosen"), voice())
        first = min(tables)
        x = (tables[first].x + 1) % 1_000
        return self._why(lambda: PlaceTable(self._house, first, x, 0))

    def _arrange(self) -> None:
        self._arranging = not self._arranging
        self.arrange.refresh()
        self.arranges.emit(self._arranging)
