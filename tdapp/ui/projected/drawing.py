"""A projected picture as a list of marks: painted whole, in slices, or only where it changed."""

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QRegion, QTransform

from tdapp.ui.projected.fit_text import Type, hollow, outline
from tdapp.ui.projected.screen_grid import Grid

Key = tuple[object, ...]
BLEED = 3.0
"""How far the smoothed edge of a mark may reach beyond its box, in units of the page."""


@dataclass(frozen=True, slots=True)
class DrawnText:
    """A text whose pen starts at `start` on `baseline`; only its edge, `stroke` wide, if any."""

    text: str
    start: float
    baseline: float
    style: Type
    colour: QColor
    stroke: float = 0.0

    @property
    def key(self) -> Key:
        """Equal marks have equal keys."""
        return (*self.slot, self.text)

    @property
    def slot(self) -> Key:
        """What stays when only the words are others."""
        return self.start, self.baseline, self.style, self.colour.rgba(), self.stroke

    @property
    def box(self) -> QRectF:
        """Where it is inked."""
        return outline(self.text, self.style).ink.translated(self.start, self.baseline)

    def paint(self, painter: QPainter) -> None:
        """Paint it in units of the page."""
        path = outline(self.text, self.style).path
        if self.stroke:
            path = _hollowed(self.text, self.style, self.stroke)
        painter.fillPath(path.translated(self.start, self.baseline), self.colour)

    def change(self, other: "DrawnText") -> QRectF:
        """Where it differs from another text in the same slot, letters of one width apart."""
        if len(self.text) != len(other.text):
            return self.box.united(other.box)
        pairs = list(zip(self.text, other.text, strict=True))
        same = sum(1 for _ in takewhile(_equal, pairs))
        tail = sum(1 for _ in takewhile(_equal, reversed(pairs)))
        box, pad = self.box.united(other.box), self.style.size / 10
        left = self.start + self._advance(same) - pad
        right = self.start + self._advance(len(self.text) - tail) + pad
        return QRectF(left, box.top(), right - left, box.height())

    def _advance(self, letters: int) -> float:
        return outline(self.text[:letters], self.style).advance


@dataclass(frozen=True, slots=True)
class FilledRect:
    """A rectangle, its edges moved to whole pixels and never nearer than one."""

    rect: QRectF
    colour: QColor

    @property
    def key(self) -> Key:
        """Equal marks have equal keys."""
        return (*self.rect.getRect(), self.colour.rgba())  # type: ignore[misc]

    @property
    def box(self) -> QRectF:
        """Where it is inked."""
        return self.rect

    def paint(self, painter: QPainter) -> None:
        """Paint it in units of the page."""
        to_pixels = painter.deviceTransform()
        exact = to_pixels.mapRect(self.rect)
        left, top = round(exact.left()), round(exact.top())
        right = max(left + 1, round(exact.right()))
        bottom = max(top + 1, round(exact.bottom()))
        back, _ = to_pixels.inverted()
        whole = back.mapRect(QRectF(left, top, right - left, bottom - top))
        painter.fillRect(whole, self.colour)


@dataclass(frozen=True, slots=True)
class FilledShape:
    """A filled shape that is no text."""

    path: QPainterPath
    colour: QColor

    @property
    def key(self) -> Key:
        """Equal marks have equal keys."""
        size = self.path.elementCount(), self.colour.rgba()
        return (*self.box.getRect(), *size)  # type: ignore[misc]

    @property
    def box(self) -> QRectF:
        """Where it is inked."""
        return self.path.boundingRect()

    def paint(self, painter: QPainter) -> None:
        """Paint it in units of the page."""
        painter.fillPath(self.path, self.colour)


@dataclass(frozen=True, slots=True)
class Stamp:
    """A picture that was made elsewhere, known by its `name`."""

    image: QImage
    name: str
    rect: QRectF

    @property
    def key(self) -> Key:
        """Equal marks have equal keys."""
        return (*self.rect.getRect(), self.name)  # type: ignore[misc]

    @property
    def box(self) -> QRectF:
        """Where it is inked."""
        return self.rect

    def paint(self, painter: QPainter) -> None:
        """Paint it in units of the page."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(self.rect, self.image)


Mark = DrawnText | FilledRect | FilledShape | Stamp
Marks = Generator[Mark, None, None]


@dataclass(frozen=True, slots=True)
class Drawing:
    """The marks of a page in the order of painting, and what they stand on."""

    grid: Grid
    ground: QColor
    marks: tuple[Mark, ...]

    def changed_from(self, before: "Drawing") -> list[QRectF] | None:
        """Where another drawing differs, in units of the page; None for everywhere."""
        if (self.grid, self.ground) != (before.grid, before.ground):
            return None
        was = {mark.key: mark for mark in before.marks}
        now = {mark.key: mark for mark in self.marks}
        gone = [was[key] for key in was.keys() - now.keys()]
        new = [now[key] for key in now.keys() - was.keys()]
        return list(_differences(gone, new))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint everything into `rect`."""
        for step in self.steps(painter, rect):
            step.paint(painter)

    def steps(self, painter: QPainter, rect: QRectF, only: QRegion | None = None) -> Marks:
        """The ground, then the marks, each to be painted before the next is asked for.

        With `only` (units of `rect`) those alone that reach into it. The painter is put back
        when all are given, or when it is closed.
        """
        grid = self.grid
        to_rect = QTransform.fromTranslate(rect.left(), rect.top())
        to_rect.scale(rect.width() / grid.width, rect.height() / grid.height)
        painter.save()
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setTransform(to_rect, combine=True)
        try:
            yield FilledRect(QRectF(0, 0, grid.width, grid.height), self.ground)
            for mark in self.marks:
                box = to_rect.mapRect(_wide(mark.box)).toAlignedRect()
                if only is None or only.intersects(box):
                    yield mark
        finally:
            painter.restore()


@lru_cache(maxsize=16)
def _hollowed(text: str, style: Type, stroke: float) -> QPainterPath:
    return hollow(outline(text, style).path, stroke)


def _differences(gone: Iterable[Mark], new: Iterable[Mark]) -> Iterator[QRectF]:
    texts = {mark.slot: mark for mark in gone if isinstance(mark, DrawnText)}
    others = [mark for mark in gone if not isinstance(mark, DrawnText)]
    for mark in new:
        before = texts.pop(mark.slot, None) if isinstance(mark, DrawnText) else None
        if isinstance(mark, DrawnText) and before is not None:
            yield _wide(mark.change(before))
        else:
            yield _wide(mark.box)
    yield from (_wide(mark.box) for mark in (*texts.values(), *others))


def _wide(box: QRectF) -> QRectF:
    return box.adjusted(-BLEED, -BLEED, BLEED, BLEED)


def _equal(pair: tuple[str, str]) -> bool:
    return pair[0] == pair[1]
