"""What kind of value stands at each place of an event file, from the types of the conditions."""

from dataclasses import dataclass, replace
from datetime import date
from enum import Enum
from functools import cache
from typing import Any, get_args, get_origin

from msgspec.structs import FieldInfo

from tdapp.rules.toml_faults import bare_type, fields_in, is_table, item_type
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import PricePart
from tdapp.tournament.templates.prize_file import PRIZE_VALUES, STAGE_VALUES, NumberFormat
from tdapp.tournament.templates.template import AMOUNTS, OFFERS, OTHER_ADDONS, RULES, STAGES

SECONDS = ("levels", "seconds")
"""Files write them behind the minutes: ``"2:30"``."""
Keys = tuple[str, ...]
"""Names from the outermost table on; those of a list's tables follow the list's own."""


class FieldKind(Enum):
    """How a value is typed and written."""

    WORDS = "words"
    WHOLE = "whole"
    AMOUNT = "amount"
    DAY = "day"
    CHOICE = "choice"
    LIST = "list"
    LISTS = "lists"
    PARTS = "parts"
    TABLES = "tables"


@dataclass(frozen=True, slots=True)
class FileField:
    """A value of the file. `choices` are those that it may have, `of` what a list holds.

    One that `may_be_empty` says something else when it is an empty list than when it is not there.
    Where it is not there, `plain` holds, as the file would write it.
    """

    keys: Keys
    kind: FieldKind
    choices: tuple[str | bool, ...] = ()
    of: FieldKind = FieldKind.WORDS
    may_be_empty: bool = False
    plain: Any = None


@cache
def file_field(keys: Keys) -> FileField:
    """What stands at a place; raises ``KeyError`` where nothing does."""
    table: Any = Conditions
    for key in keys[:-1]:
        bare = bare_type(fields_in(table)[key].type)
        table = bare if is_table(bare) else item_type(bare)
    return _at(keys, fields_in(table)[keys[-1]])


def _at(keys: Keys, found: FieldInfo) -> FileField:
    """A field of a table as the file has it."""
    figure, optional = _figure(keys), type(None) in get_args(found.type)
    made = _field(keys, bare_type(found.type), figure, optional=optional)
    return replace(made, plain=_plain(found.default, figure))


def _plain(default: Any, figure: Any) -> Any:
    if isinstance(default, Enum):
        return default.value
    if isinstance(figure, NumberFormat) and isinstance(default, int):
        return figure.write(default)
    return default if isinstance(default, str | int) else None


@cache
def every_field() -> tuple[FileField, ...]:
    """All of them but what the rulebook sets, tables followed by what is in them."""
    return tuple(_below((), Conditions))


def _below(keys: Keys, table: Any) -> "list[FileField]":
    found: list[FileField] = []
    for name, field in fields_in(table).items():
        bare, path = bare_type(field.type), (*keys, name)
        if path in ((RULES,), SECONDS):
            continue
        if is_table(bare):
            found += _below(path, bare)
            continue
        found.append(_at(path, field))
        if is_table(item_type(bare)):
            found += _below(path, item_type(bare))
    return found


def _figure(keys: Keys) -> Any:
    """How the file writes a number that is kept in smaller parts; None where it does so plainly."""
    if keys[-1] in AMOUNTS:
        return PRIZE_VALUES["unit"]
    how: Any = {"prizes": PRIZE_VALUES, "stages": STAGE_VALUES}
    for key in keys:
        how = how[0] if isinstance(how, list) and isinstance(how[0], dict) else how
        how = how.get(key) if isinstance(how, dict) else None
    return how


def _field(keys: Keys, kind: Any, figure: Any, *, optional: bool) -> FileField:
    if keys[0] in (*OFFERS, OTHER_ADDONS, STAGES) and keys[-1] == "parts":
        return FileField(keys, FieldKind.PARTS)
    if get_origin(kind) is tuple:
        return _list(keys, kind, figure, optional=optional)
    if figure is not None:
        return FileField(keys, FieldKind.AMOUNT)
    if kind is bool:
        return FileField(keys, FieldKind.CHOICE, (True, False))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return FileField(keys, FieldKind.CHOICE, tuple(one.value for one in kind))
    plain = {int: FieldKind.WHOLE, date: FieldKind.DAY}
    return FileField(keys, plain.get(kind, FieldKind.WORDS))


def _list(keys: Keys, kind: Any, figure: Any, *, optional: bool) -> FileField:
    item = item_type(kind)
    if is_table(item):
        return FileField(keys, FieldKind.TABLES)
    if get_origin(item) is tuple:
        return FileField(keys, FieldKind.LISTS, of=FieldKind.AMOUNT)
    if item is PricePart:
        return FileField(keys, FieldKind.PARTS)
    if isinstance(item, type) and issubclass(item, Enum):
        choices = tuple(one.value for one in item)
        return FileField(keys, FieldKind.LIST, choices, may_be_empty=optional)
    of = (
        FieldKind.AMOUNT
        if figure is not None
        else FieldKind.WHOLE
        if item is int
        else FieldKind.WORDS
    )
    return FileField(keys, FieldKind.LIST, of=of, may_be_empty=optional)
