"""The mark at the head of every screen: the house's own picture, or else a chip."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform

SPOTS = 6
HIGHEST = 1024


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


@lru_cache(maxsize=16)
def own_mark(file: str, ink: int) -> QImage | None:
    """The house's own picture from a file; None where there is none that can be read.

    One with a clear ground takes on the `ink` (as `QColor.rgba`), so that it is seen in every mood.
    """
    image = QImage(file) if file else QImage()
    if image.isNull():
        return None
    if image.height() > HIGHEST:
        image = image.scaledToHeight(HIGHEST, Qt.TransformationMode.SmoothTransformation)
    return _tinted(image, QColor.fromRgba(ink)) if image.hasAlphaChannel() else image


def _tinted(image: QImage, ink: QColor) -> QImage:
    made = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(made)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(made.rect(), ink)
    painter.end()
    return made
