"""The blinds against the chips in play: how many big blinds are on the tables at each level."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log2

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.ui.look.lettering import MEDIUM, Size, lettering, width
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import high, px
from tdapp.ui.look.theme import Theme

HEIGHT = 168
LEVELS_TO_GRAPH = 5
"""Of a high window the levels have so many times the room of their graph."""
MARGIN, TOP, FOOT = 16.0, 44.0, 26.0
WIDEST = 34.0
FEW_LINES = 5
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class LevelBar:
    """A level: its number as it is said, the big blinds in play, and whether it is on now."""

    word: str
    big_blinds: int
    now: bool = False
    gone: bool = False


def height_of(big_blinds: int, room: float, most: int) -> float:
    """How high a bar stands; in sight however few they are."""
    return max(2.0, room * big_blinds / most)


def height_by_doublings(big_blinds: int, room: float, most: int) -> float:
    """The same where each doubling is as high as any other."""
    return max(2.0, room * log2(1 + big_blinds) / log2(1 + most))


def scale_marks(most: int) -> tuple[int, ...]:
    """Round numbers from 0 up to `most`, at even distances: two to five of them."""
    power = 10 ** (len(str(most)) - 1)
    step = next(one for one in (power // 2 or 1, power, 2 * power) if most // one < FEW_LINES)
    return tuple(range(0, most + 1, step))


class BlindsGraph(QWidget):
    """One bar a level, as high as its big blinds; the one that is played is filled.

    Those of a plan stand `by_doublings`, with their figures and no scale.
    """

    def __init__(self, theme: Theme, *, by_doublings: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self._by_doublings = by_doublings
        self._height = height_by_doublings if by_doublings else height_of
        self._bars: tuple[LevelBar, ...] = ()
        self._said = ""
        self.setMinimumHeight(high(HEIGHT, 3))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_bars(self, bars: Sequence[LevelBar], said: str) -> None:
        """Show these levels under a sentence that says what follows from them."""
        if (tuple(bars), said) != (self._bars, self._said):
            self._bars, self._said = tuple(bars), said
            self.setAccessibleName(said)
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The sentence and the bars."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.ground)
        painter.fillRect(0, 0, self.width(), 1, self._theme.line)
        painter.setFont(lettering(Size.LABEL))
        painter.setPen(self._theme.text2)
        painter.drawText(
            QRectF(MARGIN, 6, self.width() - 2 * MARGIN, high(20)),
            Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine,
            self._said,
        )
        if self._bars:
            self._paint_bars(painter)
        painter.end()

    def _paint_bars(self, painter: QPainter) -> None:
        first = MARGIN + (0 if self._by_doublings else self._paint_scale(painter))
        widest = px(WIDEST) * 1.4 * self.height() / high(HEIGHT, 3)
        each = min(widest, (self.width() - first - MARGIN) / len(self._bars))
        top = high(TOP, 2)
        room_high = self.height() - top - high(FOOT)
        free = first
        now = first + each * next((at for at, bar in enumerate(self._bars) if bar.now), 0)
        for place, bar in enumerate(self._bars):
            tall = self._height(bar.big_blinds, room_high, self._most)
            left = first + place * each
            box = QRectF(left, top + room_high - tall, each * 0.7, tall)
            self._paint_bar(painter, box, bar)
            free = self._paint_words(painter, box, bar, free, now)

    @property
    def _most(self) -> int:
        return max(1, *(bar.big_blinds for bar in self._bars))

    def _paint_scale(self, painter: QPainter) -> float:
        """Lines across at round numbers; gives the width of their labels."""
        font, theme = lettering(Size.LABEL), self._theme
        marks = scale_marks(self._most)
        wide = max(width(voice().count(mark), font) for mark in marks) + px(8)
        foot = self.height() - high(FOOT)
        painter.setFont(font)
        for mark in marks:
            across = foot - (foot - high(TOP, 2)) * mark / self._most
            painter.fillRect(QRectF(MARGIN + wide, across, self.width(), 1), theme.line)
            painter.setPen(theme.text3)
            box = QRectF(MARGIN, across - high(9), wide - px(8), high(18))
            painter.drawText(box, RIGHT, voice().count(mark))
        return wide

    def _paint_bar(self, painter: QPainter, box: QRectF, bar: LevelBar) -> None:
        theme = self._theme
        painter.setPen(QPen(theme.line if bar.gone else theme.edge, 1))
        painter.setBrush(self._fill(bar))
        painter.drawRect(box)

    def _fill(self, bar: LevelBar) -> QColor | Qt.BrushStyle:
        if bar.now:
            return self._theme.accent
        return Qt.BrushStyle.NoBrush if bar.gone else self._theme.hover

    def _paint_words(
        self, painter: QPainter, box: QRectF, bar: LevelBar, free: float, now: float
    ) -> float:
        """The number below and the big blinds above, where others and the one of now leave room."""
        font = lettering(Size.LABEL, MEDIUM)
        said = voice().count(bar.big_blinds)
        wide = max(width(said, font), width(bar.word, font))
        if not bar.now and (box.left() < free or box.left() < now < box.left() + wide + 6):
            return free
        painter.setFont(font)
        painter.setPen(self._theme.text3 if bar.gone else self._theme.text2)
        painter.drawText(QRectF(box.left(), box.top() - high(17), wide + 2, high(16)), 0, said)
        below = QRectF(box.left(), self.height() - high(FOOT) + 4, wide + 2, high(18))
        painter.drawText(below, 0, bar.word)
        return box.left() + wide + 6
