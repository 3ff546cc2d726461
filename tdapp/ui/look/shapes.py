"""Small shapes that stand beside a word, so that nothing is said by colour alone."""

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF

from tdapp.shown.cells import Shape

GRID = 20.0
STROKE = 1.8


def paint_shape(painter: QPainter, shape: Shape, box: QRectF, colour: QColor) -> None:
    """Paint a shape into a square box."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.topLeft())
    painter.scale(box.width() / GRID, box.height() / GRID)
    painter.fillPath(_path(shape), colour)
    painter.restore()


@cache
def _path(shape: Shape) -> QPainterPath:
    return _DRAWN[shape]()


def _polygon(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def _line(*points: tuple[float, float], closed: bool = False) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    if closed:
        path.closeSubpath()
    return _stroked(path)


def _stroked(path: QPainterPath, dashes: bool = False) -> QPainterPath:  # noqa: FBT001, FBT002
    pen = QPen(Qt.GlobalColor.black, STROKE)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap if dashes else Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dashes:
        pen.setDashPattern([1.7, 1.7])
    return QPainterPathStroker(pen).createStroke(path)


def _ring(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _bars() -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(4, 3, 4, 14))
    path.addRect(QRectF(12, 3, 4, 14))
    return path


def _moon() -> QPainterPath:
    return _ring(10, 10, 7.5).subtracted(_ring(14, 7, 6.5))


def _tick() -> QPainterPath:
    disc = _ring(10, 10, 8.5)
    return disc.subtracted(_line((6, 10.2), (9, 13.2), (14, 7.2)))


def _warning() -> QPainterPath:
    mark = QPainterPath()
    mark.addRect(QRectF(9.1, 7.5, 1.8, 5))
    mark.addEllipse(QPointF(10, 15), 1.2, 1.2)
    return _polygon((10, 1.5), (19, 18), (1, 18)).subtracted(mark)


def _octagon() -> QPainterPath:
    bar = QPainterPath()
    bar.addRect(QRectF(5.5, 9, 9, 2))
    corners = (
        (6.3, 1),
        (13.7, 1),
        (19, 6.3),
        (19, 13.7),
        (13.7, 19),
        (6.3, 19),
        (1, 13.7),
        (1, 6.3),
    )
    return _polygon(*corners).subtracted(bar)


def _cross() -> QPainterPath:
    return _line((5, 5), (15, 15)).united(_line((15, 5), (5, 15)))


def _arrow_from_line() -> QPainterPath:
    stem = _line((10, 13), (10, 3)).united(_line((5.5, 7.2), (10, 2.8), (14.5, 7.2)))
    return stem.united(_line((3.5, 17), (16.5, 17)))


def _person() -> QPainterPath:
    shoulders = QPainterPath(QPointF(3.5, 17.5))
    shoulders.cubicTo(4, 10.5, 16, 10.5, 16.5, 17.5)
    return _stroked(_ring(10, 6.5, 3.4)).united(_stroked(shoulders))


def _ring_with_stroke() -> QPainterPath:
    return _stroked(_ring(10, 10, 7.5)).united(_line((5, 15), (15, 5)))


def _tank_nearly_empty() -> QPainterPath:
    level = QPainterPath()
    level.addRect(QRectF(0, 11.5, 20, 9))
    return _stroked(_ring(10, 10, 7.5)).united(_ring(10, 10, 7.5).intersected(level))


def _parted() -> QPainterPath:
    """A table that comes apart at its top and foot."""
    table = QPainterPath()
    table.addRoundedRect(QRectF(2, 5, 16, 10), 5, 5)
    gap = QPainterPath()
    gap.addRect(QRectF(8.2, 0, 3.6, 20))
    return _stroked(table).subtracted(gap).united(_line((10, 3), (10, 17)))


def _screen() -> QPainterPath:
    frame = QPainterPath()
    frame.addRoundedRect(QRectF(2, 3.5, 16, 10.5), 1.5, 1.5)
    return _stroked(frame).united(_line((6.5, 17), (13.5, 17))).united(_line((10, 14), (10, 17)))


def _padlock() -> QPainterPath:
    body = QPainterPath()
    body.addRoundedRect(QRectF(4, 9, 12, 8.5), 1.5, 1.5)
    bow = QPainterPath(QPointF(6.8, 9))
    bow.lineTo(6.8, 6.5)
    bow.cubicTo(6.8, 2, 13.2, 2, 13.2, 6.5)
    bow.lineTo(13.2, 9)
    return body.united(_stroked(bow))


def _slip() -> QPainterPath:
    paper = _line((5, 2.5), (15, 2.5), (15, 17.5), (5, 17.5), closed=True)
    return paper.united(_line((8, 7), (12, 7))).united(_line((8, 11), (12, 11)))


def _dial() -> QPainterPath:
    return _stroked(_ring(10, 10, 7.5)).united(_line((10, 5.5), (10, 10), (13.2, 12)))


_DRAWN: dict[Shape, Callable[[], QPainterPath]] = {
    Shape.RUNNING: lambda: _polygon((4, 2.5), (17.5, 10), (4, 17.5)),
    Shape.PAUSED: _bars,
    Shape.BREAK: _moon,
    Shape.READY: lambda: _stroked(_ring(10, 10, 7)),
    Shape.DONE: _tick,
    Shape.ATTENTION: _warning,
    Shape.STOP: _octagon,
    Shape.SEATED: lambda: _ring(10, 10, 5.5),
    Shape.WAITING: lambda: _stroked(_ring(10, 10, 6), dashes=True),
    Shape.GONE: _cross,
    Shape.MONEY_OUT: _arrow_from_line,
    Shape.PERSON: _person,
    Shape.SCREEN: _screen,
    Shape.AWAY: _ring_with_stroke,
    Shape.LOW: _tank_nearly_empty,
    Shape.BREAKS: _parted,
    Shape.LOCKED: _padlock,
    Shape.PAPER: _slip,
    Shape.CLOCK: _dial,
}
