"""The inspector: the selected entry with its facts and acts, why some are refused, the prizes."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from tdapp.shown.entry_facts import EntryFacts
from tdapp.ui.asking.asked import QuestionPanel
from tdapp.ui.asking.question import Question
from tdapp.ui.asking.selection_card import AvailableActs, UnavailableActs
from tdapp.ui.entries.prize_facts import PrizeLine
from tdapp.ui.entries.prize_list import PrizeList
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.facts_grid import Fact, FactsGrid
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.scrolled import ThinScrollBar
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme


class Inspector(QScrollArea):
    """Shows one entry; its acts stay in place, under them `rarer` ones come if they can be done."""

    def __init__(self, theme: Theme, acts: Sequence[WindowAct], rarer: Sequence[WindowAct]) -> None:
        super().__init__()
        self.setAccessibleName(voice().text("inspector", "Selected entry"))
        self._theme = theme
        self._number: int | None = None
        self._name = Words(Size.HEAD, theme.text, STRONG, wraps=True)
        self._standing = Words(Size.BODY, theme.text2)
        self._facts = FactsGrid(theme)
        self.asked = QuestionPanel(theme)
        self.buttons = [ActButton(act, theme) for act in acts]
        self._rarer = AvailableActs(theme, rarer, columns=1)
        self._not_now = UnavailableActs(theme, acts)
        self._prizes_title = Words(Size.BODY, theme.text, STRONG)
        self._prizes_state = Words(Size.LABEL, theme.text2)
        self._prizes = PrizeList(theme)
        self._lay_out()

    def show_entry(self, number: int | None, facts: EntryFacts | None) -> None:
        """Show an entry, or that nobody is selected; a question about another one is taken away."""
        if facts is None:
            said = voice().text("inspector", "Select an entry in the list to see and act on it.")
            facts = EntryFacts(voice().text("inspector", "No entry selected"), said, ())
        if number != self._number:
            self._number = number
            self.asked.withdraw()
        self._name.setText(facts.name)
        self._standing.setText(facts.standing)
        self._facts.show_facts(facts.facts)
        self._not_now.setVisible(bool(facts.facts))
        self._rarer.offer()

    def ask(self, question: Question) -> None:
        """Put a question, with its answer and its buttons in sight."""
        self.asked.put(question)
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self.ensureWidgetVisible(self.asked, 0, 12)

    @property
    def facts(self) -> list[Fact]:
        """What it says of the entry."""
        return self._facts.facts

    def show_prizes(self, prizes: Sequence[PrizeLine], state: str) -> None:
        """Show the list of prizes and how it stands as a whole."""
        self._prizes.show_prizes(prizes)
        self._prizes_state.setText(state)

    def bring_prizes(self) -> None:
        """Scroll to the list of prizes, its head on top as far as that is long enough."""
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self.verticalScrollBar().setValue(self._prizes_title.y() - 12)

    def _lay_out(self) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(13, 14, 13, 12)
        column.setSpacing(0)
        column.addWidget(self._name)
        column.addSpacing(2)
        self._standing.setWordWrap(True)
        column.addWidget(self._standing)
        column.addSpacing(8)
        column.addWidget(self._facts)
        column.addSpacing(8)
        column.addLayout(self._acts_grid())
        column.addWidget(self._rarer)
        column.addSpacing(4)
        column.addWidget(self.asked)
        column.addWidget(self._not_now)
        column.addSpacing(18)
        column.addLayout(self._prizes_head())
        column.addSpacing(4)
        column.addWidget(self._prizes)
        column.addStretch(1)
        self._prizes_title.setText(voice().text("inspector", "Prizes"))
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(ThinScrollBar(self._theme))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for panel in (self, inside):
            look = panel.palette()
            look.setColor(QPalette.ColorRole.Window, self._theme.panel)
            panel.setPalette(look)

    def _acts_grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(0)
        for column in (0, 1):
            grid.setColumnStretch(column, 1)
        first, *others = self.buttons
        grid.addWidget(first, 0, 0, 1, 2)
        for place, button in enumerate(others, 2):
            grid.addWidget(button, place // 2, place % 2)
        return grid

    def _prizes_head(self) -> QGridLayout:
        grid = QGridLayout()
        grid.addWidget(self._prizes_title, 0, 0)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        grid.addWidget(self._prizes_state, 0, 1, right)
        return grid
