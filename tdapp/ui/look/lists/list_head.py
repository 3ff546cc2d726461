"""The names of a list's columns, the one that is sorted by marked with a small triangle."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF
from PySide6.QtWidgets import QHeaderView, QWidget

from tdapp.ui.look.lettering import MEDIUM, Size, elided, lettering, width
from tdapp.ui.look.lists.list_painter import inside
from tdapp.ui.look.lists.list_rows import ListRows
from tdapp.ui.look.text_size import high, px
from tdapp.ui.look.theme import Theme

HEAD = 30


class ListHead(QHeaderView):
    """A flat row over the list; a click sorts, where the list can be sorted."""

    def __init__(self, theme: Theme, rows: ListRows, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self._rows = rows
        self.setHighlightSections(False)
        self.setFixedHeight(high(HEAD))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:  # noqa: N802
        """One column's name."""
        column, box = self._rows.columns[section], QRectF(rect)
        painter.save()
        painter.fillRect(box, self._theme.ground)
        foot = QRectF(box.left(), box.bottom() - 1, box.width(), 1)
        painter.fillRect(foot, self._theme.edge)
        sorted_by = self.isSortIndicatorShown() and section == self.sortIndicatorSection()
        ink = self._theme.text if sorted_by else self._theme.text2
        font = lettering(Size.LABEL, MEDIUM)
        room = inside(box, self._rows, section)
        name = elided(column.head, font, room.width())
        painter.setPen(ink)
        painter.setFont(font)
        side = Qt.AlignmentFlag.AlignRight if column.right else Qt.AlignmentFlag.AlignLeft
        painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, name)
        if sorted_by:
            long = width(name, font)
            x = room.right() - long - px(12) if column.right else room.left() + long + 5
            self._paint_triangle(painter, x, box.center().y(), ink)
        painter.restore()

    def _paint_triangle(self, painter: QPainter, x: float, y: float, ink: QColor) -> None:
        tip = -px(3) if self.sortIndicatorOrder() is Qt.SortOrder.AscendingOrder else px(3)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        foot = y - tip / 1.5
        corners = ((x, foot), (x + px(7), foot), (x + px(7) / 2, y + tip))
        painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
