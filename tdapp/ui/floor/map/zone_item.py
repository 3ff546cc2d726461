"""A part of the room with a frame round it and its name in the frame: another event's tables."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tdapp.ui.floor.map.ink import LEFT, Ink
from tdapp.ui.floor.map.plan import PlanBox
from tdapp.ui.look.lettering import width
from tdapp.ui.look.text_size import grown

INSET = 5.0
FROM_CORNER, TALL, PAD = 12.0, 18.0, 6.0
"""Where its name begins at first, how high it is, and the air at its sides; at 100 %."""
OVER_TABLES, UNDER_TABLES = 2, -5


class ZoneItem(QGraphicsItem):
    """Lies over its tables, so that its name is read; without one it is the wall of the room."""

    def __init__(self, name: str, box: PlanBox, ink: Ink) -> None:
        super().__init__()
        self._name = name
        self._ink = ink
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._box = QRectF(box.left, box.top, box.wide, box.high)
        self._along = (FROM_CORNER, 0.0)
        self.setZValue(OVER_TABLES if name else UNDER_TABLES)

    def boundingRect(self) -> QRectF:
        """With the name that stands in its line."""
        return self._box.adjusted(-2, -16, 2, 2)

    def make_room(self, scale: float, taken: Sequence[QRectF]) -> QRectF | None:
        """Put the name where it lies on nothing that is taken, and give its box.

        All are in pixels of the plan at this scale; where it fits nowhere, it has the widest gap.
        """
        if not self._name:
            return None
        to_plan = QTransform.fromScale(grown(), grown()) * QTransform.fromTranslate(
            (self._box.left() + INSET) * scale, (self._box.top() + INSET) * scale
        )
        back, _ = to_plan.inverted()
        long = (self._box.width() - 2 * INSET) * scale / grown() - FROM_CORNER
        line = QRectF(FROM_CORNER, -TALL / 2, max(0.0, long - FROM_CORNER), TALL)
        there = [one for one in map(back.mapRect, taken) if one.intersects(line)]
        gaps = _gaps(line, there)
        wide = width(self._name, self._ink.label_strong) + 2 * PAD
        fits = next((one for one in gaps if one[1] >= wide), None)
        left, room = fits or max(gaps, key=lambda one: one[1], default=(FROM_CORNER, 0.0))
        if (left, min(wide, room)) != self._along:
            self._along = (left, min(wide, room))
            self.update()
        return to_plan.mapRect(self._spot())

    def _spot(self) -> QRectF:
        """Where the name stands, from the corner of the frame."""
        left, wide = self._along
        return QRectF(left, -TALL / 2, wide, TALL)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """The frame and its name."""
        theme = self._ink.theme
        scale = option.levelOfDetailFromTransform(painter.worldTransform())
        line = QPen(theme.line if self._name else theme.edge, 1)
        line.setCosmetic(True)
        painter.setPen(line)
        painter.setBrush(self._ink.none)
        inset = INSET if self._name else 0
        box = self._box.adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, 4, 4)
        if not self._name:
            return
        painter.save()
        painter.translate(box.topLeft())
        scale /= grown()
        painter.scale(1 / scale, 1 / scale)
        spot = self._spot()
        painter.fillRect(spot, theme.ground)
        self._ink.text(
            painter,
            spot.adjusted(PAD, 0, 0, 0),
            self._name,
            self._ink.label_strong,
            theme.text2,
            LEFT,
        )
        painter.restore()


def _gaps(line: QRectF, there: Sequence[QRectF]) -> list[tuple[float, float]]:
    """Where nothing is along a line, and how wide that is, from the left."""
    gaps, left = list[tuple[float, float]](), line.left()
    for box in sorted(there, key=QRectF.left):
        gaps.append((left, box.left() - left))
        left = max(left, box.right())
    return [one for one in (*gaps, (left, line.right() - left)) if one[1] > 0]
