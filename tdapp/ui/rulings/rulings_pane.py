"""The middle of the page of rulings: the log, and under it the penalties."""

from PySide6.QtGui import QResizeEvent

from tdapp.shown.entry_facts import NameOf
from tdapp.table.rulings.penalising import open_penalties
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.lists.list_rows import ListColumn
from tdapp.ui.look.lists.listing import Listing, only
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.pane import HeadedPane
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme
from tdapp.ui.rulings.ruling_choice import RulingChoice
from tdapp.ui.rulings.ruling_rows import penalty_rows, ruling_rows
from tdapp.ui.rulings.ruling_texts import SaidBook

LOW = 220


class RulingsPane(HeadedPane):
    """Two lists, the newest on top; what is chosen in them is chosen for the acts."""

    def __init__(self, theme: Theme, choice: RulingChoice, said: SaidBook) -> None:
        text = voice().text
        super().__init__(theme)
        self._choice = choice
        self._said = said
        self._facts = MessageLabel(theme, takes_room=True)
        self.rulings = Listing(
            text("rulings pane", "Rulings"), theme, self._of_rulings(), headed=True
        )
        self.penalties = Listing(
            text("rulings pane", "Penalties"), theme, self._of_penalties(), headed=True
        )
        self.rulings.empty_words = text(
            "rulings pane", "No ruling yet. Give one (Ctrl+R), or look one up (Shift+F4)."
        )
        self.penalties.empty_words = text("rulings pane", "No penalty yet.")
        self._lay_out()
        self.rulings.chosen.connect(only(int, choice.choose_ruling))
        self.penalties.chosen.connect(only(int, choice.choose_penalty))

    @property
    def lists(self) -> tuple[Listing, ...]:
        """From the top, as Tab goes through them."""
        return (self.rulings, self.penalties)

    def show_log(self, state: Tournament, name_of: NameOf) -> None:
        """Show what is ruled and given as it stands now."""
        text = voice().text
        ruling, penalty = self._choice.ruling, self._choice.penalty
        rows = ruling_rows(state, name_of, self._said)
        self.rulings.show_rows(rows)
        self.rulings.follow(ruling and ruling.number)
        listed = penalty_rows(state, name_of, self._said)
        self.penalties.show_rows(listed)
        self.penalties.follow(penalty and penalty.given.number)
        said = text("rulings pane", "Rulings: {rulings}. Penalties: {penalties}, {open} to serve.")
        left = sum(1 for _ in open_penalties(state))
        asked = said.format(rulings=len(rows), penalties=len(listed), open=left)
        self._facts.say("", asked)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A low window leaves the lists their room."""
        super().resizeEvent(event)
        self._top.setVisible(self.height() >= px(LOW))

    def _of_rulings(self) -> tuple[ListColumn, ...]:
        text = voice().text
        return (
            ListColumn(text("rulings pane", "No."), 54, right=True, strong=True),
            ListColumn(text("rulings pane", "Time"), 64),
            ListColumn(text("rulings pane", "Where"), 146, least=600),
            ListColumn(text("rulings pane", "Who"), 128, least=760),
            ListColumn(text("rulings pane", "Ruling"), wide=True, strong=True),
            ListColumn(text("rulings pane", "Rule"), 84, least=860),
            ListColumn(text("rulings pane", "By"), 90, least=860),
            ListColumn(text("rulings pane", "Status"), 186),
        )

    def _of_penalties(self) -> tuple[ListColumn, ...]:
        text = voice().text
        return (
            ListColumn(text("rulings pane", "No."), 54, right=True, strong=True),
            ListColumn(text("rulings pane", "Time"), 64, least=860),
            ListColumn(text("rulings pane", "Who"), 140),
            ListColumn(text("rulings pane", "Penalty"), 146, strong=True, least=600),
            ListColumn(text("rulings pane", "Why"), wide=True),
            ListColumn(text("rulings pane", "Left"), 226),
        )

    def _lay_out(self) -> None:
        text = voice().text
        self._title.setText(text("rulings pane", "Rulings and penalties"))
        self._head.addWidget(self._facts, 1)
        self._column.addWidget(self._list_title(text("rulings pane", "Rulings, newest first")))
        self._column.addWidget(self.rulings, 3)
        self._column.addWidget(self._list_title(text("rulings pane", "Penalties, newest first")))
        self._column.addWidget(self.penalties, 2)
