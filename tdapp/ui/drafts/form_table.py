"""A table of the form: its lines in a list, and below it a field for each column of one line."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.rules.toml_spots import Path
from tdapp.shown.cells import Shape
from tdapp.shown.form_sections import FormField
from tdapp.ui.drafts.draft_edits import LEVELS, said_at
from tdapp.ui.drafts.form_row import FormInput, input_for, show_value
from tdapp.ui.drafts.table_rows import WIDE, form_columns, form_lines
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.lists.listing import ItemList
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme

LOW, HIGH, NARROW = 104, 220, 84


class FormTable(QWidget):
    """Enter on a line goes to its fields; there Enter and the arrows go down and up the lines.

    `typed` carries the path and what was typed there; `chosen` that another line is. `faults` of
    its lines stand in them, those of the chosen one under its fields too.
    """

    typed = Signal(object, object, str)
    chosen = Signal()
    came = Signal()

    def __init__(self, theme: Theme, asked: FormField) -> None:
        super().__init__()
        self._theme = theme
        self.asked = asked
        self.keys = asked.field.keys
        self._fields: Any = None
        self._faults: Mapping[Path, str] = {}
        self.lines = ItemList(
            asked.name, theme, form_columns(asked), lambda line: line.place, headed=True
        )
        self.lines.setMinimumHeight(HIGH if self.keys == LEVELS else LOW)
        self.inputs = [input_for(theme, one) for one in asked.columns]
        self.said = MessageLabel(theme, takes_room=True)
        self._lay_out()
        self.lines.entered.connect(self.inputs[0].setFocus)
        self.lines.chosen.connect(self._choose)
        self.lines.came.connect(self.came)
        for column, widget in zip(asked.columns, self.inputs, strict=True):
            widget.typed.connect(lambda text, column=column: self._type(column, text))
            widget.goes.connect(self._go)

    @property
    def place(self) -> int | None:
        """The chosen line."""
        key = self.lines.key
        return key if isinstance(key, int) else None

    @property
    def count(self) -> int:
        """How many lines there are."""
        return len(self.lines.table.rows)

    def show_value(self, fields: Any) -> None:
        """Show the lines of the file."""
        self._fields = fields
        found = said_at(fields, self.keys)
        lines = found if isinstance(found, list) else []
        self.lines.show_items(form_lines(self.asked, lines, self._faults))
        self._show_line()

    def say(self, faults: Mapping[Path, str]) -> None:
        """Say what is wrong, by the path below the table; that of the table alone is empty."""
        self._faults = faults
        self.show_value(self._fields)

    def choose(self, place: int) -> None:
        """Choose a line."""
        self.lines.choose(place)
        self._choose()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape in a field of a line goes back to the lines."""
        if event.key() == Qt.Key.Key_Escape and not self.lines.hasFocus():
            self.lines.setFocus()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """The lines have the focus for the whole."""
        self.lines.setFocus()

    def _lay_out(self) -> None:
        title = Words(Size.BODY, self._theme.text, STRONG)
        title.setText(self.asked.name)
        title.setContentsMargins(16, 8, 0, 2)
        inputs = QHBoxLayout()
        inputs.setContentsMargins(16, 4, 12, 4)
        inputs.setSpacing(6)
        for column, widget in zip(self.asked.columns, self.inputs, strict=True):
            stretch = 2 if column.field.kind in WIDE else 1
            widget.setMinimumWidth(px(NARROW))
            inputs.addLayout(self._headed(column.name, widget), stretch)
        column_ = QVBoxLayout(self)
        column_.setContentsMargins(0, 0, 0, 0)
        column_.setSpacing(0)
        column_.addWidget(title)
        column_.addWidget(self.lines, 1)
        column_.addLayout(inputs)
        foot = QHBoxLayout()
        foot.setContentsMargins(16, 0, 12, 6)
        foot.addWidget(self.said)
        column_.addLayout(foot)

    def _headed(self, name: str, widget: QWidget) -> QVBoxLayout:
        label = Words(Size.LABEL, self._theme.text2)
        label.setText(name)
        label.setContentsMargins(4, 0, 0, 0)
        column = QVBoxLayout()
        column.setSpacing(1)
        column.addWidget(label)
        column.addWidget(widget)
        return column

    def _type(self, column: FormField, text: str) -> None:
        if self.place is not None:
            self.typed.emit((*self.keys, self.place, column.field.keys[-1]), column.field, text)

    def _go(self, step: int) -> None:
        place = (self.place or 0) + step
        if 0 <= place < self.count:
            self.choose(place)

    def _choose(self, _key: object = None) -> None:
        self._show_line()
        self.chosen.emit()

    def _show_line(self) -> None:
        place = self.place
        for column, widget in zip(self.asked.columns, self.inputs, strict=True):
            path: Path = (*self.keys, place or 0, column.field.keys[-1])
            show_value(widget, column.field, self._fields if place is not None else None, path)
            widget.setEnabled(place is not None)
        self._say_line(place)

    def _say_line(self, place: int | None) -> None:
        own = [said for path, said in self._faults.items() if path[:1] in ((), (place,))]
        wrong = "; ".join(dict.fromkeys(own))
        if wrong:
            self.said.say(wrong, "", Shape.ATTENTION, self._theme.attention)
        elif place is None:
            self.said.say(
                "",
                voice().text("form table", "Select a row, or press A to add one.")
                if self.count
                else "",
            )
        else:
            self.said.say("", "; ".join(one.meaning for one in self.asked.columns if one.meaning))
        focused: FormInput | None = next((one for one in self.inputs if one.hasFocus()), None)
        if focused is not None:
            focused.setAccessibleDescription(self.said.text)
