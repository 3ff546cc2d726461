"""The right of the page of rulings: the chosen ruling and penalty in full, with their acts."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.core.instant import Instant
from tdapp.shown.entry_facts import NameOf
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.side_column import BUTTON, SideColumn
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme
from tdapp.ui.rulings.ruling_facts import Facts, penalty_facts, ruling_facts
from tdapp.ui.rulings.rulings_acts import RulingsActs

NOTHING = Facts("", "", "")


class RulingsSide(SideColumn):
    """Two groups of buttons, each under everything that is known of what it acts on."""

    def __init__(self, theme: Theme, acts: RulingsActs) -> None:
        super().__init__(theme)
        self._acts = acts
        self.ruling = _Told(theme)
        self.penalty = _Told(theme)
        self._column.addWidget(self.ruling)
        self._column.addLayout(self._buttons((acts.looking.look_up, *acts.of_ruling)))
        self._column.addWidget(self.penalty)
        self._column.addLayout(self._buttons(acts.of_penalty))
        self._column.addStretch(1)

    def show_choice(self, state: Tournament, name_of: NameOf, now: Instant) -> None:
        """Say what is chosen."""
        text = voice().text
        choice, said = self._acts.choice, self._acts.said
        if choice.ruling is None:
            self.ruling.show_facts(text("rulings side", "No ruling yet"), NOTHING)
        else:
            title = text("rulings side", "Ruling {number}", number=choice.ruling.number)
            self.ruling.show_facts(title, ruling_facts(state, choice.ruling, name_of, said))
        if choice.penalty is None:
            self.penalty.show_facts(text("rulings side", "No penalty yet"), NOTHING)
        else:
            title = text("rulings side", "Penalty {number}", number=choice.penalty.given.number)
            facts = penalty_facts(state, choice.penalty, name_of, said, now)
            self.penalty.show_facts(title, facts)

    def _buttons(self, acts: Sequence[WindowAct]) -> QVBoxLayout:
        buttons = QVBoxLayout()
        buttons.setContentsMargins(0, 4, 0, 10)
        buttons.setSpacing(0)
        for act in acts:
            buttons.addWidget(ActButton(act, self._theme, BUTTON))
        return buttons


class _Told(QWidget):
    """A title and facts under it; what was said or given stands out."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._title = Words(Size.BODY, theme.text, STRONG)
        self._lines = (
            Words(Size.LABEL, theme.text2, wraps=True),
            Words(Size.LABEL, theme.text, STRONG, wraps=True),
            Words(Size.LABEL, theme.text2, wraps=True),
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        for words in (self._title, *self._lines):
            words.setTextFormat(Qt.TextFormat.PlainText)
            column.addWidget(words)

    @property
    def text(self) -> str:
        """All of it."""
        return "\n".join(words.text() for words in (self._title, *self._lines) if words.text())

    def show_facts(self, title: str, facts: Facts) -> None:
        """Say this from now on."""
        self._title.setText(title)
        for words, text in zip(self._lines, (facts.head, facts.said, facts.after), strict=True):
            words.setText(text)
            words.setVisible(bool(text))
