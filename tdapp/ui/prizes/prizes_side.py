"""The inspector of the page of prizes: the chosen place, its acts, why not, and the versions."""

from collections.abc import Sequence

from tdapp.ui.asking.selection_card import ActGrid, SelectionCard, UnavailableActs
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.lists.list_look import TWO_LINES
from tdapp.ui.look.lists.list_rows import ListRow
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.side_column import SideColumn
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme
from tdapp.ui.prizes.section import ListSection
from tdapp.ui.prizes.version_rows import VERSION_COLUMNS


class PrizesSide(SideColumn):
    """What is chosen in the table or in the queue; the acts on it stand always in their places."""

    def __init__(
        self,
        theme: Theme,
        step: WindowAct,
        on_table: Sequence[WindowAct],
        on_winner: Sequence[WindowAct],
    ) -> None:
        text = voice().text
        super().__init__(theme)
        self.amount = Words(Size.CLOCK, theme.text, STRONG)
        self.place = SelectionCard(theme)
        self._step = ActButton(step, theme, 40)
        self._step.suggest(True)
        self._on_table = ActGrid(theme, on_table)
        self._on_winner = ActGrid(theme, on_winner, columns=1)
        self._not_now_table = UnavailableActs(theme, on_table)
        self._not_now_winner = UnavailableActs(theme, (step, *on_winner))
        versions = Listing(text("prizes side", "Versions"), theme, VERSION_COLUMNS, row=TWO_LINES)
        versions.empty_words = text("prizes side", "No list is posted yet.")
        self.versions = ListSection(theme, text("prizes side", "Versions"), "Alt+4", versions)
        self._stands = Words(Size.LABEL, theme.text2, wraps=True)
        self._lay_out()

    def show_place(
        self, title: str, amount: str, facts: Sequence[tuple[str, str]], *, winner: bool, won: bool
    ) -> None:
        """Show this one; with a `winner` it is about the money that goes out, if any was `won`."""
        self.place.show_facts(title, "", facts)
        self.amount.setText(amount)
        self.amount.setVisible(bool(amount))
        for part in (self._step, self._on_winner):
            part.setVisible(winner)
        self._not_now_winner.setVisible(winner and won)
        for other in (self._on_table, self._not_now_table):
            other.setVisible(not winner)

    def show_versions(self, rows: Sequence[ListRow], stands: str) -> None:
        """Show every version, and which of them screens and sheets show."""
        self.versions.listing.show_rows(rows)
        self.versions.fit()
        self._stands.setText(stands)

    def _lay_out(self) -> None:
        column = self._column
        column.addWidget(self.place)
        column.insertWidget(0, self.amount)
        column.addWidget(self._step)
        column.addWidget(self._on_table)
        column.addWidget(self._on_winner)
        column.addWidget(self._not_now_table)
        column.addWidget(self._not_now_winner)
        column.addSpacing(10)
        column.addWidget(self.versions)
        column.addWidget(self._stands)
        column.addStretch(1)
