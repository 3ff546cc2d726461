"""The few fields that a new event is made from, in the order in which they are asked."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tdapp.core.instant import MINUTE_US, shown_at, which_of_two, zone_named
from tdapp.papers.parts import part_words
from tdapp.till.payment import BOUNTY, FEE, POOL
from tdapp.tournament.plan.levels import index_of
from tdapp.tournament.plan.planned_start import PlannedStart
from tdapp.tournament.structures.formats import EventChoice
from tdapp.tournament.structures.turnout import MadeEvent
from tdapp.typed.times import SIXTY, duration, time_of_day
from tdapp.ui.look.spoken import voice
from tdapp.ui.new_event.starting_points import Parts
from tdapp.ui.parts.typed import read_amount, read_coming_day, read_count

TITLE, DAY, AT = "title", "day", "at"
PART = "part "
"""Before the name of a part of the price, in the key of its field."""
AT_HOME = "AUD"
LONGEST_H = 200


@dataclass(frozen=True, slots=True)
class ChoiceField:
    """A field: what it is called, what it means, how it is read, and what holds while it is empty.

    Its `key` is a field of `EventChoice`, a part of the price, or one of the planned start.
    `follows` says what follows once the event is made, in place of its meaning.
    """

    key: str
    words: str
    meaning: str
    read: Callable[[str], Any]
    usual: Callable[[MadeEvent], str] = lambda _: ""
    follows: Callable[[MadeEvent], str] = lambda _: ""


def choice_fields(parts: Sequence[str] = ()) -> tuple[tuple[str, tuple[ChoiceField, ...]], ...]:
    """The fields under their heads; the price by these parts."""
    text = voice().text
    return (
        (text("new event", "Event"), _of_event()),
        (text("new event", "Money"), _of_money(parts)),
        (text("new event", "Play"), _of_play()),
    )


def _of_event() -> tuple[ChoiceField, ...]:
    text = voice().text
    return (
        ChoiceField(
            TITLE, text("new event", "Name"), "", _words, lambda made: made.conditions.title
        ),
        ChoiceField(
            DAY,
            text("new event", "Day"),
            text("new event", "optional"),
            read_coming_day,
            _usual_day,
            _day_again,
        ),
        ChoiceField(
            AT,
            text("new event", "Start"),
            text("new event", "such as 19:30 or 7:30 pm"),
            _time,
            lambda made: made.conditions.start.at if made.conditions.start else "",
        ),
        ChoiceField(
            "entries",
            text("new event", "Players expected"),
            text("new event", "for levels and prizes"),
            read_count,
            lambda made: voice().count(made.turnout.entries),
        ),
        ChoiceField(
            "seats",
            text("new event", "Seats per table"),
            "",
            read_count,
            lambda made: voice().count(made.conditions.seats_per_table),
            _tables,
        ),
    )


def _of_money(parts: Sequence[str]) -> tuple[ChoiceField, ...]:
    text = voice().text
    return (
        *(_of_part(name) for name in parts),
        ChoiceField(
            "guarantee",
            text("new event", "Guarantee"),
            text("new event", "the house adds what is missing"),
            read_amount,
            lambda made: _money(made, made.conditions.guarantee),
        ),
        ChoiceField(
            "added",
            text("new event", "Added money"),
            text("new event", "from the house"),
            read_amount,
            lambda made: _money(made, made.conditions.added),
        ),
    )


def _of_part(name: str) -> ChoiceField:
    text = voice().text
    meanings = {
        POOL: text("new event", "into the prize pool"),
        BOUNTY: text("new event", "a bounty on the player"),
        FEE: text("new event", "stays with the house"),
    }

    def to_pay(made: MadeEvent) -> str:
        if made.conditions.entry.parts[-1].name != name:
            return ""
        return text("new event", "to pay {price}").format(
            price=_money(made, made.conditions.entry.total)
        )

    return ChoiceField(
        PART + name,
        part_words(name, voice()),
        meanings.get(name, ""),
        read_amount,
        lambda made: _money(made, made.conditions.entry.part(name)),
        to_pay,
    )


def _of_play() -> tuple[ChoiceField, ...]:
    text = voice().text
    return (
        ChoiceField(
            "chips",
            text("new event", "Starting chips"),
            "",
            read_count,
            lambda made: voice().count(made.conditions.entry.chips),
            _depth,
        ),
        ChoiceField(
            "minutes",
            text("new event", "Ends after"),
            text("new event", "hours, such as 4:30"),
            _hours,
            lambda made: voice().span(made.structure.minutes * MINUTE_US),
        ),
        ChoiceField(
            "level_minutes",
            text("new event", "Minutes per level"),
            "",
            read_count,
            lambda made: voice().count(made.conditions.levels[0].minutes),
        ),
        ChoiceField(
            "closing",
            text("new event", "Late registration until"),
            text("new event", "end of level"),
            read_count,
            lambda made: voice().count(made.structure.closes_after),
            _closes,
        ),
    )


def _money(made: MadeEvent, cents: int) -> str:
    return voice().priced_in(made.conditions.currency).money(cents)


def _usual_day(made: MadeEvent) -> str:
    start = made.conditions.start
    return voice().full_date(start.day) if start else ""


def _day_again(made: MadeEvent) -> str:
    """The day with its weekday and its month as a word."""
    start = made.conditions.start
    return f"{voice().weekday(start.day)} {start.day.year}" if start else ""


def _tables(made: MadeEvent) -> str:
    tables = -(-made.turnout.entries // made.conditions.seats_per_table)
    return voice().plural("new event", "1 table", "{n} tables", tables)


def _depth(made: MadeEvent) -> str:
    first = next(level for level in made.conditions.levels if not level.is_break)
    return voice().plural(
        "new event", "1 big blind", "{n} big blinds", made.conditions.starting_chips // first.big
    )


def _closes(made: MadeEvent) -> str:
    """When that is: on the clock where a start is planned, else after how long."""
    levels = made.conditions.levels
    past = levels[: index_of(levels, made.structure.closes_after) + 1]
    passed_us = sum(level.length_us for level in past)
    return (
        voice()
        .text("new event", "end of level, {when}")
        .format(when=begins(made.conditions.start, passed_us))
    )


def begins(start: PlannedStart | None, passed_us: int) -> str:
    """The wall time where a start is planned, else the time since the start."""
    zone = None if start is None else zone_named(start.zone)
    if start is None or zone is None or start.utc_us is None:
        hours, minutes = divmod(passed_us // MINUTE_US, SIXTY)
        return f"{hours}:{minutes:02}"
    shown = shown_at(start.utc_us + passed_us, zone)
    return f"{shown:%H:%M}{which_of_two(shown)}"


def read_choice(typed: Mapping[str, str], title: str, parts: Parts) -> EventChoice:
    """What is chosen, as far as it is typed; refuses as the reader of its field does.

    Where a part of the price is typed, the others are as in `parts`.
    """
    said: dict[str, Any] = {TITLE: title, "currency": voice().symbols.currency or AT_HOME}
    changed = dict(parts)
    for _, fields in choice_fields([name for name, _ in parts]):
        for field in fields:
            words = typed.get(field.key, "").strip()
            if not words or field.key in (DAY, AT):
                continue
            value = field.read(words)
            if field.key.startswith(PART):
                changed[field.key.removeprefix(PART)] = value
            else:
                said[field.key] = value
    if changed != dict(parts):
        said["parts"] = tuple(changed.items())
    return EventChoice(**said)


def read_start(
    typed: Mapping[str, str], usual: PlannedStart | None, zone: str
) -> PlannedStart | None:
    """The planned start, if a day and a time are known; refuses as their readers do."""
    day, at = typed.get(DAY, "").strip(), typed.get(AT, "").strip()
    found = read_coming_day(day) if day else usual and usual.day
    shown = _time(at) if at else usual and usual.at
    return PlannedStart(found, shown, usual.zone if usual else zone) if found and shown else None


def _words(typed: str) -> str:
    return " ".join(typed.split())


def _time(typed: str) -> str:
    return f"{time_of_day(typed):%H:%M}"


def _hours(typed: str) -> int:
    """Minutes of ``4:30`` or ``4 h``; a number alone is hours."""
    plain = typed.strip()
    if plain.isdecimal():
        plain = f"{plain} h"
    elif plain.count(":") == 1:
        plain = f"{plain}:00"
    return duration(plain, least_s=SIXTY, most_s=LONGEST_H * SIXTY * SIXTY) // SIXTY
