"""A move on the map: a suggested one as a solid arrow, one that is ordered dashed, with its age."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tdapp.ui.floor.map.ink import Ink, pill_box
from tdapp.ui.floor.map.lanes import End, places, way
from tdapp.ui.floor.map.values import MapMove
from tdapp.ui.look.text_size import grown

TURN = 18.0
"""The way turns corners with this radius, in units of the plan."""
HEAD, HEAD_HALF = 9.0, 4.5
ABOVE_SEATS, ABOVE_ARROWS = 5, 7
LEAST_SCALE = 0.2
"""Labels are as large as at this zoom at most, in units of the plan."""


class MoveItem(QGraphicsItem):
    """Lies over tables and seats, its `label` over all arrows; the mouse goes through both.

    Of several the one `in_front` lies over the others. Its label may stand at any of its `places`.
    """

    def __init__(self, value: MapMove, start: End, goal: End, ink: Ink) -> None:
        super().__init__()
        self._ink = ink
        self.setZValue(ABOVE_SEATS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.label = MoveLabel(ink)
        self.in_front = False
        self._take(value, start, goal)

    def show_value(self, value: MapMove, start: End, goal: End) -> bool:
        """Show this from now on; whether it is anything new."""
        if (value, start, goal) == self._shown:
            return False
        self.prepareGeometryChange()
        self._take(value, start, goal)
        self.update()
        return True

    def bring_to_front(self, *, in_front: bool) -> None:
        """Bring it to the front, with its label filled if it is suggested, or put it back."""
        if in_front is not self.in_front:
            self.in_front = self.label.loud = in_front
            self.setZValue(ABOVE_SEATS + in_front)
            self.label.setZValue(ABOVE_ARROWS + in_front)
            self.label.update()

    def boundingRect(self) -> QRectF:
        """The way and its head."""
        reach = HEAD / LEAST_SCALE
        return self._path.controlPointRect().adjusted(-reach, -reach, reach, reach)

    def shape(self) -> QPainterPath:
        """Nothing for the mouse to meet."""
        return QPainterPath()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """The way and its head."""
        scale = option.levelOfDetailFromTransform(painter.worldTransform())
        accent = self._ink.theme.accent
        line = QPen(accent, 2)
        line.setCosmetic(True)
        line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if self.value.ordered:
            line.setDashPattern([4, 3])
        painter.setPen(line)
        painter.setBrush(self._ink.none)
        painter.drawPath(self._path)
        self._paint_head(painter, scale / grown())

    def _take(self, value: MapMove, start: End, goal: End) -> None:
        self._shown = (value, start, goal)
        self.value = value
        corners = way(start, goal)
        self._path = rounded([QPointF(*corner) for corner in corners])
        self.places = [QPointF(*place) for place in places(corners, start)]
        self.label.say(value, self.places[0])
        self._before_last, self._last = QPointF(*corners[-2]), QPointF(*corners[-1])

    def _paint_head(self, painter: QPainter, scale: float) -> None:
        along = self._last - self._before_last
        long = max(0.1, (along.x() ** 2 + along.y() ** 2) ** 0.5)
        along = along / long
        back = self._last - along * (HEAD / scale)
        across = QPointF(-along.y(), along.x()) * (HEAD_HALF / scale)
        painter.setPen(self._ink.no_line)
        painter.setBrush(self._ink.theme.accent)
        painter.drawPolygon(QPolygonF([self._last, back + across, back - across]))


class MoveLabel(QGraphicsItem):
    """Who moves from where to where; it keeps its size in pixels at every zoom."""

    def __init__(self, ink: Ink) -> None:
        super().__init__()
        self._ink = ink
        self._value: MapMove | None = None
        self.loud = False
        self.setZValue(ABOVE_ARROWS)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def say(self, value: MapMove, at: QPointF) -> None:
        """Say this at a place of the plan."""
        if value != self._value:
            self.prepareGeometryChange()
            self._value = value
            self.update()
        self.setPos(at)

    def boundingRect(self) -> QRectF:
        """The pill, in pixels."""
        text = "" if self._value is None else self._value.label
        box = pill_box(QPointF(), text, None).adjusted(-2, -2, 2, 2)
        return QTransform.fromScale(grown(), grown()).mapRect(box)

    def shape(self) -> QPainterPath:
        """Nothing for the mouse to meet."""
        return QPainterPath()

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Filled where it is the one suggested now, outlined where it is another or on the way."""
        if self._value is not None:
            painter.scale(grown(), grown())
            accent, loud = self._ink.theme.accent, self.loud and not self._value.ordered
            self._ink.pill(painter, QPointF(), self._value.label, None, accent, loud=loud)


def rounded(corners: list[QPointF]) -> QPainterPath:
    """The way through these corners, which it turns in curves."""
    path = QPainterPath(corners[0])
    for before, corner, after in zip(corners, corners[1:], corners[2:], strict=False):
        path.lineTo(_towards(corner, before))
        path.quadTo(corner, _towards(corner, after))
    path.lineTo(corners[-1])
    return path


def _towards(corner: QPointF, other: QPointF) -> QPointF:
    """From a corner a turn's radius to another, or half the way where that is shorter."""
    line = other - corner
    long = (line.x() ** 2 + line.y() ** 2) ** 0.5
    return corner if long == 0 else corner + line * (min(TURN, long / 2) / long)
