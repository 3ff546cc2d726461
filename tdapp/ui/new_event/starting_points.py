"""What a new event can be made from: formats, the house's own last events, published ones."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Any

from msgspec.structs import replace

import resources
from tdapp.calls.tournament.past_events import HeldEvent
from tdapp.core.instant import MINUTE_US
from tdapp.rules.rulebook import Rulebook
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.planned_start import PlannedStart
from tdapp.tournament.structures.formats import EventChoice, drafted, read_format
from tdapp.tournament.structures.redrafted import redrafted
from tdapp.tournament.structures.turnout import (
    MadeEvent,
    Turnout,
    expected_of,
    turnout_expected,
)
from tdapp.tournament.templates.event_text import event_text
from tdapp.tournament.templates.template import conditions_of, read_template
from tdapp.ui.drafts.draft_import import a_later_week
from tdapp.ui.look.spoken import voice
from tdapp.words.formats import FORMATS

FORMAT_FOLDER, EVENT_FOLDER, SUFFIX = "formats", "events", ".toml"
LIKELY = 100
"""So many are likely to come to an event of which that is not known, as far as it takes them."""
MOST_OWN = 9
Make = Callable[[EventChoice, int | None], MadeEvent]
Parts = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class StartingPoint:
    """A card: what it is called, its figures, what it is, the parts of its price, and its start.

    `make` makes the event of what is chosen otherwise; its second part is as for `on_plan`.
    `before` is what an event says that is being typed in.
    """

    title: str
    figures: str
    parts: Parts
    make: Make
    what: str = ""
    start: PlannedStart | None = None
    before: Conditions | None = None


def of_formats(rulebook: Rulebook) -> Iterator[StartingPoint]:
    """Freeze-out, turbo and the like."""
    for name, (title, what) in FORMATS.items():
        format_ = read_format(resources.read(FORMAT_FOLDER, name + SUFFIX))
        parts = tuple((str(part), int(cents)) for part, cents in format_.event["entry"]["parts"])

        def make(choice: EventChoice, left: int | None, format_: Any = format_) -> MadeEvent:
            return drafted(format_, choice, rulebook, left)

        span = voice().span(format_.minutes * MINUTE_US)
        figures = f"{voice().count(format_.chips)}, {span}"
        yield StartingPoint(voice().say(title), figures, parts, make, voice().say(what))


def of_published(rulebook: Rulebook) -> Iterator[StartingPoint]:
    """Events that others have published."""
    for name in resources.names(EVENT_FOLDER):
        fields = read_template(resources.read(EVENT_FOLDER, name))
        yield _of_fields(fields, _likely(fields["min_entries"], fields["max_entries"]), rulebook)


def of_house(held: Iterable[HeldEvent], rulebook: Rulebook, today: date) -> Iterator[StartingPoint]:
    """The house's own last events, the last one first, each name once."""
    named: dict[str, HeldEvent] = {}
    for one in sorted(held, key=lambda one: one.announced_us, reverse=True):
        named.setdefault(one.conditions.title, one)
    for one in [*named.values()][:MOST_OWN]:
        conditions, came = one.conditions, one.came
        start, least = conditions.start, conditions.min_entries
        later = start and replace(start, day=a_later_week(start.day, today), second=None)
        if came.entries < least:
            came = _likely(least, conditions.max_entries)
        else:
            conditions = replace(conditions, turnout=expected_of(came))
        yield _of_fields(read_template(event_text(conditions)), came, rulebook, later)


def _likely(least: int, most: int) -> Turnout:
    return Turnout(max(2, least, min(most, LIKELY)))


def _of_fields(
    fields: Mapping[str, Any], came: Turnout, rulebook: Rulebook, start: PlannedStart | None = None
) -> StartingPoint:
    """An event by the fields of its file; what is wrong in it is said where it is typed in.

    `came` holds where it does not say who is expected.
    """

    @cache
    def before() -> Conditions:
        return conditions_of(fields, rulebook, checked=False)

    def make(choice: EventChoice, left: int | None) -> MadeEvent:
        return redrafted(before(), turnout_expected(before()) or came, choice, left)

    parts = tuple((str(part), int(cents)) for part, cents in fields["entry"]["parts"])
    currency = fields.get("currency", "AUD")
    price = voice().priced_in(currency).money(sum(cents for _, cents in parts))
    figures = f"{price}, {_chips(fields['entry']['chips'])}"
    return StartingPoint(str(fields["title"]), figures, parts, make, start=start)


def of_text(text: str, rulebook: Rulebook) -> StartingPoint:
    """An event that is being typed in; refuses what is wrong with single fields."""
    before = conditions_of(read_template(text), rulebook, checked=False)
    came = turnout_expected(before) or _likely(before.min_entries, before.max_entries)
    parts = tuple((part.name, part.cents) for part in before.entry.parts)

    def make(choice: EventChoice, left: int | None) -> MadeEvent:
        return redrafted(before, came, choice, left)

    return StartingPoint(before.title, "", parts, make, start=before.start, before=before)


def _chips(chips: int) -> str:
    return voice().plural("new event", "1 chip", "{n} chips", chips)
