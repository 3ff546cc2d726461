"""Facts as label and value under a name; rows that are not needed are not shown."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QWidget

from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.theme import Theme

Fact = tuple[str, str]
LABEL_WIDTH = 100
PLAIN = QFont.Weight.Normal


class FactsGrid(QWidget):
    """At most so many facts, or reasons in a quiet hand."""

    def __init__(self, theme: Theme, most: int, *, quiet: bool = False) -> None:
        super().__init__()
        ink, weight = (theme.text2, PLAIN) if quiet else (theme.text, STRONG)
        self._rows = [
            (Words(Size.LABEL, theme.text2), Words(Size.LABEL, ink, weight, wraps=True))
            for _ in range(most)
        ]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnMinimumWidth(0, LABEL_WIDTH)
        grid.setColumnStretch(1, 1)
        for row, (label, value) in enumerate(self._rows):
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(value, row, 1)

    @property
    def facts(self) -> list[Fact]:
        """What it says."""
        said = [(label.text(), value.text()) for label, value in self._rows]
        return [one for one in said if one[0]]

    def show_facts(self, facts: Sequence[Fact]) -> None:
        """Say these from now on."""
        for place, (label, value) in enumerate(self._rows):
            name, fact = facts[place] if place < len(facts) else ("", "")
            label.setText(name)
            value.setText(fact)
            label.setVisible(bool(name))
            value.setVisible(bool(name))
