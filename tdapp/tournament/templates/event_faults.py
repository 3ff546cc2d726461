"""Everything that is wrong in the text of an event file, each with the field that it is in."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo

from tdapp.core.refusal import Refusal
from tdapp.rules.rulebook import Rulebook
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.templates.template import (
    FROM_THE_RULEBOOK,
    conditions_of,
    faults_of,
    read_fields,
    read_template,
)

AT = " - at `$"
NEEDED = "it has to be said"


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong, and where: ``levels[3].small``; nowhere for a text that is no TOML."""

    problem: str
    where: str = ""


def event_faults(text: str, rulebook: Rulebook) -> tuple[Fault, ...]:
    """All faults of an event file; none exactly where the event can be announced under these rules.

    What is said of several fields together is looked at once each of them can be read.
    """
    try:
        fields = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        return (Fault(str(error)),)
    alone = tuple(_each_field(fields))
    if alone:
        return alone
    try:
        conditions = conditions_of(read_template(text), rulebook, checked=False)
    except Refusal as refusal:
        return (_fault(str(refusal.details["problem"]), ""),)
    return tuple(Fault(problem, where) for problem, where in faults_of(conditions))


def _each_field(fields: Mapping[str, Any]) -> Iterator[Fault]:
    known = fields_in(Conditions)
    for name, value in fields.items():
        if name in FROM_THE_RULEBOOK:
            yield Fault("set by the rulebook", name)
        elif name not in known:
            yield Fault(f"no field is called `{name}`", name)
        else:
            yield from _read_alone(name, value, known[name].type)
    for name, field in known.items():
        if field.required and name not in fields and name not in FROM_THE_RULEBOOK:
            yield Fault(NEEDED, name)


def _read_alone(name: str, value: Any, kind: Any) -> Iterator[Fault]:
    try:
        read = read_fields({name: value})[name]
    except Refusal as refusal:
        yield _fault(str(refusal.details["problem"]), "")
    else:
        yield from _of_kind(read, kind, name)


def _of_kind(value: Any, kind: Any, where: str) -> Iterator[Fault]:
    """Faults of a value; of a table or a list of tables those of each field."""
    bare = bare_type(kind)
    item = item_type(bare)
    if is_table(bare) and isinstance(value, dict):
        yield from _of_table(value, bare, where)
    elif is_table(item) and isinstance(value, list) and value:
        for place, one in enumerate(value):
            yield from _of_kind(one, item, f"{where}[{place}]")
    else:
        try:
            msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            yield _fault(str(error), where)


def _of_table(table: Mapping[str, Any], kind: type[msgspec.Struct], where: str) -> Iterator[Fault]:
    known = fields_in(kind)
    for name, value in table.items():
        if name not in known:
            yield Fault(f"no field is called `{name}`", f"{where}.{name}")
        else:
            yield from _of_kind(value, known[name].type, f"{where}.{name}")
    for name, field in known.items():
        if field.required and name not in table:
            yield Fault(NEEDED, f"{where}.{name}")


def _fault(said: str, within: str) -> Fault:
    problem, _, where = said.partition(AT)
    return Fault(problem, f"{within}{where.rstrip('`')}".lstrip("."))


@cache
def fields_in(table: type[msgspec.Struct]) -> Mapping[str, FieldInfo]:
    """The fields of a table by name."""
    return {one.name: one for one in msgspec.structs.fields(table)}


def bare_type(kind: Any) -> Any:
    """A type without its limits, and without None where that may stand in its place."""
    while get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    if get_origin(kind) in (Union, UnionType):
        (kind,) = (one for one in get_args(kind) if one is not type(None))
        return bare_type(kind)
    return kind


def item_type(kind: Any) -> Any:
    """What a list holds; None for what is no list."""
    return bare_type(get_args(kind)[0]) if get_origin(kind) is tuple else None


def is_table(kind: Any) -> bool:
    """Whether the file writes it as a table."""
    struct = isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    return struct and not kind.__struct_config__.array_like
