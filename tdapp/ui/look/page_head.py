"""The head of a page: what it is, its facts, a few acts at the right; and the views under it."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.text_size import high
from tdapp.ui.look.theme import Theme

HEIGHT = 48


class PageHead(QWidget):
    """One row; facts that are long stand in two lines, what does not fit there is cut."""

    def __init__(self, theme: Theme, title: str) -> None:
        super().__init__()
        self._title = Words(Size.HEAD, theme.text, STRONG)
        self._title.setText(title)
        self._facts = MessageLabel(theme, takes_room=True, wraps=True, size=Size.BODY)
        self.setFixedHeight(high(HEIGHT))
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(13, 0, 13, 0)
        self._row.setSpacing(14)
        self._row.addWidget(self._title)
        self._row.addWidget(self._facts, 1)

    @property
    def facts(self) -> str:
        """The sentence that it says."""
        return self._facts.text

    def show_facts(self, facts: str) -> None:
        """Say this sentence beside the title."""
        self._facts.say("", facts)

    def add(self, widget: QWidget) -> None:
        """Put one more at the right."""
        self._row.addWidget(widget)


class UnderHead(QWidget):
    """Views that are turned to in one place hand the head on to each other."""

    def __init__(self, *parts: QWidget) -> None:
        super().__init__()
        self.setAutoFillBackground(True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        for part in parts:
            self._column.addWidget(part)
        self._column.setStretchFactor(parts[0], 1)

    def take(self, head: QWidget) -> None:
        """Have the head on top, wherever it was."""
        self._column.insertWidget(0, head)
