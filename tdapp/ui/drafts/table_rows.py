"""The lines of a table of the file as prepared rows, right or wrong."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from tdapp.rules.toml_spots import Path
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.shown.choice_words import said_words
from tdapp.shown.form_sections import FormField
from tdapp.tournament.templates.file_fields import FieldKind, FileField
from tdapp.ui.drafts.draft_edits import LEVELS
from tdapp.ui.look.lists.list_rows import Column, left
from tdapp.ui.look.spoken import voice
from tdapp.voice.voice import NONE

WIDE = (FieldKind.WORDS, FieldKind.LIST)
NUMBERS = (FieldKind.WHOLE, FieldKind.AMOUNT)


class FileLine(NamedTuple):
    """A line of a table of the file by its place, and the names of its columns that are wrong."""

    place: int
    head: Cell
    said: Any
    wrong: Collection[Any]


def form_lines(
    asked: FormField, lines: Sequence[Any], faults: Mapping[Path, str]
) -> Iterator[FileLine]:
    """Each line; a wrong one has the sign of attention before it."""
    for place, (head, line) in enumerate(zip(_heads(asked, lines), lines, strict=True)):
        of_line = [path for path in faults if path[:1] == (place,)]
        bad = Cell(head.text, (), Tone.WAITS, Shape.ATTENTION) if of_line else head
        yield FileLine(place, bad, line, [path[1] for path in of_line if path[1:]])


def form_columns(asked: FormField) -> Sequence[Column[FileLine]]:
    """The number of a line, and what it says of each thing that is asked."""
    kinds = [(one, one.field.kind) for one in asked.columns]
    wide = next((one for one, kind in kinds if kind in WIDE), asked.columns[-1])
    named = [
        Column(
            one.name, 112, right=kind in NUMBERS and one is not wide, wide=one is wide,
            cell=partial(_cell, one.field),
        )
        for one, kind in kinds
    ]  # fmt: skip
    return [left("", 96, lambda line: line.head), *named]


def _heads(asked: FormField, lines: Sequence[Any]) -> Iterator[Cell]:
    """Lines are counted; of levels those that are played, as players know them."""
    number = 0
    for line in lines:
        is_break = isinstance(line, dict) and not line.get("big")
        if asked.field.keys == LEVELS and is_break:
            yield Cell(voice().text("event form", "Break"), (), Tone.LABEL, Shape.BREAK)
        else:
            number += 1
            yield Cell(str(number), (), Tone.LABEL)


def _cell(field: FileField, line: FileLine) -> Cell:
    name = field.keys[-1]
    said = line.said.get(name) if isinstance(line.said, dict) else None
    if said is None:
        return Cell("" if field.kind is FieldKind.WORDS else NONE, (), Tone.GONE)
    return Cell(
        said_words(voice(), field, said), (), Tone.WAITS if name in line.wrong else Tone.FACT
    )
