"""Reads what is typed of tables, seats, players, times and clocks: ``12-5``, ``3 1 2``, ``+5``."""

import re
from dataclasses import dataclass
from datetime import tzinfo

from tdapp.core.instant import SECOND_US
from tdapp.core.refusal import Doubtful, Refusal
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition
from tdapp.tournament.tournament import Tournament
from tdapp.typed import figures
from tdapp.typed.figures import NUMBER, SEAT
from tdapp.typed.times import duration, is_time, past_moment

BETWEEN = re.compile(r"[\s,;>]+")
UNKNOWN = ("-", "?")
_LEVEL = re.compile(r"(?:level|l|#)\s*(\d{1,4})", re.IGNORECASE | re.ASCII)
_SIGNS = {"+": 1, "-": -1, "\N{MINUS SIGN}": -1}


def read_seat(text: str) -> Seat:
    """A table and a seat, ``12-5``; refuses ``not_a_seat``."""
    return Seat(*figures.seat(text))


def read_seat_at(text: str, table: int) -> Seat:
    """A seat of a table, ``12-5`` or its number alone; refuses ``not_a_seat``."""
    plain = text.strip()
    return Seat(table, int(plain)) if NUMBER.fullmatch(plain) else read_seat(plain)


def read_player(text: str, state: Tournament) -> int:
    """An entry by its number or by its seat, ``231``, ``#231`` or ``12-5``.

    Refuses ``not_a_player``, ``nobody_in_seat`` and ``no_such_entry``.
    """
    plain = text.strip()
    if NUMBER.fullmatch(plain.removeprefix("#")):
        return state.entry(int(plain.removeprefix("#"))).number
    if SEAT.fullmatch(plain) is None:
        raise Refusal("not_a_player", text=plain)
    seat = read_seat(plain)
    entry = state.seating.entry_at.get(seat)
    if entry is None:
        raise Refusal("nobody_in_seat", seat=str(seat))
    return entry


def read_tables(text: str) -> tuple[int, ...]:
    """Table numbers one after the other, ``3 1 2``; refuses ``not_tables``."""
    parts = _parts(text)
    if not parts or not all(NUMBER.fullmatch(part) for part in parts):
        raise Refusal("not_tables", text=text.strip())
    return tuple(map(int, parts))


def read_button(text: str) -> ButtonPosition:
    """The seats of button, small and big blind, as many as are known; ``-`` for one that is not.

    Refuses ``not_a_button``.
    """
    parts = _parts(text)
    known = [part for part in parts if part not in UNKNOWN]
    too_many = len(parts) > len(ButtonPosition.__struct_fields__)
    if not parts or too_many or not all(NUMBER.fullmatch(part) for part in known):
        raise Refusal("not_a_button", text=text.strip())
    return ButtonPosition(*(None if part in UNKNOWN else int(part) for part in parts))


def _parts(text: str) -> list[str]:
    return [part for part in BETWEEN.split(text.strip()) if part]


@dataclass(frozen=True, slots=True)
class ExitTime:
    """The hand of an exit or its time (UTC), each None where it is not known."""

    hand: str | None = None
    happened_us: int | None = None


def read_when(typed: str, now_us: int, zone: tzinfo) -> ExitTime:
    """A hand as it is numbered here, or a time of the day that is past; nothing where it is empty.

    Refuses ``time_left_out`` for one that the wall clock left out, ``doubtful`` for one it showed
    twice.
    """
    said = " ".join(typed.split())
    if not is_time(said):
        return ExitTime(hand=said or None)
    return ExitTime(happened_us=past_moment(said, now_us, zone))


@dataclass(frozen=True, slots=True)
class TypedTime:
    """Exactly one of them: microseconds left, microseconds more or less, a level's number."""

    left_us: int | None = None
    delta_us: int | None = None
    level: int | None = None


def typed_time(text: str) -> TypedTime:
    """Read ``12:30``, ``12.30``, ``1:02:30``, ``12``, ``+5``, ``-0:30`` or ``level 7``.

    A number alone is minutes. Refuses ``time_not_understood``.
    """
    said = text.strip()
    level = _LEVEL.fullmatch(said)
    if level is not None:
        return TypedTime(level=int(level[1]))
    sign = _SIGNS.get(said[:1])
    try:
        span_us = _span_us(said if sign is None else said[1:].strip())
    except Doubtful as doubt:
        raise doubt.within(f"{said[:1]}{{}}" if sign else "{}") from None
    return TypedTime(left_us=span_us) if sign is None else TypedTime(delta_us=sign * span_us)


def _span_us(said: str) -> int:
    try:
        return duration(said) * SECOND_US
    except Refusal as error:
        if error.code != "not_a_duration":
            raise
        raise Refusal("time_not_understood") from error
