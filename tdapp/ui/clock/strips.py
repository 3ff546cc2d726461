"""The clocks of all events that run, side by side on every page."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QWidget

from tdapp.core.ids import StreamId
from tdapp.ui.clock.clock_buttons import BACK, ON, ClockButton
from tdapp.ui.clock.clock_strip import ClockStrip, strip_height
from tdapp.ui.clock.strip_facts import StripFacts
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying
from tdapp.ui.look.theme import Theme

say = saying("strips")
MOST_WITH_BUTTONS, MOST_WHOLE = 1, 3
UNBOUNDED = (1 << 24) - 1
NARROWER = 0.95
"""So much of its least width a strip can do with, where one more is whole for it."""


class Strips(QWidget):
    """One strip an event, all equally wide; `chosen` carries the event whose strip was clicked.

    The buttons for the time stand in the strip of the event in view while it is the only one. Four
    or more say less and are moved along where they do not fit, by keys or the wheel; the one in
    view stays in sight at the edge behind which it would go.
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme, make_buttons: Callable[[], QWidget]) -> None:
        super().__init__()
        self._theme = theme
        self._make_buttons = make_buttons
        self._strips: dict[StreamId, ClockStrip] = {}
        self._in_view: StreamId | None = None
        self._along = QWidget()
        self._row = QHBoxLayout(self._along)
        self._area = _Sight()
        self.before = WindowAct(
            lambda: say("Previous clocks"), "Ctrl+Alt+Left", self._why_none(-1), self._go(-1), self
        )
        self.after = WindowAct(
            lambda: say("Next clocks"), "Ctrl+Alt+Right", self._why_none(1), self._go(1), self
        )
        self._ends = (ClockButton(self.before, BACK, theme), ClockButton(self.after, ON, theme))
        self._lay_out()

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Those that bring others into sight where there are many."""
        return (self.before, self.after)

    def strip(self, event: StreamId) -> ClockStrip | None:
        """The strip of an event; None where it has none."""
        return self._strips.get(event)

    def show_facts(self, facts: Mapping[StreamId, StripFacts], in_view: StreamId | None) -> None:
        """Show these events; commands go to the one in view, which is marked among several."""
        turned = list(facts) != list(self._strips)
        if turned:
            self._take(facts)
        for event, one in facts.items():
            self._strips[event].show_facts(one)
            self._strips[event].mark(marked=len(facts) > 1 and event == in_view)
        if turned or in_view != self._in_view:
            self._in_view = in_view
            self._bring()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A small window has lower strips, and fewer of many in sight."""
        super().resizeEvent(event)
        self.setFixedHeight(strip_height(self.window()))
        self._bring()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Either way of the wheel goes along the strips."""
        turned = event.angleDelta()
        self._go(1 if turned.x() + turned.y() < 0 else -1)()
        event.accept()

    def _take(self, events: Mapping[StreamId, StripFacts]) -> None:
        for strip in self._strips.values():
            self._row.removeWidget(strip)
            strip.hide()
            strip.deleteLater()
        few, many = len(events) <= MOST_WITH_BUTTONS, len(events) > MOST_WHOLE
        self._strips = {event: self._made(event, with_buttons=few) for event in events}
        for strip in self._strips.values():
            self._row.addWidget(strip, 1)
            strip.be_one_of_many(many=many)
        QTimer.singleShot(0, self, self._bring)

    def _made(self, event: StreamId, *, with_buttons: bool) -> ClockStrip:
        strip = ClockStrip(self._theme, self._make_buttons() if with_buttons else None)
        strip.clicked.connect(lambda: self.chosen.emit(event))
        return strip

    def _bring(self) -> None:
        """Have the strip of the event in view in sight."""
        self._fit()
        self._put_in_row()
        strip = self._one_in_view
        if strip is not None:
            self._area.ensureWidgetVisible(strip, 0, 0)
        self._look()

    def _fit(self) -> None:
        """Where not all have room, as many as have it fill the sight: none is cut at a side."""
        strips, gap, room = self._strips.values(), self._row.spacing(), self._area.width()
        least = max((one.least_width() for one in strips), default=0)
        whole = max(1, int((room + gap) // (NARROWER * least + gap)))
        if whole >= len(strips) or len(strips) <= MOST_WHOLE:
            self._along.setMinimumWidth(0)
            self._along.setMaximumWidth(UNBOUNDED)
            return
        wide = (room + gap) // whole
        for one in strips:
            one.setMinimumWidth(wide - gap)
        self._along.setFixedWidth(len(strips) * wide - gap)

    def _put_in_row(self) -> None:
        """Each strip in its own place, also the one that was kept in sight."""
        self._row.invalidate()
        self._row.activate()

    @property
    def _one_in_view(self) -> ClockStrip | None:
        return None if self._in_view is None else self._strips.get(self._in_view)

    def _look(self) -> None:
        """Keep the one in view in sight, and offer the ends while not all are."""
        bar, strip = self._area.horizontalScrollBar(), self._one_in_view
        self._put_in_row()
        if strip is not None:
            most = bar.value() + self._area.viewport().width() - strip.width()
            strip.move(max(bar.value(), min(strip.x(), most)), strip.y())
            strip.raise_()
        for end in self._ends:
            end.setVisible(bar.maximum() > 0)
            end.act.refresh()

    def _why_none(self, way: int) -> Callable[[], str]:
        def why_not() -> str:
            bar = self._area.horizontalScrollBar()
            at_end = bar.value() >= bar.maximum() if way > 0 else bar.value() <= 0
            return say("There are no more clocks.") if at_end else ""

        return why_not

    def _go(self, way: int) -> Callable[[], None]:
        def go() -> None:
            one = next(iter(self._strips.values()), self)
            bar = self._area.horizontalScrollBar()
            bar.setValue(bar.value() + way * (one.width() + self._row.spacing()))

        return go

    def _lay_out(self) -> None:
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(1)
        self._area.setWidget(self._along)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.horizontalScrollBar().rangeChanged.connect(self._bring)
        self._area.resized.connect(self._bring)
        self._area.horizontalScrollBar().valueChanged.connect(self._look)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._ends[0])
        row.addWidget(self._area, 1)
        row.addWidget(self._ends[1])
        for end in self._ends:
            end.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.addActions([self.before, self.after])
        self.setFixedHeight(strip_height(self))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)


class _Sight(QScrollArea):
    """As many strips as there is room for; `resized` says that it has another width."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The ends came or went, or the window has another size."""
        super().resizeEvent(event)
        self.resized.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the strips."""
        event.ignore()
