"""The suggestion beside the map: what, why, one act that does it and one that overrules it."""

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.theme import Theme

BAR = 3


class SuggestionBox(QWidget):
    """Hidden where there is none; `do` is its only filled button."""

    def __init__(self, theme: Theme, do: WindowAct, overrule: WindowAct) -> None:
        super().__init__()
        self._theme = theme
        self._what = Words(Size.BODY, theme.text, STRONG, wraps=True)
        self._why = Words(Size.LABEL, theme.text2, wraps=True)
        self.do = ActButton(do, theme, 34)
        self.do.suggest(True)
        self.overrule = ActButton(overrule, theme, 34)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.do, 3)
        row.addWidget(self.overrule, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(11, 9, 8, 7)
        column.setSpacing(2)
        column.addWidget(self._what)
        column.addWidget(self._why)
        column.addLayout(row)

    @property
    def text(self) -> str:
        """What is suggested, and why."""
        return f"{self._what.text()}\n{self._why.text()}".strip()

    def say(self, what: str, why: str, *, done: bool = True, overruled: bool = False) -> None:
        """Suggest this, as far as it can be `done` or `overruled`; nothing takes the box away."""
        self._what.setText(what)
        self._why.setText(why)
        self._why.setVisible(bool(why))
        self.do.setVisible(done)
        self.overrule.setVisible(overruled)
        self.setVisible(bool(what))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A raised ground with the accent's bar at its left."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.raised)
        painter.fillRect(0, 0, BAR, self.height(), self._theme.accent)
        painter.end()
