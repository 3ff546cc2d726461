"""The mark at the head of every screen for a house that brings none of its own: a chip."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

SPOTS = 6


@lru_cache(maxsize=4)
def house_mark(size: float) -> QPainterPath:
    """A chip seen from above, `size` wide, its left edge at 0 and its middle on the baseline."""
    rim, stroke = size / 2, size / 15
    inner = rim * 0.58
    mark = _ring(rim, stroke).united(_ring(inner, stroke))
    spot = QPainterPath()
    spot.addRect(QRectF(inner - stroke / 2, -stroke, rim - inner, 2 * stroke))
    for place in range(SPOTS):
        mark = mark.united(QTransform().rotate(360 / SPOTS * place).map(spot))
    return mark.translated(rim, 0)


def _ring(radius: float, stroke: float) -> QPainterPath:
    disc, hole = QPainterPath(), QPainterPath()
    disc.addEllipse(QPointF(), radius, radius)
    hole.addEllipse(QPointF(), radius - stroke, radius - stroke)
    return disc.subtracted(hole)
