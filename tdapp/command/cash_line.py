"""What is typed of cash tables and lists: `c7-3` is always a seat at a cash table."""

import re
from dataclasses import dataclass
from enum import Enum

from tdapp.shown.cash_words import is_of_a_game
from tdapp.table.geometry.seats import Seat


class CashVerb(Enum):
    """What is to be done."""

    LIST = "list"
    OPEN = "open"
    CLOSE = "close"
    SIT = "sit"
    OUT = "out"
    ADD = "add"
    MOVE = "move"
    AWAY = "away"
    BACK = "back"
    SHOW = "show"
    FILL = "fill"
    CREDIT = "credit"
    COUNT = "count"
    DROP = "drop"
    PUSH = "push"


@dataclass(frozen=True, slots=True)
class CashLine:
    """A line as far as it can be read without the room: `rest` is a game, an amount or a seat."""

    verb: CashVerb
    table: int | None = None
    seat: Seat | None = None
    who: str = ""
    rest: str = ""
    minutes: int | None = None


SEAT = r"c(?P<table>\d{1,6})-(?P<seat>\d{1,3})"
TABLE = r"c(?P<table>\d{1,6})"
AMOUNT = r"(?P<rest>\$?\d[\d.,]*(?: (?:table|chips))?)"
OF_MONEY = {
    CashVerb.FILL: r" (?P<rest>\S.*)",
    CashVerb.CREDIT: r" (?P<rest>\S.*)",
    CashVerb.COUNT: r"(?: (?P<rest>\S.*))?",
    CashVerb.DROP: r" (?P<rest>\$?\d[\d.,]*)",
    CashVerb.PUSH: "",
}
"""What is behind the verb and the table, whichever of these comes first."""
FORMS = tuple(
    (verb, re.compile(form, re.ASCII | re.IGNORECASE))
    for verb, form in (
        (CashVerb.PUSH, "push"),
        *((verb, rf"{verb.value} {TABLE}{rest}") for verb, rest in OF_MONEY.items()),
        *((verb, rf"{TABLE} {verb.value}{rest}") for verb, rest in OF_MONEY.items()),
        (CashVerb.OPEN, rf"open {TABLE} (?P<rest>\S.*)"),
        (CashVerb.OPEN, rf"{TABLE} open (?P<rest>\S.*)"),
        (CashVerb.CLOSE, rf"close {TABLE}(?: (?P<minutes>\d{{1,3}})(?: ?min)?)?"),
        (CashVerb.CLOSE, rf"{TABLE} close(?: (?P<minutes>\d{{1,3}})(?: ?min)?)?"),
        (CashVerb.OUT, rf"{SEAT} (?:out|leaves|gone)(?: with)? (?P<rest>\$?\d[\d.,]*(?: paid)?)"),
        (CashVerb.ADD, rf"{SEAT} (?:\+|adds? |top ?up ){AMOUNT}"),
        (
            CashVerb.MOVE,
            rf"{SEAT} (?:to|move to|>) (?P<rest>c?\d{{1,6}}(?:-\d{{1,3}})?(?: [\d.,]+)?)",
        ),
        (CashVerb.AWAY, rf"{SEAT} (?:is )?away"),
        (CashVerb.BACK, rf"{SEAT} (?:is )?(?:back|here)"),
        (CashVerb.SHOW, rf"{SEAT}"),
        (CashVerb.SHOW, TABLE),
    )
)
SITS = re.compile(
    rf"(?:sit )?(?P<who>\S.*?) (?:to|at|in) {SEAT} {AMOUNT}", re.ASCII | re.IGNORECASE
)
BY_PHONE = re.compile(r"(.*\S) in (\d{1,3})(?: ?min)?", re.IGNORECASE)
OF_CASH = re.compile(
    r"(?:(?:open|close|show|fill|credit|count|drop|push) )?c\d{1,6}(?![^\W_])",
    re.ASCII | re.IGNORECASE,
)
"""How a line begins that is of a cash table, whatever comes after."""


def read_cash(line: str) -> CashLine | None:
    """A line of cash tables and lists; None for any other.

    >>> read_cash("lee to c7-3 500")
    CashLine(verb=<CashVerb.SIT: 'sit'>, table=7, seat=7-3, who='lee', rest='500', minutes=None)
    """
    tidy = " ".join(line.replace("\N{EN DASH}", "-").split())
    for verb, form in FORMS:
        if found := form.fullmatch(tidy):
            return _line(verb, found)
    if found := SITS.fullmatch(tidy):
        return _line(CashVerb.SIT, found)
    return _list(tidy)


def is_of_cash(line: str) -> bool:
    """Whether a line can only be about a cash table, even one that is not understood."""
    return OF_CASH.match(" ".join(line.split())) is not None


def _line(verb: CashVerb, found: re.Match[str]) -> CashLine:
    named = found.groupdict()
    table, minutes = int(named.get("table") or 0), named.get("minutes")
    seat = Seat(table, int(named["seat"])) if named.get("seat") else None
    rest, who = named.get("rest") or "", named.get("who") or ""
    return CashLine(verb, table, seat, who, rest, int(minutes) if minutes else None)


def _list(line: str) -> CashLine | None:
    """``list plo lee``: the words of the game come first, then the name, then `in 30` minutes."""
    first, _, rest = line.partition(" ")
    if first.casefold() != CashVerb.LIST.value:
        return None
    phone = BY_PHONE.fullmatch(rest)
    words = (phone[1] if phone else rest).split()
    count = next((at for at, word in enumerate(words) if not is_of_a_game(word)), len(words))
    if not count or count == len(words):
        return None
    minutes = int(phone[2]) if phone else None
    who = " ".join(words[count:])
    return CashLine(CashVerb.LIST, who=who, rest=" ".join(words[:count]), minutes=minutes)
