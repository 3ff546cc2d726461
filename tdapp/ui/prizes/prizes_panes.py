"""The two panes of the page of prizes: pool and queue at the left, the table at the right."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QVBoxLayout

from tdapp.ui.look.lists.list_rows import AnyRow, ListRow
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.look.text_size import high
from tdapp.ui.look.theme import Theme
from tdapp.ui.prizes.amount_field import AmountField
from tdapp.ui.prizes.due_rows import queue_columns
from tdapp.ui.prizes.place_row import PlaceLine, table_columns
from tdapp.ui.prizes.pool_rows import Said as Words
from tdapp.ui.prizes.pool_rows import pool_columns
from tdapp.ui.prizes.section import LEAST_LIST, ListSection, scroll_to_lists

say = saying("left pane")
NARROW_ROW = 23


class LeftPane(Pane):
    """The pool by its parts, whether the guarantee is met, and the prize queue."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        pool = Listing(say("Pool by its parts"), theme, pool_columns(), headed=True)
        self.pool = ListSection(theme, say("Pool by its parts"), "Alt+1", pool)
        waiting = Listing(say("Prizes to pay"), theme, queue_columns(), headed=True)
        waiting.empty_words = say("No prize has been won yet.")
        self.queue = ListSection(theme, say("Prizes to pay"), "Alt+2", waiting)
        self._guarantee = MessageLabel(theme, takes_room=True)
        self.sums = MessageLabel(theme, takes_room=True)
        inside = Pane(theme)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        column.addWidget(self.pool)
        for said in (self._guarantee, self.sums):
            said.setContentsMargins(16, 0, 12, 0)
        column.addLayout(_inset(self._guarantee))
        column.addWidget(self.queue, 1)
        column.addLayout(_inset(self.sums))
        waiting.setMinimumHeight(high(LEAST_LIST))
        scroll_to_lists(self, inside, theme, self.pool, self.queue)

    def show_pool(self, rows: Sequence[ListRow], fees: str, guarantee: Words | None) -> None:
        """Show what the pool is made of."""
        self.pool.listing.show_rows(rows)
        self.pool.name(self.pool.title, fees)
        self.pool.fit()
        self._guarantee.setVisible(guarantee is not None)
        if guarantee is not None:
            shape, tone, words = guarantee
            self._guarantee.say("", words, shape, getattr(self._theme, tone.value))

    def show_queue(self, rows: Sequence[ListRow], waiting: int, totals: str) -> None:
        """Show who is to be paid, and who was."""
        self.queue.listing.show_rows(rows)
        self.queue.name(say("Prizes to pay: {count}", count=waiting), say("owed, slip, ID, paid"))
        self.sums.say("", totals)

    @property
    def guarantee(self) -> str:
        """What is said of the guarantee."""
        return self._guarantee.text

    @property
    def totals(self) -> str:
        """What is paid, open and still in play, in words."""
        return self.sums.text


class TablePane(Pane):
    """The prize table, the sum under it; an amount is typed over its cell.

    `typed` carries a place and what was typed for it.
    """

    typed = Signal(int, str)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        table = Listing(say("Prize list"), theme, table_columns(), headed=True, row=NARROW_ROW)
        table.empty_words = say("No payout structure fits this many entries yet.")
        self.table = ListSection(theme, say("Prize list"), "Alt+3", table)
        self.sum = Listing(say("Sum of the prizes"), theme, table_columns())
        table.keeps_widths = self.sum.keeps_widths = True
        self.sum.setFocusPolicy(self.sum.focusPolicy().NoFocus)
        self.sum.setFixedHeight(high(30))
        self.field = AmountField(theme, say("Amount"), table.viewport())
        self.field.typed.connect(self.typed)
        self.field.over.connect(table.setFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        column.addWidget(self.table, 1)
        column.addWidget(self.sum)

    def show_table(
        self, rows: Sequence[AnyRow], total: ListRow | None, posted: str, next_: str
    ) -> None:
        """Show the places, the sum under them, and the names of both lists over them."""
        listing = self.table.listing
        heads = table_columns(posted, next_)
        if [one.head for one in listing.table.columns] != [one.head for one in heads]:
            listing.table.columns = heads
            listing.horizontalHeader().viewport().update()
        listing.show_rows(rows)
        self.sum.show_rows([] if total is None else [total])

    def edit(self, place: int, cents: int) -> None:
        """Put the field over a place's provisional amount."""
        listing = self.table.listing
        row = listing.table.place_of(place)
        if row is not None:
            index = listing.table.index(row, PlaceLine._fields.index("next"))
            listing.scrollTo(index)
            box: QRect = listing.visualRect(index)
            self.field.begin(place, voice().money(cents), box)


def _inset(said: MessageLabel) -> QVBoxLayout:
    box = QVBoxLayout()
    box.setContentsMargins(16, 2, 12, 2)
    box.addWidget(said)
    return box
