"""The acts of the window itself: begin an event, find an entry, stop what takes long, leave."""

from collections.abc import Awaitable, Callable

from PySide6.QtCore import QObject, Signal

from tdapp.core.ids import StreamId
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.events.beginning import demo_event, new_event
from tdapp.ui.look.act import WindowAct, always
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts


class WindowActs(QObject):
    """`begun` says that an event was begun and is in view; `finds` and `leaves` what was asked."""

    begun = Signal()
    finds = Signal()
    leaves = Signal()

    def __init__(self, parts: Parts, view: EventInView, asking: Asking, names: NameBook) -> None:
        text = voice().text
        super().__init__(view)
        self._view = view
        self._asking = asking
        self._begins = False
        self.new = self._act(
            text("window acts", "New event"),
            "Ctrl+N",
            lambda: self._begin(lambda: new_event(parts, asking)),
        )
        self.demo = self._act(
            text("window acts", "Demo event"),
            "Shift+F2, D",
            lambda: self._begin(lambda: demo_event(parts, names, asking)),
        )
        self.find_entry = self._act(text("window acts", "Find an entry"), "Ctrl+F", self.finds.emit)
        self.stop = WindowAct(
            lambda: text("window acts", "Stop the running task"),
            "Ctrl+.",
            self._why_no_stop,
            asking.stop,
            self,
        )
        self.quit = self._act(text("window acts", "Quit"), "Ctrl+Q", self.leaves.emit)

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return (self.new, self.demo, self.find_entry, self.stop, self.quit)

    def _act(self, words: str, key: str, do: Callable[[], None]) -> WindowAct:
        return WindowAct(lambda: words, key, always, do, self)

    def _why_no_stop(self) -> str:
        return "" if self._asking.can_stop else voice().text("window acts", "No task is running.")

    def _begin(self, begin: Callable[[], Awaitable[StreamId]]) -> None:
        """Once, however often it is pressed."""
        if self._begins:
            return
        self._begins = True

        async def work() -> None:
            try:
                self._view.choose(await begin())
            finally:
                self._begins = False
            self.begun.emit()

        self._asking.start(work)
