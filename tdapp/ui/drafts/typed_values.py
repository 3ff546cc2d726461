"""What is typed into a field of the form, as the event file writes it.

What cannot be read is written down as words, so that nothing that was typed is ever lost; the check
of the file says then what it is to be.
"""

import re
from collections.abc import Callable, Mapping
from datetime import date
from typing import Any

from tdapp.core.money import format_cents
from tdapp.core.refusal import Doubtful, Refusal
from tdapp.shown.choice_words import NOTHING, choice_word
from tdapp.tournament.templates.file_fields import FieldKind, FileField
from tdapp.tournament.templates.template import AMOUNTS
from tdapp.typed import figures
from tdapp.typed.times import SIXTY, duration, time_of_day
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.typed import read_amount, read_coming_day, read_count

LENGTH = ("levels", "minutes")
START_AT = ("start", "at")
PART = re.compile(r"(\D+?)\s+(\S+)", re.ASCII)
BETWEEN_PARTS = re.compile(r",\s*(?=[^\W\d_]|$)")


def as_value(field: FileField, text: str) -> Any:
    """What is typed as a value of the file; None for an empty field."""
    said = " ".join(text.split())
    return _read(field, said) if said else None


def _read(field: FileField, said: str) -> Any:
    if field.kind is FieldKind.LISTS:
        return [_items(field, one) for one in said.split(";") if one.strip()]
    if field.kind is FieldKind.LIST:
        return [] if field.may_be_empty and said == NOTHING else _items(field, said)
    reader = READERS.get(field.kind)
    if field.keys == START_AT:
        reader = _time
    if field.keys == LENGTH:
        reader = _length
    if field.keys[-1] in AMOUNTS:
        reader = _amount
    return said if reader is None else reader(said)


def _items(field: FileField, said: str) -> list[Any]:
    items = [one.strip() for one in said.split(",") if one.strip()]
    if field.choices:
        chosen = {choice_word(voice(), str(one)).casefold(): one for one in field.choices}
        return [chosen.get(one.casefold(), one) for one in items]
    return [_whole(one) for one in items] if field.of is FieldKind.WHOLE else items


def _whole(said: str) -> int | str:
    try:
        return read_count(said)
    except Refusal:
        return said


def _day(said: str) -> date | str:
    try:
        return read_coming_day(said)
    except Refusal:
        return said


def _amount(said: str) -> str:
    """An amount as files write it, which is as it was typed where they read it alike."""
    try:
        cents = read_amount(said)
        return said if _in_a_file(said) == cents else format_cents(cents).replace(",", "")
    except Refusal:
        return said


def _in_a_file(said: str) -> int | None:
    try:
        return figures.amount(said)
    except Refusal:
        return None


def _length(said: str) -> int | str:
    """The minutes of a level; with seconds as it was typed."""
    try:
        minutes, seconds = divmod(duration(said), SIXTY)
    except Doubtful:
        return _whole(said)
    except Refusal:
        return said
    return said if seconds else minutes


def _time(said: str) -> str:
    try:
        return f"{time_of_day(said):%H:%M}"
    except Refusal:
        return said


def _parts(said: str) -> Any:
    """Each part by its name; what is no part keeps all of it as words."""
    found = [PART.fullmatch(one.strip()) for one in BETWEEN_PARTS.split(said) if one.strip()]
    parts = {one[1]: _amount(one[2]) for one in found if one is not None}
    return parts if found and len(parts) == len(found) else said


def _yes_no(said: str) -> bool | str:
    return {"true": True, "false": False}.get(said, said)


READERS: Mapping[FieldKind, Callable[[str], Any]] = {
    FieldKind.WHOLE: _whole,
    FieldKind.DAY: _day,
    FieldKind.PARTS: _parts,
    FieldKind.CHOICE: _yes_no,
}
