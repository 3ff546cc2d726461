"""A field of the form: its name, what is typed, and what it means or what is wrong with it."""

from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QWidget

from tdapp.rules.toml_spots import Path
from tdapp.shown.cells import Shape
from tdapp.shown.choice_words import as_typed, choice_word
from tdapp.shown.form_sections import FormField
from tdapp.shown.setting_words import house_word
from tdapp.tournament.templates.file_fields import FieldKind, FileField
from tdapp.tournament.templates.template import HOUSE
from tdapp.ui.drafts.draft_edits import typed_at
from tdapp.ui.drafts.form_inputs import FormChoice, FormLine
from tdapp.ui.drafts.parts_input import PartsInput
from tdapp.ui.drafts.pickers import DayPicker, PickedLine, TimePicker
from tdapp.ui.drafts.typed_values import as_value
from tdapp.ui.look.lettering import Size, Words
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import LINE, high, px
from tdapp.ui.look.theme import Theme

NAME, INPUT, WIDE_INPUT, SENTENCE = 164, 216, 460, 120
LONG = (FieldKind.WORDS, FieldKind.PARTS, FieldKind.LIST, FieldKind.LISTS)
SHORT = (("start", "at"), ("start", "zone"), ("currency",))

FormInput = FormLine | FormChoice | PartsInput


class FormRow(QWidget):
    """`typed` carries the path and what was typed there; the sentence stands at the right."""

    typed = Signal(object, object, str)

    def __init__(self, theme: Theme, asked: FormField) -> None:
        super().__init__()
        self._theme = theme
        self.asked = asked
        self.input = _of_row(theme, asked)
        self.said = MessageLabel(theme, takes_room=True, wraps=True)
        name = Words(Size.BODY, theme.text2)
        name.setText(asked.name)
        name.setFixedWidth(px(NAME))
        long = asked.field.kind in LONG and asked.field.keys not in SHORT
        self.input.setMinimumWidth(px(INPUT))
        self.input.setMaximumWidth(px(WIDE_INPUT if long else INPUT))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(16, 0, 12, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(0)
        self._grid.addWidget(name, 0, 0)
        self._grid.addWidget(self.input, 0, 1)
        self._grid.setColumnStretch(1, 4 if long else 0)
        self._grid.setColumnStretch(2, 3)
        self._beside = True
        self._grid.addWidget(self.said, 0, 2)
        self.input.typed.connect(lambda text: self.typed.emit(asked.field.keys, asked.field, text))
        self.say("")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is no room beside the field, the sentence stands under it."""
        super().resizeEvent(event)
        beside = self.width() >= px(NAME + INPUT + SENTENCE)
        if beside is not self._beside:
            self._beside = beside
            self.said.setMinimumHeight(0 if beside else high(LINE))
            self._grid.removeWidget(self.said)
            self._grid.addWidget(self.said, *((0, 2) if beside else (1, 1, 1, 2)))

    def show_value(self, fields: Any) -> None:
        """Show what the file says."""
        show_value(self.input, self.asked.field, fields, self.asked.field.keys)

    def say(self, wrong: str) -> None:
        """Say what is wrong, or what the field means."""
        parts = self.input.total if isinstance(self.input, PartsInput) else ""
        say(self.said, self.input, self._theme, wrong, parts or self.asked.meaning)


def input_for(theme: Theme, asked: FormField) -> FormInput:
    """The widget for a field's kind."""
    plain = as_typed(voice(), asked.field, asked.field.plain)
    if asked.field.kind is FieldKind.CHOICE:
        values = tuple(as_typed(voice(), asked.field, one) for one in asked.field.choices)
        words = partial(house_word if asked.field.keys == (HOUSE,) else choice_word, voice())
        made: FormInput = FormChoice(theme, values, plain, words)
    elif asked.field.kind is FieldKind.DAY or asked.field.keys[-1] == "at":
        made = PickedLine(
            theme, plain, DayPicker if asked.field.kind is FieldKind.DAY else TimePicker
        )
    else:
        made = FormLine(theme, plain)
    made.setAccessibleName(asked.name)
    return made


def _of_row(theme: Theme, asked: FormField) -> FormInput:
    """The same where there is room for the parts of a price below each other."""
    if asked.field.kind is not FieldKind.PARTS:
        return input_for(theme, asked)
    made = PartsInput(theme)
    made.setAccessibleName(asked.name)
    return made


def show_value(widget: FormInput, field: FileField, fields: Any, path: Path) -> None:
    """Show what stands at a path; who types the same in other words is not disturbed."""
    value = typed_at(fields, path, field)
    words = not isinstance(widget, FormChoice)
    same = words and as_value(field, widget.text()) == as_value(field, value)
    here = QApplication.focusWidget()
    if not (same and here is not None and (here is widget or widget.isAncestorOf(here))):
        widget.show_value(value)


def say(said: MessageLabel, widget: FormInput, theme: Theme, wrong: str, meaning: str) -> None:
    """The sentence beside a field, for the eye and for a screen reader."""
    if wrong:
        said.say(wrong, "", Shape.ATTENTION, theme.attention)
    else:
        said.say("", meaning)
    widget.setAccessibleDescription(wrong or meaning)
