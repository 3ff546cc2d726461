"""The acts on the tables of the event in view: open the next one, close one that is empty."""

from PySide6.QtCore import QObject

from tdapp.calls.across.tables import CloseTable, OpenTable
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.house.house import House
from tdapp.house.room_registry import RoomRegistry
from tdapp.shown.floor_calls import EventAtHouse, next_table
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow, at_once
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.parts import Parts
from tdapp.words.sentence import sentence

say = saying("table acts")


class TableActs(Acts[StreamId]):
    """Opens the first free table, which is put into the room first if there is none."""

    def __init__(self, parts: Parts, view: EventInView, asking: Asking, parent: QObject) -> None:
        super().__init__(view, asking, view.the_id, parent)
        self._parts = parts
        self._view = view
        self.open_next = self._act(
            ActSpec(self._open_words, "Ctrl+T", self.open_call, self.open_next_table)
        )

    def in_use(self) -> dict[int, int]:
        """The event's tables by number, and how many sit at each."""
        return dict(sorted(self._view.state.seating.at_tables().items()))

    def why_not_close(self, number: int) -> str:
        """Why this table cannot be closed now; empty if it can."""
        event = self._view.id
        call = None if event is None else self.close_call(event, number)
        refusal = self._view.why_not(call) if call else Refusal("no_such_event")
        return sentence(refusal, voice()) if refusal else ""

    def close_table(self, number: int) -> None:
        """Give this table back to the room, or have it told why not."""
        if self._view.id is not None:
            self._asking.act(self.close_call(self._view.id, number))

    def close_call(self, event: StreamId, number: int) -> Call:
        """The act that gives a table back."""
        return CloseTable(event, self._parts.day.stream, number)

    def open_call(self, event: StreamId) -> Call:
        """The act that opens the next table, or that puts it into the room first."""
        return self.at_house(event).open_next()

    def take_call(self, event: StreamId, number: int) -> Call:
        """The act that takes a table of the room for the event."""
        return OpenTable(event, self._parts.day.stream, number)

    def at_house(self, event: StreamId) -> EventAtHouse:
        """An event as it stands, with the tables of the room."""
        state = self._view.state_of(event)
        return EventAtHouse(event, self._parts.day.stream, state, self._registry)

    def free(self) -> list[int]:
        """The numbers of tables in the room that nothing uses."""
        return [table.number for table in self._registry.free()]

    @property
    def _registry(self) -> RoomRegistry:
        house: House = self._parts.desk.state(self._parts.day.stream)
        return house.registry

    def _next_table(self) -> int:
        return next_table(self._view.state, self._registry)[0]

    def _open_words(self) -> str:
        return say("Open table {number}", number=self._next_table())

    def open_next_table(self, _: StreamId) -> Flow[None]:
        """Open the next table, which is put into the room first if there is none."""
        return at_once(lambda: self.open_table(self._next_table()))

    def open_table(self, number: int) -> None:
        """Take a table of the room, or have it told why not; put it there first if it is new."""
        event = self._view.id
        if event is None:
            self._asking.refuse(Refusal("no_such_event"))
        else:
            self._asking.start(lambda: self._install_and_open(event, number))

    async def _install_and_open(self, event: StreamId, number: int) -> None:
        if number not in self._registry.tables:
            await self._asking.perform(self.at_house(event).install(number))
        await self._asking.perform(self.take_call(event, number))
