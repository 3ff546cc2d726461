"""The middle of the page of rulings: the log, and under it the penalties."""

from PySide6.QtGui import QResizeEvent

from tdapp.table.rulings.penalising import open_penalties
from tdapp.tournament.tournament import Tournament
from tdapp.ui.entries.entry_facts import NameOf
from tdapp.ui.look.list_rows import ListColumn
from tdapp.ui.look.listing import Listing, only
from tdapp.ui.look.pane import HeadedPane
from tdapp.ui.look.said import Said
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme
from tdapp.ui.rulings.ruling_choice import RulingChoice
from tdapp.ui.rulings.ruling_rows import penalty_rows, ruling_rows
from tdapp.ui.rulings.said_book import SaidBook

LOW = 220


class RulingsPane(HeadedPane):
    """Two lists, the newest on top; what is chosen in them is chosen for the acts."""

    def __init__(self, theme: Theme, choice: RulingChoice, said: SaidBook) -> None:
        super().__init__(theme)
        self._choice = choice
        self._said = said
        self._facts = Said(theme, takes_room=True)
        self.rulings = Listing(self.tr("Rulings"), theme, self._of_rulings(), headed=True)
        self.penalties = Listing(self.tr("Penalties"), theme, self._of_penalties(), headed=True)
        self.rulings.empty_words = self.tr(
            "No ruling yet. Give one (Ctrl+R), or look one up (Shift+F4)."
        )
        self.penalties.empty_words = self.tr("No penalty yet.")
        self._lay_out()
        self.rulings.chosen.connect(only(int, choice.choose_ruling))
        self.penalties.chosen.connect(only(int, choice.choose_penalty))

    @property
    def lists(self) -> tuple[Listing, ...]:
        """From the top, as Tab goes through them."""
        return (self.rulings, self.penalties)

    def show_log(self, state: Tournament, name_of: NameOf) -> None:
        """Show what is ruled and given as it stands now."""
        ruling, penalty = self._choice.ruling, self._choice.penalty
        rows = ruling_rows(state, name_of, self._said)
        self.rulings.show_rows(rows)
        self.rulings.follow(ruling and ruling.number)
        listed = penalty_rows(state, name_of, self._said)
        self.penalties.show_rows(listed)
        self.penalties.follow(penalty and penalty.given.number)
        said = self.tr("{rulings} rulings, {penalties} penalties, {open} to be served")
        left = sum(1 for _ in open_penalties(state))
        text = said.format(rulings=len(rows), penalties=len(listed), open=left)
        self._facts.say("", text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A low window leaves the lists their room."""
        super().resizeEvent(event)
        self._top.setVisible(self.height() >= px(LOW))

    def _of_rulings(self) -> tuple[ListColumn, ...]:
        return (
            ListColumn(self.tr("No"), 54, right=True, strong=True),
            ListColumn(self.tr("Time"), 64),
            ListColumn(self.tr("Where"), 146, least=600),
            ListColumn(self.tr("Whom"), 128, least=760),
            ListColumn(self.tr("Ruling"), wide=True, strong=True),
            ListColumn(self.tr("Rule"), 84, least=860),
            ListColumn(self.tr("By"), 90, least=860),
            ListColumn(self.tr("How it stands"), 186),
        )

    def _of_penalties(self) -> tuple[ListColumn, ...]:
        return (
            ListColumn(self.tr("No"), 54, right=True, strong=True),
            ListColumn(self.tr("Time"), 64, least=860),
            ListColumn(self.tr("Whom"), 140),
            ListColumn(self.tr("Penalty"), 146, strong=True, least=600),
            ListColumn(self.tr("Why"), wide=True),
            ListColumn(self.tr("Left"), 226),
        )

    def _lay_out(self) -> None:
        self._title.setText(self.tr("Rulings and penalties"))
        self._head.addWidget(self._facts, 1)
        self._column.addWidget(self._list_title(self.tr("Rulings, the newest first")))
        self._column.addWidget(self.rulings, 3)
        self._column.addWidget(self._list_title(self.tr("Penalties, the newest first")))
        self._column.addWidget(self.penalties, 2)
