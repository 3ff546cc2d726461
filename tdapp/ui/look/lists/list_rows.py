"""The item model of a list: prepared rows in the order of one column, as Qt asks for them."""

from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tdapp.shown.cells import Cell, Tone

Item = TypeVar("Item")
CellOf = Callable[[Item], Cell | str]
Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
CELL = Qt.ItemDataRole.UserRole
WORDS = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
MOST_SEEN = 128
"""Rows that a view shows at once at the most, on the highest of screens."""


@dataclass(frozen=True, slots=True)
class ListColumn:
    """A column: its name (none needed without a head), its width in pixels, and its side.

    The `wide` one takes the room that is left, its width at least; `least` is the width of the list
    in pixels below which the column is left out.
    """

    head: str = ""
    width: int = 0
    right: bool = False
    strong: bool = False
    wide: bool = False
    least: int = 0


@dataclass(frozen=True)
class Column(ListColumn, Generic[Item]):
    """A column that says, too, what stands in it of an item: a cell, or words alone."""

    cell: CellOf[Item] = field(kw_only=True)


class AnyRow(Protocol):
    """A row that is made already, or made when it is looked at."""

    @property
    def key(self) -> Hashable:
        """What it is, the same however its words change."""

    @property
    def cells(self) -> tuple[Cell, ...]:
        """One for each column."""

    def order(self, column: int) -> tuple[Any, ...]:
        """What it is sorted by in a column."""


@dataclass(frozen=True, slots=True)
class ListRow:
    """What a row is, the same however its words change, and a cell for each column."""

    key: Hashable
    cells: tuple[Cell, ...]

    def order(self, column: int) -> tuple[Any, ...]:
        """What it is sorted by in a column."""
        return self.cells[column].order


def left(
    head: str, width: int, cell: CellOf[Item], least: int = 0, *, strong: bool = False
) -> Column[Item]:
    """A column of words."""
    return Column(head, width, least=least, strong=strong, cell=cell)


def right(
    head: str, width: int, cell: CellOf[Item], least: int = 0, *, strong: bool = False
) -> Column[Item]:
    """A column of figures."""
    return Column(head, width, right=True, least=least, strong=strong, cell=cell)


def wide(head: str, cell: CellOf[Item], width: int = 0, *, strong: bool = False) -> Column[Item]:
    """The column that takes the room that is left, so much at least."""
    return Column(head, width, wide=True, strong=strong, cell=cell)


def label(words: str) -> Cell:
    """Words that stand quiet beside the others."""
    return Cell(words, tone=Tone.LABEL)


def numbered(number: int, tone: Tone = Tone.FACT) -> Cell:
    """A number that names something, sorted as such."""
    return Cell(str(number), (number,), tone)


def row_of(columns: Sequence[Column[Item]], item: Item, key: Hashable) -> ListRow:
    """The row of an item in these columns."""
    cells = [column.cell(item) for column in columns]
    return ListRow(key, tuple([Cell(one) if isinstance(one, str) else one for one in cells]))


def rows_of(
    columns: Sequence[Column[Item]], items: Iterable[Item], key: Callable[[Item], Hashable]
) -> list[ListRow]:
    """The rows of several items, each known by its key."""
    return [row_of(columns, one, key(one)) for one in items]


class ListRows(QAbstractTableModel):
    """Shows the rows as they come, or sorted by a column; equal ones stay in their order.

    `last` is the column that has what the list is too wide for, and its own width in pixels.
    A change is told only of the rows that were looked at last and say something else now; rows that
    are looked at later say what is so then.
    """

    def __init__(self, columns: Sequence[ListColumn], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = columns
        self.last = -1, 0
        self.rows: Sequence[AnyRow] = ()
        self._given: Sequence[AnyRow] = ()
        self._keys: list[Hashable] = []
        self._places: dict[Hashable, int] | None = None
        self._seen: dict[int, tuple[Cell, ...]] = {}
        self._sorted: tuple[int, Qt.SortOrder] | None = None

    def show_rows(self, rows: Sequence[AnyRow], changed: Collection[int] | None = None) -> bool:
        """Take these in; whether other things are listed than before, or in another order.

        Of the very same rows only the `changed` columns may say something else, if any are named.
        """
        same, self._given = rows is self._given, rows
        if same and changed is not None and not (self._sorted and self._sorted[0] in changed):
            self._look_again()
            return False
        return self._arrange()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by what a column's cells are sorted by; below 0 the rows stay as they came."""
        self._sorted = None if column < 0 else (column, order)
        self._arrange()

    def place_of(self, key: Hashable) -> int | None:
        """Where something is listed."""
        if self._places is None:
            self._places = {one: place for place, one in enumerate(self._keys)}
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
        cell = self.cell(index.row(), index.column())
        if role == CELL:
            return cell
        if role == Qt.ItemDataRole.AccessibleTextRole:
            head = self.columns[index.column()].head
            return f"{head}: {said(cell)}" if head else said(cell)
        return said(cell) if role in WORDS else None

    def cell(self, place: int, column: int) -> Cell:
        """The prepared cell that is shown in a row and a column."""
        return self.cells(place)[column]

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
            rows = sorted(rows, key=lambda row: row.order(column), reverse=falling)
        keys = [row.key for row in rows]
        if keys == self._keys:
            self.rows = rows
            self._look_again()
            return False
        self.beginResetModel()
        self.rows, self._keys, self._places, self._seen = rows, keys, None, {}
        self.endResetModel()
        return True

    def cells(self, place: int) -> tuple[Cell, ...]:
        """The cells of a row that is looked at."""
        cells = self.rows[place].cells
        self._seen.pop(place, None)
        self._seen[place] = cells
        if len(self._seen) > MOST_SEEN:
            del self._seen[next(iter(self._seen))]
        return cells

    def _look_again(self) -> None:
        """Tell which of the rows that were looked at last say something else."""
        for place, before in tuple(self._seen.items()):
            now = self.rows[place].cells
            if now is not before and now != before:
                self._seen[place] = now
                last = self.index(place, len(self.columns) - 1)
                self.dataChanged.emit(self.index(place, 0), last)


def said(cell: Cell) -> str:
    """All the words of a cell, for tooltips and screen readers."""
    return "  ".join(words for words in (cell.text, cell.note, cell.below) if words)
