"""Who is named in a line: by seat, entry, place or paper, one after the other. Needs no Qt."""

import re

from tdapp.command.grammar.spoken import AtPlace, EntryNumber, Letters, PaperCode, Who
from tdapp.core.refusal import Refusal
from tdapp.table.geometry.seats import Seat
from tdapp.typed import figures

SEAT = re.compile(r"(\d{1,6})(?:-| - |- | -(?=\d{1,3} ?[a-z]))(\d{1,3})(?!\d)", re.ASCII)
CODE = re.compile(
    r"([0-9a-z]{4}-[0-9a-z]{4}-[a-z]\d{1,9}(?:/\d{1,6}(?:-\d{1,3})?)?(?:/\d{1,4})?)(?= |$)",
    re.ASCII,
)
ENTRY = re.compile(r"(?:# ?|(?:entry|entrant|player|eintrag) #?)(\d{1,9})(?!\d)", re.ASCII)
PLACE = re.compile(
    r"(?:place|position|platz) (\d{1,6})(?!\d)|(\d{1,6})(?:st|nd|rd|th)\b(?: place)?"
)
ALONE = re.compile(r"\d{1,3}(?![\d:.,]| ?[ap]\.?m\b| ?min)", re.ASCII)
NAME = re.compile(r"[^\W\d_](?:[^\W\d_]|['\u2019. -]|[\u0300-\u036f])*")
AGAIN = re.compile(r"(?<=\d) ?(?:bust|busts|busted|b|out)$")
"""What is said of the first is said of each."""
BETWEEN = re.compile(r" ?(?:,|&|\+|\band\b|\bund\b) ?(?:with )?")


def subjects(text: str) -> tuple[tuple[Who, ...], str] | None:
    """Those with whom a text begins, and what is said after them; None for nobody."""
    first = one_at_start(text)
    if first is None:
        return None
    who, rest = [first[0]], first[1]
    while (more := _next(rest, who[0])) is not None:
        who.append(more[0])
        rest = more[1]
    return tuple(who), rest


def one_at_start(text: str) -> tuple[Who, str] | None:
    """The one with whom a text begins, and what is said after."""
    found = CODE.match(text) or SEAT.match(text) or ENTRY.match(text) or PLACE.match(text)
    return None if found is None else (_who(found), text[found.end() :].strip())


def _next(text: str, first: Who) -> tuple[Who, str] | None:
    """Another one after a comma or an ``and``; a number alone is a seat of the same table."""
    between = BETWEEN.match(text)
    rest = text if between is None else text[between.end() :]
    found = one_at_start(rest)
    if found is not None or between is None or not isinstance(first, Seat):
        return found
    alone = ALONE.match(rest)
    return alone and (Seat(first.table, int(alone[0])), rest[alone.end() :].strip())


def everybody(text: str, first: Who) -> tuple[Who, ...]:
    """All that a text names and nothing else; refuses ``not_a_player``."""
    found: list[Who] = []
    for part in BETWEEN.split(text):
        found += _in_a_row(AGAIN.sub("", part.strip()), first)
    return tuple(found)


def _in_a_row(plain: str, first: Who) -> list[Who]:
    """One name, or seats and entries one after the other."""
    if NAME.fullmatch(plain):
        return [Letters(plain)]
    found: list[Who] = []
    while plain:
        known, alone = one_at_start(plain), ALONE.match(plain)
        if known is not None:
            found.append(known[0])
            plain = known[1]
        elif alone is not None and isinstance(first, Seat):
            found.append(Seat(first.table, int(alone[0])))
            plain = plain[alone.end() :].strip()
        else:
            raise Refusal("not_a_player", text=plain)
    return found


def _who(found: re.Match[str]) -> Who:
    if found.re is CODE:
        return PaperCode(found[1])
    if found.re is ENTRY:
        return EntryNumber(int(found[1]))
    if found.re is PLACE:
        return AtPlace(int(found[1] or found[2]))
    return Seat(*figures.seat(found[0]))
