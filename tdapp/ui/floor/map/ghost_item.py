"""A player who is being dragged: the card under the hand, and one line whether it may be done."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tdapp.shown.cells import Shape
from tdapp.ui.floor.map.ink import LEFT, Ink
from tdapp.ui.floor.map.ring import CARD
from tdapp.ui.floor.map.values import MapSeat
from tdapp.ui.look.lettering import width
from tdapp.ui.look.shapes import paint_shape
from tdapp.ui.look.text_size import grown

LINE_HIGH, PAD, GAP = 44.0, 12.0, 12.0
OVER_ALL = 20


@dataclass(frozen=True, slots=True)
class DropVerdict:
    """Whether a player may be dropped on a seat, in words; `why` is what it rests on."""

    words: str
    why: str = ""
    allowed: bool = True


class GhostItem(QGraphicsItem):
    """Keeps its size in pixels at every zoom."""

    def __init__(self, seat: MapSeat, ink: Ink) -> None:
        super().__init__()
        self.seat = seat
        self._ink = ink
        self.verdict: DropVerdict | None = None
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(OVER_ALL)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def say(self, verdict: DropVerdict | None) -> None:
        """Say whether it may be dropped where it is."""
        if verdict != self.verdict:
            self.prepareGeometryChange()
            self.verdict = verdict
            self.update()

    def boundingRect(self) -> QRectF:
        """The card with its shadow, and the line under it."""
        wide = max(CARD[0] + 8, self._line_wide())
        box = QRectF(-8, -8, wide + 24, CARD[1] + GAP + LINE_HIGH + 24)
        return QTransform.fromScale(grown(), grown()).mapRect(box)

    def shape(self) -> QPainterPath:
        """Nothing: what is under the hand is what matters."""
        return QPainterPath()

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """The card over its shadow, and the line."""
        ink, theme = self._ink, self._ink.theme
        painter.scale(grown(), grown())
        box = QRectF(0, 0, *CARD)
        painter.setPen(ink.no_line)
        painter.setBrush(QColor(0, 0, 0, 90))
        painter.drawRoundedRect(box.translated(3, 5), 5, 5)
        painter.setPen(ink.accent)
        painter.setBrush(theme.hover)
        painter.drawRoundedRect(box, 4, 4)
        number = QRectF(7, 0, 16, box.height())
        ink.text(painter, number, str(self.seat.number or ""), ink.label_strong, theme.text)
        first = QRectF(29, 3, box.width() - 36, box.height() / 2 - 3)
        ink.text(painter, first, self.seat.name, ink.label_strong, theme.text, LEFT)
        second = first.translated(0, first.height())
        ink.text(painter, second, self.seat.note, ink.label, theme.text2, LEFT)
        if self.verdict is not None:
            self._paint_verdict(painter, self.verdict)

    def _line_wide(self) -> float:
        if self.verdict is None:
            return 0.0
        words = width(self.verdict.words, self._ink.label_strong) + 18
        return max(words, width(self.verdict.why, self._ink.label)) + 2 * PAD

    def _paint_verdict(self, painter: QPainter, verdict: DropVerdict) -> None:
        ink, theme = self._ink, self._ink.theme
        high = LINE_HIGH if verdict.why else LINE_HIGH / 2 + 4
        box = QRectF(0, CARD[1] + GAP, self._line_wide(), high)
        painter.setPen(ink.edge)
        painter.setBrush(theme.raised)
        painter.drawRoundedRect(box, 4, 4)
        first = QRectF(box.left() + PAD, box.top() + 3, box.width() - 2 * PAD, 19)
        tone = theme.text if verdict.allowed else theme.stop
        shape = Shape.DONE if verdict.allowed else Shape.STOP
        paint_shape(painter, shape, QRectF(first.left(), first.top() + 4, 11, 11), tone)
        ink.text(painter, first.adjusted(18, 0, 0, 0), verdict.words, ink.label_strong, tone, LEFT)
        if verdict.why:
            second = first.translated(0, 19)
            ink.text(painter, second, verdict.why, ink.label, theme.text2, LEFT)
