"""How a list looks: flat head, rows of one height, the chosen row marked by a bar and a ground."""

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from tdapp.ui.entries.entries_table import CELL, TO_THE_RIGHT
from tdapp.ui.entries.entry_rows import Column
from tdapp.ui.look.cells import Cell, Tone
from tdapp.ui.look.lettering import MEDIUM, STRONG, Size, elided, lettering, width
from tdapp.ui.look.shapes import paint_shape
from tdapp.ui.look.theme import Theme

ROW = 28
HEAD = 30
MARGIN = 16.0
PAD = 10.0
SHAPE = 11.0
BAR = 3.0


@dataclass(frozen=True, slots=True)
class Columns:
    """How many columns a list has, which stand at the right, which are strong."""

    count: int
    to_the_right: frozenset[int]
    strong: frozenset[int]


OF_ENTRIES = Columns(
    len(Column), frozenset(map(int, TO_THE_RIGHT)), frozenset({Column.SEAT, Column.PRIZE})
)


class RowPainter(QStyledItemDelegate):
    """Paints prepared cells: a shape, a text, and the row they stand in."""

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, columns: Columns = OF_ENTRIES
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._columns = columns

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """One cell."""
        cell = index.data(CELL)
        box = QRectF(option.rect)
        state = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        self._paint_ground(painter, box, index.column(), chosen=chosen)
        if isinstance(cell, Cell):
            self._paint_cell(painter, box, index.column(), cell)
        painter.restore()

    def _paint_ground(self, painter: QPainter, box: QRectF, column: int, *, chosen: bool) -> None:
        if chosen:
            painter.fillRect(box, self._theme.soft)
        foot = QRectF(box.left(), box.bottom() - 1, box.width(), 1)
        painter.fillRect(foot, self._theme.line)
        if chosen and column == 0:
            painter.fillRect(QRectF(box.left(), box.top(), BAR, box.height()), self._theme.accent)

    def _paint_cell(self, painter: QPainter, box: QRectF, column: int, cell: Cell) -> None:
        colour: QColor = getattr(self._theme, cell.tone.value)
        strong = column in self._columns.strong and cell.tone is not Tone.GONE
        font = lettering(Size.BODY, STRONG if strong else MEDIUM)
        inside = room(box, column, self._columns.count)
        gap = SHAPE + 7 if cell.shape is not None else 0.0
        text = elided(cell.text, font, inside.width() - gap)
        left = inside.left()
        if column in self._columns.to_the_right:
            left = inside.right() - width(text, font) - gap
        if cell.shape is not None:
            middle = box.center().y() - SHAPE / 2
            paint_shape(painter, cell.shape, QRectF(left, middle, SHAPE, SHAPE), colour)
        painter.setPen(colour)
        painter.setFont(font)
        spot = QRectF(left + gap, box.top(), inside.right() - left - gap + 1, box.height())
        painter.drawText(spot, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, text)


class FlatHead(QHeaderView):
    """The names of the columns, the one that is sorted by marked with a small triangle."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setSortIndicatorShown(True)
        self.setFixedHeight(HEAD)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:  # noqa: N802
        """One column's name."""
        box = QRectF(rect)
        painter.save()
        painter.fillRect(box, self._theme.ground)
        foot = QRectF(box.left(), box.bottom() - 1, box.width(), 1)
        painter.fillRect(foot, self._theme.edge)
        sorted_by = section == self.sortIndicatorSection()
        ink = self._theme.text if sorted_by else self._theme.text2
        painter.setPen(ink)
        font = lettering(Size.LABEL, MEDIUM)
        painter.setFont(font)
        side = Qt.AlignmentFlag.AlignLeft
        inside = room(box, section)
        name = str(self.model().headerData(section, Qt.Orientation.Horizontal))
        if section in TO_THE_RIGHT:
            side = Qt.AlignmentFlag.AlignRight
        painter.drawText(inside, side | Qt.AlignmentFlag.AlignVCenter, name)
        if sorted_by:
            long = width(name, font)
            x = inside.right() - long - 12 if section in TO_THE_RIGHT else inside.left() + long + 5
            self._paint_triangle(painter, x, box.center().y(), ink)
        painter.restore()

    def _paint_triangle(self, painter: QPainter, x: float, y: float, ink: QColor) -> None:
        up = self.sortIndicatorOrder() is Qt.SortOrder.AscendingOrder
        tip = -3.0 if up else 3.0
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(Qt.PenStyle.NoPen))
        painter.setBrush(ink)
        points = [
            QPointF(x, y - tip / 1.5),
            QPointF(x + 7, y - tip / 1.5),
            QPointF(x + 3.5, y + tip),
        ]
        painter.drawPolygon(QPolygonF(points))


def room(box: QRectF, column: int, count: int = len(Column)) -> QRectF:
    """Where the text of a cell may stand in a list of so many columns."""
    first, last = column == 0, column == count - 1
    return box.adjusted(MARGIN if first else PAD, 0, -(MARGIN if last else PAD), 0)
