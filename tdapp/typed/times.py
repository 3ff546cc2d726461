"""Reads lengths of time and times of the wall clock."""

import re
from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta, tzinfo

from tdapp.core.instant import EPOCH, MICROSECOND, moments_of, shown_at
from tdapp.core.refusal import Doubtful, Refusal
from tdapp.typed import days
from tdapp.voice.symbols import Symbols

SIXTY = 60
DAY_S = 24 * SIXTY * SIXTY
SECOND_US = 1_000_000
LONG_MIN = 4 * SIXTY
"""Nothing at a table is meant to last longer: so many minutes look like seconds."""
_CLOCK = re.compile(r"(?:(\d{1,2})[:.](?=\d\d[:.]))?(\d{1,4})[:.](\d\d)", re.ASCII)
_UNITS = re.compile(
    r"(?:(\d{1,4}) ?h(?:ours?|rs?)?)? ?(?:(\d{1,4}) ?m(?:in(?:ute)?s?)?)?"
    r" ?(?:(\d{1,5}) ?s(?:ec(?:ond)?s?)?)?",
    re.ASCII | re.IGNORECASE,
)
_HOUR_AND_MINUTES = re.compile(r"(\d{1,3}) ?h ?(\d{1,2})()", re.ASCII | re.IGNORECASE)
_TIME = re.compile(
    r"([0-9]{1,2})(?:[:.]([0-9]{2}))?(?: ?([ap])\.?m\.?)?(?: (\S.*))?", re.IGNORECASE
)


def duration(text: str, *, least_s: int = 0, most_s: int = DAY_S) -> int:
    """Seconds of ``20`` (minutes), ``2:30``, ``1:02:30``, ``1 h 30``, ``90 min`` or ``30 s``.

    Refuses ``not_a_duration``, and ``duration_outside`` beyond its bounds; `Doubtful` where a
    number alone would be many hours, and is as many seconds more likely.
    """
    plain = " ".join(text.split())
    if plain.isascii() and plain.isdecimal() and len(plain) < len("10000"):
        number = int(plain)
        if number > LONG_MIN and not number % SIXTY:
            raise Doubtful(plain, {f"{number} min": number * SIXTY, f"{number} s": number})
        seconds = number * SIXTY
    else:
        seconds = _in_parts(plain)
    if not least_s <= seconds <= most_s:
        raise Refusal("duration_outside", least=least_s * SECOND_US, most=most_s * SECOND_US)
    return seconds


def _in_parts(plain: str) -> int:
    clock = _CLOCK.fullmatch(plain)
    found = clock or _HOUR_AND_MINUTES.fullmatch(plain) or _UNITS.fullmatch(plain)
    if found is None or not any(found.groups()):
        raise Refusal("not_a_duration", text=plain)
    hours, minutes, seconds = (int(part or 0) for part in found.groups())
    if clock and (seconds >= SIXTY or (clock[1] and minutes >= SIXTY)):
        raise Refusal("not_a_duration", text=plain)
    return (hours * SIXTY + minutes) * SIXTY + seconds


def time_of_day(text: str) -> time:
    """``21:40``, ``21.40``, ``9:40 pm`` or ``9pm``; refuses ``not_a_time``."""
    at, mark = _time_and_zone(text)
    if mark:
        raise Refusal("not_a_time", text=text)
    return at


def is_time(text: str) -> bool:
    """Whether it is a time of day, with its zone or without."""
    try:
        _time_and_zone(text)
    except Refusal:
        return False
    return True


def past_moment(text: str, now_us: int, zone: tzinfo, *, days_ago: int | None = None) -> int:
    """The last moment (UTC microseconds) at which clocks of the zone showed a time.

    With `days_ago` it is one of that day. The zone may be typed behind it, ``02:30 AEST``, as it is
    asked for where clocks showed the time twice: `Doubtful`. Refuses ``not_a_time``,
    ``time_left_out`` where clocks went forward over it, ``time_to_come``.
    """
    today = shown_at(now_us, zone).date()
    days = (0, 1) if days_ago is None else (days_ago,)
    return _the_only(text, [today - timedelta(days=ago) for ago in days], zone, until_us=now_us)


