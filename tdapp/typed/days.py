"""Reads dates, and from when until when something holds."""

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, datetime, timedelta, tzinfo

from tdapp.core.refusal import Refusal
from tdapp.voice.symbols import HOME, Symbols, symbols

FIRST_YEAR, LAST_YEAR = 1900, 2199
FEWEST_LETTERS = 3
_ISO = re.compile(r"(\d{4})-(\d{2})-(\d{2})", re.ASCII)
_FIGURES = re.compile(r"(\d{1,2})([./ ])(\d{1,2})(?:[./ ](\d{4})|\.)?", re.ASCII)
_DAY_FIRST = re.compile(r"(\d{1,2})[. -]+(\S+?)\.?(?:[ ,-]+(\d{4}))?", re.ASCII)
_MONTH_FIRST = re.compile(r"([^\d\s.]+)\.? +(\d{1,2})(?:,? +(\d{4}))?", re.ASCII)
LEAP_YEARS_APART = 8
_TO = re.compile(r"\s+(?:to|until|till|-|\N{EN DASH})\s+")


@dataclass(frozen=True, slots=True)
class TimeSpan:
    """From a moment on, or from now; until a moment, or for good (UTC microseconds)."""

    since_us: int | None = None
    until_us: int | None = None


def day(text: str, reader: Symbols | None = None, since: date | None = None) -> date:
    """A date as the reader's country writes it, ``6/7/2027``; at home the day comes first.

    Everywhere ``2027-06-30``, ``30.6.2027`` and ``30 Jun 2027`` are understood. Where the day is to
    come, `since` is the first it can be: then ``30 Jun`` or ``Friday`` is the next of that name.
    Refuses ``not_a_day``.
    """
    said = " ".join(text.split())
    try:
        found = _read(said, reader or symbols(HOME), since)
    except ValueError as error:
        raise Refusal("not_a_day", text=said) from error
    if not FIRST_YEAR <= found.year <= LAST_YEAR:
        raise Refusal("not_a_day", text=said)
    return found


def _read(said: str, reader: Symbols, since: date | None) -> date:
    if iso := _ISO.fullmatch(said):
        return date(int(iso[1]), int(iso[2]), int(iso[3]))
    if found := _FIGURES.fullmatch(said):
        first, second = int(found[1]), int(found[3])
        turned = reader.month_first and found[2] != "."
        return _of_year(found[4], *((first, second) if turned else (second, first)), since)
    if found := _DAY_FIRST.fullmatch(said):
        return _of_year(found[3], _month(found[2], reader), int(found[1]), since)
    if found := _MONTH_FIRST.fullmatch(said):
        return _of_year(found[3], _month(found[1], reader), int(found[2]), since)
    if since is None:
        raise ValueError(said)
    weekday = _named(said, ((one.days, one.day_names) for one in (reader, symbols(HOME))))
    return since + timedelta(days=(weekday - since.weekday()) % 7)


def _of_year(year: str | None, month: int, of_month: int, since: date | None) -> date:
    """A day of a year; without one the next such day, which may be years away for a 29 February."""
    if year is not None:
        return date(int(year), month, of_month)
    if since is None:
        raise ValueError(of_month)
    for coming in range(since.year, since.year + LEAP_YEARS_APART + 1):
        with suppress(ValueError):
            found = date(coming, month, of_month)
            if found >= since:
                return found
    raise ValueError(of_month)


def _month(word: str, reader: Symbols) -> int:
    """The month by its name, in the reader's language or in English."""
    known = ((one.months, one.month_names) for one in (reader, symbols(HOME)))
    return _named(word, known) + 1


def _named(word: str, known: Iterable[tuple[Sequence[str], Sequence[str]]]) -> int:
    """Where a name stands among short and full ones; how a full one begins is enough."""
    plain = word.casefold().rstrip(".")
    for short, full in known:
        abbreviated = [one.casefold().rstrip(".") for one in short]
        if plain in abbreviated:
            return abbreviated.index(plain)
        begun = [place for place, one in enumerate(full) if one.casefold().startswith(plain)]
        if len(begun) == 1 and len(plain) >= FEWEST_LETTERS:
            return begun[0]
    raise ValueError(word)


def span(
    text: str,
    open_end: str,
    reader: Symbols | None = None,
    zone: tzinfo | None = None,
    today: date | None = None,
) -> TimeSpan:
    """Read the last day, ``DAY to DAY``, ``from DAY``, or the words for an open end.

    The last day is part of the span. Where it is known which day is `today`, years may be left
    out: the last day is the next of that name, the first one the nearest before it. Refuses
    ``not_a_day``.
    """
    said = " ".join(text.split())
    if said.casefold() == open_end.casefold():
        return TimeSpan()
    parts = _TO.split(said.removeprefix("from "))
    if len(parts) == 1:
        if said.startswith("from "):
            return TimeSpan(since_us=begin_us(day(parts[0], reader, today), zone))
        last = day(said.removeprefix("until "), reader, today)
        return TimeSpan(until_us=end_us(last, zone))
    if len(parts) != len(("since", "until")):
        raise Refusal("not_a_day", text=said)
    last, first = day(parts[1], reader, today), day(parts[0], reader, today)
    if today is not None and first > last:
        first = day(parts[0], reader, last - timedelta(days=365))
    return TimeSpan(begin_us(first, zone), end_us(last, zone))


def begin_us(day: date, zone: tzinfo | None = None) -> int:
    """When a day begins in the zone, or by this computer's clock, in UTC microseconds."""
    begin = datetime(day.year, day.month, day.day, tzinfo=zone)
    return round(begin.timestamp() * 1_000_000)


def end_us(day: date, zone: tzinfo | None = None) -> int:
    """When it is over."""
    return begin_us(day + timedelta(days=1), zone)
