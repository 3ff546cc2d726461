"""What is wrong with a field, in words that stand beside it."""

import re
from typing import Any

from tdapp.core.refusal import Refusal
from tdapp.rules.toml_faults import FileFault, fault_said
from tdapp.rules.toml_spots import Path
from tdapp.shown.choice_words import choice_word
from tdapp.shown.form_words import field_words
from tdapp.ui.drafts.draft_edits import LEVELS, level_numbers, said_at
from tdapp.ui.look.spoken import voice
from tdapp.words.event_faults import UNREADABLE, form_of
from tdapp.words.typed import day_example

_STEP = re.compile(r"\[(\d+)\]|([^.\[\]]+)")


def path_of(fault: FileFault) -> Path:
    """Where it is, part by part."""
    return tuple(int(place) if place else name for place, name in _STEP.findall(fault.where))


def fault_words(fault: FileFault) -> str:
    """The sentence beside its field, with values as the form says them."""
    if fault.in_words:
        return fault.problem
    words, filled = form_of(fault.problem) or (UNREADABLE, ())
    said = [choice_word(voice(), one) for one in filled]
    return voice().form(words, {}).format(*said, day=day_example(voice()))


def faults_refused(refusal: Refusal) -> tuple[FileFault, ...]:
    """What a refusal says of an event file; nothing where it is about something else."""
    said = str(refusal.details["problem"]) if refusal.code == "bad_event_file" else ""
    return (fault_said(said, ""),) if said else ()


def fault_line(fault: FileFault, fields: Any) -> str:
    """The sentence with the name of its field and its row before it, to stand anywhere."""
    path = path_of(fault)
    words = field_words(voice())
    for end in range(len(path), 0, -1):
        name = words.get(_keys(path[:end]), ("", ""))[0]
        if name:
            return f"{_row_words(path, fields)}{name}: {fault_words(fault)}"
    return fault_words(fault) if fault.where else fault.problem


def _keys(path: Path) -> str:
    return ".".join(part for part in path if isinstance(part, str))


def _row_words(path: Path, fields: Any) -> str:
    """Which row of a table a column of it is in; of levels the number that players know."""
    place = next((at for at, part in enumerate(path[:-1]) if isinstance(part, int)), None)
    words = field_words(voice())
    if place is None or _keys(path) not in words:
        return ""
    table, row, text = path[:place], int(path[place]), voice().text
    lines = said_at(fields, table)
    if table != LEVELS or not isinstance(lines, list):
        said = text("fault line", "{table}, row {n}, ")
        return said.format(table=words[_keys(table)][0], n=row + 1)
    *before, number = level_numbers(lines[: row + 1])
    if number is not None:
        return text("fault line", "Level {n}, ").format(n=number)
    played = sum(one is not None for one in before)
    return text("fault line", "Break after level {n}, ").format(n=played)
