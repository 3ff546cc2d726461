"""The item model over the prepared rows of entries; one for every list of them."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tdapp.ui.entries.cells import Cell
from tdapp.ui.entries.entry_rows import Column, EntryRow, Which, listed

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
CELL = Qt.ItemDataRole.UserRole
TO_THE_RIGHT = frozenset({Column.NUMBER, Column.REBUYS, Column.PRIZE})


class EntriesTable(QAbstractTableModel):
    """Shows the rows that are wanted and found, in the chosen order.

    `CELL` gives the prepared `Cell`; nothing is formatted while the view asks.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: Sequence[EntryRow] = ()
        self._rows: list[EntryRow] = []
        self._which = Which.ALL
        self._search = ""
        self._column = int(Column.NUMBER)
        self._falling = False
        self._heads = (
            self.tr("No"),
            self.tr("Name"),
            self.tr("Seat"),
            self.tr("Re-buys"),
            self.tr("State"),
            self.tr("Prize"),
        )

    @property
    def rows(self) -> Sequence[EntryRow]:
        """The rows that are shown, in their order."""
        return self._rows

    def show_rows(self, rows: Sequence[EntryRow]) -> None:
        """Take in newly prepared rows."""
        self._all = rows
        self._arrange()

    def narrow(self, which: Which, search: str) -> None:
        """List only these, and of them only what holds every word of `search`."""
        self._which, self._search = which, search
        self._arrange()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; equal ones stay in the order of their numbers."""
        self._column, self._falling = column, order is Qt.SortOrder.DescendingOrder
        self._arrange()

    def index_of(self, entry: int | None) -> QModelIndex:
        """Where an entry is listed; an invalid index if it is not."""
        for place, row in enumerate(self._rows):
            if row.entry == entry:
                return self.index(place, 0)
        return QModelIndex()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """The rows that are shown."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """One for each `Column`."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The prepared cell, its text, its side, or what a screen reader says."""
        if not index.isValid():
            return None
        cell = self._rows[index.row()].cells[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == CELL:
            return cell
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(index.column(), cell)
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """The name of a column, on the side of its texts."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._heads):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._heads[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(section)
        return None

    def _spoken(self, column: int, cell: Cell) -> str:
        return f"{self._heads[column]}: {cell.text}"

    def _arrange(self) -> None:
        """Put the rows in order again, with one signal that keeps as much as it can."""
        found = listed(self._all, self._which, self._search, self._column, falling=self._falling)
        before = [row.entry for row in self._rows]
        after = [row.entry for row in found]
        if before == after:
            self._rows = found
            if found:
                last = self.index(len(found) - 1, len(Column) - 1)
                self.dataChanged.emit(self.index(0, 0), last)
        elif set(before) == set(after):
            self._move(found)
        else:
            self.beginResetModel()
            self._rows = found
            self.endResetModel()

    def _move(self, found: list[EntryRow]) -> None:
        self.layoutAboutToBeChanged.emit()
        olds = self.persistentIndexList()
        entries = [self._rows[old.row()].entry for old in olds]
        self._rows = found
        place = {row.entry: number for number, row in enumerate(found)}
        news = [
            self.index(place[entry], old.column()) for entry, old in zip(entries, olds, strict=True)
        ]
        self.changePersistentIndexList(olds, news)
        self.layoutChanged.emit()


def _side(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column in TO_THE_RIGHT else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
