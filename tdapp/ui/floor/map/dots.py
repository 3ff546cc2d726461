"""The seats of a table from the middle distance: its table paints them, all plain ones together."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from tdapp.ui.floor.map.ink import Ink
from tdapp.ui.floor.map.ring import DOT
from tdapp.ui.floor.map.values import ACCENTED, DASHED, SHAPES, SeatLook
from tdapp.ui.look.shapes import paint_shape

if TYPE_CHECKING:
    from tdapp.ui.floor.map.seat_item import SeatItem

NUMBERED = 9.5
"""Half of a dot that has its number in it."""


def paint_dots(painter: QPainter, seats: Sequence["SeatItem"], scale: float, ink: Ink) -> None:
    """In pixels round the middle of the table, where a unit of the plan has so many (`scale`)."""
    filled, dashed = [], []
    for seat in seats:
        x, y = seat.place.dot
        middle = QPointF(x * scale, y * scale)
        if not seat.is_plain:
            _paint_dot(painter, seat, middle, ink)
        elif seat.shown in DASHED:
            dashed.append(middle)
        else:
            filled.append(middle)
    _paint_plain(painter, dashed, ink.edge_dashed, ink.none)
    _paint_plain(painter, filled, ink.no_line, ink.theme.text2)


def _paint_plain(
    painter: QPainter, middles: Sequence[QPointF], line: QPen, ground: QBrush | QColor
) -> None:
    painter.setPen(line)
    painter.setBrush(ground)
    for middle in middles:
        painter.drawEllipse(middle, DOT, DOT)


def _paint_dot(painter: QPainter, seat: "SeatItem", middle: QPointF, ink: Ink) -> None:
    """One that tells more than taken or free."""
    look, numbered = seat.shown, seat.numbered
    half = NUMBERED if numbered else DOT
    box = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
    words = ink.theme.text2
    if look in SHAPES and not numbered:
        _paint_shape(painter, look, box.adjusted(-1, -1, 1, 1), ink, ink.theme.text2)
    elif look in ACCENTED or seat.offered:
        words = _paint_accented(painter, box, seat, ink)
    elif look in DASHED:
        painter.setPen(ink.edge_dashed)
        painter.setBrush(ink.none)
        painter.drawEllipse(box)
    else:
        painter.setPen(ink.no_line)
        painter.setBrush(ink.theme.text2)
        painter.drawEllipse(box)
        words = ink.theme.ground
    if numbered:
        ink.text(painter, box, str(seat.value.number), ink.label_strong, words)
        _paint_beside(painter, box, look, ink)
    if seat.chosen:
        painter.setBrush(ink.none)
        painter.setPen(ink.accent)
        painter.drawEllipse(box.adjusted(-3, -3, 3, 3))


def _paint_accented(painter: QPainter, box: QRectF, seat: "SeatItem", ink: Ink) -> QColor:
    """A mover, where the move goes, or where a dragged player may be dropped."""
    filled = seat.shown is SeatLook.GOES
    dashed = seat.shown is SeatLook.KEPT or seat.offered
    painter.setPen(ink.accent_dashed if dashed else ink.accent)
    painter.setBrush(ink.theme.accent if filled else ink.theme.ground)
    painter.drawEllipse(box.adjusted(1, 1, -1, -1))
    return ink.theme.on_accent if filled else ink.theme.accent


def _paint_beside(painter: QPainter, box: QRectF, look: SeatLook, ink: Ink) -> None:
    """The shape of its state at the edge of a numbered dot."""
    if look not in SHAPES:
        return
    mark = QRectF(box.right() - 6, box.top() - 4, 11, 11)
    painter.setPen(ink.no_line)
    painter.setBrush(ink.theme.ground)
    painter.drawEllipse(mark.adjusted(-1, -1, 1, 1))
    _paint_shape(painter, look, mark, ink, ink.theme.text)


def _paint_shape(painter: QPainter, look: SeatLook, box: QRectF, ink: Ink, quiet: QColor) -> None:
    tone = ink.theme.attention if look is SeatLook.WAITS else quiet
    paint_shape(painter, SHAPES[look], box, tone)