def coming_moment(text: str, now_us: int, zone: tzinfo) -> int:
    """The next moment at which clocks of the zone show a time; refuses as `past_moment` does."""
    today = shown_at(now_us, zone).date()
    return _the_only(text, [today, today + timedelta(days=1)], zone, since_us=now_us)


def moment_on(text: str, day: date, zone: tzinfo) -> int:
    """The moment at which clocks of the zone show a time on a day; refuses as `past_moment`."""
    return _the_only(text, [day], zone)


def moment_of_day(text: str, day: date, zone: tzinfo, reader: Symbols | None = None) -> int:
    """The moment of a day and a time, ``28 Nov 2026 20:00``; of the time alone on that `day`.

    Refuses as `moment_on` and `days.day` do.
    """
    words = text.split()
    splits = reversed(range(len(words)))
    at = next((at for at in splits if is_time(" ".join(words[at:]))), 0)
    said = " ".join(words[:at])
    try:
        return moment_on(" ".join(words[at:]), days.day(said, reader) if said else day, zone)
    except Doubtful as doubt:
        raise doubt.within(f"{said} {{}}" if said else "{}") from doubt


def _the_only(
    text: str, days: Sequence[date], zone: tzinfo, *, since_us: int = 0, until_us: int = 1 << 62
) -> int:
    """The moment of the first day that has one between the bounds."""
    plain = " ".join(text.split())
    at, mark = _time_and_zone(plain)
    marked = False
    for day in days:
        shown = moments_of(day, at, zone)
        if not shown and since_us <= _passed_over(day, at, zone) <= until_us:
            raise Refusal("time_left_out", time=f"{at:%H:%M}")
        named = {with_zone(us, zone): us for us in shown}
        fit = {name: us for name, us in named.items() if since_us <= us <= until_us}
        if mark:
            marked = marked or f"{at:%H:%M} {mark}" in {name.casefold() for name in named}
            if shown and not marked:
                raise Refusal("not_a_time", text=plain)
            fit = {name: us for name, us in fit.items() if name.casefold().endswith(f" {mark}")}
        if len(fit) > 1:
            raise Doubtful(plain, fit)
        if fit:
            return next(iter(fit.values()))
    raise Refusal("time_to_come", time=plain)


def _passed_over(day: date, at: time, zone: tzinfo) -> int:
    """When clocks went forward over a time that they left out: with a minute, found by looking."""
    left_out = datetime.combine(day, at, zone)
    turn = left_out.replace(fold=1).astimezone(UTC)
    while turn.astimezone(zone).utcoffset() != left_out.replace(fold=1).utcoffset():
        turn += timedelta(minutes=1)
    return (turn - EPOCH) // MICROSECOND


def with_zone(utc_us: int, zone: tzinfo) -> str:
    """A moment as clocks of the zone show it, and what they are set to: ``02:30 AEST``."""
    return f"{shown_at(utc_us, zone):%H:%M %Z}"


def _time_and_zone(text: str) -> tuple[time, str]:
    """The time, and the zone that was typed behind it."""
    found = _TIME.fullmatch(text.strip())
    if found is None or not (found[2] or found[3]):
        raise Refusal("not_a_time", text=text)
    hour, minute, half = int(found[1]), int(found[2] or 0), (found[3] or "").casefold()
    if half and 1 <= hour <= 12:  # noqa: PLR2004 - on a dial
        hour = hour % 12 + (12 if half == "p" else 0)
    elif half:
        raise Refusal("not_a_time", text=text)
    try:
        return time(hour, minute), (found[4] or "").casefold()
    except ValueError as error:
        raise Refusal("not_a_time", text=text) from error
