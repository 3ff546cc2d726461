"""The middle of the page for the floor: what is due, the tables, and who sits at the chosen one."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout

from tdapp.shown.entry_facts import NameOf
from tdapp.shown.floor_tasks import FloorTask
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.tournament import Tournament
from tdapp.ui.floor.floor_rows import due_columns, seat_columns, table_columns, used_tables
from tdapp.ui.floor.seat_marks import seat_marks
from tdapp.ui.look.field import HintedField
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.lists.listing import ROW, ItemList, Listing, only
from tdapp.ui.look.pane import TITLE, Pane
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import high, px
from tdapp.ui.look.theme import Theme
from tdapp.ui.tables.floor_choice import FloorChoice

LINE = 250
DUE = ((540, 6), (420, 4), (260, 2), (0, 1))
TABLES = 276


class FloorPane(Pane):
    """Three lists, and a `line` to type in that stands in the head of the page.

    What is chosen in them is chosen for the acts; `typed` carries the line when Enter was pressed.
    """

    typed = Signal(str)

    def __init__(self, theme: Theme, choice: FloorChoice) -> None:
        text = voice().text
        super().__init__(theme)
        self._choice = choice
        self._lines: list[FloorTask] = []
        self.line = HintedField(theme, text("floor pane", "12, 12 all here, 12-5 away"), "", 28)
        self.line.setMaximumWidth(max(px(LINE), self.line.sizeHint().width()))
        self.line.setMinimumWidth(LINE)
        self.line.setAccessibleName(text("floor pane", "Table, seat or player"))
        self.due = ItemList(
            text("floor pane", "Due now"), theme, due_columns(), lambda task: task.key
        )
        self.tables = ItemList(
            text("floor pane", "Tables"), theme, table_columns(), lambda it: it.number, headed=True
        )
        self.seats = ItemList(
            text("floor pane", "Seats"), theme, seat_columns(), lambda it: it.seat, headed=True
        )
        self.due.empty_words = text("floor pane", "Nothing is due. Tables are balanced.")
        self.tables.empty_words = text("floor pane", "No tables yet. Open one (Ctrl+T).")
        self._table_title = self._list_title()
        self.setLayout(self._lists_grid())
        self._connect()

    @property
    def lists(self) -> tuple[Listing, ...]:
        """From the top, as Tab goes through them."""
        return (self.due, self.tables, self.seats)

    def show_floor(self, state: Tournament, name_of: NameOf, lines: list[FloorTask]) -> None:
        """Show the floor of an event as it stands now, and what is due."""
        self._lines = lines
        self.due.show_items(self._lines)
        self.due.follow(self._choice.due and self._choice.due.key)
        self.tables.show_items(used_tables(state))
        self.show_table(state, name_of)

    def show_table(self, state: Tournament, name_of: NameOf) -> None:
        """Show the chosen table."""
        table = self._choice.table
        self.tables.follow(table)
        now = self._choice.now
        self.seats.show_items([] if table is None else seat_marks(state, table, name_of, now))
        self.seats.follow(self._choice.seat)
        title = voice().text("floor pane", "Table {table}", table=table)
        self._table_title.setText("" if table is None else title)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A low window has fewer lines of what is due in sight."""
        super().resizeEvent(event)
        rows = next(rows for least, rows in DUE if self.height() >= px(least))
        self.due.setFixedHeight(rows * high(ROW))

    def _connect(self) -> None:
        self.line.returnPressed.connect(lambda: self.typed.emit(self.line.text()))
        self.due.chosen.connect(self._choose_due)
        self.tables.chosen.connect(only(int, self._choice.choose_table))
        self.seats.chosen.connect(only(Seat, self._choice.choose_seat))

    def _choose_due(self, key: object) -> None:
        found = next((line for line in self._lines if line.key == key), None)
        if found is not None:
            self._choice.choose_due(found)

    def _lists_grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 1, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(0)
        self.tables.setFixedWidth(px(TABLES))
        grid.addWidget(self._list_title(voice().text("floor pane", "Due now")), 0, 0, 1, 2)
        grid.addWidget(self.due, 1, 0, 1, 2)
        grid.addWidget(self._list_title(voice().text("floor pane", "Tables")), 2, 0)
        grid.addWidget(self.tables, 3, 0)
        grid.addWidget(self._table_title, 2, 1)
        grid.addWidget(self.seats, 3, 1)
        grid.setRowStretch(3, 1)
        grid.setColumnStretch(1, 1)
        return grid

    def _list_title(self, words: str = "") -> Words:
        """The title over one of the lists."""
        title = Words(Size.LABEL, self._theme.text2, STRONG)
        title.setText(words)
        title.setFixedHeight(high(TITLE))
        title.setContentsMargins(16, 0, 0, 0)
        return title
