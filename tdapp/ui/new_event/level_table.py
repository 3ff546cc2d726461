"""The levels of the short form: blinds, lengths and colour-ups, changed where they stand."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.rules.toml_faults import FileFault
from tdapp.rules.toml_spots import Path
from tdapp.shown.cells import Cell, Tone
from tdapp.shown.form_sections import FormField, level_field
from tdapp.tournament.structures.turnout import MadeEvent
from tdapp.tournament.templates.file_fields import FieldKind, FileField
from tdapp.ui.drafts.draft_edits import (
    COLOUR_UPS,
    LEVELS,
    level_numbers,
    lines_of,
    said_at,
    with_colour_ups,
)
from tdapp.ui.drafts.fault_words import fault_words, path_of
from tdapp.ui.drafts.form_table import DraftLine, FormTable, table_columns
from tdapp.ui.drafts.table_acts import LineActs
from tdapp.ui.drafts.typed_values import as_value
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.flowing import Flowing
from tdapp.ui.look.lists.list_rows import Column, right
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.new_event.choice_fields import begins
from tdapp.ui.new_event.made_levels import MadeLevel, in_play, level_note, made_levels
from tdapp.ui.workplace.workplace import Workplace

LEAST = 120
"""So high the lines are at least, in pixels."""
COLOUR_UP = "colour_up"
TYPED = ("small", "big", "ante", "minutes")


class LevelTable(QWidget):
    """`typed` is as that of a table of the form; `anew` asks for levels made by the numbers."""

    typed = Signal(object, object, str)
    anew = Signal()

    def __init__(self, work: Workplace, acts: LineActs) -> None:
        super().__init__()
        self._made: Mapping[int, MadeLevel] = {}
        self._by_hand = False
        asked = _asked()
        self.table = FormTable(work.theme, asked, self._columns(asked), titled=False)
        words = voice().text("new event", "Make levels")
        self.make = WindowAct(lambda: words, "G", self._why_not_made, self.anew.emit, self)
        self.make.only_in_list()
        shown = (self.make, acts.add, acts.pause, acts.remove, acts.minutes, acts.paste, acts.undo)
        acts.serve(self.table)
        self.table.lines.setMinimumHeight(px(LEAST))
        self.table.lines.addAction(self.make)
        buttons = QWidget()
        row = Flowing(4)
        buttons.setContentsMargins(4, 2, 4, 2)
        buttons.setLayout(row)
        for act in shown:
            row.addWidget(ActButton(act, work.theme, height=28))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.table, 1)
        column.addWidget(buttons)
        self.table.typed.connect(self.typed)

    def show_made(self, made: MadeEvent) -> None:
        """Say beside the levels when they begin and how many big blinds are in play."""
        self._made = {one.place: one for one in made_levels(made)}

    def show_text(self, fields: Any, faults: Iterable[FileFault], *, by_hand: bool) -> None:
        """Show the levels of this text, and what is wrong with them."""
        self._by_hand = by_hand
        said = ((path_of(one), fault_words(one)) for one in faults)
        wrong = {path[1:]: words for path, words in said if path[:1] == LEVELS}
        self.table.show_value(_with_colour_ups(fields))
        self.table.say(wrong)
        self.make.refresh()

    def _columns(self, asked: FormField) -> tuple[Column[DraftLine], ...]:
        """What is typed, and behind it what follows."""
        text = voice().text
        head, *typed, wrong = table_columns(asked)
        heads = (
            (text("new event", "Small"), 80),
            (text("new event", "Big"), 80),
            (text("new event", "Ante"), 80),
            (text("new event", "Min."), 48),
            (asked.columns[-1].name, 92),
        )
        return (
            replace(head, head=text("new event", "Level"), width=78),
            *(
                replace(one, head=words, width=width)
                for one, (words, width) in zip(typed, heads, strict=True)
            ),
            right(text("new event", "Begins"), 64, self._begins, 480),
            right(text("new event", "BB in play"), 86, self._in_play, 700),
            replace(
                wrong,
                head=text("new event", "Notes"),
                width=100,
                least=560,
                cell=lambda line: self._note(line, wrong),
            ),
        )

    def _begins(self, line: DraftLine) -> str:
        one = self._made.get(line.place)
        return begins(one.made.conditions.start, one.passed_us) if one else ""

    def _in_play(self, line: DraftLine) -> str:
        one = self._made.get(line.place)
        return in_play(one) if one else ""

    def _note(self, line: DraftLine, wrong: Column[DraftLine]) -> Cell | str:
        one = self._made.get(line.place)
        if line.faults or one is None:
            return wrong.cell(line)
        return Cell(level_note(one), tone=Tone.LABEL)

    def _why_not_made(self) -> str:
        if self._by_hand:
            return ""
        return voice().text(
            "new event", "The levels already follow from what is typed at the left."
        )


def _asked() -> FormField:
    """The columns that are typed in, the chips that leave after a level last."""
    whole = level_field(voice())
    columns = {one.field.keys[-1]: one for one in whole.columns}
    ups = FormField(
        FileField((*LEVELS, COLOUR_UP), FieldKind.LIST, of=FieldKind.WHOLE),
        voice().text("new event", "Colour up"),
        voice().text("new event", "chips that leave after this level"),
    )
    return replace(whole, columns=(*(columns[name] for name in TYPED), ups))


def _with_colour_ups(fields: Any) -> Any:
    """The levels with the chips that leave after each of them."""
    levels = said_at(fields, LEVELS)
    if not isinstance(levels, list):
        return fields
    ups = _colour_ups(fields)
    shown = [
        {**level, COLOUR_UP: ups.get(number)} if number and isinstance(level, dict) else level
        for level, number in zip(levels, level_numbers(levels), strict=True)
    ]
    return {**fields, LEVELS[0]: shown}


def with_colour_up(text: str, path: Path, field: FileField, words: str) -> str:
    """The text with these chips leaving after a level and no other; refuses ``only_in_text``."""
    levels, place = lines_of(text, LEVELS), path[1]
    numbers = level_numbers(levels)
    number = numbers[place] if isinstance(place, int) and place < len(numbers) else None
    if number is None:
        return text
    chips = as_value(field, words) or ()
    steps = [
        one
        for one in lines_of(text, COLOUR_UPS)
        if one.get("after_level") != number and one.get("chip") not in chips
    ]
    return with_colour_ups(text, [*steps, *({"chip": one, "after_level": number} for one in chips)])


def _colour_ups(fields: Any) -> dict[int, list[Any]]:
    found: dict[int, list[Any]] = {}
    steps = said_at(fields, COLOUR_UPS)
    for step in steps if isinstance(steps, list) else ():
        if isinstance(step, dict) and isinstance(step.get("after_level"), int):
            found.setdefault(step["after_level"], []).append(step.get("chip"))
    return found
