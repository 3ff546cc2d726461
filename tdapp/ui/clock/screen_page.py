"""The brush of the projected screens: sets text by its ink and lines on whole pixels."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from tdapp.ui.clock.clock_moods import Mood
from tdapp.ui.clock.fit_text import Type, hollow, outline
from tdapp.ui.clock.screen_grid import HAIRLINE, Grid


class Page:
    """A painter that speaks a page's units, in the colours of one mood.

    `left` and `right` paint a text against an x, on a baseline, and give the x of its far edge.
    """

    def __init__(self, painter: QPainter, grid: Grid, mood: Mood) -> None:
        self._painter = painter
        self.grid = grid
        self.mood = mood

    def left(self, text: str, x: float, baseline: float, style: Type) -> float:
        """The ink begins at `x`."""
        drawn = outline(text, style)
        start = x - drawn.ink.left()
        self.shape(drawn.path.translated(start, baseline), self._ink(style))
        return start + drawn.ink.right()

    def right(self, text: str, x: float, baseline: float, style: Type) -> float:
        """The ink ends at `x`."""
        drawn = outline(text, style)
        start = x - drawn.ink.right()
        self.shape(drawn.path.translated(start, baseline), self._ink(style))
        return start + drawn.ink.left()

    def _ink(self, style: Type) -> QColor:
        return self.mood.ink if style.fact else self.mood.quiet

    def shape(self, path: QPainterPath, colour: QColor) -> None:
        """Fills `path`."""
        self._painter.fillPath(path, colour)

    def bar(self, rect: QRectF, colour: QColor) -> None:
        """Fills `rect`, its edges moved to whole pixels and never nearer than one."""
        to_pixels = self._painter.deviceTransform()
        exact = to_pixels.mapRect(rect)
        left, top = round(exact.left()), round(exact.top())
        right = max(left + 1, round(exact.right()))
        bottom = max(top + 1, round(exact.bottom()))
        back, _ = to_pixels.inverted()
        self._painter.fillRect(back.mapRect(QRectF(left, top, right - left, bottom - top)), colour)

    def rule(self, left: float, right: float, y: float, colour: QColor) -> None:
        """A hairline whose upper edge stands at `y`."""
        if right > left:
            self.bar(QRectF(left, y, right - left, HAIRLINE), colour)

    def box(self, rect: QRectF, colour: QColor, stroke: float) -> None:
        """A frame of width `stroke` along the inside of `rect`; hollow inside."""
        inner = rect.adjusted(stroke, stroke, -stroke, -stroke)
        if inner.width() <= 0 or inner.height() <= 0:
            self.bar(rect, colour)
            return
        self.bar(QRectF(rect.left(), rect.top(), rect.width(), stroke), colour)
        self.bar(QRectF(rect.left(), inner.bottom(), rect.width(), stroke), colour)
        self.bar(QRectF(rect.left(), rect.top(), stroke, rect.height()), colour)
        self.bar(QRectF(inner.right(), rect.top(), stroke, rect.height()), colour)

    def hollow_shape(self, path: QPainterPath, colour: QColor, stroke: float) -> None:
        """Follows `path` inside its edge with a line of width `stroke`."""
        self.shape(hollow(path, stroke), colour)
