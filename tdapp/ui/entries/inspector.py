"""The inspector: the selected entry with its facts and acts, why some are refused, the prizes."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from tdapp.ui.acts.act import Act
from tdapp.ui.acts.asked import Asked
from tdapp.ui.acts.question import Question
from tdapp.ui.entries.entry_facts import EntryFacts
from tdapp.ui.entries.prize_facts import PrizeFacts
from tdapp.ui.entries.prize_list import PrizeList
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.scroll_bar import thin_scroll_bar
from tdapp.ui.look.theme import Theme

LABEL_WIDTH = 100
MOST_FACTS = 13


class Inspector(QScrollArea):
    """Shows one entry; its acts stay in their place, whoever is selected."""

    def __init__(self, theme: Theme, acts: Sequence[Act], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._acts = acts
        self._name = Words(Size.HEAD, theme.text, STRONG, wraps=True)
        self._standing = Words(Size.BODY, theme.text2)
        self._labels = [Words(Size.LABEL, theme.text2) for _ in range(MOST_FACTS)]
        self._values = [
            Words(Size.LABEL, theme.text, STRONG, wraps=True) for _ in range(MOST_FACTS)
        ]
        self.asked = Asked(theme)
        self.buttons = [ActButton(act, theme) for act in acts]
        self._not_now = _NotNow(theme, acts)
        self._prizes_title = Words(Size.BODY, theme.text, STRONG)
        self._prizes_state = Words(Size.LABEL, theme.text2)
        self._prizes = PrizeList(theme)
        self._lay_out()
        for act in acts:
            act.looked.connect(self._not_now.show_reasons)

    def show_entry(self, facts: EntryFacts | None) -> None:
        """Show an entry, or that nobody is selected; a question about another one is taken away."""
        if facts is None:
            said = self.tr("Choose an entry in the list to see it and to act on it.")
            facts = EntryFacts(self.tr("Nobody selected"), said, ())
        if facts.name != self._name.text():
            self.asked.take_away()
        self._name.setText(facts.name)
        self._standing.setText(facts.standing)
        rows = [*facts.facts, *[("", "")] * (MOST_FACTS - len(facts.facts))]
        for label, value, (name, fact) in zip(self._labels, self._values, rows, strict=True):
            label.setText(name)
            value.setText(fact)
            label.setVisible(bool(name))
            value.setVisible(bool(name))
        self._not_now.setVisible(bool(facts.facts))

    def ask(self, question: Question) -> None:
        """Put a question, with its answer and its buttons in sight."""
        self.asked.put(question)
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self.ensureWidgetVisible(self.asked, 0, 12)

    def show_prizes(self, prizes: Sequence[PrizeFacts], state: str) -> None:
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
        column.addLayout(self._facts_grid())
        column.addSpacing(8)
        column.addLayout(self._acts_grid())
        column.addSpacing(4)
        column.addWidget(self.asked)
        column.addWidget(self._not_now)
        column.addSpacing(18)
        column.addLayout(self._prizes_head())
        column.addSpacing(4)
        column.addWidget(self._prizes)
        column.addStretch(1)
        self._prizes_title.setText(self.tr("Prizes"))
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(thin_scroll_bar(self._theme))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for panel in (self, inside):
            look = panel.palette()
            look.setColor(QPalette.ColorRole.Window, self._theme.panel)
            panel.setPalette(look)

    def _facts_grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(4)
        grid.setColumnMinimumWidth(0, LABEL_WIDTH)
        grid.setColumnStretch(1, 1)
        for row, (label, value) in enumerate(zip(self._labels, self._values, strict=True)):
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(value, row, 1)
        return grid

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


class _NotNow(QWidget):
    """Every refused act with its reason in words."""

    def __init__(self, theme: Theme, acts: Sequence[Act]) -> None:
        super().__init__()
        self._acts = acts
        self._title = Words(Size.LABEL, theme.text, STRONG)
        self._title.setText(self.tr("Not now, because"))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 12, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnMinimumWidth(0, LABEL_WIDTH - 8)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self._title, 0, 0, 1, 2)
        self._rows = [
            (Words(Size.LABEL, theme.text2), Words(Size.LABEL, theme.text2, wraps=True))
            for _ in acts
        ]
        for row, (name, reason) in enumerate(self._rows, 1):
            grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(reason, row, 1)
        self.show_reasons()

    def show_reasons(self) -> None:
        """Ask the acts again for their reasons."""
        for act, (name, reason) in zip(self._acts, self._rows, strict=True):
            name.setText(f"\N{EN DASH}  {act.text().rstrip('…')}")
            reason.setText(act.why_not)
            name.setVisible(bool(act.why_not))
            reason.setVisible(bool(act.why_not))
        self._title.setVisible(any(act.why_not for act in self._acts))
