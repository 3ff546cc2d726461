"""Where a question is answered in writing, with answers to choose from beside it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tdapp.ui.look.choices import Choices
from tdapp.ui.look.field import Field
from tdapp.ui.look.theme import Theme


class AnswerField(Field):
    """A field whose arrow keys go through the choices; Escape beside one of them is `no`."""

    no = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "")
        self.choices: tuple[str, ...] = ()
        self.chosen = 0

    def offer(self, choices: tuple[str, ...]) -> None:
        """Begin with the first of these answers, selected, or empty where there is none."""
        self.choices = choices
        self.clear()
        if choices:
            self.take(0)

    def take(self, place: int) -> None:
        """Put one of the choices in, selected, so that typing replaces it."""
        self.chosen = place % len(self.choices)
        self.setText(self.choices[self.chosen])
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down choose; Escape gives up what was typed first, then the question."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is not None and self.choices:
            self.take(self.chosen + step)
        elif event.key() == Qt.Key.Key_Escape and self.text() in ("", *self.choices):
            self.no.emit()
        else:
            super().keyPressEvent(event)


class AnswerChoices(QWidget):
    """The answers that a question offers; none, and it takes no room."""

    def __init__(self, theme: Theme, field: AnswerField) -> None:
        super().__init__()
        self._theme = theme
        self._field = field
        self._shown: Choices | None = None
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        field.textChanged.connect(self._follow)

    def offer(self, words: Sequence[str]) -> None:
        """Offer these from now on."""
        if self._shown is not None:
            self._shown.hide()
            self._shown.deleteLater()
            self._shown = None
        if words:
            self._shown = Choices(self._theme, words, flow=True)
            self._shown.chosen.connect(self._choose)
            self._row.addWidget(self._shown)
        self.setVisible(bool(words))

    def _choose(self, place: int) -> None:
        self._field.take(place)
        self._field.setFocus()

    def _follow(self, text: str) -> None:
        """Mark the choice that stands in the field."""
        if self._shown is not None and text in self._field.choices:
            self._shown.mark(self._field.choices.index(text))
