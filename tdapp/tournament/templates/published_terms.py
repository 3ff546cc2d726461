"""What the published conditions of an event say, clause by clause, from its file and the house's.

Each clause keeps the values it was filled from, so that a later change shows which is stale.
"""

import re
from dataclasses import dataclass
from typing import Any

import msgspec

from tdapp.rules.rule import SILENT
from tdapp.rules.tournament_rules import NOT_SAID, Heading, Sentence
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.stage_plan import ChipsAfter
from tdapp.tournament.templates.event_text import said_fields
from tdapp.tournament.templates.file_fields import file_field

PLACE = re.compile(r"\{([^{}]+)\}")
WITH_STAGE = "ending.with_stage"
"""What no file says of itself: whether the last stage ends play, by `time` or `hands`."""
Filled = tuple[tuple[str, str], ...]
"""Fields of the event file with their values as it writes them, in JSON."""


@dataclass(frozen=True, slots=True)
class Term:
    """What is said under a heading, in the order of the sentences, and what it lacks.

    `lacks` names the fields of the event file that it needs and that say nothing.
    """

    heading: Heading
    sentences: tuple[str, ...]
    values: dict[str, Any]
    own: str = ""
    lacks: tuple[str, ...] = ()

    @property
    def is_said(self) -> bool:
        """Whether it is published: in the event's own words, or in the house's with its values."""
        return bool(self.own or (self.sentences and not self.lacks))

    @property
    def filled(self) -> Filled:
        """What it was filled from."""
        return tuple((key, as_filled(one)) for key, one in sorted(self.values.items()))


def as_filled(value: Any) -> str:
    """A value of the event file as it is kept with its clause."""
    return NOT_SAID if value is None else msgspec.json.encode(value).decode()


def clauses_of(conditions: Conditions) -> tuple[Term, ...]:
    """Every clause that the house's books name, then those that the event alone has."""
    fields, own = said_fields(conditions), {one.heading: one.text for one in conditions.says}
    must = conditions.rules.conditions.must_say
    found = [_clause(conditions, fields, one, own.pop(one.heading, "")) for one in must]
    rest = (Term(Heading(rule=SILENT, heading=name), (), {}, said) for name, said in own.items())
    return (*found, *rest)


def still_unsaid(conditions: Conditions) -> tuple[Term, ...]:
    """The clauses that must be there and are not: a question to the director, not a fault."""
    goes_on = _stacks_go_on(conditions)
    return tuple(
        one
        for one in clauses_of(conditions)
        if not one.is_said and (one.heading.always or (goes_on and one.heading.flights_in_words))
    )


def _stacks_go_on(conditions: Conditions) -> bool:
    """A stack goes forward inside one session alone (STAR 28.7.2), else as published (CROWN)."""
    stages = (one for one in conditions.stages if one.to is not None)
    bagged = (one.chips_after is ChipsAfter.BAGGED for one in stages)
    return bool(conditions.flights) or any(bagged)


def _clause(conditions: Conditions, said: dict[str, Any], heading: Heading, own: str) -> Term:
    if heading.flights_in_words and _stacks_go_on(conditions):
        return Term(heading, (), {}, own)
    texts, values = [], dict[str, Any]()
    for one in heading.wording:
        filled = _filled(conditions, said, one)
        if filled is not None:
            texts.append(one.text)
            values |= filled
    lacks = tuple(key for key in heading.needs if value_at(conditions, said, key) is None)
    return Term(heading, tuple(texts), values, own, lacks)


def _filled(conditions: Conditions, said: dict[str, Any], one: Sentence) -> dict[str, Any] | None:
    """The values of a sentence; None where it does not apply."""
    values = {key: value_at(conditions, said, key) for key in PLACE.findall(one.text)}
    if any(value is None for value in values.values()):
        return None
    where = one.where or ()
    for key, wanted in zip(where[::2], where[1::2], strict=True):
        values[key] = value_at(conditions, said, key)
        is_so = _plain(values[key]) == wanted.removeprefix("!")
        if is_so is wanted.startswith("!"):
            return None
    return values


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else as_filled(value)


def value_at(conditions: Conditions, said: dict[str, Any], key: str) -> Any:
    """What the event file says in a field, by its dotted name; what holds unless it says it."""
    if key == WITH_STAGE:
        return _end_of_the_last(conditions)
    keys, found = tuple(key.split(".")), said
    there: Any = conditions
    for at, name in enumerate(keys):
        there = getattr(there, name, None) if isinstance(there, msgspec.Struct) else there
        if there is None:
            return None
        if name not in found:
            return None if "parts" in keys[:at] else _plain_of(keys)
        found = found[name]
    return found


def _end_of_the_last(conditions: Conditions) -> str | None:
    for last in conditions.stages[-1:]:
        return "hands" if last.hands else "time" if last.ends_by_clock else None
    return None


def _plain_of(keys: tuple[str, ...]) -> Any:
    """What holds where the file says nothing; nothing in a field that no event file has."""
    try:
        return file_field(keys).plain
    except (KeyError, TypeError):
        return None
