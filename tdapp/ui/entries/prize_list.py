"""The prizes in the inspector, place by place."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tdapp.ui.entries.prize_facts import PrizeLine
from tdapp.ui.look.lettering import INSET, MEDIUM, STRONG, Size, elided, lettering, width
from tdapp.ui.look.shapes import paint_shape
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import high, px
from tdapp.ui.look.theme import Theme

ROW = 26
SHAPE = 11.0
PLACE, BEFORE_AMOUNT = 44.0, 10.0


class PrizeList(QWidget):
    """Place, name and amount, each with the shape that says how the prize stands."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._prizes: Sequence[PrizeLine] = ()
        self.setAccessibleName(voice().text("prize list", "Prizes"))

    def show_prizes(self, prizes: Sequence[PrizeLine]) -> None:
        """Show these prizes."""
        if prizes is not self._prizes and prizes != self._prizes:
            self._prizes = prizes
            self.setFixedHeight(high(ROW) * len(prizes))
            spoken = [f"{one.place} {one.name} {one.amount}" for one in prizes]
            self.setAccessibleDescription("; ".join(spoken))
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Those rows of the list that are to be painted."""
        painter, box, row = QPainter(self), event.rect(), high(ROW)
        first, last = max(0, box.top() // row), box.bottom() // row
        for number, prize in enumerate(self._prizes[first : last + 1], first):
            self._paint_row(painter, QRectF(INSET, number * row, self.width() - INSET, row), prize)
        painter.end()

    def _paint_row(self, painter: QPainter, box: QRectF, prize: PrizeLine) -> None:
        colour: QColor = getattr(self._theme, prize.tone.value)
        foot = QRectF(box.left(), box.bottom() - 1, box.width(), 1)
        painter.fillRect(foot, self._theme.line)
        mark = px(SHAPE)
        middle = box.center().y() - mark / 2
        paint_shape(painter, prize.shape, QRectF(box.left(), middle, mark, mark), colour)
        start = box.left() + mark + 8
        mid = Qt.AlignmentFlag.AlignVCenter
        body, strong = lettering(Size.BODY, MEDIUM), lettering(Size.BODY, STRONG)
        wide = width(prize.amount, strong) + 1
        painter.setFont(body)
        painter.setPen(self._theme.text2)
        painter.drawText(QRectF(start, box.top(), px(PLACE), box.height()), mid, prize.place)
        room = box.right() - wide - BEFORE_AMOUNT - start - px(PLACE)
        painter.setPen(self._theme.text)
        name = elided(prize.name, body, room)
        painter.drawText(QRectF(start + px(PLACE), box.top(), room, box.height()), mid, name)
        painter.setFont(strong)
        painter.setPen(colour)
        at = QRectF(box.right() - wide, box.top(), wide, box.height())
        painter.drawText(at, mid | Qt.AlignmentFlag.AlignRight, prize.amount)
