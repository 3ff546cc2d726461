"""A window that shows one picture: a tick repaints what changed, a new picture comes in one cut."""

from mmap import ACCESS_COPY, mmap
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QHideEvent,
    QImage,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from tdapp.ui.projected.drawing import Drawing

AT_ONCE = 2_100_000
"""So many pixels are painted in one go; a larger picture is painted in slices."""
SLICE_MS = 4
"""After so long a slice leaves the loop to others; one mark is painted whole."""
SMALL_SHARE, FEW_PARTS, FEW_MARKS = 0.4, 12, 60
"""A change of more of the picture than this, or of more parts or marks, is a new picture."""
DEPTH = 4
"""Bytes of a pixel."""


class Picture(Protocol):
    """What can be shown; equal pictures look the same."""

    def drawing(self, width: float, height: float) -> Drawing:
        """The picture on a screen of that shape."""
        ...


class Canvas(QWidget):
    """The window that players see; it never takes the keyboard and never closes by itself.

    Until a picture is shown, and after `blank`, it is black. `allow_close` lets it go when the
    program ends: until then Alt+F4 on the projector does nothing. What is shown is kept by the
    window alone: at 4K a copy is 33 megabytes.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.allow_close = False
        self._picture: Picture | None = None
        self._shown: Drawing | None = None
        self._shown_on = 0, 0
        self._coming: _Coming | None = None
        self._turns = QTimer(self, interval=0)
        self._turns.timeout.connect(self._paint_a_slice)
        self.setWindowFlag(Qt.WindowType.WindowDoesNotAcceptFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.setMinimumSize(1, 1)

    @property
    def picture(self) -> Picture | None:
        """What is shown; None while the screen is black."""
        return self._picture

    @property
    def is_painting(self) -> bool:
        """Whether a new picture is still being painted, the one before shown meanwhile."""
        return self._coming is not None

    def show_picture(self, picture: Picture) -> None:
        """Shows `picture`; one that is shown already costs nothing."""
        if picture != self._picture:
            self._picture = picture
            self._lay_out()

    def blank(self) -> None:
        """Black, until the next picture."""
        if self._picture is not None:
            self._picture = self._shown = None
            self._drop_coming()
            self.update()

    def finish_painting(self) -> None:
        """Paint what is still to come at once."""
        while self.is_painting:
            self._paint_a_slice()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size is another picture."""
        super().resizeEvent(event)
        self._lay_out()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing holds what was seen any longer."""
        super().hideEvent(event)
        self._shown = None
        self._drop_coming()

    def showEvent(self, event: QShowEvent) -> None:
        """A window that comes back is black until its picture is painted."""
        super().showEvent(event)
        if self._shown is None:
            self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A new picture that was painted beside, or the marks that reach into what is asked for."""
        painter, coming = QPainter(self), self._coming
        if self._shown is None or not self._fits:
            painter.fillRect(event.rect(), Qt.GlobalColor.black)
        elif coming is not None and coming.drawing is self._shown:
            painter.drawImage(self._whole, coming.image)
        else:
            for mark in self._shown.steps(painter, self._whole, event.region()):
                mark.paint(painter)
        painter.end()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Refused unless the program itself ends."""
        event.setAccepted(self.allow_close)

    def _pixels(self) -> tuple[int, int]:
        ratio = self.devicePixelRatioF()
        return max(1, round(self.width() * ratio)), max(1, round(self.height() * ratio))

    @property
    def _whole(self) -> QRectF:
        """The window, to the last of its pixels."""
        ratio, (wide, high) = self.devicePixelRatioF(), self._pixels()
        return QRectF(0, 0, wide / ratio, high / ratio)

    def _drawing(self) -> Drawing | None:
        return None if self._picture is None else self._picture.drawing(*self._pixels())

    def _lay_out(self) -> None:
        """Bring the picture up to date in the cheapest way."""
        drawing = self._drawing()
        if drawing is None:
            return
        self._drop_coming()
        parts = self._changes(drawing)
        if parts is not None:
            self._repaint(drawing, parts)
            return
        self._coming = _Coming(drawing, self._pixels())
        if self._coming.image.width() * self._coming.image.height() <= AT_ONCE:
            self.finish_painting()
        else:
            self._turns.start()

    @property
    def _fits(self) -> bool:
        """Whether there is a painted picture of the right size."""
        return self._shown is not None and self._pixels() == self._shown_on

    def _changes(self, drawing: Drawing) -> list[QRectF] | None:
        """Where to repaint for this drawing; None where it is a new picture."""
        if self._shown is None or not self._fits:
            return None
        changed = drawing.changed_from(self._shown)
        if changed is None or len(changed) > FEW_MARKS:
            return None
        parts = _merged(changed)
        few = len(parts) <= FEW_PARTS and _area(parts) < SMALL_SHARE * _whole(drawing)
        return parts if few else None

    def _repaint(self, drawing: Drawing, parts: list[QRectF]) -> None:
        """Paint anew where something changed, and nothing else, at once: a second is due."""
        scale, changed = self._whole.width() / drawing.grid.width, QRegion()
        for part in parts:
            changed += QRectF(part.topLeft() * scale, part.size() * scale).toAlignedRect()
        self._shown = drawing
        self.repaint(changed)

    def _paint_a_slice(self) -> None:
        coming, spent = self._coming, QElapsedTimer()
        spent.start()
        while coming is not None and coming.paint_one():
            if spent.elapsed() >= SLICE_MS:
                return
        if coming is not None:
            self._shown, self._shown_on = coming.drawing, self._pixels()
            self.repaint()
            self._drop_coming()

    def _drop_coming(self) -> None:
        self._turns.stop()
        if self._coming is not None:
            self._coming.end()
            self._coming = None


class _Coming:
    """A picture that is painted mark by mark beside the one that is shown.

    Its memory is the system's own, and goes back to it at once.
    """

    def __init__(self, drawing: Drawing, pixels: tuple[int, int]) -> None:
        self.drawing = drawing
        wide, high = pixels
        self._memory = memoryview(mmap(-1, DEPTH * wide * high, access=ACCESS_COPY))
        self.image = QImage(self._memory, wide, high, DEPTH * wide, QImage.Format.Format_RGB32)
        self._painter = QPainter(self.image)
        self._marks = drawing.steps(self._painter, QRectF(self.image.rect()))

    def paint_one(self) -> bool:
        """Paint one more mark; False when there is none left."""
        mark = next(self._marks, None)
        if mark is None:
            self.end()
            return False
        mark.paint(self._painter)
        return True

    def end(self) -> None:
        """Let the image go."""
        if self._painter.isActive():
            self._marks.close()
            self._painter.end()


def _merged(parts: list[QRectF]) -> list[QRectF]:
    """The same places without any that overlap."""
    apart: list[QRectF] = []
    for part in parts:
        box = QRectF(part)
        while touching := [one for one in apart if one.intersects(box)]:
            for one in touching:
                apart.remove(one)
                box = box.united(one)
        apart.append(box)
    return apart


def _area(parts: list[QRectF]) -> float:
    return sum(part.width() * part.height() for part in parts)


def _whole(drawing: Drawing) -> float:
    return drawing.grid.width * drawing.grid.height
