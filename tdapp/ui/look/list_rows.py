"""The item model of a list: prepared rows in the order of one column, as Qt asks for them."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tdapp.ui.look.cells import Cell

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
CELL = Qt.ItemDataRole.UserRole
SPOKEN = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.ToolTipRole,
)


@dataclass(frozen=True, slots=True)
class ListColumn:
    """A column: its name (none needed without a head), its width in pixels, and its side.

    The `wide` one takes the room that is left; `least` is the width of the list in pixels below
    which the column is left out.
    """

    head: str = ""
    width: int = 0
    right: bool = False
    strong: bool = False
    wide: bool = False
    least: int = 0


@dataclass(frozen=True, slots=True)
class ListRow:
    """What a row is, the same however its words change, and a cell for each column."""

    key: Hashable
    cells: tuple[Cell, ...]


class ListRows(QAbstractTableModel):
    """Shows the rows as they come, or sorted by a column; equal ones stay in their order."""

    def __init__(self, columns: Sequence[ListColumn], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = columns
        self.rows: Sequence[ListRow] = ()
        self._given: Sequence[ListRow] = ()
        self._places: dict[Hashable, int] = {}
        self._sorted: tuple[int, Qt.SortOrder] | None = None

    def show_rows(self, rows: Sequence[ListRow]) -> bool:
        """Take in newly prepared rows; whether other things are listed, or in another order."""
        self._given = rows
        return self._arrange()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by what a column's cells are sorted by; below 0 the rows stay as they came."""
        self._sorted = None if column < 0 else (column, order)
        self._arrange()

    def place_of(self, key: Hashable) -> int | None:
        """Where something is listed."""
        return self._places.get(key)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """The rows that are shown."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """Those of the list."""
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The prepared cell, or its words."""
        if not index.isValid():
            return None
        cell = self.rows[index.row()].cells[index.column()]
        if role == CELL:
            return cell
        return said(cell) if role in SPOKEN else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """The name of a column."""
        across = orientation is Qt.Orientation.Horizontal
        if not across or role != Qt.ItemDataRole.DisplayRole:
            return None
        return self.columns[section].head if 0 <= section < len(self.columns) else None

    def _arrange(self) -> bool:
        rows = self._given
        if self._sorted is not None:
            column, order = self._sorted
            falling = order is Qt.SortOrder.DescendingOrder
            rows = sorted(rows, key=lambda row: row.cells[column].order, reverse=falling)
        places = {row.key: place for place, row in enumerate(rows)}
        if list(places) == list(self._places):
            self._show_changed(rows)
            return False
        self.beginResetModel()
        self.rows, self._places = rows, places
        self.endResetModel()
        return True

    def _show_changed(self, rows: Sequence[ListRow]) -> None:
        """The same things in the same order: say only which of them look different."""
        changed = [
            place
            for place, (old, new) in enumerate(zip(self.rows, rows, strict=True))
            if old is not new and old.cells != new.cells
        ]
        self.rows = rows
        if changed:
            last = self.index(changed[-1], len(self.columns) - 1)
            self.dataChanged.emit(self.index(changed[0], 0), last)


def said(cell: Cell) -> str:
    """All the words of a cell, for tooltips and screen readers."""
    return "  ".join(words for words in (cell.text, cell.note, cell.below) if words)
