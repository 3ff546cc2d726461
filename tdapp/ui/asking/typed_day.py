"""What is typed of days: a date of birth, and from when until when somebody may not play."""

import re
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from tdapp.core.refusal import Refusal

FIRST_YEAR, LAST_YEAR = 1900, 2199
_ISO = re.compile(r"(\d{4})-(\d{2})-(\d{2})")
_DAY_FIRST = re.compile(r"(\d{1,2})[./ ](\d{1,2})[./ ](\d{4})")
_TO = re.compile(r"\s+(?:to|until|till|-|\N{EN DASH})\s+")


@dataclass(frozen=True, slots=True)
class TimeSpan:
    """From a moment on, or from now; until a moment, or for good (UTC microseconds)."""

    since_us: int | None = None
    until_us: int | None = None


def typed_day(text: str) -> date:
    """Read ``2027-06-30``, ``30.6.2027`` or ``30/6/2027``; refuses ``not_a_day`` (text)."""
    said = text.strip()
    iso, day_first = _ISO.fullmatch(said), _DAY_FIRST.fullmatch(said)
    try:
        if iso is not None and said.isascii():
            return _of_our_time(date(*map(int, iso.groups())))
        if day_first is not None and said.isascii():
            return _of_our_time(date(*map(int, reversed(day_first.groups()))))
    except ValueError as error:
        raise Refusal("not_a_day", text=said) from error
    raise Refusal("not_a_day", text=said)


def typed_span(text: str, open_end: str) -> TimeSpan:
    """Read the last day, ``DAY to DAY``, ``from DAY``, or the words for an open end.

    The last day is part of the span. Refuses ``not_a_day``.
    """
    said = " ".join(text.split())
    if said.casefold() == open_end.casefold():
        return TimeSpan()
    parts = _TO.split(said.removeprefix("from "))
    if len(parts) == 1:
        if said.startswith("from "):
            return TimeSpan(since_us=begin_us(typed_day(parts[0])))
        return TimeSpan(until_us=end_us(typed_day(said.removeprefix("until "))))
    if len(parts) != len(("since", "until")):
        raise Refusal("not_a_day", text=said)
    return TimeSpan(begin_us(typed_day(parts[0])), end_us(typed_day(parts[1])))


def begin_us(day: date) -> int:
    """When a day begins on the wall clock here, in UTC microseconds."""
    return round(datetime(day.year, day.month, day.day).astimezone().timestamp() * 1_000_000)


def end_us(day: date) -> int:
    """When it is over."""
    return begin_us(day + timedelta(days=1))


def _of_our_time(day: date) -> date:
    if not FIRST_YEAR <= day.year <= LAST_YEAR:
        raise ValueError(day)
    return day
