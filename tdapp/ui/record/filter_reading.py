"""What of the record is wanted: read from a few typed words, and said again word by word."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import TypeVar

from tdapp.core.event import ActKind
from tdapp.core.ids import StaffId, StationId, StreamId
from tdapp.core.instant import shown_at
from tdapp.core.refusal import Doubtful, Refusal
from tdapp.desk.record_log import RecordFilter
from tdapp.typed.figures import NUMBER
from tdapp.typed.times import is_time, moment_on, past_moment
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.typed import read_day
from tdapp.ui.record.act_text import kind_words

TIME = re.compile(r"(?:(\d{1,2}([./])\d{1,2})\.? )?(\d.*)", re.ASCII)
SECOND_US = 1_000_000
Id = TypeVar("Id", StreamId, StaffId)


@dataclass(frozen=True, slots=True)
class Chip:
    """One thing that is kept back, in words, and the filter `without` it."""

    words: str
    without: RecordFilter


@dataclass(frozen=True, slots=True)
class FilterNames:
    """What words of a filter may name: events by title, staff by name, and now (UTC)."""

    events: Mapping[StreamId, str]
    staff: Mapping[StaffId, str]
    now_us: int


def read_filter(text: str, wanted: RecordFilter, known: FilterNames) -> RecordFilter:
    """`wanted` with one thing more, as it is typed.

    ``since 01:00``, ``until 28.11 23:00``, ``by okafor``, ``entry 12``, ``station cage``,
    ``exits``, ``not chips``, ``denied``, ``event turbo``, ``all events``. Refuses
    ``filter_not_understood``.
    """
    said = " ".join(text.split())
    word, _, rest = said.partition(" ")
    read = _READ.get(word.casefold())
    if read is not None and rest:
        return read(rest, wanted, known)
    kind = _kind(said)
    if kind is None:
        raise Refusal("filter_not_understood", text=said)
    return replace(wanted, only=wanted.only | {kind}, without=wanted.without - {kind})


def chips(wanted: RecordFilter, known: FilterNames) -> list[Chip]:
    """Everything that is kept back, each with the filter that lets it in again."""
    return [*_chips_of_values(wanted, known), *_chips_of_kinds(wanted)]


def _chips_of_values(wanted: RecordFilter, known: FilterNames) -> Iterator[Chip]:
    text = voice().text
    event, by = wanted.event, wanted.by
    if event is not None:
        said = text("filter", "event {title}")
        yield Chip(said.format(title=known.events.get(event, event)), replace(wanted, event=None))
    if wanted.since_us is not None:
        said = text("filter", "since {time}", time=_when(wanted.since_us, known))
        yield Chip(said, replace(wanted, since_us=None))
    if wanted.until_us is not None:
        said = text("filter", "until {time}", time=_when(wanted.until_us, known))
        yield Chip(said, replace(wanted, until_us=None))
    if by is not None:
        said = text("filter", "by {name}", name=known.staff.get(by, by))
        yield Chip(said, replace(wanted, by=None))
    if wanted.entry is not None:
        said = text("filter", "entry {number}", number=wanted.entry)
        yield Chip(said, replace(wanted, entry=None))
    if wanted.station is not None:
        said = text("filter", "station {name}", name=wanted.station)
        yield Chip(said, replace(wanted, station=None))


def _chips_of_kinds(wanted: RecordFilter) -> Iterator[Chip]:
    for kind in sorted(wanted.only, key=kind_words):
        yield Chip(kind_words(kind), replace(wanted, only=wanted.only - {kind}))
    for kind in sorted(wanted.without, key=kind_words):
        said = voice().text("filter", "all but {kind}", kind=kind_words(kind))
        yield Chip(said, replace(wanted, without=wanted.without - {kind}))


def _since(text: str, wanted: RecordFilter, known: FilterNames) -> RecordFilter:
    return replace(wanted, since_us=_moment("since", text, known.now_us))


def _until(text: str, wanted: RecordFilter, known: FilterNames) -> RecordFilter:
    minute_us = 60 * SECOND_US
    return replace(wanted, until_us=_moment("until", text, known.now_us) + minute_us - 1)


def _by(text: str, wanted: RecordFilter, known: FilterNames) -> RecordFilter:
    return replace(wanted, by=_one(text, known.staff))


def _station(text: str, wanted: RecordFilter, _: FilterNames) -> RecordFilter:
    return replace(wanted, station=StationId(text))


def _entry(text: str, wanted: RecordFilter, _: FilterNames) -> RecordFilter:
    if NUMBER.fullmatch(text) is None:
        raise Refusal("filter_not_understood", text=f"entry {text}")
    return replace(wanted, entry=int(text))


def _event(text: str, wanted: RecordFilter, known: FilterNames) -> RecordFilter:
    return replace(wanted, event=_one(text, known.events))


def _all(text: str, wanted: RecordFilter, _: FilterNames) -> RecordFilter:
    if text.casefold() != "events":
        raise Refusal("filter_not_understood", text=f"all {text}")
    return replace(wanted, event=None)


def _not(text: str, wanted: RecordFilter, _: FilterNames) -> RecordFilter:
    kind = _kind(text)
    if kind is None:
        raise Refusal("filter_not_understood", text=f"not {text}")
    return replace(wanted, without=wanted.without | {kind}, only=wanted.only - {kind})


_READ: Mapping[str, Callable[[str, RecordFilter, FilterNames], RecordFilter]] = {
    "since": _since,
    "until": _until,
    "by": _by,
    "station": _station,
    "event": _event,
    "entry": _entry,
    "all": _all,
    "not": _not,
}


def _kind(text: str) -> ActKind | None:
    """The kind that a word begins, by its name here or in English."""
    plain = text.casefold()
    called = {kind: (kind_words(kind).casefold(), kind.value) for kind in ActKind}
    begun = [kind for kind, names in called.items() if any(one.startswith(plain) for one in names)]
    exact = [kind for kind in begun if plain in called[kind]]
    return exact[0] if exact else begun[0] if plain and len(begun) == 1 else None


def _one(text: str, known: Mapping[Id, str]) -> Id:
    """What is called so, or the only one whose name holds the text."""
    plain = text.casefold()
    held = [id_ for id_, name in known.items() if plain in name.casefold()]
    exact = [id_ for id_, name in known.items() if plain in {name.casefold(), str(id_).casefold()}]
    found = exact[:1] or held
    if len(found) != 1:
        raise Refusal("filter_not_understood", text=text)
    return found[0]


def _moment(word: str, text: str, now_us: int) -> int:
    """The last time that clocks here showed this; or that of a day, the last one of that date."""
    found = TIME.fullmatch(text)
    if found is None or not is_time(found[3]):
        raise Refusal("filter_not_understood", text=text)
    zone, day = voice().zone, found[1]
    try:
        if day is None:
            return past_moment(found[3], now_us, zone)
        return moment_on(found[3], _last_date(day, found[2], shown_at(now_us, zone)), zone)
    except Doubtful as doubt:
        raise doubt.within(f"{word} {day} {{}}" if day else f"{word} {{}}") from None


def _last_date(text: str, mark: str, now: datetime) -> date:
    """The last day that has this date without a year."""
    this_year = read_day(f"{text}{mark}{now.year}")
    return this_year if this_year <= now.date() else read_day(f"{text}{mark}{now.year - 1}")


def _when(at_us: int, known: FilterNames) -> str:
    """A time, with its day where that is another one."""
    time = voice().time(at_us)
    return (
        time if voice().day(at_us) == voice().day(known.now_us) else f"{voice().day(at_us)} {time}"
    )
