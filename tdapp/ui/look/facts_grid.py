"""Facts as label and value, line by line; a line is made once there is something to say."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QWidget

from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme

Fact = tuple[str, str]
LABEL_WIDTH = 100
PLAIN = QFont.Weight.Normal


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
        self._grid.setColumnStretch(1, 1)

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
        while len(self._rows) < len(facts):
            self._add_row()
        for place, row in enumerate(self._rows):
            shown = place < len(facts)
            for words, text in zip(row, facts[place] if shown else ("", ""), strict=True):
                words.setText(text)
                words.setVisible(shown)

    def _add_row(self) -> None:
        label = Words(Size.LABEL, self._label_ink)
        value = Words(Size.LABEL, self._ink, self._weight, wraps=True)
        value.setTextFormat(Qt.TextFormat.PlainText)
        row = len(self._rows)
        self._grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(value, row, 1)
        self._rows.append((label, value))
