"""The item model over the prepared rows of entries; one for every list of them."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tdapp.ui.entries.entry_rows import Column, Row, Which, listed
from tdapp.ui.look.cells import Cell

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
CELL = Qt.ItemDataRole.UserRole
TO_THE_RIGHT = frozenset({Column.NUMBER, Column.REBUYS, Column.PRIZE})
MOST_SEEN = 128
"""Rows that a view shows at once at the most, on the highest of screens."""


class EntriesTable(QAbstractTableModel):
    """Shows the rows that are wanted and found, in the chosen order.

    `CELL` gives the prepared `Cell`. A change is told only of the rows that were looked at last
    and say something else now; rows that are looked at later say what is so then.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: Sequence[Row] = ()
        self._rows: list[Row] = []
        self._seen: dict[int, tuple[Cell, ...]] = {}
        self._places: dict[int, int] | None = None
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
    def rows(self) -> Sequence[Row]:
        """The rows that are shown, in their order."""
        return self._rows

    def show_rows(self, rows: Sequence[Row], changed: Collection[Column] = tuple(Column)) -> None:
        """Take these in; where the rows are the same, only what is `changed` is looked at again."""
        same, self._all = rows is self._all, rows
        if same and self._arranged_by.isdisjoint(changed):
            self._look_again()
        else:
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
        if self._places is None:
            self._places = {row.entry: place for place, row in enumerate(self._rows)}
        place = None if entry is None else self._places.get(entry)
        return QModelIndex() if place is None else self.index(place, 0)

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
        cell = self._cells(index.row())[index.column()]
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

    @property
    def _arranged_by(self) -> set[Column]:
        """The columns on which it depends which rows are listed, and in which order."""
        found = {Column(self._column)}
        if self._which is not Which.ALL:
            found.add(Column.STATE)
        if self._search:
            found |= {Column.NUMBER, Column.NAME, Column.SEAT}
        return found

    def _cells(self, place: int) -> tuple[Cell, ...]:
        """The cells of a row that is looked at."""
        cells = self._rows[place].cells
        self._seen.pop(place, None)
        self._seen[place] = cells
        if len(self._seen) > MOST_SEEN:
            del self._seen[next(iter(self._seen))]
        return cells

    def _look_again(self) -> None:
        """Tell which of the rows that were looked at last say something else."""
        for place, before in tuple(self._seen.items()):
            now = self._rows[place].cells
            if now is not before and now != before:
                self._seen[place] = now
                self.dataChanged.emit(self.index(place, 0), self.index(place, len(Column) - 1))

    def _arrange(self) -> None:
        """Put the rows in order again, with one signal that keeps as much as it can."""
        found = listed(self._all, self._which, self._search, self._column, falling=self._falling)
        before = [row.entry for row in self._rows]
        after = [row.entry for row in found]
        if before == after:
            self._rows = found
            self._look_again()
        elif len(before) == len(after) and set(before) == set(after):
            self._move(found)
        else:
            self.beginResetModel()
            self._put(found)
            self.endResetModel()

    def _move(self, found: list[Row]) -> None:
        self.layoutAboutToBeChanged.emit()
        olds = self.persistentIndexList()
        entries = [self._rows[old.row()].entry for old in olds]
        self._put(found)
        news = [
            self.index(self.index_of(entry).row(), old.column())
            for entry, old in zip(entries, olds, strict=True)
        ]
        self.changePersistentIndexList(olds, news)
        self.layoutChanged.emit()

    def _put(self, found: list[Row]) -> None:
        self._rows, self._seen, self._places = found, {}, None


def _side(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column in TO_THE_RIGHT else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
