"""Reading from a typed line who is there: ``12 all here``, ``12-5 away``, ``12-5 here``."""

import re

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.table.geometry.seats import Seat

ALL_HERE = re.compile(r"(\d{1,6}) all here(?: but (.+))?", re.ASCII)
ONE_SEAT = re.compile(r"(\d{1,6})-(\d{1,6}) (away|here|back)", re.ASCII)
MISSING = re.compile(r"(?:(\d{1,6})-)?(\d{1,6})", re.ASCII)
BETWEEN = re.compile(r"[ ,]+(?:and )?")
LONGEST = 120
MOST_DIGITS = 6


class AllHere(msgspec.Struct, frozen=True):
    """All sit at a table but those in the seats `away`."""

    table: int
    away: tuple[int, ...] = ()


class OneSeat(msgspec.Struct, frozen=True):
    """Whether a player is at the seat."""

    seat: Seat
    here: bool


Presence = AllHere | OneSeat


def read_presence(text: str) -> Presence:
    """What a line says; ``12 all here but 3 and 5`` leaves seats out.

    Capitals and spaces do not matter, a hyphen may be a dash. Refuses ``presence_not_understood``,
    and ``seat_of_another_table`` where a seat that is left out is at another one.
    """
    line = " ".join(text[:LONGEST].lower().replace("\u2013", "-").split())
    line = re.sub(r" ?- ?", "-", line)
    if len(text) > LONGEST or re.search(rf"\d{{{MOST_DIGITS + 1}}}", line):
        raise Refusal("presence_not_understood", text=text[:LONGEST])
    if found := ONE_SEAT.fullmatch(line):
        table, number, where = found.groups()
        return OneSeat(Seat(int(table), int(number)), here=where != "away")
    if found := ALL_HERE.fullmatch(line):
        table, missing = found.groups()
        return AllHere(int(table), _missing(int(table), missing or "", text))
    raise Refusal("presence_not_understood", text=text)


def _missing(table: int, named: str, text: str) -> tuple[int, ...]:
    seats = set()
    for word in filter(None, BETWEEN.split(named)):
        found = MISSING.fullmatch(word)
        if found is None:
            raise Refusal("presence_not_understood", text=text)
        other, number = found.groups()
        if other is not None and int(other) != table:
            raise Refusal("seat_of_another_table", seat=word, table=table)
        seats.add(int(number))
    return tuple(sorted(seats))
