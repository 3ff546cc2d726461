"""The list of entries as it stands on the page."""

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from tdapp.ui.entries.entries_table import EntriesTable
from tdapp.ui.entries.entry_rows import Column
from tdapp.ui.look.lettering import Size, lettering
from tdapp.ui.look.list_look import look_like_a_list
from tdapp.ui.look.table_look import ROW, FlatHead, RowPainter
from tdapp.ui.look.theme import Theme

WIDTHS = {
    Column.NUMBER: 64,
    Column.SEAT: 76,
    Column.REBUYS: 84,
    Column.PRIZE: 132,
}
STATE, NAME = 148, 130
MAY_GO = (Column.REBUYS, Column.PRIZE)
"""What a small window leaves to the inspector, the first one first."""


class EntriesView(QTableView):
    """Shows the entries and keeps one selected, by its number, however they are arranged.

    `chosen` carries the selected entry, or None.
    """

    chosen = Signal(object)

    def __init__(self, model: EntriesTable, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = model
        self._theme = theme
        self._entry: int | None = None
        self.empty_words = ""
        self.setModel(model)
        self._look_like_a_list()
        self._set_columns()
        self.setAccessibleName(self.tr("Entries"))
        self.selectionModel().currentRowChanged.connect(self._select)
        model.modelReset.connect(self._find_again)
        model.layoutChanged.connect(self._keep_in_sight)

    @property
    def entry(self) -> int | None:
        """The number of the selected entry; None where it is not listed now."""
        return self._entry if self._table.index_of(self._entry).isValid() else None

    def choose(self, entry: int | None) -> None:
        """Select an entry and bring it into sight."""
        index = self._table.index_of(entry)
        self._entry = entry
        if index.isValid():
            flags = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
            self.scrollTo(index)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Name and state share the room that is left, and have enough of it before others do."""
        room = self.viewport().width() - sum(WIDTHS.values())
        for column in MAY_GO:
            goes = room < NAME + STATE
            self.setColumnHidden(column, goes)
            room += WIDTHS[column] if goes else 0
        self.horizontalHeader().resizeSection(Column.STATE, max(STATE, round(room * 0.42)))
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows, or words where there is none, and the ring of the focus."""
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        if not self._table.rows and self.empty_words:
            painter.setPen(self._theme.text2)
            painter.setFont(lettering(Size.BODY))
            box = self.viewport().rect().adjusted(16, 24, -16, -16)
            top = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
            painter.drawText(box, top | Qt.TextFlag.TextWordWrap, self.empty_words)
        if self.hasFocus() and self.currentIndex().isValid():
            box = self.visualRect(self.currentIndex())
            box.setLeft(0)
            box.setRight(self.viewport().width() - 1)
            painter.setPen(QPen(self._theme.accent, 2))
            painter.drawRect(box.adjusted(1, 1, -1, -2))
        painter.end()

    def _look_like_a_list(self) -> None:
        self.setHorizontalHeader(FlatHead(self._theme, self))
        self.setItemDelegate(RowPainter(self._theme, self))
        look_like_a_list(self, self._theme, ROW)

    def _set_columns(self) -> None:
        head = self.horizontalHeader()
        head.setMinimumSectionSize(48)
        for column in Column:
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        for column, pixels in WIDTHS.items():
            head.resizeSection(column, pixels)
        head.setSectionResizeMode(Column.NAME, QHeaderView.ResizeMode.Stretch)
        head.setSortIndicator(Column.NUMBER, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)

    def _select(self, now: QModelIndex, _before: QModelIndex) -> None:
        if now.isValid():
            self._entry = self._table.rows[now.row()].entry
            self.chosen.emit(self._entry)

    def _find_again(self) -> None:
        """After a new search or a new entry: the same entry is selected, wherever it is now."""
        index = self._table.index_of(self._entry)
        if index.isValid():
            flags = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
            self.scrollTo(index)
        else:
            self.chosen.emit(None)

    def _keep_in_sight(self) -> None:
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())
