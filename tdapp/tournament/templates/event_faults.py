"""Everything that is wrong in the text of an event file, each with the field that it is in."""

import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

from tdapp.core.refusal import Refusal
from tdapp.rules.rulebook import Rulebook
from tdapp.rules.toml_faults import NEEDED, FileFault, fault_said, fields_in, unknown, value_faults
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.templates.template import (
    FROM_THE_RULEBOOK,
    RULES,
    conditions_of,
    faults_of,
    read_fields,
    read_template,
)


def event_faults(text: str, rulebook: Rulebook) -> tuple[FileFault, ...]:
    """All faults of an event file; none exactly where the event can be announced under these rules.

    What is said of several fields together is looked at once each of them can be read.
    """
    try:
        fields = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        return (FileFault(str(error)),)
    alone = tuple(_each_field(fields))
    if alone:
        return alone
    try:
        conditions = conditions_of(read_template(text), rulebook, checked=False)
    except Refusal as refusal:
        return (fault_said(str(refusal.details["problem"]), ""),)
    return tuple(FileFault(problem, where) for problem, where in faults_of(conditions))


def _each_field(fields: Mapping[str, Any]) -> Iterator[FileFault]:
    known = fields_in(Conditions)
    for name, value in fields.items():
        if name == RULES:
            yield FileFault("set by the rulebook", name)
        elif name not in known:
            yield unknown(name, name)
        else:
            yield from _read_alone(name, value, known[name].type)
    for name, field in known.items():
        if field.required and name not in fields and name not in FROM_THE_RULEBOOK:
            yield FileFault(NEEDED, name)


def _read_alone(name: str, value: Any, kind: Any) -> Iterator[FileFault]:
    try:
        read = read_fields({name: value})[name]
    except Refusal as refusal:
        yield fault_said(str(refusal.details["problem"]), "")
    else:
        yield from value_faults(read, kind, name)
