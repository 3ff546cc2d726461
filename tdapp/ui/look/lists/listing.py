"""The console's list: prepared rows, one of them chosen by what it is, walked by keyboard."""

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from math import ceil
from typing import Generic, TypeVar

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableView

from tdapp.shown.cells import Cell
from tdapp.ui.look.lettering import MEDIUM, Size, lettering, width
from tdapp.ui.look.lists.list_head import ListHead
from tdapp.ui.look.lists.list_look import look_like_a_list
from tdapp.ui.look.lists.list_painter import MARGIN, PAD, ListPainter, room_for
from tdapp.ui.look.lists.list_rows import AnyRow, Column, Item, ListColumn, ListRows, rows_of
from tdapp.ui.look.text_size import px
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
        self._fitted: dict[int, int] = {}
        self._widths: dict[int, int] = {}
        self._long = 0
        self.empty_words = ""
        self.keeps_widths = False
        self.table = ListRows(columns, self)
        self.setModel(self.table)
        self.setItemDelegate(ListPainter(theme, self.table, self))
        self.setHorizontalHeader(ListHead(theme, self.table, self))
        look_like_a_list(self, theme, row)
        self._set_columns(headed=headed, sortable=sortable)
        self.setAccessibleName(name)
        self.selectionModel().currentRowChanged.connect(self._tell)
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
        """Let columns whose words would be cut have what the wide one does not need.

        It is looked at before the rows are painted: only those in sight count. A list that stands
        under another one, column by column, `keeps_widths`.
        """
        last = self.rowAt(self.viewport().height() - 1)
        rows = range(max(0, self.rowAt(0)), (last if last >= 0 else self.table.rowCount() - 1) + 1)
        seen = tuple(map(self.table.cells, rows))
        if self.keeps_widths or (seen, self.width()) == self._made_room_for:
            return
        self._made_room_for = seen, self.width()
        wide = self._wide
        if wide is None:
            return
        self._widths = dict(self._fitted)
        lacks = {place: lack for place, lack in self._lacks(seen) if place in self._widths}
        self._long = self._widths[wide] + lacks.pop(wide)
        self._give(lacks, self._room_left() - self._long)
        self._set_widths()

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
        """A narrow list leaves out columns and squeezes others; one takes the rest."""
        headed = not self.horizontalHeader().isHidden()
        widths = fitting(self.table.columns, self.width(), headed=headed)
        if not any(self.table.columns[place].wide for place in widths):
            widths = fitting(self.table.columns, self.viewport().width(), headed=headed)
        for place in range(len(self.table.columns)):
            self.setColumnHidden(place, place not in widths)
        self._fitted, self._widths, self._long = widths, dict(widths), 0
        self._set_widths()
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
    def _wide(self) -> int | None:
        """The place of the column that takes the room that is left, if it is shown."""
        return next((place for place in self._widths if self.table.columns[place].wide), None)

    def _give(self, lacks: dict[int, int], spare: int) -> None:
        """Let columns have what others have to spare, the wide one last; names of columns stay."""
        for place, lack in lacks.items():
            if 0 < lack <= spare:
                self._widths[place] += lack
                spare -= lack
        headed = not self.horizontalHeader().isHidden()
        for place, lack in reversed(lacks.items()):
            named = _named(self.table.columns, place) if headed else LEAST_SECTION
            gives = max(0, min(-lack, self._widths[place] - named, -spare))
            self._widths[place] -= gives
            spare += gives

    def _room_left(self) -> int:
        """What the columns of fixed width leave to the wide one."""
        columns = self.table.columns
        fixed = (width for place, width in self._widths.items() if not columns[place].wide)
        return self.viewport().width() - sum(fixed)

    def _set_widths(self) -> None:
        """Give the columns their widths; where all have enough, what is left is free at the right.

        The last one has it, and keeps its words to its own width.
        """
        head, columns = self.horizontalHeader(), self.table.columns
        wide = self._wide
        last, stretched = max(self._widths, default=-1), False
        if wide is not None:
            most = max(px(max(WIDEST, columns[wide].width)), self._long)
            stretched = wide == last or self._room_left() <= most
            mode = QHeaderView.ResizeMode.Stretch if stretched else QHeaderView.ResizeMode.Fixed
            head.setSectionResizeMode(wide, mode)
            self._widths[wide] = self._room_left() if stretched else most
        self.table.last = (-1, 0) if stretched else (last, self._widths.get(last, 0))
        head.setStretchLastSection(not stretched)
        for place, section in self._widths.items():
            if not stretched if place == wide else columns[place].width:
                head.resizeSection(place, section)

    def _lacks(self, seen: Sequence[tuple[Cell, ...]]) -> Iterator[tuple[int, int]]:
        """By how many pixels each column is too narrow for these rows; below zero: to spare."""
        for place, column in enumerate(self.table.columns):
            edges = (MARGIN - PAD) * ((place == 0) + (place == len(self.table.columns) - 1))
            needs = (room_for(row[place], strong=column.strong) + edges for row in seen)
            yield place, ceil(max(needs, default=0)) - self._widths.get(place, 0)

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

    def _set_columns(self, *, headed: bool, sortable: bool) -> None:
        head = self.horizontalHeader()
        head.setVisible(headed)
        head.setMinimumSectionSize(LEAST_SECTION)
        for place, column in enumerate(self.table.columns):
            mode = QHeaderView.ResizeMode.Stretch if column.wide else QHeaderView.ResizeMode.Fixed
            head.setSectionResizeMode(place, mode)
            if column.width:
                head.resizeSection(place, px(column.width))
        head.setSectionsClickable(sortable)
        head.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(sortable)


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


