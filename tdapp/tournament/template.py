"""Reading an event's TOML file; every error names the line or the field."""

import tomllib
from collections.abc import Mapping
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
    except tomllib.TOMLDecodeError as error:
        raise Refusal("bad_event_file", problem=str(error)) from error
    for where in (fields.get("entry"), _price_of(fields.get("rebuys"))):
        if isinstance(where, dict):
            _to_cents(where)
    if "unit" in fields:
        fields["unit"] = _cents("unit", fields["unit"])
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
    for number, band in enumerate(conditions.bands):
        fault = _fault_in(band, conditions)
        if fault is not None:
            raise Refusal("bad_event_file", problem=f"{fault} - at `$.bands[{number}]`")
    if conditions.min_entries > conditions.max_entries:
        raise Refusal("bad_event_file", problem="above max_entries - at `$.min_entries`")
    if all(level.is_break for level in conditions.levels):
        raise Refusal("bad_event_file", problem="no level has blinds - at `$.levels`")


def _fault_in(band: Band, conditions: Conditions) -> str | None:
    if sum(band.percent) != 100:  # noqa: PLR2004
        return f"percentages add to {sum(band.percent)}, not 100"
    if sorted(band.percent, reverse=True) != list(band.percent):
        return "percentages rise"
    smallest = max(band.entries, conditions.min_entries)
    prizes = len(conditions.percentages(smallest))
    return f"{prizes} prizes for {smallest} entries" if prizes > smallest else None


def _price_of(rebuys: object) -> object:
    return rebuys.get("price") if isinstance(rebuys, dict) else None


def _to_cents(price: dict[str, Any]) -> None:
    for name in MONEY:
        if name in price:
            price[name] = _cents(name, price[name])


def _cents(name: str, amount: object) -> int:
    try:
        return parse_cents(str(amount))
    except Refusal as refusal:
        raise Refusal("bad_event_file", problem=f"`{amount}` - at `{name}`") from refusal
