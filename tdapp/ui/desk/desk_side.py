"""The right of the desk: who is marked, what is known, and what cannot be sold now, and why."""

from collections.abc import Sequence

from tdapp.ui.desk.purchases import Purchase
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.facts_grid import Fact, FactsGrid, by_reason
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.side_column import BUTTON, SideColumn
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme

WIDE = 372
MOST_REASONS = 8


class DeskSide(SideColumn):
    """Says it, with the acts on the person under the facts."""

    def __init__(self, theme: Theme, acts: Sequence[WindowAct]) -> None:
        super().__init__(theme)
        self.setMaximumWidth(px(WIDE))
        self.name = Words(Size.HEAD, theme.text, STRONG, wraps=True)
        self.standing = Words(Size.BODY, theme.text2, wraps=True)
        self.facts = FactsGrid(theme)
        self._not_now = Words(Size.LABEL, theme.text, STRONG)
        self._not_now.setText(voice().text("desk side", "Not available"))
        self.reasons = FactsGrid(theme, quiet=True)
        self._column.addWidget(self.name)
        self._column.addWidget(self.standing)
        self._column.addSpacing(8)
        self._column.addWidget(self.facts)
        self._column.addSpacing(8)
        for act in acts:
            self._column.addWidget(ActButton(act, theme, BUTTON))
        self._column.addSpacing(10)
        self._column.addWidget(self._not_now)
        self._column.addWidget(self.reasons)
        self._column.addStretch(1)

    def show_person(self, name: str, standing: str, facts: Sequence[Fact]) -> None:
        """Say who it is and what is known."""
        self.name.setText(name)
        self.standing.setText(standing)
        self.facts.show_facts(facts)

    def show_refused(self, refused: Sequence[Purchase]) -> None:
        """Say what cannot be sold now, and why."""
        reasons = by_reason((one.words, one.why_not) for one in refused)
        self._not_now.setVisible(bool(reasons))
        self.reasons.show_facts(reasons)
