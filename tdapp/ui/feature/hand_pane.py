"""The middle of the page of a hand: the table at a glance, its seats, and what was done."""

from collections.abc import Callable

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from tdapp.poker.timing.act_clock import SECOND, Hurry
from tdapp.shown.table_words import BETWEEN, title_words
from tdapp.table.floor import Floor
from tdapp.ui.feature.hand_rows import STEP_COLUMNS, done_steps, played_seats, seat_columns
from tdapp.ui.feature.hand_view import HandView
from tdapp.ui.look.lettering import STRONG, Size, Words, lettering
from tdapp.ui.look.lists.list_head import HEAD
from tdapp.ui.look.lists.list_look import row_high
from tdapp.ui.look.lists.listing import ROW, ItemList, Listing
from tdapp.ui.look.pane import HeadedPane
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import high
from tdapp.ui.look.theme import Theme

MOST = 40
"""The share of the room that seats have before what was done, as far as they need it."""
UNBROKEN = "\u00a0"
UNBOUND = (1 << 24) - 1
"""The greatest height that Qt knows."""


class HandPane(HeadedPane):
    """Board, pots and whose turn it is over two lists; all of it in words."""

    def __init__(self, theme: Theme) -> None:
        text = voice().text
        super().__init__(theme)
        self.board = Words(Size.CLOCK, theme.text, STRONG)
        self.pot = Words(Size.HEAD, theme.text, wraps=True)
        self.waits = Words(Size.HEAD, theme.text, STRONG, wraps=True)
        self.time = Words(Size.HEAD, theme.text, STRONG)
        self.seats = ItemList(
            text("hand pane", "Seats of the hand"), theme, seat_columns(), lambda it: it.entry,
            headed=True,
        )  # fmt: skip
        self.steps = ItemList(
            text("hand pane", "Actions"), theme, STEP_COLUMNS, lambda step: step.number
        )
        self.seats.empty_words = text(
            "hand pane", "No hand is being followed here. Press N to start the next one."
        )
        self.steps.empty_words = text("hand pane", "Nothing yet.")
        self._column.addWidget(self._at_a_glance())
        self._column.addWidget(self.seats, 1)
        self._column.addWidget(self._list_title(text("hand pane", "Actions, newest first")))
        self._column.addWidget(self.steps, 1)
        self.steps.setMinimumHeight(2 * row_high(ROW))

    @property
    def lists(self) -> tuple[Listing, ...]:
        """From the top, as Tab goes through them."""
        return (self.seats, self.steps)

    @property
    def text(self) -> str:
        """All that is said over the lists."""
        said = (self._title, self.board, self.pot, self.waits, self.time)
        return "\n".join(one.text() for one in said if one.text()).replace(UNBROKEN, " ")

    def show_hand(
        self, state: Floor, table: int | None, told: HandView, name_of: Callable[[int], str]
    ) -> None:
        """Show the hand of a table as it stands now; who is to act is chosen in the list."""
        hand = told.hand
        said = voice().text("hand pane", "Table {table}", table=table or "")
        self._title.setText(said if hand is None else title_words(voice(), hand))
        parts = (_unbroken(told.board), told.pot, told.waits)
        for words, text in zip((self.board, self.pot, self.waits), parts, strict=True):
            words.setText(text)
            words.setVisible(bool(text))
        if hand is None or not told.rounds:
            self.seats.show_rows([])
            self._fit_seats(0)
            self.steps.show_rows([])
            return
        now = told.rounds[-1]
        self._make_room(boards=len(now.boards))
        self.seats.show_items(played_seats(state, hand, now, name_of))
        self._fit_seats(len(hand.entries))
        self.seats.follow(None if now.actor is None else hand.entries[now.actor])
        self.steps.show_items(done_steps(state, hand, told.rounds))

    def show_time(self, stands: tuple[Hurry, int] | None) -> None:
        """Show what is left of the time to act, as it stands now."""
        self.time.setVisible(stands is not None)
        if stands is None:
            self.time.setText("")
            return
        hurry, seconds = stands
        left = voice().age(seconds * SECOND)
        said = {
            Hurry.THINKS: voice().text("hand pane", "{left} to act"),
            Hurry.WARNED: voice().text("hand pane", "Last seconds: {left}"),
            Hurry.OVER: voice().text("hand pane", "Time expired"),
        }
        theme = self._theme
        colours = {Hurry.THINKS: theme.text, Hurry.WARNED: theme.attention, Hurry.OVER: theme.stop}
        self.time.set_colour(colours[hurry])
        self.time.setText(said[hurry].format(left=left))

    def _make_room(self, boards: int) -> None:
        """One board is large beside the pots; several stand over them, line by line."""
        several = boards > 1
        self.board.setFont(lettering(Size.HEAD if several else Size.CLOCK, STRONG))
        self.board.setWordWrap(several)
        way = QBoxLayout.Direction
        self._above.setDirection(way.TopToBottom if several else way.LeftToRight)
        self._above.setSpacing(2 if several else 18)

    def _fit_seats(self, rows: int) -> None:
        """All seats are in sight as far as can be; what was done has the rest of the room."""
        needed = high(HEAD) + row_high(ROW) * rows + 2 if rows else 0
        self.seats.setMaximumHeight(needed or UNBOUND)
        self._column.setStretchFactor(self.seats, MOST if rows else 1)

    def _at_a_glance(self) -> QWidget:
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(13, 0, 12, 10)
        column.setSpacing(2)
        self._above = above = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        below = QHBoxLayout()
        above.addWidget(self.board)
        above.addWidget(self.pot, 1)
        below.addWidget(self.waits, 1)
        below.addWidget(self.time)
        column.addLayout(above)
        column.addLayout(below)
        return whole


def _unbroken(boards: str) -> str:
    """Boards of which none is broken over two lines."""
    return BETWEEN.join(one.replace(" ", UNBROKEN) for one in boards.split(BETWEEN))
