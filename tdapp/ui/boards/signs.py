"""The small shapes on the boards: what is played now, what is over, what was posted."""

from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker


@lru_cache(maxsize=8)
def triangle(cap: float) -> QPainterPath:
    """A triangle that points to the right, as high as a capital, its left edge at 0."""
    path = QPainterPath(QPointF(0, -cap))
    path.lineTo(cap * 0.92, -cap / 2)
    path.lineTo(0, 0)
    path.closeSubpath()
    return path


@lru_cache(maxsize=8)
def tick(cap: float) -> QPainterPath:
    """A tick as high as a capital, its left edge at 0."""
    line = QPainterPath(QPointF(0, -cap * 0.42))
    line.lineTo(cap * 0.34, -cap * 0.08)
    line.lineTo(cap * 1.1, -cap * 0.95)
    pen = QPainterPathStroker()
    pen.setWidth(cap / 8)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen.createStroke(line)
