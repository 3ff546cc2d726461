"""The middle of the page of rulings: the log, and under it the penalties."""

from PySide6.QtGui import QResizeEvent

from tdapp.tournament.penalties.penalising import open_penalties
from tdapp.tournament.tournament import Tournament
from tdapp.ui.entries.entry_facts import NameOf
from tdapp.ui.floor.floor_list import FloorList, only
from tdapp.ui.look.pane import HeadedPane
from tdapp.ui.look.said import Said
from tdapp.ui.look.table_look import Columns
from tdapp.ui.look.theme import Theme
from tdapp.ui.rulings.ruling_choice import RulingChoice
from tdapp.ui.rulings.ruling_rows import (
    BY,
    BY_RULE,
    LEFT,
    NUMBER,
    OF_NUMBER,
    OF_TIME,
    PENALTY,
    PEOPLE,
    STANDING,
    TIME,
    WHERE,
    WHO,
    WHY,
    WORDS,
    penalty_rows,
    ruling_rows,
)
from tdapp.ui.rulings.said_book import SaidBook

OF_RULINGS = Columns(8, frozenset({NUMBER}), frozenset({NUMBER, WORDS}))
OF_PENALTIES = Columns(6, frozenset({OF_NUMBER}), frozenset({OF_NUMBER, PENALTY}))
RULING_WIDTHS = {
    NUMBER: 44, TIME: 64, WHERE: 146, PEOPLE: 128, BY_RULE: 84, BY: 90, STANDING: 186
}  # fmt: skip
PENALTY_WIDTHS = {OF_NUMBER: 44, OF_TIME: 64, WHO: 140, PENALTY: 146, LEFT: 226}
AT_THE_SIDE = {BY_RULE: 860, BY: 860, WHERE: 600, PEOPLE: 760}
PENALTY_AT_THE_SIDE = {OF_TIME: 860, PENALTY: 600}
"""Columns that are only at the side where the list is not so wide, in pixels."""


class RulingsPane(HeadedPane):
    """Two lists, the newest on top; what is chosen in them is chosen for the acts."""

    def __init__(self, theme: Theme, choice: RulingChoice, said: SaidBook) -> None:
        super().__init__(theme)
        self._choice = choice
        self._said = said
        self._facts = Said(theme, takes_room=True)
        self.rulings = FloorList(self.tr("Rulings"), theme, OF_RULINGS, RULING_WIDTHS, WORDS)
        self.penalties = FloorList(self.tr("Penalties"), theme, OF_PENALTIES, PENALTY_WIDTHS, WHY)
        self.rulings.empty_words = self.tr("No ruling yet. Give one (Ctrl+R).")
        self.penalties.empty_words = self.tr("No penalty yet.")
        self._lay_out()
        self.rulings.chosen.connect(only(int, choice.choose_ruling))
        self.penalties.chosen.connect(only(int, choice.choose_penalty))

    @property
    def lists(self) -> tuple[FloorList, ...]:
        """From the top, as Tab goes through them."""
        return (self.rulings, self.penalties)

    def show_log(self, state: Tournament, name_of: NameOf) -> None:
        """Show what is ruled and given as it stands now."""
        ruling, penalty = self._choice.ruling, self._choice.penalty
        rows = ruling_rows(state, name_of, self._said)
        self.rulings.show_rows(rows, ruling and ruling.number)
        listed = penalty_rows(state, name_of, self._said)
        self.penalties.show_rows(listed, penalty and penalty.given.number)
        said = self.tr("{rulings} rulings, {penalties} penalties, {open} to be served")
        left = sum(1 for _ in open_penalties(state))
        text = said.format(rulings=len(rows), penalties=len(listed), open=left)
        self._facts.say("", text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A small window leaves the words their room."""
        for listed, columns in (
            (self.rulings, AT_THE_SIDE),
            (self.penalties, PENALTY_AT_THE_SIDE),
        ):
            for column, least in columns.items():
                listed.setColumnHidden(column, self.width() < least)
        super().resizeEvent(event)

    def _lay_out(self) -> None:
        self._title.setText(self.tr("Rulings and penalties"))
        self._head.addWidget(self._facts, 1)
        self._column.addWidget(self._list_title(self.tr("Rulings, the newest first")))
        self._column.addWidget(self.rulings, 3)
        self._column.addWidget(self._list_title(self.tr("Penalties, the newest first")))
        self._column.addWidget(self.penalties, 2)
