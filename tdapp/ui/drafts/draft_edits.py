"""Changes of a draft by the form: a field, a line of a table, the levels of another event."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from typing import Any

from tdapp.rules.toml_spots import Path
from tdapp.shown.choice_words import as_typed
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.structures.pasted_levels import pasted_levels
from tdapp.tournament.templates.event_file import with_item, with_value, with_values, without
from tdapp.tournament.templates.event_text import said_fields
from tdapp.tournament.templates.file_fields import FileField, file_field
from tdapp.ui.drafts.typed_values import as_value
from tdapp.ui.look.spoken import voice

LEVELS = ("levels",)
COLOUR_UPS = ("chips", "colour_ups")
FIRST_LINE = {"minutes": 20, "small": 100, "big": 200}


def fields_of(text: str) -> Mapping[str, Any] | None:
    """What the text says; None where it is no TOML at all."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError):
        return None


def said_at(fields: Any, path: Path) -> Any:
    """What stands at a path; None where nothing does."""
    for part in path:
        try:
            fields = fields[part]
        except (LookupError, TypeError):
            return None
    return fields


def typed_at(fields: Any, path: Path, field: FileField) -> str:
    """The same as it is typed; in a table that is begun and says nothing, what holds then."""
    value = said_at(fields, path)
    if value is None and said_at(fields, path[:-1]) == {}:
        value = field.plain
    return as_typed(voice(), field, value)


def with_typed(text: str, path: Path, field: FileField, typed: str) -> str:
    """The text with what is typed into a field; refuses ``only_in_text``."""
    value = as_value(field, typed)
    return without(text, path) if value is None else with_value(text, path, value)


def with_said(text: str, before: Conditions, after: Conditions) -> str:
    """The text of `before` with what is otherwise in `after`; all else stays as it is typed."""
    old, new = dict(_leaves(said_fields(before))), dict(_leaves(said_fields(after)))
    changed = {path: value for path, value in new.items() if old.get(path) != value}
    return reduce(without, old.keys() - new.keys(), with_values(text, changed))


def _leaves(fields: Mapping[str, Any], above: Path = ()) -> Iterator[tuple[Path, Any]]:
    """What stands in the tables and those inside them, lists as a whole."""
    for key, value in fields.items():
        if isinstance(value, Mapping):
            yield from _leaves(value, (*above, key))
        else:
            yield (*above, key), value


def with_own_zone(text: str, path: Path, zone: str) -> str:
    """The text with the zone of this house, where a first word is said of the start."""
    fields = fields_of(text)
    if path[:1] != ("start",) or said_at(fields, ("start", "zone")) or path[-1] == "zone":
        return text
    return with_value(text, ("start", "zone"), zone)


def lines_of(text: str, keys: Path) -> list[Any]:
    """The lines of a table."""
    found = said_at(fields_of(text), keys)
    return found if isinstance(found, list) else []


def with_line(text: str, keys: Path, place: int, line: Mapping[str, Any]) -> str:
    """The text with one more line before the one at `place`; refuses ``only_in_text``.

    Before a level that is new chips leave as they did, after the same levels as before it.
    """
    grown = with_item(text, keys, place, line)
    return _renumbered(grown, text, place, 1) if keys == LEVELS and line.get("big") else grown


def with_copy(text: str, keys: Path, place: int) -> str:
    """The text with a line said twice; refuses ``only_in_text``."""
    return with_line(text, keys, place + 1, lines_of(text, keys)[place])


def without_line(text: str, keys: Path, place: int) -> str:
    """The text without a line of a table; refuses ``only_in_text``."""
    lines = lines_of(text, keys)
    less = without(text, keys if len(lines) == 1 else (*keys, place))
    level = keys == LEVELS and isinstance(lines[place], dict) and lines[place].get("big")
    return _renumbered(less, text, place, -1) if level else less


def level_numbers(levels: Iterable[Any]) -> list[int | None]:
    """The number of each level; a break has none."""
    found, number = list[int | None](), 0
    for level in levels:
        is_break = isinstance(level, dict) and not level.get("big")
        number += not is_break
        found.append(None if is_break else number)
    return found


def _played(levels: Iterable[Any]) -> int:
    """How many of these are no breaks."""
    return sum(number is not None for number in level_numbers(levels))


def with_colour_ups(text: str, steps: Iterable[Mapping[str, Any]]) -> str:
    """The text with these chips leaving, in the order in which they do."""
    said = sorted(steps, key=lambda one: (str(one.get("after_level")).zfill(9), one.get("chip", 0)))
    if said == lines_of(text, COLOUR_UPS):
        return text
    return with_value(text, COLOUR_UPS, said) if said else without(text, COLOUR_UPS)


def _renumbered(text: str, before: str, place: int, by: int) -> str:
    """Chips that left after the level at a place, or a later one, leave so many levels later."""
    first = 1 + sum(
        number is not None for number in level_numbers(lines_of(before, LEVELS)[:place])
    )
    steps = lines_of(text, COLOUR_UPS)
    return with_colour_ups(
        text,
        (
            {**one, "after_level": max(1, after + by)}
            if isinstance(after := one.get("after_level"), int) and after >= first
            else one
            for one in steps
        ),
    )


def with_minutes(text: str, first: int, minutes: str) -> str:
    """The text with all levels from one on as long as that, breaks left as they are."""
    field = file_field(("levels", "minutes"))
    value = as_value(field, minutes)
    played = (
        (*LEVELS, place, "minutes")
        for place, level in enumerate(lines_of(text, LEVELS))
        if place >= first and isinstance(level, dict) and level.get("big")
    )
    if value is None:
        return reduce(without, played, text)
    return with_values(text, dict.fromkeys(played, value))


def with_levels_of(text: str, other: str) -> str:
    """The text with the levels of another event in place of its own, and how they go on."""
    levels = lines_of(other, LEVELS)
    text = with_value(text, LEVELS, levels)
    goes_on = said_at(fields_of(other), ("then_add",))
    if goes_on is None:
        return without(text, ("then_add",))
    return with_value(text, ("then_add",), goes_on)


def with_pasted(text: str, place: int, pasted: str) -> str:
    """The text with levels from elsewhere in place of those from one on.

    Where no length was copied with them they are as long as that one. Chips that were to leave
    after one of those that go are told no more. Refuses as `pasted_levels`.
    """
    levels = lines_of(text, LEVELS)
    kept = _played(levels[:place])
    stay = (one for one in lines_of(text, COLOUR_UPS) if one.get("after_level", 0) <= kept)
    text = with_colour_ups(text, stay)
    here = levels[place] if place < len(levels) else {}
    usual = here.get("minutes", FIRST_LINE["minutes"])
    found = [{"minutes": usual, **level} for level in pasted_levels(pasted)]
    return with_value(text, LEVELS, [*levels[:place], *found])