WIDEST = 480
"""What the wide column has at the most, unless words in sight need more: else a row falls apart."""
LEAST_WIDE = 96
"""The room that the wide column keeps, in pixels at 100 %; none where it is but filling."""
SQUEEZED = 0.7
"""So much of their width columns have at least."""
LEAST_SECTION = 24
"""No column that is shown is narrower."""


def fitting(columns: Sequence[ListColumn], room: int, *, headed: bool) -> dict[int, int]:
    """The widths of the columns that are shown in so many pixels, by their place.

    A column of a `headed` list has room for its name in any language. First go those that say so,
    then all are squeezed, then the last ones go.
    """
    wanted = [_wanted(columns, place, headed=headed) for place in range(len(columns))]
    shown = [place for place, column in enumerate(columns) if room >= px(column.least)]
    room -= max((_kept(columns, place) for place in shown), default=0)
    fixed = [place for place in shown if not columns[place].wide]
    while len(fixed) > 1 and sum(wanted[place] for place in fixed) * SQUEEZED > room:
        shown.remove(fixed.pop())
    share = min(1.0, room / max(1, sum(wanted[place] for place in fixed)))
    widths = {place: int(wanted[place] * max(share, SQUEEZED)) for place in shown}
    return {place: 0 if columns[place].wide else width for place, width in widths.items()}


def _wanted(columns: Sequence[ListColumn], place: int, *, headed: bool) -> int:
    """Its own width, or that of its name."""
    own = px(columns[place].width)
    return max(own, _named(columns, place)) if headed and columns[place].head else own


def _named(columns: Sequence[ListColumn], place: int) -> int:
    """How wide a column is that shows its name."""
    air = (PAD if place else MARGIN) + (PAD if place < len(columns) - 1 else MARGIN)
    named = ceil(width(columns[place].head, lettering(Size.LABEL, MEDIUM)) + air)
    return max(LEAST_SECTION, named)


def _kept(columns: Sequence[ListColumn], place: int) -> int:
    """What the wide column keeps."""
    column = columns[place]
    fills = not column.head and place == len(columns) - 1
    if not column.wide:
        return 0
    return px(LEAST_SECTION) if fills else px(max(LEAST_WIDE, column.width))
