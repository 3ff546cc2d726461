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
    PICK_UP = "pick_up"
    DEALT_OUT = "dealt_out"
    DEALT_IN = "dealt_in"
    MISSED = "missed"
    WANTS = "wants"
    STAYS = "stays"
    BUTTON = "button"
    CALL = "call"
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
SPELLED = re.compile(r"\b(?:cash ?(?:table ?)?|table c|c )(?=\d)", re.ASCII | re.IGNORECASE)
SEAT_SPELLED = re.compile(r"\b(c\d{1,6}),? (?:seat|s) ?(\d{1,3})\b", re.ASCII | re.IGNORECASE)
AMOUNT = r"(?P<rest>\$?\d[\d.,]*(?: (?:table|chips))?)"
MINUTES = r"(?: (?:in )?(?P<minutes>\d{1,3})(?: ?min\w*)?)?"
GOES = (
    r"(?:out|leaves?|left|gone|done|quits|cash(?:es|ed)? out|racks? up|racked up|picks up"
    r"|colou?rs? up)(?: with| for)?"
)
BUYS = r"(?:\+|adds?(?: on)?|add-?on|re-?buys?|re-?loads?|tops? ?up|buys)(?: for)?"
IS_AWAY = (
    r"(?:(?:is|has|at|on|goes to) )*(?:away|absent|lunch|dinner|sitting out|sits? out|break"
    r"|missing|stepped away|smoking|for a smoke)"
)
GOES_TO = r"(?:to|moves? to|goes to|seat change(?: to)?|>|->)"
TO = r"(?P<rest>c?\d{1,6}(?:-\d{1,3})?(?: [\d.,]+)?)"
TAKES = r"(?:to|at|in|sits|takes|into)"
OPEN_SEAT = r"(?:(?:seat|chair) (?:is )?(?:open|free|empty)|(?:open|free|empty) (?:seat|chair))"
WAY_IN = r"(?P<rest>posts|waits|paid)"
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
        (CashVerb.CALL, rf"{OPEN_SEAT}(?: (?:at|on|in))? {TABLE}"),
        (CashVerb.CALL, rf"call(?: next)?(?: (?:to|for))? {TABLE}"),
        (CashVerb.CALL, rf"{TABLE} (?:has (?:an? )?)?(?:{OPEN_SEAT}|calls?(?: next)?)"),
        (CashVerb.OPEN, rf"(?:open|start|spread|new game) {TABLE} (?P<rest>\S.*)"),
        (CashVerb.OPEN, rf"{TABLE} opens? (?P<rest>\S.*)"),
        (CashVerb.OPEN, rf"(?:open|start|spread) (?P<rest>\S.*) (?:on|at) {TABLE}"),
        (CashVerb.CLOSE, rf"(?:close|break) {TABLE}{MINUTES}"),
        (CashVerb.CLOSE, rf"{TABLE} (?:is )?(?:clos(?:e|es|ing)|break(?:s|ing)?){MINUTES}"),
        (CashVerb.OUT, rf"{SEAT} {GOES}(?: (?P<rest>\$?\d[\d.,]*(?: paid)?))?"),
        (CashVerb.OUT, rf"{GOES} {SEAT}(?: (?:with |for )?(?P<rest>\$?\d[\d.,]*(?: paid)?))?"),
        (CashVerb.ADD, rf"{SEAT} ?{BUYS} ?{AMOUNT}"),
        (CashVerb.ADD, rf"{BUYS} {SEAT} {AMOUNT}"),
        (CashVerb.MOVE, rf"{SEAT} {GOES_TO} {TO}"),
        (CashVerb.AWAY, rf"{SEAT} {IS_AWAY}(?: (?:for )?(?P<minutes>\d{{1,3}})(?: ?min)?)?"),
        (CashVerb.AWAY, rf"{IS_AWAY} {SEAT}"),
        (CashVerb.BACK, rf"{SEAT} (?:is )?(?:back|here|returned|sits in)(?: from \w+)?"),
        (CashVerb.PICK_UP, rf"{SEAT} pick(?:ed)? ?up(?: (?P<rest>\S.*))?"),
        (CashVerb.DEALT_OUT, rf"{SEAT} (?:is )?(?:dealt out|deal out|sits? out)"),
        (CashVerb.DEALT_IN, rf"{SEAT} (?:is )?(?:dealt |deal |comes )?in(?: {WAY_IN})?"),
        (CashVerb.DEALT_IN, rf"{SEAT} {WAY_IN}"),
        (CashVerb.MISSED, rf"{SEAT} missed(?: (?P<rest>big|small|both))?(?: blinds?)?"),
        (CashVerb.WANTS, rf"{SEAT} wants (?:seat )?(?P<rest>c?\d{{1,6}}(?:-\d{{1,3}})?)"),
        (CashVerb.STAYS, rf"{SEAT} stays"),
        (CashVerb.BUTTON, rf"{TABLE} button (?P<rest>\d[\d ,/-]*)"),
        (CashVerb.SHOW, rf"(?:who is (?:in )?|who's in )?{SEAT}(?: who)?\??"),
        (CashVerb.SHOW, rf"{TABLE}(?: who)?\??"),
        (
            CashVerb.SIT,
            rf"(?:(?:sit|seat) )?(?P<who>\S.*?) {TAKES} {SEAT} {AMOUNT}",
        ),
        (CashVerb.SIT, rf"{SEAT} (?P<who>[^\W\d_][^\d+]*) {AMOUNT}"),
        (CashVerb.SIT, rf"(?P<who>[^\W\d_][^\d]*) {SEAT} {AMOUNT}"),
    )
)
BY_PHONE = re.compile(r"(.*\S) in (\d{1,3})(?: ?min)?", re.IGNORECASE)
ONTO = re.compile(
    r"(?:add|put) (?P<who>.+?) (?:to|on|onto) (?:the )?(?P<game>.+?)(?: list)?"
    r"|(?P<name>(?!who|what|is )\S.*?) (?:on|waits for|waiting for) (?:the )?(?P<of>.+?)(?: list)?",
    re.IGNORECASE,
)
NEXT = re.compile(
    r"(?:call |offer )?next(?: (?:to|for|on|in))?(?: the)? (?P<game>.+)", re.IGNORECASE
)
OF_CASH = re.compile(
    r"(?:(?:open|close|show|break|fill|credit|count|drop|push) )?c\d{1,6}(?![^\W_])",
    re.ASCII | re.IGNORECASE,
)
"""How a line begins that is of a cash table, whatever comes after."""


