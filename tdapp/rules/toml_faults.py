"""Everything that is wrong in the tables of a TOML text, each fault with its field."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo

AT = " - at `$"
NEEDED = "it must be given"


@dataclass(frozen=True, slots=True)
class FileFault:
    """What is wrong, and where: ``levels[3].small``; nowhere for a text that is no TOML.

    A problem `in_words` is a sentence for people already.
    """

    problem: str
    where: str = ""
    in_words: bool = False


def table_faults(
    table: Mapping[str, Any], kind: type[msgspec.Struct], where: str
) -> Iterator[FileFault]:
    """The faults of a table's fields, of unknown ones and of those that are missing."""
    known = fields_in(kind)
    for name, value in table.items():
        if name not in known:
            yield unknown(name, below(where, name))
        else:
            yield from value_faults(value, known[name].type, below(where, name))
    for name, field in known.items():
        if field.required and name not in table:
            yield FileFault(NEEDED, below(where, name))


def value_faults(value: Any, kind: Any, where: str) -> Iterator[FileFault]:
    """The faults of a value; of a table or a list of tables those of each field."""
    bare = _meant(value, kind)
    item = item_type(bare)
    if is_table(bare) and isinstance(value, dict):
        yield from table_faults(value, bare, where)
    elif get_origin(bare) in (Mapping, dict) and isinstance(value, dict):
        key, of = get_args(bare)
        yield from _mapping_faults(value, key, of, where)
    elif is_table(item) and isinstance(value, list) and value:
        for place, one in enumerate(value):
            yield from value_faults(one, item, f"{where}[{place}]")
    else:
        try:
            msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            yield fault_said(str(error), where)


def _mapping_faults(
    table: Mapping[str, Any], key: Any, kind: Any, where: str
) -> Iterator[FileFault]:
    for name, value in table.items():
        try:
            msgspec.convert(name, key)
        except msgspec.ValidationError:
            yield unknown(name, below(where, name))
        else:
            yield from value_faults(value, kind, below(where, name))


def _meant(value: Any, kind: Any) -> Any:
    """The type without its limits; of several the one table where the value is a table."""
    bare = bare_type(kind)
    if get_origin(bare) in (Union, UnionType) and isinstance(value, dict):
        tables = [one for one in get_args(bare) if is_table(one)]
        return tables[0] if len(tables) == 1 else bare
    return bare


def unknown(name: str, where: str) -> FileFault:
    """A field that does not exist."""
    return FileFault(f"no field is called `{name}`", where)


def fault_said(said: str, within: str) -> FileFault:
    """A fault as msgspec says it, which is `within` a place."""
    problem, _, where = said.partition(AT)
    return FileFault(problem, f"{within}{where.rstrip('`')}".lstrip("."))


def below(where: str, name: str) -> str:
    """The place of a field of the table at `where`."""
    return f"{where}.{name}" if where else name


@cache
def fields_in(table: type[msgspec.Struct]) -> Mapping[str, FieldInfo]:
    """The fields of a table by name."""
    return {one.name: one for one in msgspec.structs.fields(table)}


@cache
def bare_type(kind: Any) -> Any:
    """A type without its limits, and without None where that may stand in its place."""
    while get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    if get_origin(kind) in (Union, UnionType):
        kinds = [one for one in get_args(kind) if one is not type(None)]
        return bare_type(kinds[0]) if len(kinds) == 1 else kind
    return kind


@cache
def item_type(kind: Any) -> Any:
    """What a list holds; None for what is no list."""
    return bare_type(get_args(kind)[0]) if get_origin(kind) is tuple else None


def is_table(kind: Any) -> bool:
    """Whether the file writes it as a table."""
    struct = isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    return struct and not kind.__struct_config__.array_like
