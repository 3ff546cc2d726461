"""The clocks of all events that run, side by side on every page."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from tdapp.core.ids import StreamId
from tdapp.ui.clock.clock_strip import HEIGHT, ClockStrip
from tdapp.ui.clock.strip_facts import StripFacts
from tdapp.ui.look.theme import Theme

MOST_WITH_BUTTONS = 1


class Strips(QWidget):
    """One strip an event, all equally wide; `chosen` carries the event whose strip was clicked.

    The buttons for the time stand in the strip of the event in view while it is the only one.
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme, make_buttons: Callable[[], QWidget]) -> None:
        super().__init__()
        self._theme = theme
        self._make_buttons = make_buttons
        self._strips: dict[StreamId, ClockStrip] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(1)
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def strip(self, event: StreamId) -> ClockStrip | None:
        """The strip of an event; None where it has none."""
        return self._strips.get(event)

    def show_facts(self, facts: Mapping[StreamId, StripFacts], in_view: StreamId | None) -> None:
        """Show these events; commands go to the one in view, which is marked among several."""
        if list(facts) != list(self._strips):
            self._lay_out(facts)
        for event, one in facts.items():
            self._strips[event].show_facts(one)
            self._strips[event].mark(marked=len(facts) > 1 and event == in_view)

    def _lay_out(self, events: Mapping[StreamId, StripFacts]) -> None:
        for strip in self._strips.values():
            self._row.removeWidget(strip)
            strip.hide()
            strip.deleteLater()
        few = len(events) <= MOST_WITH_BUTTONS
        self._strips = {event: self._made(event, with_buttons=few) for event in events}
        for strip in self._strips.values():
            self._row.addWidget(strip, 1)

    def _made(self, event: StreamId, *, with_buttons: bool) -> ClockStrip:
        strip = ClockStrip(self._theme, self._make_buttons() if with_buttons else None)
        strip.clicked.connect(lambda: self.chosen.emit(event))
        return strip
