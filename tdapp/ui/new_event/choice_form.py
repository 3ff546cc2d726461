"""The fields of a new event under their heads, each with its meaning or its fault beside it."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from tdapp.core.refusal import Refusal
from tdapp.shown.cells import Shape
from tdapp.tournament.structures.turnout import MadeEvent
from tdapp.ui.drafts.form_inputs import FormLine
from tdapp.ui.drafts.pickers import DayPicker, PickedLine, Picker, TimePicker
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme
from tdapp.ui.new_event.choice_fields import AT, DAY, TITLE, ChoiceField, choice_fields
from tdapp.words.sentence import sentence

LABEL, INPUT = 150, 132
PICKED: dict[str, Picker] = {DAY: DayPicker, AT: TimePicker}


class ChoiceForm(QWidget):
    """Enter and the arrows go from field to field; an empty one shows what is usual.

    `typed` says that something was typed.
    """

    typed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._made: MadeEvent | None = None
        self._parts: tuple[str, ...] | None = None
        self._typed: dict[str, str] = {}
        self._rows: list[tuple[ChoiceField, FormLine, MessageLabel]] = []
        self._grid = QGridLayout()
        self._whole: QWidget | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.show_parts(())

    def show_parts(self, parts: Sequence[str]) -> None:
        """Have a field for each of these parts of the price; what is typed stays."""
        if self._parts == tuple(parts):
            return
        self._parts, self._typed = tuple(parts), {**self._typed, **self.typed_words}
        whole = QWidget()
        self._rows, self._grid = [], QGridLayout(whole)
        self._grid.setContentsMargins(16, 0, 12, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(0)
        for head, fields in choice_fields(parts):
            self._put_head(head)
            for field in fields:
                self._put(field)
        self._grid.setColumnStretch(2, 1)
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        if self._whole is not None:
            self._column.removeWidget(self._whole)
            self._whole.hide()
            self._whole.deleteLater()
        self._whole = whole
        self._column.addWidget(whole)

    @property
    def typed_words(self) -> dict[str, str]:
        """What stands in each field."""
        return {field.key: line.text() for field, line, _ in self._rows}

    @property
    def fields(self) -> list[ChoiceField]:
        """What is asked for, in order."""
        return [field for field, _, _ in self._rows]

    def beside(self, key: str) -> str:
        """What stands beside a field."""
        return next(said.text for field, _, said in self._rows if field.key == key)

    def type_words(self, words: Mapping[str, str]) -> None:
        """Type these into the fields that there are."""
        for field, line, _ in self._rows:
            line.setText(words.get(field.key, ""))

    def line(self, key: str) -> FormLine:
        """The line of a field."""
        return next(line for field, line, _ in self._rows if field.key == key)

    def show_faults(self) -> str:
        """Say at each field what it means or why it cannot be read; gives the first fault."""
        first = ""
        for field, line, said in self._rows:
            wrong = _fault(field, line.text())
            first = first or (f"{field.words}: {wrong}" if wrong else "")
            follows = field.follows(self._made) if self._made is not None else ""
            meaning = wrong or follows or field.meaning
            said.say("", meaning, Shape.ATTENTION if wrong else None, self._theme.attention)
            line.setAccessibleDescription(meaning)
        return first

    def show_made(self, made: MadeEvent) -> None:
        """Show in each empty field what holds while it is, and beside it what follows."""
        self._made = made
        for field, line, _ in self._rows:
            line.setPlaceholderText(field.usual(made))
        self.show_faults()

    def _put_head(self, head: str) -> None:
        words = Words(Size.BODY, self._theme.text, STRONG)
        words.setText(head)
        words.setContentsMargins(0, 8, 0, 4)
        self._grid.addWidget(words, self._grid.rowCount(), 0, 1, 3)

    def _put(self, field: ChoiceField) -> None:
        row = self._grid.rowCount()
        words = Words(Size.BODY, self._theme.text2)
        said = MessageLabel(self._theme, takes_room=True, wraps=True)
        picker = PICKED.get(field.key)
        line = PickedLine(self._theme, "", picker) if picker else FormLine(self._theme)
        line.setText(self._typed.get(field.key, ""))
        words.setText(field.words)
        words.setFixedWidth(px(LABEL))
        line.setMinimumWidth(INPUT)
        line.setAccessibleName(field.words)
        line.typed.connect(lambda _: self.typed.emit())
        line.goes.connect(partial(self._go, len(self._rows)))
        said.say("", field.meaning)
        self._grid.addWidget(words, row, 0)
        self._grid.addWidget(line, row, 1, 1, 2 if field.key == TITLE else 1)
        self._grid.addWidget(said, row, 2)
        if field.key == TITLE:
            said.hide()
        else:
            line.setMaximumWidth(px(INPUT))
        self._rows.append((field, line, said))

    def _go(self, place: int, step: int) -> None:
        place += step
        if 0 <= place < len(self._rows):
            self._rows[place][1].setFocus()


def _fault(field: ChoiceField, typed: str) -> str:
    if not typed.strip():
        return ""
    try:
        field.read(typed)
    except Refusal as refusal:
        return sentence(refusal, voice())
    return ""
