"""The console's list: prepared rows, one of them chosen by what it is, walked by keyboard."""

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QTableView

from tdapp.shown.cells import Cell
from tdapp.ui.look.lettering import Size, lettering
from tdapp.ui.look.lists.list_head import ListHead
from tdapp.ui.look.lists.list_look import Claim, claimed, fitting, look_like_a_list, shared
from tdapp.ui.look.lists.list_painter import ListPainter
from tdapp.ui.look.lists.list_rows import AnyRow, Column, Item, ListColumn, ListRows, rows_of
from tdapp.ui.look.theme import Theme

ROW = 28
Key = TypeVar("Key")


class Listing(QTableView):
    """Shows the rows; `empty_words` stand where there is none.

    `chosen` carries the key of the row that was chosen by hand, `entered` says that Enter was
    pressed (or a row was clicked twice), `came` that the list has the focus. The chosen row stays
    chosen by its key, wherever it goes.
    """

    chosen = Signal(object)
    entered = Signal()
    came = Signal()

    def __init__(
        self, name: str, theme: Theme, columns: Sequence[ListColumn], *, headed: bool = False,
        row: int = ROW, sortable: bool = False,
    ) -> None:  # fmt: skip
        super().__init__()
        self._theme = theme
        self._key: Hashable = None
        self._taking_in = False
        self._made_room_for: tuple[tuple[tuple[Cell, ...], ...], int] = (), 0
        self._shown: list[int] = []
        self._words: dict[int, int] = {}
        self.empty_words = ""
        self.keeps_widths = False
        self.table = ListRows(columns, self)
        self.setModel(self.table)
        self.setItemDelegate(ListPainter(theme, self.table, self))
        self.setHorizontalHeader(ListHead(theme, self.table, self))
        look_like_a_list(self, theme, row)
        head = self.horizontalHeader()
        head.setVisible(headed)
        head.setSectionsClickable(sortable)
        head.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(sortable)
        self.setAccessibleName(name)
        self.selectionModel().currentRowChanged.connect(self._tell)
        self.table.modelReset.connect(self._words.clear)
        self.table.modelReset.connect(self._find_again)
        self.doubleClicked.connect(self.entered)

    @property
    def key(self) -> Hashable:
        """What the chosen row is; None where none is."""
        index = self.currentIndex()
        return self.table.rows[index.row()].key if index.isValid() else None

    @property
    def sorted_by(self) -> int:
        """The column it is sorted by, from 1; below zero where it falls, 0 as the rows come."""
        head = self.horizontalHeader()
        column = head.sortIndicatorSection() + 1 if self.isSortingEnabled() else 0
        falls = head.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
        return -column if falls else column

    def sort_by(self, column: int) -> None:
        """Sort it as `sorted_by` says; not by a column that it does not have."""
        falling, rising = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder
        if self.isSortingEnabled() and 0 < abs(column) <= len(self.table.columns):
            self.sortByColumn(abs(column) - 1, falling if column < 0 else rising)

    def show_rows(
        self, rows: Sequence[AnyRow], key: Hashable = None, changed: Collection[int] | None = None
    ) -> None:
        """Show these rows, with this one chosen if it is among them, else what was.

        Of the very same rows only the `changed` columns may say something else, if any are named.
        """
        self._taking_in = True
        if key is not None:
            self._key = key
        if not self.table.show_rows(rows, changed) and self._key != self.key:
            self._find_again()
        self._taking_in = False

    def choose(self, key: Hashable) -> None:
        """Choose a row as if by hand; None chooses none."""
        self._key = key
        self._mark()

    def follow(self, key: Hashable) -> None:
        """Have a row chosen that was chosen elsewhere, which tells nobody; None chooses none."""
        self._key = key
        if key != self.key:
            self._find_again()

    def make_room(self) -> None:
        """Share out the width among the columns, by the words of the rows in sight.

        So that nothing jumps where it is scrolled, no column gives back what words have needed.
        What all leave over the last one has, and keeps its words to its own width. A list that
        stands under another one, column by column, `keeps_widths`.
        """
        seen, room = tuple(map(self.table.cells, self.in_sight)), self.viewport().width()
        if (seen, room) == self._made_room_for:
            return
        self._made_room_for = seen, room
        widths = dict(zip(self._shown, shared([*self._claims(seen)], room), strict=True))
        self.table.last = max(widths.items(), default=(-1, 0))
        for place, width in widths.items():
            self.horizontalHeader().resizeSection(place, width)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on with the chosen row."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.key is not None:
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Coming by chooses nothing, as Qt would have it: the arrows do."""
        self._taking_in = True
        super().focusInEvent(event)
        self._mark()
        self._taking_in = False
        self.came.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A narrow list leaves out columns and squeezes others."""
        columns, headed = self.table.columns, not self.horizontalHeader().isHidden()
        wide = any(column.wide for column in columns)
        self._shown = fitting(columns, (self if wide else self.viewport()).width(), headed=headed)
        self._made_room_for = (), -1
        self._words.clear()
        for place in range(len(columns)):
            self.setColumnHidden(place, place not in self._shown)
        self.make_room()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows, or words where there is none, and the ring of the focus."""
        self.make_room()
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

    @property
    def in_sight(self) -> range:
        """The places of the rows that can be seen."""
        last = self.rowAt(self.viewport().height() - 1)
        end = last + 1 if last >= 0 else self.table.rowCount()
        return range(max(0, self.rowAt(0)), end)

    def _claims(self, seen: Sequence[tuple[Cell, ...]]) -> Iterator[Claim]:
        """What the columns that are shown want for these rows and those seen before them."""
        headed, columns = not self.horizontalHeader().isHidden(), self.table.columns
        for place in self._shown:
            cells = None if self.keeps_widths else [row[place] for row in seen]
            claim = claimed(columns, place, cells, self._words.get(place, 0), headed=headed)
            self._words[place] = claim.words
            yield claim

    def _mark(self) -> None:
        place, flags = self.table.place_of(self._key), QItemSelectionModel.SelectionFlag
        if place is None:
            self.selectionModel().clear()
            return
        index = self.table.index(place, 0)
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.scrollTo(index)

    def _find_again(self) -> None:
        before, self._taking_in = self._taking_in, True
        self._mark()
        self._taking_in = before
        self.executeDelayedItemsLayout()  # else it is painted twice

    def _tell(self, now: QModelIndex, _before: QModelIndex) -> None:
        if now.isValid() and not self._taking_in:
            self._key = self.table.rows[now.row()].key
            self.chosen.emit(self._key)


class ItemList(Listing, Generic[Item]):
    """A list whose columns say what stands in them of an item, which is known by its `key`."""

    def __init__(
        self, name: str, theme: Theme, columns: Sequence[Column[Item]],
        key: Callable[[Item], Hashable], *, headed: bool = False, row: int = ROW,
        sortable: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(name, theme, columns, headed=headed, row=row, sortable=sortable)
        self._columns = columns
        self._key_of = key

    def show_items(self, items: Iterable[Item], key: Hashable = None) -> None:
        """Show these, with this one chosen if it is among them, else what was."""
        self.show_rows(rows_of(self._columns, items, self._key_of), key)


def only(kind: type[Key], choose: Callable[[Key], None]) -> Callable[[object], None]:
    """Takes what `chosen` carries, where it is a key of this kind."""

    def take(key: object) -> None:
        if isinstance(key, kind):
            choose(key)

    return take
