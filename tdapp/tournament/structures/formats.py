"""Formats that directors look for, as data, and events drafted from them."""

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from tdapp.core.money import Positive
from tdapp.rules.rulebook import Rulebook
from tdapp.till.payment import POOL
from tdapp.tournament.structures.generator import generate, usual_length
from tdapp.tournament.structures.turnout import MadeEvent, Turnout, expecting
from tdapp.tournament.structures.wishes import (
    USUAL_CHIPS,
    AnteStyle,
    MadeStructure,
    Percent,
    PlannedBreak,
    StructureWish,
)
from tdapp.tournament.templates.template import OFFERS, conditions_of, read_fields

FEWEST, MOST_TIMES = 10, 2
"""So many entries at least unless fewer are expected, and so many times the expected at most."""
SEATS = 9
UNIT = 100
"""Prices are whole units of the currency."""


class EventFormat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What makes a format: `event` holds what it sells and pays, as an event file says it.

    The rest is usual for it: the `field`, its hours and chips, how deep it begins, how much blinds
    grow a level, the ante, the breaks, when registration closes, and how many of a hundred entries
    re-enter, re-buy and add on. `guarantee_percent` of the expected pool is guaranteed.
    """

    event: dict[str, Any]
    field: Positive
    minutes: Positive
    chips: Positive
    depth: Positive = 100
    growth_percent: Percent = 35
    ante: AnteStyle = AnteStyle.BIG_BLIND
    ante_from: Positive = 1
    break_after_minutes: Positive = 120
    break_minutes: Positive = 15
    closes_at_percent: Percent = 33
    reentries_percent: Percent = 0
    rebuys_percent: Percent = 0
    addons_percent: Percent = 0
    addon_chips_percent: Percent = 100
    guarantee_percent: Percent = 0


class EventChoice(msgspec.Struct, frozen=True):
    """What a director chooses of a format; None is as usual for it.

    `price` is what an entry costs in cents, all parts together, or `parts` are these; re-buys and
    add-ons go with it.
    There is a break after every `break_every` levels (0: none), but for `breaks` of their own;
    registration closes with level `closing`. An event that is there already `keeps_levels` as they
    are, whatever else is chosen.
    """

    title: str
    entries: int | None = None
    minutes: int | None = None
    chips: int | None = None
    level_minutes: int | None = None
    denominations: Sequence[int] = USUAL_CHIPS
    depth: int | None = None
    ante: AnteStyle | None = None
    ante_from: int | None = None
    break_every: int | None = None
    break_minutes: int | None = None
    breaks: tuple[PlannedBreak, ...] = ()
    closing: int | None = None
    seats: int | None = None
    price: int | None = None
    parts: tuple[tuple[str, int], ...] | None = None
    guarantee: int | None = None
    added: int | None = None
    currency: str = "AUD"
    keeps_levels: bool = False

    def total(self, before: int) -> int:
        """What an entry costs now that cost so many cents before."""
        if self.parts is not None:
            return sum(cents for _, cents in self.parts)
        return before if self.price is None else self.price


def read_format(text: str) -> EventFormat:
    """A format from its file."""
    fields = tomllib.loads(text)
    read_fields(fields["event"])
    return msgspec.convert(fields, EventFormat)


def drafted(
    format_: EventFormat, choice: EventChoice, rulebook: Rulebook, end_big_blinds: int | None = None
) -> MadeEvent:
    """An event of a format under a house's rules; `end_big_blinds` as in `StructureWish`.

    Refuses as `generate` does, and with ``bad_event_file`` what the rulebook does not allow.
    """
    turnout, wish = expected(format_, choice), wish_of(format_, choice, end_big_blinds)
    structure = generate(wish)
    fields = _event(format_, choice, structure, turnout)
    return expecting(MadeEvent(conditions_of(fields, rulebook), structure, turnout))


def expected(format_: EventFormat, choice: EventChoice) -> Turnout:
    """What is sold to the field that is chosen, or else usual."""
    entries = choice.entries or format_.field
    shares = (format_.reentries_percent, format_.rebuys_percent, format_.addons_percent)
    return Turnout(entries, *(entries * share // 100 for share in shares))


def wish_of(
    format_: EventFormat, choice: EventChoice, end_big_blinds: int | None = None
) -> StructureWish:
    """What the structure is made for; a level is as long as the format's growth asks for."""
    turnout, chips = expected(format_, choice), choice.chips or format_.chips
    minutes = choice.level_minutes or 20
    wish = StructureWish(
        entries=turnout.entries,
        chips=chips,
        minutes=choice.minutes or format_.minutes,
        level_minutes=minutes,
        denominations=tuple(choice.denominations),
        bought=turnout.rebuys * chips + turnout.addons * _addon_chips(format_, choice),
        depth=choice.depth or format_.depth,
        ante=choice.ante or format_.ante,
        ante_from=choice.ante_from or format_.ante_from,
        break_every=max(1, round(format_.break_after_minutes / minutes)),
        break_minutes=choice.break_minutes or format_.break_minutes,
        closing_percent=format_.closes_at_percent,
        end_big_blinds=end_big_blinds,
    )
    if not choice.level_minutes:
        usual = usual_length(wish, 1 + format_.growth_percent / 100)
        wish = wish.with_levels_of(usual or minutes)
    every = wish.break_every if choice.break_every is None else choice.break_every
    return replace(wish, break_every=every, breaks=choice.breaks, closing=choice.closing)