def read_cash(line: str) -> CashLine | None:
    """A line of cash tables and lists; None for any other.

    >>> read_cash("lee to c7-3 500")
    CashLine(verb=<CashVerb.SIT: 'sit'>, table=7, seat=7-3, who='lee', rest='500', minutes=None)
    """
    tidy = SEAT_SPELLED.sub(r"\1-\2", SPELLED.sub("c", _tidy(line)))
    for verb, form in FORMS:
        if found := form.fullmatch(tidy):
            return _line(verb, found)
    return _list(tidy) or _onto(tidy) or _next(tidy)


def is_of_cash(line: str) -> bool:
    """Whether a line can only be about a cash table, even one that is not understood."""
    return OF_CASH.match(SPELLED.sub("c", _tidy(line))) is not None


def _tidy(line: str) -> str:
    return " ".join(line.replace("\N{EN DASH}", "-").split())


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


def _onto(line: str) -> CashLine | None:
    """``add lee to plo``, ``lee on plo``: only words of a game come last."""
    found = ONTO.fullmatch(line)
    game = "" if found is None else found["game"] or found["of"]
    if found is None or not _is_a_game(game):
        return None
    return CashLine(CashVerb.LIST, who=found["who"] or found["name"], rest=game)


def _next(line: str) -> CashLine | None:
    """``call next plo``: whoever is next for a game."""
    found = NEXT.fullmatch(line)
    if found is None or not _is_a_game(found["game"]):
        return None
    return CashLine(CashVerb.CALL, rest=found["game"])


def _is_a_game(typed: str) -> bool:
    words = typed.split()
    return all(map(is_of_a_game, words)) and any(map(str.isalpha, words))
