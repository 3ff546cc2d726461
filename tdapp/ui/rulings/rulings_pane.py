"""The middle of the page of rulings: the log, and under it the penalties."""

from PySide6.QtGui import QResizeEvent

from tdapp.core.instant import Instant
from tdapp.shown.entry_facts import NameOf
from tdapp.table.rulings.penalising import open_penalties
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.lists.listing import ItemList, Listing, only
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.pane import HeadedPane
from tdapp.ui.look.spoken import saying
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme
from tdapp.ui.rulings.ruling_choice import RulingChoice
from tdapp.ui.rulings.ruling_rows import (
    penalties_logged,
    penalty_columns,
    ruling_columns,
    rulings_logged,
)
from tdapp.ui.rulings.ruling_texts import SaidBook

say = saying("rulings pane")
LOW = 220


class RulingsPane(HeadedPane):
    """Two lists, the newest on top; what is chosen in them is chosen for the acts."""

    def __init__(self, theme: Theme, choice: RulingChoice, said: SaidBook) -> None:
        super().__init__(theme)
        self._choice = choice
        self._facts = MessageLabel(theme, takes_room=True)
        self.rulings = ItemList(
            say("Rulings"), theme, ruling_columns(said), lambda it: it.one.number, headed=True
        )
        self.penalties = ItemList(
            say("Penalties"),
            theme,
            penalty_columns(said),
            lambda it: it.one.given.number,
            headed=True,
        )
        self.rulings.empty_words = say(
            "No ruling yet. Give one (Ctrl+R), or look one up (Shift+F5)."
        )
        self.penalties.empty_words = say("No penalty yet.")
        self._lay_out()
        self.rulings.chosen.connect(only(int, choice.choose_ruling))
        self.penalties.chosen.connect(only(int, choice.choose_penalty))

    @property
    def lists(self) -> tuple[Listing, ...]:
        """From the top, as Tab goes through them."""
        return (self.rulings, self.penalties)

    def show_log(self, state: Tournament, name_of: NameOf, now: Instant) -> None:
        """Show what is ruled and given as it stands now."""
        ruling, penalty = self._choice.ruling, self._choice.penalty
        rows = rulings_logged(state, name_of)
        self.rulings.show_items(rows)
        self.rulings.follow(ruling and ruling.number)
        listed = penalties_logged(state, name_of, now)
        self.penalties.show_items(listed)
        self.penalties.follow(penalty and penalty.given.number)
        said = say("Rulings: {rulings}. Penalties: {penalties}, {open} to serve.")
        left = sum(1 for _ in open_penalties(state))
        asked = said.format(rulings=len(rows), penalties=len(listed), open=left)
        self._facts.say("", asked)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A low window leaves the lists their room."""
        super().resizeEvent(event)
        self._top.setVisible(self.height() >= px(LOW))

    def _lay_out(self) -> None:
        self._title.setText(say("Rulings and penalties"))
        self._head.addWidget(self._facts, 1)
        self._column.addWidget(self._list_title(say("Rulings, newest first")))
        self._column.addWidget(self.rulings, 3)
        self._column.addWidget(self._list_title(say("Penalties, newest first")))
        self._column.addWidget(self.penalties, 2)
