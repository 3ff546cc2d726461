"""The acts of the window itself: begin an event, find an entry, stop what takes long, leave."""

from collections.abc import Awaitable, Callable
from functools import partial

from PySide6.QtCore import Signal

from tdapp.core.ids import StreamId
from tdapp.ui.asking.acts import Acts, ActSpec, whatever
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.events.beginning import demo_event, new_event
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts


class WindowActs(Acts[None]):
    """`begun` says that an event was begun and is in view; `finds` and `leaves` what was asked."""

    begun = Signal()
    finds = Signal()
    leaves = Signal()

    def __init__(self, parts: Parts, view: EventInView, asking: Asking, names: NameBook) -> None:
        super().__init__(asking, asking, lambda: None, view)
        self._view = view
        self._begins = False
        text, act = voice().text, self._simple
        self.new, self.demo = (
            self._act(ActSpec(words, key, whatever, partial(self._event, begin)))
            for words, key, begin in (
                (text("window acts", "New event"), "Ctrl+N", lambda: new_event(parts, asking)),
                (
                    text("window acts", "Demo event"),
                    "Shift+F2, D",
                    lambda: demo_event(parts, names, asking),
                ),
            )
        )
        self.find_entry = act(text("window acts", "Find an entry"), "Ctrl+F", self.finds.emit)
        words = text("window acts", "Stop the running task")
        self.stop = act(words, "Ctrl+.", asking.stop, self._why_no_stop)
        self.quit = act(text("window acts", "Quit"), "Ctrl+Q", self.leaves.emit)

    def _why_no_stop(self) -> str:
        return "" if self._asking.can_stop else voice().text("window acts", "No task is running.")

    def _event(self, begin: Callable[[], Awaitable[StreamId]], _: None) -> Flow[None]:
        """Once, however often it is pressed."""
        if self._begins:
            return
        self._begins = True

        async def work() -> None:
            try:
                self._view.choose(await begin())
            finally:
                self._begins = False

        yield from result(work, once=True)
        self.begun.emit()