def _addon_chips(format_: EventFormat, choice: EventChoice) -> int:
    """The chips of an add-on, in chips of the room."""
    smallest = min(choice.denominations, default=1)
    return (
        (choice.chips or format_.chips) * format_.addon_chips_percent // 100 // smallest * smallest
    )


def _event(
    format_: EventFormat, choice: EventChoice, structure: MadeStructure, turnout: Turnout
) -> dict[str, Any]:
    """The fields of the event, its amounts in cents."""
    chips, entries = choice.chips or format_.chips, turnout.entries
    seats = choice.seats or SEATS
    made = {
        "title": choice.title,
        "currency": choice.currency,
        "min_entries": min(FEWEST, max(2, entries // 2)),
        "max_entries": -(-MOST_TIMES * entries // seats) * seats,
        "seats_per_table": seats,
        "levels": structure.levels,
        "then_add": structure.then_add,
        "chips": structure.chips,
        **format_.event,
    }
    before = sum(cents for _, cents in format_.event["entry"]["parts"])
    rate = (choice.total(before), before)
    for name in OFFERS:
        if name in made:
            each = _addon_chips(format_, choice) if name == "addon" else chips
            made[name] = _offer(name, made[name], each, rate, structure)
    if choice.parts is not None:
        made["entry"]["parts"] = [*choice.parts]
    return {**made, **_promised(format_, choice, made, turnout)}


def _offer(
    name: str, offer: Mapping[str, Any], chips: int, rate: tuple[int, int], structure: MadeStructure
) -> dict[str, Any]:
    """What is sold, at the price that is chosen, until registration closes."""
    closes, in_break = structure.closes_after, structure.has_break_after_closing
    window: dict[str, Any] = {"until_level": closes, "through_break": in_break}
    if name == "addon":
        window |= {"from_level": closes, "from_break": in_break}
    return {**offer, "chips": chips, "parts": in_proportion(offer["parts"], rate), "window": window}


def in_proportion(parts: Sequence[tuple[str, int]], rate: tuple[int, int]) -> list[tuple[str, int]]:
    """The parts of a price in proportion, in whole units; the pool takes what they leave."""
    now, before = rate
    if not before or now == before:
        return [*parts]
    whole = now * sum(cents for _, cents in parts) // before // UNIT * UNIT
    others = {name: now * cents // before // UNIT * UNIT for name, cents in parts if name != POOL}
    pool = whole - sum(others.values())
    return [(name, pool if name == POOL else others[name]) for name, _ in parts]


def _promised(
    format_: EventFormat, choice: EventChoice, made: Mapping[str, Any], turnout: Turnout
) -> dict[str, int]:
    """What the house guarantees and adds, where it does."""
    found = {}
    pool = sum(cents for name, cents in made["entry"]["parts"] if name == POOL)
    likely = turnout.entries * pool * format_.guarantee_percent // 100
    guarantee = _rounded(likely) if choice.guarantee is None else choice.guarantee
    if guarantee:
        found["guarantee"] = guarantee
    if choice.added is not None:
        found["added"] = choice.added
    return found


def _rounded(cents: int) -> int:
    """The sum without all but its first two figures."""
    figure = int(10 ** max(0, len(str(cents)) - 2))
    return cents // figure * figure
