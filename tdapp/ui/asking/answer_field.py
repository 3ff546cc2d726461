"""Where a question is answered in writing, with answers to choose from beside it."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QWidget

from tdapp.ui.look.choices import HEIGHT, Choices
from tdapp.ui.look.field import Field
from tdapp.ui.look.scrolled import scrolling
from tdapp.ui.look.text_size import high
from tdapp.ui.look.theme import Theme

NONE_YET = -1
CHOOSING = "\N{UPWARDS ARROW} \N{DOWNWARDS ARROW}"
SHARE = 8
"""The answers have at most this part of the window's height, or one row."""


class AnswerField(Field):
    """A field whose arrow keys go through the choices; Escape beside one of them is `no`."""

    is_kept, works_inside = False, True
    no = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "")
        self.choices: tuple[str, ...] = ()
        self.chosen = NONE_YET

    def offer(self, choices: tuple[str, ...], *, preset: bool) -> None:
        """Begin with the first of these answers, selected, or empty where none is `preset`."""
        self.choices, self.chosen = choices, NONE_YET
        self.clear()
        self.draw_key(CHOOSING if len(choices) > 1 else "")
        if choices and preset:
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
            self.take(step - (step > 0) if self.chosen == NONE_YET else self.chosen + step)
        elif event.key() == Qt.Key.Key_Escape and self.text() in ("", *self.choices):
            self.no.emit()
        else:
            super().keyPressEvent(event)


class AnswerChoices(QWidget):
    """The answers that a question offers; none, and it takes no room.

    As many rows are in sight as leave the page its room; the others are scrolled to.
    """

    def __init__(self, theme: Theme, field: AnswerField) -> None:
        super().__init__()
        self._theme = theme
        self._field = field
        self._shown: Choices | None = None
        self._area: QScrollArea | None = None
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        field.textChanged.connect(self._follow)

    def offer(self, words: Sequence[str], *, preset: bool, letters: Sequence[int] = ()) -> None:
        """Offer these from now on, the first one marked where it is `preset`.

        A single one that is `preset` stands in the field, and nowhere else. So many `letters` of
        each are enough.
        """
        if self._area is not None:
            self._area.hide()
            self._area.deleteLater()
            self._shown = self._area = None
        if len(words) > preset:
            self._shown = Choices(self._theme, words, flow=True, preset=preset)
            self._shown.underline(letters)
            self._shown.chosen.connect(self._choose)
            self._area = scrolling(self._shown, self._theme)
            self._area.viewport().setAutoFillBackground(False)
            self._shown.setAutoFillBackground(False)
            self._row.addWidget(self._area)
        self.setVisible(self._shown is not None)
        self._leave_room()

    def sizeHint(self) -> QSize:
        """All in one row."""
        row = self._shown.sizeHint() if self._shown is not None else QSize()
        return QSize(row.width(), row.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A narrow question has more rows."""
        super().resizeEvent(event)
        self._leave_room()

    def _leave_room(self) -> None:
        """Be as high as the rows are, as far as the page keeps its room."""
        layout = self._shown.layout() if self._shown is not None else None
        if layout is None or self._area is None:
            return
        row = high(HEIGHT) + layout.spacing()
        most = max(1, self.window().height() // SHARE // row) * row - layout.spacing()
        self._area.setFixedHeight(min(layout.heightForWidth(self.width()), most))

    def _choose(self, place: int) -> None:
        self._field.take(place)
        self._field.setFocus()

    def _follow(self, text: str) -> None:
        """Mark the choice that stands in the field."""
        if self._shown is not None and text in self._field.choices:
            button = self._shown.mark(self._field.choices.index(text))
            if self._area is not None:
                self._area.ensureWidgetVisible(button, 0, 0)
