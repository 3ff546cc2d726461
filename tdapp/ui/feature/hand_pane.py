"""The middle of the page of a hand: the seats in their order, and under them what was done."""

from tdapp.core.refusal import Refusal
from tdapp.tournament.tournament import Tournament
from tdapp.ui.entries.entry_facts import NameOf
from tdapp.ui.feature.hand_rows import seat_rows, step_rows
from tdapp.ui.look.list_rows import ListColumn
from tdapp.ui.look.listing import Listing
from tdapp.ui.look.pane import HeadedPane
from tdapp.ui.look.theme import Theme


class HandPane(HeadedPane):
    """Two lists; whose turn it is stands in words and shape."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.seats = Listing(self.tr("Seats of the hand"), theme, self._of_seats(), headed=True)
        self.steps = Listing(self.tr("What was done"), theme, self._of_steps())
        self.seats.empty_words = self.tr("No hand is followed here. N begins the next one.")
        self.steps.empty_words = self.tr("Nothing yet.")
        self._column.addWidget(self.seats, 2)
        self._column.addWidget(self._list_title(self.tr("What was done, the newest first")))
        self._column.addWidget(self.steps, 1)

    @property
    def lists(self) -> tuple[Listing, ...]:
        """From the top, as Tab goes through them."""
        return (self.seats, self.steps)

    def show_hand(self, state: Tournament, table: int | None, name_of: NameOf) -> None:
        """Show the hand of a table as it stands now."""
        hand = None if table is None else state.feature.by_table.get(table)
        if hand is None:
            said = self.tr("Table {table}").format(table=table or "")
            self._title.setText(said)
            self.seats.show_rows([])
            self.steps.show_rows([])
            return
        said = self.tr("Table {table}, hand {number}: {game}")
        game = hand.setup.variant.name
        self._title.setText(said.format(table=table, number=hand.number, game=game))
        try:
            rows = seat_rows(state, hand, hand.round, name_of)
        except Refusal:
            rows = []
        self.seats.show_rows(rows)
        self.steps.show_rows(step_rows(state, hand))

    def _of_seats(self) -> tuple[ListColumn, ...]:
        return (
            ListColumn(self.tr("Seat"), 104, strong=True),
            ListColumn(self.tr("Player"), wide=True),
            ListColumn(self.tr("Stack"), 96, right=True, strong=True),
            ListColumn(self.tr("Bet"), 88, right=True),
            ListColumn(self.tr("Cards"), 150),
            ListColumn(self.tr("How it stands"), 172),
        )

    def _of_steps(self) -> tuple[ListColumn, ...]:
        return (
            ListColumn("", 60, right=True),
            ListColumn("", 72, strong=True),
            ListColumn("", wide=True),
        )
