"""The few fields that a new event is made from, in the order in which they are asked."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tdapp.tournament.plan.planned_start import PlannedStart
from tdapp.tournament.structures.formats import EventChoice
from tdapp.tournament.structures.turnout import MadeEvent
from tdapp.typed.times import SIXTY, duration, time_of_day
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.typed import read_amount, read_count, read_day

TITLE, DAY, AT = "title", "day", "at"
LONGEST_H = 200


@dataclass(frozen=True, slots=True)
class ChoiceField:
    """A field: what it is called, what it means, how it is read, and what holds while it is empty.

    Its `key` is a field of `EventChoice`, or a part of the planned start.
    """

    key: str
    words: str
    meaning: str
    read: Callable[[str], Any]
    usual: Callable[[MadeEvent], str] = lambda _: ""


def choice_fields() -> tuple[tuple[str, tuple[ChoiceField, ...]], ...]:
    """The fields under their heads."""
    text = voice().text
    return (
        (
            text("new event", "Event"),
            (
                ChoiceField(TITLE, text("new event", "Name"), "", _words),
                ChoiceField(DAY, text("new event", "Day"), text("new event", "optional"), read_day),
                ChoiceField(AT, text("new event", "Start"), text("new event", "your clock"), _time),
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
                ),
            ),
        ),
        (text("new event", "Money"), _of_money()),
        (text("new event", "Play"), _of_play()),
    )


def _of_money() -> tuple[ChoiceField, ...]:
    text = voice().text
    return (
        ChoiceField(
            "price",
            text("new event", "Price of an entry"),
            text("new event", "pool and fee"),
            read_amount,
            lambda made: voice().money(made.conditions.entry.total),
        ),
        ChoiceField(
            "guarantee",
            text("new event", "Guarantee"),
            text("new event", "the house tops up"),
            read_amount,
            lambda made: voice().money(made.conditions.guarantee),
        ),
        ChoiceField(
            "added",
            text("new event", "Added money"),
            text("new event", "from the house"),
            read_amount,
            lambda made: voice().money(made.conditions.added),
        ),
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
        ),
        ChoiceField(
            "minutes",
            text("new event", "Ends after"),
            text("new event", "hours, such as 4:30"),
            _hours,
            lambda made: voice().span(made.structure.minutes * SIXTY * 1_000_000),
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
        ),
    )


def read_choice(typed: Mapping[str, str], title: str) -> EventChoice:
    """What is chosen, as far as it is typed; refuses as the reader of its field does."""
    said: dict[str, Any] = {TITLE: title}
    for _, fields in choice_fields():
        for field in fields:
            words = typed.get(field.key, "").strip()
            if words and field.key not in (DAY, AT):
                said[field.key] = field.read(words)
    return EventChoice(**said)


def read_start(typed: Mapping[str, str], zone: str) -> PlannedStart | None:
    """The planned start, if a day and a time are typed; refuses as their readers do."""
    day, at = typed.get(DAY, "").strip(), typed.get(AT, "").strip()
    found = read_day(day) if day else None
    shown = _time(at) if at else None
    return PlannedStart(found, shown, zone) if found and shown else None


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
