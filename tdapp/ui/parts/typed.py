"""What is typed, read by the figures, the dates and the clock of who sits here."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta, tzinfo

from PySide6.QtCore import QDate, QTimeZone

from tdapp.core.money import Cents
from tdapp.core.refusal import Refusal
from tdapp.house.cage_events import Pieces, TenderCount
from tdapp.till.payment import Tender, TenderAmount
from tdapp.typed import days, figures
from tdapp.typed.times import moment_of_day, past_moment
from tdapp.ui.look.spoken import saying, voice

say = saying("typed")
MOST_IN_NUMBER = 24
_TENDERED = re.compile(r"\s*([\d.,'\u2019]+)\s*([^\W\d_]+)\s*(?:[+;&]|,\s)?\s*")
_PIECES = re.compile(r"([0-9][0-9,.]*)\s*[x*]\s*([0-9]{1,6})", re.ASCII)


def read_amount(text: str) -> Cents:
    """An amount of money; refuses ``not_an_amount``."""
    return figures.amount(text, voice().symbols)


def read_count(text: str) -> int:
    """A count or chips; refuses ``not_a_count``."""
    return figures.count(text, voice().symbols)


def read_day(text: str) -> date:
    """A date; refuses ``not_a_day``."""
    return days.day(text, voice().symbols)


def read_coming_day(text: str) -> date:
    """A date from today on; refuses ``not_a_day``."""
    today = date(*QDate.currentDate().getDate())
    plain = text.strip().casefold()
    near = ((say("today"), "today"), (say("tomorrow"), "tomorrow"))
    for days_on, words in enumerate(near):
        if plain in {word.casefold() for word in words}:
            return today + timedelta(days=days_on)
    return days.day(text, voice().symbols, today)


def read_moment(text: str, day: date, zone: tzinfo) -> int:
    """A day and a time, as this country writes them; the time alone is of that `day`."""
    return moment_of_day(text, day, zone, voice().symbols)


def said_again(text: str) -> str:
    """A date with its month as a word, so that nobody takes it for another; else the text."""
    try:
        return voice().full_date(read_day(text))
    except Refusal:
        return text


def read_span(text: str, open_end: str) -> days.TimeSpan:
    """From when until when, years left out or not; refuses ``not_a_day``."""
    today = date(*QDate.currentDate().getDate())
    return days.span(text, open_end, voice().symbols, voice().zone, today)


def read_cents(text: str) -> int | None:
    """An amount as it is typed, in cents; None where it is none, or below nothing."""
    try:
        cents = read_amount(text)
    except Refusal:
        return None
    return cents if cents >= 0 else None


def read_split(text: str, words: Mapping[str, Tender]) -> tuple[TenderAmount, ...] | None:
    """Each sum with its tender, named by a word or any beginning of one; None where one is not.

    Where a beginning fits several words, the first of them is meant. Sums of one tender are added.
    """
    found: dict[Tender, int] = {}
    at = 0
    while at < len(text.rstrip()):
        match = _TENDERED.match(text, at)
        if match is None:
            return None
        cents, tender = read_cents(match[1]), _tender(match[2].casefold(), words)
        if not cents or tender is None:
            return None
        found[tender] = found.get(tender, 0) + cents
        at = match.end()
    return tuple(TenderAmount(tender, cents) for tender, cents in found.items()) or None


def _tender(typed: str, words: Mapping[str, Tender]) -> Tender | None:
    return next((one for word, one in words.items() if word.casefold().startswith(typed)), None)


def counted(tender: str, typed: str) -> TenderCount:
    """``1,234.50``, or ``50x12 20x7 0.50x3``: value, then how many.

    Refuses ``not_an_amount`` and ``count_not_understood``.
    """
    text = typed.strip()
    if not any(sign in text for sign in "x*"):
        return TenderCount(tender, read_amount(text))
    pieces = tuple(
        Pieces(read_amount(value), int(number)) for value, number in _PIECES.findall(text)
    )
    if not pieces or _PIECES.sub("", text).strip(" ,;+"):
        raise Refusal("count_not_understood", text=typed)
    return TenderCount(tender, sum(one.value * one.number for one in pieces), pieces)


@dataclass(frozen=True, slots=True)
class Slip:
    """The slip's number, and the wall time written on it as UTC microseconds."""

    number: str
    happened_us: int


def own_zone() -> str:
    """The zone that this computer stands in."""
    return bytes(QTimeZone.systemTimeZoneId().data()).decode()


def read_slip(number: str, time: str, now_us: int, *, yesterday: bool = False) -> Slip:
    """A slip as typed: hours and minutes of the wall clock here, today or yesterday.

    Refuses ``slip_number_needed``, ``slip_number_long``, and as `past_moment` does.
    """
    tidy = " ".join(number.split())
    if not tidy:
        raise Refusal("slip_number_needed")
    if len(tidy) > MOST_IN_NUMBER:
        raise Refusal("slip_number_long", most=MOST_IN_NUMBER)
    return Slip(tidy, past_moment(time, now_us, voice().zone, days_ago=int(yesterday)))
