"""A table of the form, typed in where it stands; what is wrong with a line stands behind it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.rules.toml_spots import Path
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.shown.choice_words import said_words
from tdapp.shown.form_sections import FormField
from tdapp.tournament.templates.file_fields import FieldKind, FileField
from tdapp.ui.drafts.cell_grid import CellGrid
from tdapp.ui.drafts.draft_edits import LEVELS, said_at
from tdapp.ui.drafts.form_row import input_for, show_value
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.lists.list_rows import Column, left, right, rows_of, wide
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme
from tdapp.voice.voice import NONE


@dataclass(frozen=True, slots=True)
class DraftLine:
    """A line of a table by its place; of levels those that are played have a `number`.

    `faults` say what is wrong with it, by the path below the line.
    """

    place: int
    said: Any
    number: int | None
    faults: Mapping[Path, str]


def table_lines(
    asked: FormField, lines: Iterable[Any], faults: Mapping[Path, str]
) -> Iterator[DraftLine]:
    """Lines are counted; of levels those that are played, as players know them."""
    number = 0
    for place, said in enumerate(lines):
        is_break = asked.field.keys == LEVELS and isinstance(said, dict) and not said.get("big")
        number += not is_break
        own = {path[1:]: words for path, words in faults.items() if path[:1] == (place,)}
        yield DraftLine(place, said, None if is_break else number, own)


def table_columns(asked: FormField) -> tuple[Column[DraftLine], ...]:
    """The number of a line, one for each of its fields, and one for what is wrong with it."""
    return (
        left("", 96, _head),
        *(_column(one) for one in asked.columns),
        wide("", lambda line: Cell(_faults(asked, line), (), Tone.WAITS), FAULT),
    )


def _head(line: DraftLine) -> Cell:
    words = voice().text("event form", "Break") if line.number is None else str(line.number)
    if line.faults:
        return Cell(words, (), Tone.WAITS, Shape.ATTENTION)
    return Cell(words, (), Tone.LABEL, Shape.BREAK if line.number is None else None)


def _column(asked: FormField) -> Column[DraftLine]:
    """The values of a field, as wide as they need."""
    name = asked.field.keys[-1]

    def cell(line: DraftLine) -> Cell:
        said = line.said.get(name) if isinstance(line.said, dict) else None
        return _cell(asked.field, said, own=(name,) in line.faults)

    side = right if asked.field.kind in NUMBERS else left
    return side(asked.name, _width(asked), cell)


def _faults(asked: FormField, line: DraftLine) -> str:
    """What is wrong, each behind the name of its column."""
    named: dict[Path, str] = {one.field.keys[-1:]: f"{one.name}: " for one in asked.columns}
    faults = ((path[:1], words) for path, words in line.faults.items())
    return "; ".join(f"{named.get(path, '')}{words}" for path, words in faults)


def _cell(field: FileField, said: Any, *, own: bool) -> Cell:
    if said is None:
        return Cell("" if field.kind is FieldKind.WORDS else NONE, (), Tone.GONE)
    return Cell(said_words(voice(), field, said), (), Tone.WAITS if own else Tone.FACT)


LOW, HIGH, FAULT = 104, 280, 150
WIDE = (FieldKind.WORDS, FieldKind.LIST)
NUMBERS = (FieldKind.WHOLE, FieldKind.AMOUNT)


class FormTable(QWidget):
    """`typed` carries the path and what was typed there; `chosen` that another line is.

    `faults` of a line stand behind it, each with the name of its column; those of the whole table
    and of the chosen line stand below. Its `columns` may say more behind those that are typed in.
    """

    typed = Signal(object, object, str)
    chosen = Signal()
    came = Signal()

    def __init__(
        self, theme: Theme, asked: FormField, columns: tuple[Column[DraftLine], ...] = (),
        *, titled: bool = True,
    ) -> None:  # fmt: skip
        super().__init__()
        self._theme = theme
        self.asked = asked
        self.keys = asked.field.keys
        self._fields: Any = None
        self._faults: Mapping[Path, str] = {}
        self._lines: list[DraftLine] = []
        self.inputs = [input_for(theme, one) for one in asked.columns]
        self._columns = columns or table_columns(asked)
        self.lines = CellGrid(asked.name, theme, self._columns, self.inputs)
        self.lines.setMinimumHeight(HIGH if self.keys == LEVELS else LOW)
        self.lines.empty_words = voice().text("form table", "No rows yet. Press A to add one.")
        self.said = MessageLabel(theme, takes_room=True)
        self._lay_out(titled=titled)
        self.lines.chosen.connect(self._choose)
        self.lines.came.connect(self.came)
        for column, widget in zip(asked.columns, self.inputs, strict=True):
            widget.typed.connect(lambda text, column=column: self._type(column, text))

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
        self._lines = [*table_lines(self.asked, lines, self._faults)]
        self.lines.show_rows(rows_of(self._columns, self._lines, lambda line: line.place))
        self._show_line()

    def say(self, faults: Mapping[Path, str]) -> None:
        """Say what is wrong, by the path below the table; that of the table alone is empty."""
        self._faults = faults
        self.show_value(self._fields)

    def choose(self, place: int) -> None:
        """Choose a line."""
        self.lines.choose(place)
        self._choose()

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """The lines have the focus for the whole."""
        self.lines.setFocus()

    def _lay_out(self, *, titled: bool) -> None:
        title = Words(Size.BODY, self._theme.text, STRONG)
        title.setText(self.asked.name)
        title.setContentsMargins(16, 8, 0, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        if titled:
            column.addWidget(title)
        column.addWidget(self.lines, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(16, 0, 12, 2)
        foot.addWidget(self.said)
        column.addLayout(foot)

    def _type(self, column: FormField, text: str) -> None:
        if self.place is not None:
            self.typed.emit((*self.keys, self.place, column.field.keys[-1]), column.field, text)

    def _choose(self, _key: object = None) -> None:
        self._show_line()
        self.chosen.emit()

    def _show_line(self) -> None:
        place = self.place
        for column, widget in zip(self.asked.columns, self.inputs, strict=True):
            path: Path = (*self.keys, place or 0, column.field.keys[-1])
            show_value(widget, column.field, self._fields if place is not None else None, path)
        here = [said for path, said in self._faults.items() if not path]
        here += [_faults(self.asked, line) for line in self._lines if line.place == place]
        whole = "; ".join(dict.fromkeys(filter(None, here)))
        meanings = "; ".join(
            f"{one.name}: {one.meaning}" for one in self.asked.columns if one.meaning
        )
        if whole:
            self.said.say(whole, "", Shape.ATTENTION, self._theme.attention)
        else:
            self.said.say("", meanings)


def _width(column: FormField) -> int:
    """The width of a column in pixels at 100 %: lists and names need more than figures."""
    if column.field.keys[-1] == "game":
        return 84
    return {FieldKind.CHOICE: 124, FieldKind.LIST: 220, FieldKind.WORDS: 200}.get(
        column.field.kind, 96
    )
