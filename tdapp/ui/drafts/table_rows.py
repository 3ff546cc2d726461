"""The lines of a table of the file as prepared rows, right or wrong."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tdapp.rules.toml_spots import Path
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.shown.choice_words import said_words
from tdapp.shown.form_sections import FormField
from tdapp.tournament.templates.file_fields import FieldKind, FileField
from tdapp.ui.drafts.draft_edits import LEVELS
from tdapp.ui.look.lists.list_rows import ListRow
from tdapp.ui.look.spoken import voice
from tdapp.voice.voice import NONE


def table_rows(asked: FormField, lines: Sequence[Any], faults: Mapping[Path, str]) -> list[ListRow]:
    """A row for each line, by its place; behind a wrong one stands what is wrong with it."""
    wrong = {path[0] for path in faults if path}
    rows = []
    for place, (head, line) in enumerate(zip(_heads(asked, lines), lines, strict=True)):
        bad = Cell(head.text, (), Tone.WAITS, Shape.ATTENTION)
        cells = [bad if place in wrong else head]
        for column in asked.columns:
            said = line.get(column.field.keys[-1]) if isinstance(line, dict) else None
            own = (place, column.field.keys[-1]) in faults
            cells.append(_cell(column.field, said, own=own))
        said = "; ".join(
            _fault(asked, path[1:], words) for path, words in faults.items() if path[:1] == (place,)
        )
        cells.append(Cell(said, (), Tone.WAITS))
        rows.append(ListRow(place, tuple(cells)))
    return rows


def _fault(asked: FormField, path: Path, words: str) -> str:
    """What is wrong, behind the name of its column."""
    named = {one.field.keys[-1]: one.name for one in asked.columns}
    return f"{named[path[0]]}: {words}" if path and path[0] in named else words


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


def _cell(field: FileField, said: Any, *, own: bool) -> Cell:
    if said is None:
        return Cell("" if field.kind is FieldKind.WORDS else NONE, (), Tone.GONE)
    return Cell(said_words(voice(), field, said), (), Tone.WAITS if own else Tone.FACT)
