"""The brush of the projected screens: sets text by its ink and lines on whole pixels."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath

from tdapp.ui.projected.clock_moods import Mood
from tdapp.ui.projected.drawing import Drawing, DrawnText, FilledRect, FilledShape, Mark, Stamp
from tdapp.ui.projected.fit_text import Type, outline
from tdapp.ui.projected.house_mark import house_mark, own_mark
from tdapp.ui.projected.screen_grid import HAIRLINE, Grid
from tdapp.voice.voice import Voice

WIDEST_MARK = 4.0
"""A house's mark is at most so many times as wide as high."""


class PictureCanvas:
    """Gathers the marks of a picture in a page's units, in one mood and one voice.

    `left` and `right` set a text against an x, on a baseline, and give the x of its far edge.
    """

    def __init__(self, grid: Grid, mood: Mood, voice: Voice) -> None:
        self._marks: list[Mark] = []
        self.grid = grid
        self.mood = mood
        self.voice = voice

    def drawing(self) -> Drawing:
        """The picture as it was gathered."""
        return Drawing(self.grid, self.mood.ground, tuple(self._marks))

    def left(
        self, text: str, x: float, baseline: float, style: Type, colour: QColor | None = None
    ) -> float:
        """The ink begins at `x`."""
        ink = outline(text, style).ink
        start = x - ink.left()
        self.text(text, start, baseline, style, colour or self._ink(style))
        return start + ink.right()

    def right(
        self, text: str, x: float, baseline: float, style: Type, colour: QColor | None = None
    ) -> float:
        """The ink ends at `x`."""
        ink = outline(text, style).ink
        start = x - ink.right()
        self.text(text, start, baseline, style, colour or self._ink(style))
        return start + ink.left()

    def _ink(self, style: Type) -> QColor:
        return self.mood.ink if style.fact else self.mood.quiet

    def text(
        self,
        text: str,
        start: float,
        baseline: float,
        style: Type,
        colour: QColor,
        stroke: float = 0.0,
    ) -> None:
        """The pen starts at `start`; with a `stroke` the letters are hollow."""
        if text:
            self._marks.append(DrawnText(text, start, baseline, style, colour, stroke))

    def house_mark(self, file: str, left: float, middle: float, size: float) -> float:
        """The house's own picture or a chip, `size` high, centred on `middle`; its right edge."""
        image = own_mark(file, self.mood.ink.rgba())
        if image is None:
            self.shape(house_mark(size).translated(left, middle), self.mood.ink)
            return left + size
        width = min(WIDEST_MARK * size, size * image.width() / image.height())
        height = width * image.height() / image.width()
        name = f"{file} {self.mood.ink.rgba()}"
        self._marks.append(Stamp(image, name, QRectF(left, middle - height / 2, width, height)))
        return left + width

    def centred_mark(self, file: str, x: float, middle: float, size: float) -> None:
        """The same with its middle at `x`."""
        first = len(self._marks)
        right = self.house_mark(file, x, middle, size)
        mark = self._marks[first]
        half = (right - x) / 2
        if isinstance(mark, Stamp):
            self._marks[first] = Stamp(mark.image, mark.name, mark.rect.translated(-half, 0))
        elif isinstance(mark, FilledShape):
            self._marks[first] = FilledShape(mark.path.translated(-half, 0), mark.colour)

    def shape(self, path: QPainterPath, colour: QColor) -> None:
        """Fills `path`."""
        self._marks.append(FilledShape(path, colour))

    def bar(self, rect: QRectF, colour: QColor) -> None:
        """Fills `rect`, its edges moved to whole pixels and never nearer than one."""
        self._marks.append(FilledRect(rect, colour))

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
