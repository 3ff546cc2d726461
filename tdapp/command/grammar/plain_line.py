"""A line in its plainest form: small letters, and every seat written as ``12-5``."""

import re
import tomllib
import unicodedata
from typing import Any

import resources
from tdapp.command.grammar.vocabulary import SAID_FIRST
from tdapp.core.refusal import Doubtful, Refusal
from tdapp.tournament.brackets.halves import SIDES, TableHalf

LONGEST = 120
DASHES = re.compile("[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]")
LAST_WORDS = re.compile(
    r"(?:(?:[!;]|(?:(?<=[^\W\d_])|(?<=-\d)|(?<=-\d\d))\?| (?:now|please|pls|thanks|bitte|jetzt))+)$"
)
ONE = re.compile(
    r"(?<![^\W\d_])(?:an?|one|another) (?=(?:more )?(?:min|minute|round|hand|orbit|hour)\b)"
)
ARTICLES = re.compile(r"(?:(?<= )|^)(?:the|this|current) (?=\S)")
LOOSE = re.compile(
    r"[()\[\]\"“”„]|^ *please (?=\S)|(?<=\d-\d) [-:,]+ (?=[^\W\d_])|#(?=\d{1,6}-\d)"
    r"|^ *(?:the )?player (?:at|in|on|from) (?=(?:t|table |seat )?\d)",
    re.IGNORECASE,
)
AFTER_WORD = re.compile(r"(?<=[^\W\d_])(?: =|:) +(?=\d)")
NUMBERS = {
    **dict(zip(("first", "second", "third"), (1, 2, 3), strict=True)),
    **dict(zip(("two", "three", "four", "five", "six", "eight"), (2, 3, 4, 5, 6, 8), strict=True)),
    **dict(zip(("ten", "fifteen", "twenty", "thirty", "sixty"), (10, 15, 20, 30, 60), strict=True)),
}
UNITS = "(?:more |new )?(?:tables?|mins?|minutes?|hours?|sec|rounds?|hands?|orbits?)"
IN_WORDS = re.compile(
    rf"\b(?:{'|'.join(NUMBERS)})(?= (?:place|{UNITS})\b)|(?<=^pay )(?:first|second|third)$"
)
SPLIT_WORDS = re.compile(r"(?<![^\W\d_])(?<!')(add|re)[ -](?=ons?(?![^\W\d_])|buy|bought|load|ent)")
EVENT_FIRST = re.compile(r"(\d{1,4})(?: +(?=\S)|(?=[^\W\d_]|\+))(.+)", re.ASCII)
TABLE = r"(?<![^\W\d_])(?:table|tbl|tisch|t)\.? ?#?(\d{1,6})"
SEAT = r"(?:seat|platz|st|s)\.? ?#?(\d{1,3})(?![\w:.])"
PLACES = tuple(
    (re.compile(pattern, re.ASCII), seat)
    for pattern, seat in (
        (rf"{TABLE} ?[,/.:-]? ?{SEAT}", r"\1-\2"),
        (rf"(?<![^\W\d_]){SEAT},? ?(?:(?:at|on|of|from|an) )?{TABLE}(?!\d)", r"\2-\1"),
        (rf"(?<![\w.:/#-])(\d{{1,6}}),? ?{SEAT}", r"\1-\2"),
        (rf"(?<![\w.:/#-]){SEAT} (?:at|of|on) (\d{{1,6}})(?![\d.:]| ?[ap]\.?m\b)", r"\2-\1"),
        (rf"{TABLE} ?[-/.:] ?(\d{{1,3}})(?![\d:.])", r"\1-\2"),
    )
)
AT_HALF = re.compile(
    r"(?<![\w.:/#-])(?:table |tbl |tisch |t)?(\d{1,6}) ?([ab])(?: ?[-/.,:] ?| ?seat | ?s?)([12])"
    r"(?!\d)",
    re.ASCII,
)
"""A seat at a side of a divider."""
BY_POINT = re.compile(
    r"(?<!at )(?<![\w.:/,#-])(\d{1,6}) ?[/.] ?(1\d|20|[1-9])(?![\d.:/]|[km]\b|,\d| ?[ap]\.?m\b)",
    re.ASCII,
)
ORDERS = tomllib.loads(resources.read("words", "orders.toml"))
Orders = tuple[tuple[re.Pattern[str], Any], ...]


def _orders(kind: str) -> Orders:
    """Patterns of whole lines with what each is for, the parts that they name filled in."""

    def filled(pattern: str) -> re.Pattern[str]:
        for name, part in reversed(ORDERS["parts"].items()):
            pattern = pattern.replace(f"<{name}>", part)
        return re.compile(pattern, re.ASCII)

    return tuple((filled(pattern), means) for pattern, means in ORDERS["lines"][kind])


SHORT = tuple((re.compile(pattern), plain) for pattern, plain in ORDERS["lines"]["short"])
OTHER_ORDER, WAYS, TAKERS = map(_orders, ("orders", "ways", "takers"))
"""Said in another order; what is done by other lines; who takes a bounty, but not whose."""


def tidy_line(text: str) -> str:
    """The line in its plainest form; refuses ``command_too_long``."""
    if len(text) > LONGEST:
        raise Refusal("command_too_long", most=LONGEST)
    plain = unicodedata.normalize("NFKC", DASHES.sub("-", text))
    plain = LOOSE.sub(" ", plain)
    line = " ".join(DASHES.sub("-", plain).casefold().split())
    line = ONE.sub("1 ", ARTICLES.sub("", LAST_WORDS.sub("", line)))
    line = IN_WORDS.sub(lambda found: str(NUMBERS[found[0]]), AFTER_WORD.sub(" ", line))
    line = SPLIT_WORDS.sub(r"\1", line)
    for pattern, short in SHORT:
        line = pattern.sub(short, line)
    for pattern, order in OTHER_ORDER:
        found = pattern.fullmatch(line)
        line = line if found is None else found.expand(order)
    return _with_seats(line)


def must_be_done_at_once(line: str) -> None:
    """Refuse a plain line that is no act of its own: ``whose_bounty``, or `Doubtful`."""
    for told, ways in WAYS:
        if found := told.fullmatch(line):
            said = found.groups("")
            raise Doubtful(line, {way.format(*said, who="".join(said)): 0 for way in ways})
    if any(told.fullmatch(line) for told, _ in TAKERS):
        raise Refusal("whose_bounty")


def _at_half(found: re.Match[str]) -> str:
    half = TableHalf(int(found[1]), SIDES.index(found[2]))
    return str(half.seats[int(found[3]) - 1])


def _with_seats(line: str) -> str:
    """The line with its seats as they are written; a time or amount of the clock's stays one."""
    line = AT_HALF.sub(_at_half, line)
    for pattern, seat in PLACES:
        line = pattern.sub(seat, line)
    numbered = EVENT_FIRST.fullmatch(line)
    rest = line if numbered is None else numbered[2]
    if line[:1] in "+-" or SAID_FIRST.whole(rest) is not None:
        return line
    return BY_POINT.sub(r"\1-\2", line)
