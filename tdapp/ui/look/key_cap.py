"""A key as it is drawn in controls and rows: its words in a small frame."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tdapp.ui.look.lettering import Size, lettering, width
from tdapp.ui.look.text_size import high

CAP_HEIGHT = 18.0
CAP_PAD = 5.0
ROUND = 3.0


def cap_width(key: str) -> float:
    """How wide the cap of a key is, in pixels."""
    return width(key, lettering(Size.LABEL)) + 2 * CAP_PAD


def paint_cap(
    painter: QPainter, key: str, at: QPointF, ink: QColor, frame: QColor | None
) -> QRectF:
    """Paint a cap, the middle of whose left edge is `at`; gives where it stands."""
    tall = high(CAP_HEIGHT)
    cap = QRectF(at.x(), at.y() - tall / 2, cap_width(key), tall)
    if frame is not None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(frame, 1))
        painter.drawRoundedRect(cap, ROUND, ROUND)
    painter.setPen(ink)
    painter.setFont(lettering(Size.LABEL))
    painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
    return cap


def paint_cap_before(
    painter: QPainter, key: str, end: QPointF, ink: QColor, frame: QColor | None
) -> QRectF:
    """Paint a cap, the middle of whose right edge is `end`; gives where it stands."""
    return paint_cap(painter, key, end - QPointF(cap_width(key), 0), ink, frame)
