"""The acts on the tables of the event in view: open the next one, close one that is empty."""

from PySide6.QtCore import QObject

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.house_calls import InstallTable
from tdapp.desk.tournament_calls import CloseTable, OpenTable
from tdapp.floor.house import House
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.asking import Asking
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.look.figures import VOICE
from tdapp.ui.parts import Parts
from tdapp.ui.sentences import sentence

PITCH_CM = 300


class TableActs(QObject):
    """Opens the first free table, which is put into the room first if there is none."""

    def __init__(self, parts: Parts, view: EventInView, asking: Asking, parent: QObject) -> None:
        super().__init__(parent)
        self._parts = parts
        self._view = view
        self._asking = asking
        self.open_next = Act(self._open_words, "Ctrl+T", self._why_no_table, self._open, self)

    def in_use(self) -> dict[int, int]:
        """The event's tables by number, and how many sit at each."""
        return dict(sorted(self._view.state.seating.at_tables().items()))

    def why_not_close(self, number: int) -> str:
        """Why this table cannot be closed now; empty if it can."""
        return self._why(self._close(number))

    def close_table(self, number: int) -> None:
        """Give this table back to the room, or have it told why not."""
        call = self._close(number)
        if call is not None:
            self._asking.act(call)

    def _why(self, call: Call | None) -> str:
        refusal = Refusal("no_such_event") if call is None else self._view.why_not(call)
        return sentence(refusal, VOICE) if refusal else ""

    def _close(self, number: int) -> Call | None:
        event = self._view.id
        return None if event is None else CloseTable(event, self._parts.day.stream, number)

    def _next_table(self) -> tuple[int, bool]:
        """The number of the table to open, and whether it stands in the room already."""
        house: House = self._parts.desk.state(self._parts.day.stream)
        free = house.registry.free()
        if free:
            return free[0].number, True
        return max([0, *house.registry.tables]) + 1, False

    def _open_words(self) -> str:
        return self.tr("Open table {number}").format(number=self._next_table()[0])

    def _why_no_table(self) -> str:
        event = self._view.id
        if event is None:
            return self._why(None)
        number, stands = self._next_table()
        return self._why(self._take(event, number) if stands else self._install(number))

    def _install(self, number: int) -> Call:
        seats = self._view.state.conditions.seats_per_table
        return InstallTable(self._parts.day.stream, number, seats, PITCH_CM * number, 0)

    def _take(self, event: StreamId, number: int) -> Call:
        return OpenTable(event, self._parts.day.stream, number)

    def _open(self) -> None:
        self._asking.start(self._install_and_open)

    async def _install_and_open(self) -> None:
        event = self._view.id
        number, stands = self._next_table()
        if event is None:
            raise Refusal("no_such_event")
        if not stands:
            await self._asking.perform(self._install(number))
        await self._asking.perform(self._take(event, number))
