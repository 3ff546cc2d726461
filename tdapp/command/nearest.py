"""What a line that nobody understands comes nearest to, and which of its words are known."""

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import lru_cache
from itertools import islice

from tdapp.command.grammar.also_said import acts_of, of_all
from tdapp.command.grammar.named import NAME
from tdapp.command.grammar.plain_line import tidy_line
from tdapp.command.grammar.vocabulary import OF_PLAYERS, OF_TABLES, SAID_FIRST
from tdapp.core.refusal import Refusal
from tdapp.house.room_registry import RoomRegistry
from tdapp.shown.floor_calls import next_tables
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.tournament import Tournament

MOST = 3
ENOUGH = 2
"""So many words of a phrase are to be in the line, where anything else comes near."""
LIKE = 0.6
"""How like two words must be, of 1."""
LONE_SEAT = re.compile(r"(?<![\w-])(?:seat|platz) #?(\d{1,2})(?![\w:.-])", re.ASCII)
SOME_TABLES = re.compile(r"(?:open|add|spread) ([2-9]) (?:more |new |extra )*tables", re.ASCII)
ALL_BACK = re.compile(
    r"(?:everyone|everybody|all|they)(?: are| is|'re|'s)? (?:back|returned|here)"
    r"(?: (?:from|after) (?:break|dinner|lunch|meal|food))?"
)
TO_EVENT = re.compile(
    r"(?:(?P<verb>pause|stop|start|resume) |(?:go|switch|change|turn|back) to )?(?P<title>\S.*?)"
    r"(?: events?| clocks?)?"
)
EVERY = frozenset({"all", "everything", "both"})
LETTERS = re.compile(r"[^\W\d_]{2,}")
SMALL = frozenset({"the", "to", "of", "at", "on", "in", "is", "and", "for", "by", "no", "it"})


def nearest_lines(
    text: str, refusal: Refusal, acts: Iterable[str], enough: int = ENOUGH
) -> list[str]:
    """The few lines that come nearest; after a seat or table the words that are said of such.

    They are like the line, or have `enough` words of it.
    """
    line = tidy_line(text)
    rest = str(refusal.details.get("text", line))
    begun = line.removesuffix(rest) if rest != line else ""
    words = {
        "no_such_verb": (*OF_PLAYERS, *acts_of("player").by_name),
        "no_table_verb": (*OF_TABLES, *acts_of("table").by_name),
    }.get(refusal.code, (*SAID_FIRST, *of_all().by_name, *acts))
    before = max((one for one in words if rest.startswith(f"{one} ")), key=len, default="")
    found = dict.fromkeys([*([before] if before else ()), *nearest(rest, words)])
    lines = (f"{begun}{word}" for word in (*found, *_sharing(rest, words, enough)))
    return [one for one in dict.fromkeys(lines) if one != line][:MOST]


def _sharing(text: str, phrases: Iterable[str], enough: int) -> list[str]:
    """The phrases that have most of its words, and fewest others."""
    said = _words_of(text)
    of_each = ((one, _words_of(one)) for one in dict.fromkeys(phrases))
    found = {
        one: (-len(said & own), len(own - said))
        for one, own in of_each
        if len(said & own) >= enough
    }
    return sorted(found, key=found.__getitem__)


@lru_cache(maxsize=8_192)
def _words_of(text: str) -> frozenset[str]:
    return frozenset(LETTERS.findall(text)) - SMALL


def nearest(word: str, words: Iterable[str]) -> list[str]:
    """The few that are most like it, of about its length."""
    first, least, most = word[:1], len(word) * 2 // 3 - 1, len(word) * 3 // 2 + 2
    likely = {one for one in words if least <= len(one) <= most and one[:1] == first}
    return get_close_matches(word, sorted(likely), MOST, LIKE)


def known_words(text: str) -> list[str]:
    """The words of a line that something is called by."""
    known = _vocabulary()
    return [word for word in dict.fromkeys(LETTERS.findall(tidy_line(text))) if word in known]


def maybe_names(line: str) -> list[str]:
    """The first few words of a tidy line that are none of the floor's."""
    words = (word for word in LETTERS.findall(line) if word not in SMALL)
    return [word for word in words if not known_words(word)][:MOST]


def newcomers_name(text: str) -> str:
    """The whole name behind known words, if any, and before nothing else; else nothing."""
    words = text.split()
    while words and known_words(words[0]):
        del words[0]
    name = " ".join(words)
    whole = len(words) > 1 and not known_words(name) and NAME.fullmatch(tidy_line(name))
    return name if whole else ""


def in_full(line: str, state: Tournament, room: RoomRegistry) -> list[str]:
    """A line with the tables that it leaves out: ``open 2 tables`` are the next ones."""
    opened = SOME_TABLES.fullmatch(line)
    if opened is not None:
        coming = islice(next_tables(state, room), int(opened[1]))
        return [f"open tables {' and '.join(map(str, coming))}"]
    if ALL_BACK.fullmatch(line) is not None:
        seats = (state.seating.seat_of.get(one) for one in state.attendance.away)
        tables = sorted({seat.table for seat in seats if seat is not None})
        return [*(f"{one} all here" for one in tables[: MOST - 1]), "end break", "start"]
    return at_each_table(line, state.seating.entry_at)


def events_called(line: str, titles: Mapping[int, str]) -> list[str]:
    """The events whose titles have all words of a line, perhaps with what their clocks do."""
    found = TO_EVENT.fullmatch(line)
    said = set() if found is None else set(found["title"].split())
    if found is None or not said:
        return []
    every = bool(found["verb"]) and said <= EVERY
    fits = (one for one, title in titles.items() if every or said <= {*title.casefold().split()})
    return [f"{one} {found['verb']}" if found["verb"] else f"event {one}" for one in fits]


def at_each_table(line: str, taken: Iterable[Seat]) -> list[str]:
    """A line that names a seat without its table, at the first few tables where it is taken."""
    found = LONE_SEAT.search(line)
    if found is None:
        return []
    seats = sorted((one.table, one.seat) for one in taken if one.seat == int(found[1]))
    before, after = line[: found.start()], line[found.end() :]
    return [f"{before}{table}-{seat}{after}" for table, seat in seats[:MOST]]


@lru_cache(maxsize=1)
def _vocabulary() -> frozenset[str]:
    phrases = (*OF_PLAYERS, *OF_TABLES, *SAID_FIRST, *of_all().by_name)
    return frozenset(word for one in phrases for word in LETTERS.findall(one)) - SMALL
