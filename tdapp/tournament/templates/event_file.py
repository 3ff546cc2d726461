"""Changes one value in the text of an event file; comments and everything else stay as they are."""

import tomllib
from collections.abc import Callable, Mapping
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import AoT, InlineTable, Item, Table

from tdapp.core.refusal import Refusal
from tdapp.rules.toml_spots import Path


def with_value(text: str, path: Path, value: Any) -> str:
    """The text with this value at a path; a table that is not there yet is added.

    Refuses ``only_in_text`` what is written in a way that cannot be changed here.
    """
    return with_values(text, {path: value})


def with_values(text: str, values: Mapping[Path, Any]) -> str:
    """The text with each of these values at its path; refuses as `with_value` does."""

    def change(file: tomlkit.TOMLDocument) -> None:
        for path, value in values.items():
            _put(file, path, as_item(value))

    return _changed(text, change)


def without(text: str, path: Path) -> str:
    """The text without this value; a table that has nothing left goes with it.

    Refuses ``only_in_text`` as `with_value` does.
    """
    if not _says(text, path):
        return text
    changed = _changed(text, lambda file: _remove(file, path))
    return changed.rstrip("\r\n") + text[len(text.rstrip("\r\n")) :]


def _says(text: str, path: Path) -> bool:
    """Whether a value stands at a path, or the text is none that can be looked through."""
    try:
        holder: Any = tomllib.loads(text)
        for key in path:
            holder = holder[key]
    except KeyError:
        return False
    except (ValueError, TypeError, IndexError, RecursionError):
        return True
    return True


def with_item(text: str, path: Path, place: int, value: Any) -> str:
    """The text with one more value in an array, before the one at `place` or as its last.

    Refuses ``only_in_text`` as `with_value` does.
    """
    return _changed(text, lambda file: _insert(file, path, place, value))


def written(fields: Mapping[str, Any]) -> str:
    """A whole file: first its own values, then a section for each table."""
    file = tomlkit.document()
    _fill(file, fields)
    return tomlkit.dumps(file)


def _fill(section: tomlkit.TOMLDocument | Table, fields: Mapping[str, Any]) -> None:
    for key, value in sorted(fields.items(), key=lambda field: isinstance(field[1], Mapping)):
        if isinstance(value, Mapping):
            table = tomlkit.table()
            _fill(table, value)
            section.append(key, table)
        else:
            section.append(key, as_item(value))


def as_item(value: Any) -> Item:
    """A value as the file writes it: tables on one line, a list of tables a line for each."""
    if isinstance(value, Mapping):
        table = tomlkit.inline_table()
        for key, one in value.items():
            table.append(key, as_item(one))
        return table
    if isinstance(value, list):
        array = tomlkit.array()
        for one in value:
            array.append(as_item(one))
        array.multiline(any(isinstance(one, Mapping) for one in value))
        return array
    item: Item = tomlkit.item(value)
    return item


def _changed(text: str, change: Callable[[tomlkit.TOMLDocument], None]) -> str:
    try:
        file = tomlkit.parse(text)
        change(file)
        changed = tomlkit.dumps(file)
        tomllib.loads(changed)
    except (TOMLKitError, ValueError, TypeError, LookupError, RecursionError) as error:
        raise Refusal("only_in_text", problem=str(error)) from error
    return changed


def _put(file: tomlkit.TOMLDocument, path: Path, value: Item) -> None:
    holder: Any = file
    for depth, key in enumerate(path[:-1]):
        if key not in holder and not isinstance(key, int):
            holder[key] = tomlkit.inline_table() if depth else tomlkit.table()
        holder = holder[key]
    holder[path[-1]] = value


def _remove(file: tomlkit.TOMLDocument, path: Path) -> None:
    holder: Any = file
    for key in path[:-1]:
        if not isinstance(key, int) and key not in holder:
            return
        holder = holder[key]
    if isinstance(path[-1], str) and path[-1] not in holder:
        return
    del holder[path[-1]]
    if isinstance(holder, Table | InlineTable) and not holder and not _has_comment(holder):
        _remove(file, path[:-1])


def _has_comment(table: Table | InlineTable) -> bool:
    return bool(table.trivia.comment) or "#" in table.as_string()


def _insert(file: tomlkit.TOMLDocument, path: Path, place: int, value: Any) -> None:
    holder: Any = file
    for key in path:
        if key not in holder:
            _put(file, path, as_item([value]))
            return
        holder = holder[key]
    if isinstance(holder, AoT):
        raise TypeError(path)
    holder.insert(min(place, len(holder)), as_item(value))
