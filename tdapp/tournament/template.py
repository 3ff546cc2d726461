"""Reading an event's TOML file; every error names the line or the field."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from tdapp.core.money import parse_cents
from tdapp.core.refusal import Refusal
from tdapp.rules.rulebook import Rulebook
from tdapp.tournament.conditions import Band, Conditions

MONEY = ("pool", "fee")


def read_template(text: str) -> dict[str, Any]:
    """The fields of an event file with its amounts in cents; refuses ``bad_event_file``."""
    try:
        fields = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refusal("bad_event_file", problem=str(error)) from error
    rebuys = fields.get("rebuys")
    _to_cents(fields.get("entry"), MONEY, "$.entry")
    _to_cents(rebuys.get("price") if isinstance(rebuys, dict) else None, MONEY, "$.rebuys.price")
    _to_cents(fields, ("unit",), "$")
    return fields


def conditions_of(fields: Mapping[str, Any], rulebook: Rulebook) -> Conditions:
    """The conditions that a template announces under a rulebook; refuses ``bad_event_file``."""
    made = {**fields, "house": rulebook.house}
    if isinstance(made.get("rebuys"), dict):
        made["rebuys"] = {"when": rulebook.rebuy.when.value, **made["rebuys"]}
    try:
        conditions = msgspec.convert(made, Conditions)
    except msgspec.ValidationError as error:
        raise Refusal("bad_event_file", problem=str(error)) from error
    _check(conditions)
    return conditions


def _check(conditions: Conditions) -> None:
    for fault, where in _faults(conditions):
        raise Refusal("bad_event_file", problem=f"{fault} - at `$.{where}`")


def _faults(conditions: Conditions) -> Iterator[tuple[str, str]]:
    """What the fields cannot say of themselves, each with its place in the file."""
    if not conditions.title.strip():
        yield "no title", "title"
    if conditions.min_entries > conditions.max_entries:
        yield "above max_entries", "min_entries"
    yield from _faults_in_levels(conditions)
    for number, band in enumerate(conditions.bands):
        fault = _fault_in(band, conditions)
        if fault is not None:
            yield fault, f"bands[{number}]"


def _faults_in_levels(conditions: Conditions) -> Iterator[tuple[str, str]]:
    for number, level in enumerate(conditions.levels):
        if level.is_break and (level.small or level.ante):
            yield "a small blind or an ante without a big blind", f"levels[{number}]"
    played = [level for level in conditions.levels if not level.is_break]
    if not played:
        yield "no level has blinds", "levels"
    elif conditions.then_add and not played[-1].small:
        yield "the last level has no small blind to add to", "then_add"


def _fault_in(band: Band, conditions: Conditions) -> str | None:
    if sum(band.percent) != 100:  # noqa: PLR2004
        return f"percentages add to {sum(band.percent)}, not 100"
    if sorted(band.percent, reverse=True) != list(band.percent):
        return "percentages rise"
    if sum(other.entries == band.entries for other in conditions.bands) > 1:
        return f"two bands from {band.entries} entries on"
    smallest = max(band.entries, conditions.min_entries)
    prizes = len(conditions.percentages(smallest))
    return f"{prizes} prizes for {smallest} entries" if prizes > smallest else None


def _to_cents(table: object, names: Iterable[str], where: str) -> None:
    for name in names:
        if isinstance(table, dict) and name in table:
            table[name] = _cents(table[name], f"{where}.{name}")


def _cents(amount: object, where: str) -> int:
    try:
        return parse_cents(str(amount))
    except Refusal as refusal:
        raise Refusal("bad_event_file", problem=f"`{amount}` - at `{where}`") from refusal
