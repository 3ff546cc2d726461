"""An event's conditions as the text of an event file, which reads back as the same conditions."""

from collections.abc import Callable
from datetime import date
from enum import Enum
from typing import Any

import msgspec

from tdapp.rules.toml_faults import fields_in
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.templates.event_file import written
from tdapp.tournament.templates.prize_file import PRIZE_VALUES, STAGE_VALUES, decimal_text
from tdapp.tournament.templates.template import (
    AMOUNTS,
    FROM_THE_RULEBOOK,
    OFFERS,
    OTHER_ADDONS,
    STAGES,
)


def event_text(conditions: Conditions) -> str:
    """The file of an event.

    `read_template` and `conditions_of` under the same rulebook give the conditions back.
    """
    return written(said_fields(conditions))


def said_fields(conditions: Conditions) -> dict[str, Any]:
    """What the file of an event says; what the rulebook sets and what is as always is left out."""
    fields = {
        name: value for name, value in _fields(conditions).items() if name not in FROM_THE_RULEBOOK
    }
    sold = [fields[name] for name in OFFERS if name in fields]
    stages = [one for one in fields.get(STAGES, ()) if "parts" in one]
    for offer in (*sold, *fields.get(OTHER_ADDONS, ()), *stages):
        offer["parts"] = {part: _amount(cents) for part, cents in offer["parts"]}
    for name in AMOUNTS:
        if name in fields:
            fields[name] = _amount(fields[name])
    fields["prizes"] = _as_written(fields["prizes"], PRIZE_VALUES)
    if STAGES in fields:
        fields[STAGES] = _as_written(fields[STAGES], STAGE_VALUES)
    if "says" in fields:
        fields["says"] = dict(fields["says"])
    return fields


def _fields(struct: msgspec.Struct) -> dict[str, Any]:
    """The fields of a struct that are not as they would be anyway, in their order."""
    found = {}
    for name, field in fields_in(type(struct)).items():
        value = getattr(struct, name)
        if value is not None and value != field.default:
            found[name] = _plain(value)
    return found


def _plain(value: Any) -> Any:
    if isinstance(value, msgspec.Struct):
        if value.__struct_config__.array_like:
            return [_plain(getattr(value, name)) for name in value.__struct_fields__]
        return _fields(value)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, date):
        return value.isoformat()
    return [_plain(one) for one in value] if isinstance(value, tuple) else value


def _amount(cents: int) -> str:
    return decimal_text(cents, 2)


def _as_written(value: Any, how: Any) -> Any:
    """Numbers as the file writes them, by the same table as they are read by."""
    if isinstance(how, dict):
        return {key: _as_written(one, how.get(key)) for key, one in value.items()}
    if isinstance(how, list):
        return [_as_written(one, how[0]) for one in value]
    write: Callable[[int], str] | None = how and how.write
    return value if write is None else write(value)
