"""Paints the rows of a list: the chosen one marked by a bar, a shape, a text, a note, a pill."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from tdapp.shown.cells import Cell, Loudness, Tone
from tdapp.ui.look.fonts import are_figures
from tdapp.ui.look.lettering import MEDIUM, STRONG, Size, elided, fitted, lettering, typeset, width
from tdapp.ui.look.lists.list_rows import ListColumn, ListRows
from tdapp.ui.look.shapes import paint_shape
from tdapp.ui.look.text_size import high, px
from tdapp.ui.look.theme import Theme

MARGIN, PAD = 16.0, 10.0
SHAPE, GAP = 11.0, 7.0
BAR = 3.0
PILL, PILL_PAD = 20.0, 8.0
CHOSEN = QStyle.StateFlag.State_Selected.value
ONE_LINE = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine


def cell_font(cell: Cell, column: ListColumn) -> QFont:
    """The body's for most, more for names and what a row is looked for by, most for a total."""
    if cell.loudness is not Loudness.WORDS:
        return lettering(Size.LABEL, STRONG)
    plain = cell.tone is Tone.GONE or not (cell.strong or column.strong or cell.total)
    weight = QFont.Weight.Normal if plain else STRONG if cell.total else MEDIUM
    return lettering(Size.BODY, weight, figures=are_figures(cell.text))


def room_for(cell: Cell, column: ListColumn) -> float:
    """How wide a column is that shows all of a cell."""
    shape = px(SHAPE) + GAP if cell.shape is not None else 0.0
    pill = 2 * PILL_PAD * (cell.loudness is not Loudness.WORDS)
    long = width(cell.text, cell_font(cell, column)) + pill
    note = width(cell.note, lettering(Size.LABEL)) + PAD if cell.note else 0.0
    below = width(cell.below, lettering(Size.LABEL)) if cell.below else 0.0
    return max(long + note, below) + shape + 2 * PAD + 1


def inside(box: QRectF, rows: ListRows, column: int) -> QRectF:
    """Where in a column's box its words stand; figures never stand beyond its own width."""
    last, own = rows.last
    if column == last and rows.columns[column].right:
        box = QRectF(box.topLeft(), QSizeF(min(box.width(), own), box.height()))
    right = MARGIN if column == len(rows.columns) - 1 else PAD
    return box.adjusted(PAD if column else MARGIN, 0, -right, 0)


class ListPainter(QStyledItemDelegate):
    """Paints prepared cells and the ground they stand on."""

    def __init__(self, theme: Theme, rows: ListRows, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows = rows

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """One cell."""
        number, box = index.column(), QRectF(option.rect)
        chosen = bool(option.state.value & CHOSEN)
        painter.save()
        if chosen:
            painter.fillRect(box, self._theme.soft)
        painter.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), 1), self._theme.line)
        if chosen and number == 0:
            painter.fillRect(QRectF(box.left(), box.top(), BAR, box.height()), self._theme.accent)
        cell = self._rows.cell(index.row(), number)
        self._paint_cell(painter, inside(box, self._rows, number), number, cell)
        painter.restore()

    def _paint_cell(self, painter: QPainter, box: QRectF, number: int, cell: Cell) -> None:
        column = self._rows.columns[number]
        if cell.below:
            half = box.height() / 2
            lower = QRectF(box.left(), box.top() + half - 3, box.width(), half)
            indent = px(SHAPE) + GAP if cell.shape is not None else 0.0
            self._paint_quiet(painter, lower.adjusted(indent, 0, 0, 0), cell.below, column)
            box = QRectF(box.left(), box.top() + 3, box.width(), half)
        colour: QColor = getattr(self._theme, cell.tone.value)
        if cell.loudness is Loudness.WORDS:
            self._paint_words(painter, box, cell, colour, column)
        else:
            self._paint_pill(painter, box, cell, colour, column)

    def _paint_words(
        self,
        painter: QPainter,
        box: QRectF,
        cell: Cell,
        colour: QColor,
        column: ListColumn,
    ) -> None:
        font, gap = cell_font(cell, column), px(SHAPE) + GAP if cell.shape is not None else 0.0
        line, long, tall = typeset(cell.text, font, box.width() - gap)
        left = box.right() - long - gap if column.right else box.left()
        if cell.shape is not None:
            spot = QRectF(left, box.center().y() - px(SHAPE) / 2, px(SHAPE), px(SHAPE))
            paint_shape(painter, cell.shape, spot, colour)
        is_line = column.wide and cell.shape is not None and cell.tone is Tone.WAITS
        painter.setPen(self._theme.text if is_line else colour)
        painter.setFont(font)
        start = left + gap
        painter.drawStaticText(QPointF(start, box.center().y() - tall / 2), line)
        if cell.note and not column.right:
            after = QRectF(box)
            after.setLeft(start + long + (8 if long else 0))
            self._paint_quiet(painter, after, cell.note, column)

    def _paint_quiet(self, painter: QPainter, box: QRectF, text: str, column: ListColumn) -> None:
        font = lettering(Size.LABEL)
        painter.setPen(self._theme.text2)
        painter.setFont(font)
        side = Qt.AlignmentFlag.AlignRight if column.right else Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, side | ONE_LINE, elided(text, font, box.width()))

    def _paint_pill(
        self, painter: QPainter, box: QRectF, cell: Cell, colour: QColor, column: ListColumn
    ) -> None:
        font = lettering(Size.LABEL, STRONG)
        gap = px(SHAPE) + 5.0 if cell.shape is not None else 0.0
        text, words = fitted(cell.text, font, box.width() - gap - 2 * PILL_PAD)
        long, tall = words + gap + 2 * PILL_PAD, high(PILL)
        left = box.right() - long if column.right else box.left()
        pill = QRectF(left, box.center().y() - tall / 2, long, tall)
        filled = cell.loudness is Loudness.FILLED
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour, 1))
        painter.setBrush(colour if filled else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(pill, tall / 2, tall / 2)
        ink = self._theme.ground if filled else colour
        if cell.shape is not None:
            spot = QRectF(left + PILL_PAD, pill.center().y() - px(SHAPE) / 2, px(SHAPE), px(SHAPE))
            paint_shape(painter, cell.shape, spot, ink)
        painter.setPen(ink)
        painter.setFont(font)
        painter.drawText(pill.adjusted(PILL_PAD + gap, 0, 0, 0), ONE_LINE, text)
