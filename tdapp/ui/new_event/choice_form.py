"""The fields of a new event under their heads, each with its meaning or its fault beside it."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from tdapp.core.refusal import Refusal
from tdapp.shown.cells import Shape
from tdapp.tournament.structures.turnout import MadeEvent
from tdapp.ui.drafts.form_inputs import FormLine
from tdapp.ui.drafts.pickers import DayPicker, PickedLine, Picker, TimePicker
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import LINE, high, px
from tdapp.ui.look.theme import Theme
from tdapp.ui.new_event.choice_fields import AT, DAY, TITLE, ChoiceField, choice_fields
from tdapp.words.sentence import sentence

LABEL, LEAST, INPUT, SENTENCE, GAPS = 150, 124, 152, 160, 48
NOTHING: Mapping[str, str] = {}
WISHES = ("minutes", "level_minutes")
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
        self._again: set[str] = set()
        self._beside = True
        self._grid_rows: list[int] = []
        self._used = 0
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
        self._grid_rows, self._used = [], 0
        self._grid.setContentsMargins(16, 0, 12, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(0)
        for head, fields in choice_fields(parts):
            self._put_head(head)
            for field in fields:
                self._put(field)
        self._grid.setColumnStretch(2, 1)
        self._grid.setRowStretch(self._used, 1)
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

    def show_faults(self, wrong_at: Mapping[str, str] = NOTHING) -> str:
        """Say at each field what it means or why it cannot be read; gives the first such fault.

        `wrong_at` says by its key what is wrong with a field that can be read.
        """
        first = ""
        for field, line, said in self._rows:
            wrong = _fault(field, line.text())
            first = first or (f"{field.words}: {wrong}" if wrong else "")
            follows = field.follows(self._made) if self._made is not None else ""
            wrong = wrong or wrong_at.get(field.key, "")
            meaning = wrong or follows or field.meaning
            said.say("", meaning, Shape.ATTENTION if wrong else None, self._theme.attention)
            line.setAccessibleDescription(meaning)
            self._show_said(field, said, wrong=wrong)
        return first

    def say_again(self) -> None:
        """What is typed may have been changed elsewhere: its fields say what holds once it is made.

        How long it is to last and the length of levels are wishes, which stay.
        """
        for field, line, _ in self._rows:
            if line.text().strip() and field.key not in WISHES:
                self._again.add(field.key)
                line.setText("")

    @property
    def is_bare(self) -> bool:
        """Whether nothing that was made was ever shown in it."""
        return self._made is None

    def show_made(self, made: MadeEvent) -> None:
        """Show in each empty field what holds while it is, and beside it what follows."""
        self._made = made
        for field, line, _ in self._rows:
            usual = field.usual(made)
            line.setPlaceholderText(usual)
            if field.key in self._again and not line.text() and not _fault(field, usual):
                line.setText(usual)
        self._again = set()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is no room beside the fields, what is wrong with them stands below them."""
        super().resizeEvent(event)
        beside = self.width() >= px(LABEL + INPUT + SENTENCE) + GAPS
        if beside is not self._beside:
            self._beside = beside
            for place, (field, _, said) in enumerate(self._rows):
                self._grid.removeWidget(said)
                self._put_said(self._grid_rows[place], field, said)

    def _put_said(self, row: int, field: ChoiceField, said: MessageLabel) -> None:
        """Beside its field, or in a row below it, which is there while something is wrong."""
        if self._beside and field.key != TITLE:
            self._grid.addWidget(said, row, 2)
        else:
            self._grid.addWidget(said, row + 1, 0, 1, 3)
        self._show_said(field, said, wrong="")

    def _show_said(self, field: ChoiceField, said: MessageLabel, *, wrong: str) -> None:
        beside = self._beside and field.key != TITLE
        said.setMinimumHeight(0 if beside else high(LINE))
        said.setVisible(beside or bool(wrong))

    def _next_row(self, rows: int = 1) -> int:
        """The first of so many rows that are free."""
        row, self._used = self._used, self._used + rows
        return row

    def _put_head(self, head: str) -> None:
        words = Words(Size.BODY, self._theme.text, STRONG)
        words.setText(head)
        words.setContentsMargins(0, 8, 0, 4)
        self._grid.addWidget(words, self._next_row(), 0, 1, 3)

    def _put(self, field: ChoiceField) -> None:
        row = self._next_row(2)
        words = Words(Size.BODY, self._theme.text2)
        said = MessageLabel(self._theme, takes_room=True, wraps=True)
        picker = PICKED.get(field.key)
        line = PickedLine(self._theme, "", picker) if picker else FormLine(self._theme)
        line.setText(self._typed.get(field.key, ""))
        words.setText(field.words)
        words.setFixedWidth(px(LABEL))
        line.setMinimumWidth(LEAST)
        line.setAccessibleName(field.words)
        line.typed.connect(lambda _: self.typed.emit())
        line.goes.connect(partial(self._go, len(self._rows)))
        said.say("", field.meaning)
        self._grid.addWidget(words, row, 0)
        self._grid.addWidget(line, row, 1, 1, 2 if field.key == TITLE else 1)
        self._put_said(row, field, said)
        if field.key != TITLE:
            line.setMaximumWidth(px(INPUT))
        self._grid_rows.append(row)
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
