"""Reading an event's TOML file; every error names the line or the field."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

import msgspec

from tdapp.core.money import MOST
from tdapp.core.refusal import Refusal
from tdapp.rules.purchases import PurchaseKind
from tdapp.rules.rulebook import Rulebook
from tdapp.till.payment import BOUNTY, POOL
from tdapp.tournament.plan.bracket_terms import bracket_faults
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.floor_plan import floor_faults
from tdapp.tournament.plan.offers import PART_NAME
from tdapp.tournament.plan.planned_start import flight_faults, start_faults
from tdapp.tournament.plan.stage_plan import stage_faults
from tdapp.tournament.plan.terms import end_faults, out_together_faults
from tdapp.tournament.templates.level_faults import level_faults, level_warnings
from tdapp.tournament.templates.offer_faults import chip_faults, offer_faults
from tdapp.tournament.templates.prize_faults import plan_faults, plan_warnings
from tdapp.tournament.templates.prize_file import prize_fields, stage_fields
from tdapp.tournament.templates.rule_faults import rule_faults
from tdapp.typed import figures
from tdapp.typed.times import SIXTY, duration

OFFERS = tuple(kind.value for kind in PurchaseKind)
OTHER_ADDONS, STAGES = "other_addons", "stages"
AMOUNTS = ("added", "guarantee")
HOUSE, RULES = "house", "rules"
FROM_THE_RULEBOOK = (HOUSE, RULES)


def read_template(text: str) -> dict[str, Any]:
    """The fields of an event file with its amounts in cents; refuses ``bad_event_file``."""
    try:
        fields = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refusal("bad_event_file", problem=str(error)) from error
    if RULES in fields:
        raise Refusal("bad_event_file", problem=f"set by the rulebook - at `$.{RULES}`")
    if not isinstance(fields.get(HOUSE, ""), str):
        raise Refusal("bad_event_file", problem=f"no name of a house - at `$.{HOUSE}`")
    return read_fields(fields)


def read_fields(fields: dict[str, Any]) -> dict[str, Any]:
    """The same fields with their amounts in cents, some or all of them; refuses as above."""
    _money_to_cents(fields)
    if isinstance(fields.get("levels"), list):
        for at, level in enumerate(fields["levels"]):
            _with_seconds(level, f"$.levels[{at}].minutes")
    if isinstance(fields.get("says"), dict):
        fields["says"] = list(fields["says"].items())
    return fields


def conditions_of(
    fields: Mapping[str, Any], rulebook: Rulebook, *, checked: bool = True
) -> Conditions:
    """The conditions that a template announces under a rulebook; refuses ``bad_event_file``.

    The rulebook is that of the house which the file names, where it names one.
    Those that are not `checked` may have `faults_of` theirs.
    """
    rules = msgspec.to_builtins(rulebook.tournament)
    made = {**fields, HOUSE: rulebook.house, RULES: rules}
    if isinstance(made.get("rebuy"), dict):
        made["rebuy"] = {"when": rulebook.rebuy.when.value, **made["rebuy"]}
    try:
        conditions = msgspec.convert(made, Conditions)
    except msgspec.ValidationError as error:
        raise Refusal("bad_event_file", problem=str(error)) from error
    for fault, where in faults_of(conditions) if checked else ():
        raise Refusal("bad_event_file", problem=f"{fault} - at `$.{where}`")
    return conditions


def faults_of(conditions: Conditions) -> Iterator[tuple[str, str]]:
    """What the fields cannot say of themselves, each with its place in the file."""
    if not conditions.title.strip():
        yield "no title", "title"
    if conditions.min_entries > conditions.max_entries:
        yield "above max_entries", "min_entries"
    if conditions.start is not None:
        yield from ((fault, f"start.{where}") for fault, where in start_faults(conditions.start))
    yield from flight_faults(conditions.flights, conditions.start)
    yield from level_faults(conditions.levels, conditions.then_add)
    yield from stage_faults(conditions.stages, conditions.levels, conditions.start)
    yield from offer_faults(conditions)
    for fault, where in plan_faults(
        conditions.prizes,
        conditions.min_entries,
        conditions.max_entries,
        partial(_least_pool, conditions),
        bounty=conditions.entry.part(BOUNTY) > 0,
    ):
        yield fault, f"prizes.{where}"
    for fault, where in floor_faults(conditions.floor, conditions.seats_per_table):
        yield fault, f"floor.{where}"
    for fault, where in out_together_faults(conditions.out_together, conditions.rules):
        yield fault, f"out_together.{where}"
    for fault, where in end_faults(
        conditions.ending, conditions.min_entries, seats=conditions.prizes.seats is not None
    ):
        yield fault, f"ending.{where}"
    yield from chip_faults(conditions)
    yield from _of_bracket(conditions)
    yield from rule_faults(conditions)
    yield from _of_league(conditions)


def _of_league(conditions: Conditions) -> Iterator[tuple[str, str]]:
    """A formula gives points to the first and the last of the smallest and the largest field."""
    if conditions.league is None:
        return
    from tdapp.tournament.reckoning.points import (  # noqa: PLC0415 - few events count for a league
        LeagueResult,
        buy_in_of,
        points_of,
    )

    for field in (conditions.min_entries, conditions.max_entries):
        for place in (1, field):
            result = LeagueResult(place, field, field, 0, buy_in_of(conditions))
            try:
                points_of(conditions.league.points, result)
            except Refusal as refusal:
                yield _points_fault(refusal), "league.points"
                return


def _points_fault(refusal: Refusal) -> str:
    if refusal.code == "points_uncountable":
        return f"no figure for place {refusal.details['place']}"
    return f"not a formula: {refusal.details['problem']}"


def _of_bracket(conditions: Conditions) -> Iterator[tuple[str, str]]:
    """Nobody buys chips for a match, and who lost one does not come back by paying again."""
    if conditions.bracket is None:
        return
    fewest, most = conditions.min_entries, conditions.max_entries
    for fault, where in bracket_faults(conditions.bracket, fewest, most):
        yield fault, f"bracket.{where}"
    sold = {"reentry": conditions.reentry, "rebuy": conditions.rebuy, "addon": conditions.addon}
    others = {"other_addons": conditions.other_addons, "alternates": conditions.alternates}
    for name, one in {**sold, **others}.items():
        if one:
            yield "none in a bracket", name


def warnings_of(conditions: Conditions) -> Iterator[tuple[str, str]]:
    """What may be a slip in conditions that can be announced, each with its place in the file."""
    yield from level_warnings(conditions.levels)
    for warning, where in plan_warnings(
        conditions.prizes,
        conditions.min_entries,
        conditions.max_entries,
        partial(_least_pool, conditions),
        conditions.entry.total,
    ):
        yield warning, f"prizes.{where}"


def _least_pool(conditions: Conditions, entries: int) -> int:
    """The smallest pool in cents that so many entries can bring together."""
    sold = [offer for offer in (conditions.entry, conditions.reentry) if offer]
    sold += [stage.sold(offer) for offer in sold for stage in conditions.stages if stage.parts]
    collected = entries * min(offer.part(POOL) for offer in sold)
    return conditions.added + max(collected, conditions.guarantee)


def _with_seconds(level: object, where: str) -> None:
    """A length that is written as words, ``2:30``, becomes minutes and seconds."""
    said = level.get("minutes") if isinstance(level, dict) else None
    if said == 0:
        raise Refusal("bad_event_file", problem=f"Expected `int` >= 1 - at `{where}`")
    if isinstance(level, dict) and isinstance(said, str):
        try:
            level["minutes"], level["seconds"] = divmod(duration(said, least_s=1), SIXTY)
        except Refusal as refusal:
            problem = f"`{said}` is no length of time such as 2:30 - at `{where}`"
            raise Refusal("bad_event_file", problem=problem) from refusal


def _money_to_cents(fields: dict[str, Any]) -> None:
    for offer, where in _priced(fields):
        _parts_to_cents(offer, where)
    for name in AMOUNTS:
        if name in fields:
            fields[name] = _cents(fields[name], f"$.{name}")
    if "prizes" in fields:
        fields["prizes"] = prize_fields(fields["prizes"])
    if STAGES in fields:
        fields[STAGES] = stage_fields(fields[STAGES])


def _priced(fields: Mapping[str, Any]) -> Iterator[tuple[dict[str, Any], str]]:
    """Every table that has a price by parts, with its place; a stage may have none of its own."""
    for name in OFFERS:
        if isinstance(fields.get(name), dict):
            yield fields[name], f"$.{name}"
    for listed in (OTHER_ADDONS, STAGES):
        for at, one in enumerate(_tables(fields.get(listed))):
            if listed == OTHER_ADDONS or "parts" in one:
                yield one, f"$.{listed}[{at}]"


def _tables(listed: object) -> list[dict[str, Any]]:
    return [one for one in listed if isinstance(one, dict)] if isinstance(listed, list) else []


def _parts_to_cents(offer: dict[str, Any], where: str) -> None:
    """A table of parts and amounts becomes a list in the order of the file."""
    parts = offer.get("parts")
    if not isinstance(parts, dict):
        raise Refusal("bad_event_file", problem=f"no table of parts - at `{where}.parts`")
    offer["parts"] = [
        [name, _part_cents(name, amount, f"{where}.parts.{name}")] for name, amount in parts.items()
    ]


def _part_cents(name: str, amount: object, where: str) -> int:
    """The cents of a part; refuses a name or an amount that no part has."""
    cents = _cents(amount, where)
    if re.fullmatch(PART_NAME, name) is None:
        raise Refusal("bad_event_file", problem=f"small letters name a part - at `{where}`")
    if not 0 <= cents <= MOST:
        raise Refusal("bad_event_file", problem=f"`{amount}` - at `{where}`")
    return cents


def _cents(amount: object, where: str) -> int:
    try:
        return figures.amount(str(amount))
    except Refusal as refusal:
        raise Refusal("bad_event_file", problem=f"`{amount}` - at `{where}`") from refusal
