"""A list of the floor: prepared rows, one of them chosen by what it is."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHeaderView, QTableView

from tdapp.ui.entries.entries_table import CELL
from tdapp.ui.floor.floor_rows import FloorRow
from tdapp.ui.look.lettering import Size, lettering
from tdapp.ui.look.list_look import look_like_a_list
from tdapp.ui.look.table_look import ROW, Columns, RowPainter
from tdapp.ui.look.theme import Theme

Key = TypeVar("Key")
Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
SPOKEN = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.ToolTipRole,
)


class FloorRows(QAbstractTableModel):
    """The item model over the rows."""

    def __init__(self, columns: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._columns = columns
        self.rows: Sequence[FloorRow] = ()

    def show_rows(self, rows: Sequence[FloorRow]) -> bool:
        """Take in newly prepared rows; whether other things are listed than before."""
        if [row.key for row in rows] == [row.key for row in self.rows]:
            self.rows = rows
            if rows:
                last = self.index(len(rows) - 1, self._columns - 1)
                self.dataChanged.emit(self.index(0, 0), last)
            return False
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()
        return True

    def place_of(self, key: object) -> int | None:
        """Where something is listed."""
        return next((place for place, row in enumerate(self.rows) if row.key == key), None)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """The rows that are shown."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """Those of the list."""
        return 0 if parent.isValid() else self._columns

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The prepared cell, or its text."""
        if not index.isValid():
            return None
        cell = self.rows[index.row()].cells[index.column()]
        if role == CELL:
            return cell
        return cell.text if role in SPOKEN else None


class FloorList(QTableView):
    """Shows the rows.

    `chosen` carries the key of the row that was chosen by hand; `entered` says that Enter was
    pressed on it, `came` that the list has the focus.

    The last column takes the room that is left unless another one does.
    """

    chosen = Signal(object)
    entered = Signal()
    came = Signal()

    def __init__(
        self, name: str, theme: Theme, columns: Columns, widths: dict[int, int], wide: int
    ) -> None:
        super().__init__()
        self._theme = theme
        self._taking_in = False
        self.table = FloorRows(columns.count, self)
        self.empty_words = ""
        self.setModel(self.table)
        self.setItemDelegate(RowPainter(theme, self, columns))
        self._look_like_a_list()
        self._set_columns(widths, wide)
        self.setAccessibleName(name)
        self.selectionModel().currentRowChanged.connect(self._tell)

    @property
    def key(self) -> object:
        """What the chosen row is; None where none is."""
        index = self.currentIndex()
        return self.table.rows[index.row()].key if index.isValid() else None

    def show_rows(self, rows: Sequence[FloorRow], key: object) -> None:
        """Show these rows, with this one chosen if it is among them."""
        self._taking_in = True
        if self.table.show_rows(rows) or key != self.key:
            self._mark(key)
        self._taking_in = False

    def choose(self, key: object) -> None:
        """Choose a row as if by hand."""
        self._mark(key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on with the chosen row."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.key is not None:
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Coming by chooses nothing, as Qt would have it: the arrows do."""
        key, self._taking_in = self.key, True
        super().focusInEvent(event)
        self._mark(key)
        self._taking_in = False
        self.came.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows, or words where there is none, and the ring of the focus."""
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        if not self.table.rows and self.empty_words:
            painter.setPen(self._theme.text2)
            painter.setFont(lettering(Size.BODY))
            box = self.viewport().rect().adjusted(16, 6, -12, -4)
            top = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
            painter.drawText(box, top | Qt.TextFlag.TextWordWrap, self.empty_words)
        if self.hasFocus():
            index = self.currentIndex()
            box = self.visualRect(index) if index.isValid() else self.viewport().rect()
            box.setLeft(0)
            box.setRight(self.viewport().width() - 1)
            painter.setPen(QPen(self._theme.accent, 2))
            painter.drawRect(box.adjusted(1, 1, -1, -2))
        painter.end()

    def _mark(self, key: object) -> None:
        place, flags = self.table.place_of(key), QItemSelectionModel.SelectionFlag
        if place is None:
            self.selectionModel().clear()
            return
        index = self.table.index(place, 0)
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.scrollTo(index)

    def _tell(self, now: QModelIndex, _before: QModelIndex) -> None:
        if now.isValid() and not self._taking_in:
            self.chosen.emit(self.table.rows[now.row()].key)

    def _look_like_a_list(self) -> None:
        self.horizontalHeader().hide()
        look_like_a_list(self, self._theme, ROW)

    def _set_columns(self, widths: dict[int, int], wide: int) -> None:
        head = self.horizontalHeader()
        for column in range(self.table.columnCount()):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        for column, pixels in widths.items():
            head.resizeSection(column, pixels)
        head.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)


def only(kind: type[Key], choose: Callable[[Key], None]) -> Callable[[object], None]:
    """Takes what `chosen` carries, where it is a key of this kind."""

    def take(key: object) -> None:
        if isinstance(key, kind):
            choose(key)

    return take
