"""The parts of an inspector: name and state, facts with their labels, acts, and why not now."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from tdapp.ui.acts.act import Act
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.theme import Theme

LABEL_WIDTH = 100
translate = QCoreApplication.translate


class Inspected(QWidget):
    """What is chosen: its name, its state under it, and facts as label and value."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._name = Words(Size.HEAD, theme.text, STRONG, wraps=True)
        self._state = Words(Size.BODY, theme.text2, wraps=True)
        self._grid = _two_columns()
        self._rows: list[tuple[Words, Words]] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(2)
        column.addWidget(self._name)
        column.addWidget(self._state)
        column.addSpacing(6)
        column.addLayout(self._grid)

    @property
    def text(self) -> str:
        """All that it says."""
        facts = [f"{label.text()} {value.text()}" for label, value in self._rows]
        lines = (self._name.text(), self._state.text(), *facts)
        return "\n".join(line for line in lines if line.strip())

    def show_facts(self, name: str, state: str, facts: Sequence[tuple[str, str]]) -> None:
        """Show this from now on; a fact without a value is left out."""
        self._name.setText(name)
        self._state.setText(state)
        self._state.setVisible(bool(state))
        said = [(label, value) for label, value in facts if value]
        while len(self._rows) < len(said):
            self._add_row()
        for place, (label, value) in enumerate(self._rows):
            shown = place < len(said)
            for words, text in zip((label, value), said[place] if shown else ("", ""), strict=True):
                words.setText(text)
                words.setVisible(shown)

    def _add_row(self) -> None:
        label = Words(Size.LABEL, self._theme.text2)
        value = Words(Size.LABEL, self._theme.text, STRONG, wraps=True)
        value.setTextFormat(Qt.TextFormat.PlainText)
        row = len(self._rows)
        self._grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(value, row, 1)
        self._rows.append((label, value))


class ActGrid(QWidget):
    """Acts as buttons in so many columns, each in its place whether it can be done or not."""

    def __init__(self, theme: Theme, acts: Sequence[Act], columns: int = 2) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(0)
        for column in range(columns):
            grid.setColumnStretch(column, 1)
        for place, act in enumerate(acts):
            grid.addWidget(ActButton(act, theme, height=28), *divmod(place, columns))


class NotNow(QWidget):
    """Every refused act with its reason in words."""

    def __init__(self, theme: Theme, acts: Sequence[Act]) -> None:
        super().__init__()
        self._acts = acts
        self._title = Words(Size.LABEL, theme.text, STRONG)
        self._title.setText(translate("NotNow", "Not now, because"))
        grid = _two_columns()
        grid.setContentsMargins(0, 12, 0, 0)
        self.setLayout(grid)
        grid.addWidget(self._title, 0, 0, 1, 2)
        self._rows = [
            (Words(Size.LABEL, theme.text2), Words(Size.LABEL, theme.text2, wraps=True))
            for _ in acts
        ]
        for row, (name, reason) in enumerate(self._rows, 1):
            grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(reason, row, 1)
        for act in acts:
            act.looked.connect(self.show_reasons)
        self.show_reasons()

    def showEvent(self, event: QShowEvent) -> None:
        """What was not asked while nobody saw it."""
        super().showEvent(event)
        self.show_reasons()

    def show_reasons(self) -> None:
        """Ask the acts again for their reasons, if somebody sees them."""
        if not self.isVisible():
            return
        for act, (name, reason) in zip(self._acts, self._rows, strict=True):
            name.setText(f"\N{EN DASH}  {act.text().rstrip('…')}")
            reason.setText(act.why_not)
            name.setVisible(bool(act.why_not))
            reason.setVisible(bool(act.why_not))
        self._title.setVisible(any(act.why_not for act in self._acts))


def _two_columns() -> QGridLayout:
    grid = QGridLayout()
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(8)
    grid.setVerticalSpacing(4)
    grid.setColumnMinimumWidth(0, LABEL_WIDTH - 8)
    grid.setColumnStretch(1, 1)
    return grid
