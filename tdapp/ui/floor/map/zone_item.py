"""A part of the room with a frame round it and its name in the frame: another event's tables."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tdapp.ui.floor.map.ink import LEFT, Ink
from tdapp.ui.floor.map.plan import PlanBox
from tdapp.ui.look.lettering import width
from tdapp.ui.look.text_size import grown

INSET = 5.0
OVER_TABLES, UNDER_TABLES = 2, -5


class ZoneItem(QGraphicsItem):
    """Lies over its tables, so that its name is read; without one it is the wall of the room."""

    def __init__(self, name: str, box: PlanBox, ink: Ink) -> None:
        super().__init__()
        self._name = name
        self._ink = ink
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._box = QRectF(box.left, box.top, box.wide, box.high)
        self.setZValue(OVER_TABLES if name else UNDER_TABLES)

    def boundingRect(self) -> QRectF:
        """With the name that stands in its line."""
        return self._box.adjusted(-2, -16, 2, 2)

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
        wide = min(width(self._name, self._ink.label_strong) + 12, box.width() * scale - 16)
        spot = QRectF(12, -9, max(0.0, wide), 18)
        painter.fillRect(spot, theme.ground)
        self._ink.text(
            painter,
            spot.adjusted(6, 0, 0, 0),
            self._name,
            self._ink.label_strong,
            theme.text2,
            LEFT,
        )
        painter.restore()
