"""Reads what is typed of tables, seats and players: ``12``, ``12-5``, ``3 1 2``, ``4 5 6``."""

import re

from tdapp.core.refusal import Refusal
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition
from tdapp.tournament.tournament import Tournament
from tdapp.typed import figures
from tdapp.typed.figures import NUMBER, SEAT

BETWEEN = re.compile(r"[\s,;>]+")
UNKNOWN = ("-", "?")


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
