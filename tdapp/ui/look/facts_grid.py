"""Facts as label and value, line by line; a line is made once there is something to say."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QWidget

from tdapp.ui.look.lettering import STRONG, Size, Words, lettering, width
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme

Fact = tuple[str, str]
LABEL_WIDTH = 100
MOST_NAMED = 3
PLAIN = QFont.Weight.Normal
ACTS, REASONS = 2, 3
"""How acts that are refused and their reasons share the width where the acts need more."""


class FactsGrid(QWidget):
    """Facts, or reasons in a quiet hand."""

    def __init__(self, theme: Theme, *, quiet: bool = False) -> None:
        super().__init__()
        self._label_ink = theme.text2
        self._ink, self._weight = (theme.text2, PLAIN) if quiet else (theme.text, STRONG)
        self._shown: list[Fact] = []
        self._rows: list[tuple[Words, Words]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnMinimumWidth(0, px(LABEL_WIDTH - 8))
        self._grid.setColumnStretch(1, REASONS)

    @property
    def facts(self) -> list[Fact]:
        """What it says."""
        said = [(label.text(), value.text()) for label, value in self._rows]
        return [one for one in said if one[0]]

    def show_facts(self, facts: Sequence[Fact]) -> None:
        """Say these from now on; what is said already costs nothing."""
        if list(facts) == self._shown:
            return
        self._shown = list(facts)
        self._grid.setColumnStretch(0, ACTS if self._needs_more(facts) else 0)
        while len(self._rows) < len(facts):
            self._add_row()
        for place, row in enumerate(self._rows):
            shown = place < len(facts)
            for words, text in zip(row, facts[place] if shown else ("", ""), strict=True):
                words.setText(text)
                words.setVisible(shown)

    def _needs_more(self, facts: Sequence[Fact]) -> bool:
        """Whether a label of reasons is too long for its width."""
        font, room = lettering(Size.LABEL), px(LABEL_WIDTH - 8)
        return self._weight == PLAIN and any(width(label, font) > room for label, _ in facts)

    def _add_row(self) -> None:
        label = Words(Size.LABEL, self._label_ink, wraps=self._weight == PLAIN)
        value = Words(Size.LABEL, self._ink, self._weight, wraps=True)
        value.setAlignment(Qt.AlignmentFlag.AlignTop)
        value.setTextFormat(Qt.TextFormat.PlainText)
        row = len(self._rows)
        self._grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(value, row, 1)
        self._rows.append((label, value))


def by_reason(refused: Iterable[Fact], of: int = 0) -> list[Fact]:
    """Each reason once, behind every act (by its words) that it stands against.

    One that stands against all `of` them is said of any of them.
    """
    acts: dict[str, list[str]] = {}
    for what, why in refused:
        acts.setdefault(why, []).append(what.rstrip("\N{HORIZONTAL ELLIPSIS}"))
    if len(acts) == 1 and 1 < of == len(next(iter(acts.values()))):
        acts = {why: [voice().text("not now", "All of these")] for why in acts}
    return [(f"\N{EN DASH}  {_together(whats)}", why) for why, whats in acts.items()]


def _together(acts: Sequence[str]) -> str:
    """The first few; the others stand dashed among the buttons, too."""
    said, more = ", ".join(acts[:MOST_NAMED]), len(acts) - MOST_NAMED
    if more <= 0:
        return said
    return voice().text("not now", "{acts} and {n} more", acts=said, n=more)
