"""The keys that may follow the first stroke of two, each with what it does, over the page."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from tdapp.ui.look.key_cap import cap_width, paint_cap
from tdapp.ui.look.lettering import STRONG, Size, elided, lettering
from tdapp.ui.look.text_size import high, px
from tdapp.ui.look.theme import Theme

ROW, COLUMN, MOST_COLUMNS = 24, 240, 4
AIR, GAP = 12, 8


@dataclass(frozen=True, slots=True)
class SecondStroke:
    """A key, what it does, and whether that can be done now."""

    key: str
    words: str
    can_be: bool


class ChordCard(QWidget):
    """Lies at the foot of the page while a second stroke is awaited; it takes no click."""

    def __init__(self, theme: Theme, page: QWidget, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self._page = page
        self._title = ""
        self._strokes: Sequence[SecondStroke] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def said(self) -> str:
        """All that it says; empty while it is away."""
        return self.accessibleName() if self.isVisible() else ""

    def show_strokes(self, title: str, strokes: Sequence[SecondStroke]) -> None:
        """Show these under a title, by their keys; where not all fit, those that can be done."""
        self._title, self._strokes = title, strokes
        if self._tall > self._page.height():
            self._strokes = [one for one in strokes if one.can_be] or strokes
        listed = ", ".join(f"{one.key} {one.words}" for one in self._strokes)
        self.setAccessibleName(f"{title} {listed}")
        self._place()
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The title, and the keys in columns that are read from top to bottom."""
        painter, theme = QPainter(self), self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), theme.raised)
        painter.setPen(QPen(theme.edge, 1))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.setPen(theme.text)
        painter.setFont(lettering(Size.BODY, STRONG))
        title = QRectF(px(AIR), px(AIR) / 2, self.width(), high(ROW))
        painter.drawText(title, Qt.AlignmentFlag.AlignVCenter, self._title)
        caps = max(cap_width(one.key) for one in self._strokes)
        wide = (self.width() - 2 * px(AIR)) / self._columns
        for place, stroke in enumerate(self._strokes):
            column, row = divmod(place, self._rows)
            box = QRectF(px(AIR) + column * wide, title.bottom() + row * high(ROW), wide, high(ROW))
            self._paint_stroke(painter, stroke, box, caps)
        painter.end()

    def _paint_stroke(
        self, painter: QPainter, stroke: SecondStroke, box: QRectF, caps: float
    ) -> None:
        ink = self._theme.text if stroke.can_be else self._theme.text3
        paint_cap(painter, stroke.key, QPointF(box.left(), box.center().y()), ink, self._theme.edge)
        font, room = lettering(Size.BODY), box.adjusted(caps + GAP, 0, -GAP, 0)
        painter.setPen(ink)
        painter.setFont(font)
        words = elided(stroke.words, font, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)

    @property
    def _columns(self) -> int:
        room = (self._page.width() - 4 * px(AIR)) // px(COLUMN)
        return max(1, min(MOST_COLUMNS, room, len(self._strokes)))

    @property
    def _rows(self) -> int:
        return ceil(len(self._strokes) / self._columns)

    @property
    def _tall(self) -> int:
        return high(ROW) * (self._rows + 1) + px(AIR)

    def _place(self) -> None:
        """At the foot of the page, as wide as its columns."""
        wide = self._columns * px(COLUMN) + 2 * px(AIR)
        foot = self._page.mapTo(self.window(), QPoint(0, self._page.height()))
        left = foot.x() + (self._page.width() - wide) // 2
        self.setGeometry(QRect(left, foot.y() - px(AIR) - self._tall, wide, self._tall))
