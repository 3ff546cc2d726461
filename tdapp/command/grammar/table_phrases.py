"""What is said of whole tables: ``12 button 4``, ``hold 12``, ``break t14``. Needs no Qt."""

import re

from tdapp.command.grammar.also_said import acts_of
from tdapp.command.grammar.named import one_at_start
from tdapp.command.grammar.spoken import OF_TABLES_EACH, Spoken, Verb
from tdapp.command.grammar.vocabulary import OF_PLAYERS, OF_TABLES, SAID_FIRST
from tdapp.command.grammar.written import in_two_ways
from tdapp.core.refusal import Refusal
from tdapp.shown.reading import read_button
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition
from tdapp.table.seating.presence_text import AllHere, read_presence
from tdapp.voice.voice import Voice

NUMBER = r"(?:t(?:able|bl)?\.? ?#?|tisch )?(\d{1,6})"
TABLE = re.compile(rf"{NUMBER}(?![\d:.]|-\d| - \d)", re.ASCII)
ONE_TABLE = re.compile(NUMBER.replace("?(", "?#?("), re.ASCII)
TABLE_AND_MORE = re.compile(rf"{NUMBER} .+", re.ASCII)
BARE_TABLE = re.compile(r"\d{1,3}", re.ASCII)
JOINED = r"(?: ?[,&+] ?(?:and |und )?| and | und | )(?:t(?:able)?s? ?)?#?"
TABLES = re.compile(
    rf"(?<![\w#.:/-])(?P<said>(?:t|tbl|table|tisch)s?\.? ?#?|tische )?"
    r"(?:(?P<first>\d{1,6}) ?(?:-|to|bis) ?(?P<last>\d{1,6})"
    rf"|(?P<each>\d{{1,6}}(?:{JOINED}\d{{1,6}})+))"
    r"(?![\w.:/-])",
    re.ASCII,
)
MOST_TABLES = 60
OF_ROOM = re.compile(r"(?:open|close) \d+ (?:to|bis) ")
FILLERS = re.compile(r"^(?:(?:has|is|are|the|at|of|for|on|now|please|table)(?: |$))+")
IN_BUTTON = re.compile(r"\b(?:seat|seats|at|on|to|is|the|sb|bb|small|big|blind|button)\b|[:=]")
SEATS = re.compile(r"\bseats? (?=\d)")
BUT = re.compile(r"^(?:except(?: for)?|without|minus|not|less|außer|ohne)\b")
WITH_TABLES = re.compile(r"(?: ?(?:for|at|of|the|all|both|tables?))+$")
NAMES_TABLE = frozenset({Verb.BREAK, Verb.CLOSE, Verb.OPEN})
CLOCK = frozenset({Verb.PAUSE, Verb.START, Verb.REST})
"""What is said of a clock in the words that are said of a table."""
BLINDS = {Verb.BUTTON: 0, Verb.SMALL_BLIND: 1, Verb.BIG_BLIND: 2}
"""Which of the places of a button a verb tells."""


def of_table(line: str, event: int | None, _: Voice) -> Spoken | None:
    """``12 button 4``, ``12 hold`` and so on; the table alone shows it."""
    found = TABLE.match(line)
    if found is None:
        return _button_by_seat(line, event)
    table, rest = int(found[1]), line[found.end() :].strip()
    rest = FILLERS.sub("", rest, count=1) or rest
    if not rest:
        return Spoken(Verb.SHOW, event, table=table)
    act, verb = acts_of("table").at_start(rest), OF_TABLES.whole(rest)
    if act is not None and not act[2] and (verb is None or len(verb.word) < len(act[1])):
        return _act(table, act[1], event)
    verb = verb or OF_TABLES.find(rest)
    if verb is None:
        raise Refusal("no_table_verb", text=rest, table=table)
    return _said_of(table, verb.verb, verb.tail, event)


def of_tables(line: str, event: int | None, _: Voice) -> Spoken | None:
    """``hold 3 and 4``, ``open tables 5 to 8``: the same of several, each an act of its own."""
    found = TABLES.search(line)
    tables = () if found is None else _tables(found, rooms=bool(OF_ROOM.match(line)))
    if found is None or not tables:
        return None
    before, after = line[: found.start()].strip(), line[found.end() :].strip()
    before, after = WITH_TABLES.sub("", before), FILLERS.sub("", after, count=1)
    if bool(before) is bool(after):
        return None
    verb = OF_TABLES.whole(before or after) or SAID_FIRST.whole(before)
    if verb is None or verb.tail or verb.verb not in OF_TABLES_EACH:
        return None
    if not found["said"] and _is_said_of_others(verb.word):
        return None
    return Spoken(verb.verb, event, table=tables[0], more=tables[1:])


def _is_said_of_others(word: str) -> bool:
    """Whether a clock or entries are meant where the numbers are not called tables."""
    return word in OF_PLAYERS or SAID_FIRST.by_word.get(word) in CLOCK


def _tables(found: re.Match[str], *, rooms: bool) -> tuple[int, ...]:
    """The tables that are said, from one to the other or one by one; none for what are no such."""
    plural = rooms or (found["said"] or "").rstrip(" #.") in {"tables", "tische", "tbls", "ts"}
    if found["each"]:
        each = tuple(map(int, re.findall(r"\d+", found["each"])))
        apart = plural or re.search(r"\d \w?\d", found["each"]) is None
        return each if apart and len({*each}) == len(each) else ()
    first, last = int(found["first"]), int(found["last"])
    return tuple(range(first, last + 1)) if plural and first < last < first + MOST_TABLES else ()


def of_table_last(line: str, event: int | None, _: Voice) -> Spoken | None:
    """``hold 12``, ``button 12 6``, ``stacks at 12``: the verb, then the table."""
    verb, act = OF_TABLES.whole(line), acts_of("table").at_start(line)
    if act is not None and (verb is None or len(verb.word) < len(act[1])):
        found = ONE_TABLE.fullmatch(FILLERS.sub("", act[2], count=1))
        return None if found is None else _act(int(found[1]), act[1], event)
    if verb is None or event is not None:
        return None
    tail = FILLERS.sub("", verb.tail, count=1)
    seat = one_at_start(tail)
    if verb.verb in BLINDS and seat is not None and isinstance(seat[0], Seat):
        return _said_of(seat[0].table, verb.verb, f"{seat[0].seat} {seat[1]}".strip(), event)
    found = TABLE.match(tail)
    if found is None:
        return None
    return _said_of(int(found[1]), verb.verb, tail[found.end() :].strip(), event)


def of_named_table(line: str, event: int | None, _: Voice) -> Spoken | None:
    """``break t14``, ``close t7``, ``open t9``; ``break 15`` may be a rest of 15 minutes, too."""
    found = SAID_FIRST.find(line)
    if found is None or found.verb not in NAMES_TABLE:
        return None
    verb, tail = found.verb, found.tail
    number = ONE_TABLE.fullmatch(tail)
    if found.word == verb.value and verb is Verb.BREAK and BARE_TABLE.fullmatch(tail):
        rest = Spoken(Verb.REST, event, number=int(tail))
        raise in_two_ways(line, (Spoken(verb, event, table=int(tail)), rest))
    if number is not None:
        return Spoken(verb, event, table=int(number[1]))
    if verb is Verb.CLOSE and TABLE_AND_MORE.fullmatch(tail):
        raise Refusal("closes_at_once")
    raise Refusal("table_needed", word=verb.value)


def _button_by_seat(line: str, event: int | None) -> Spoken | None:
    """``12-6 button``."""
    found = one_at_start(line)
    if found is None or not isinstance(found[0], Seat):
        return None
    verb = OF_TABLES.whole(FILLERS.sub("", found[1], count=1))
    if verb is None or verb.verb not in BLINDS or verb.tail or verb.word == "b":
        return None
    return _said_of(found[0].table, verb.verb, str(found[0].seat), event)


def _act(table: int, name: str, event: int | None) -> Spoken:
    called = acts_of("table").by_name[name].names[0]
    return Spoken(Verb.ACT, event, table=table, act=called)


def _said_of(table: int, verb: Verb, tail: str, event: int | None) -> Spoken:
    tail = tail if tail not in {"now", "please", "table"} else ""
    if verb in BLINDS:
        return _button(table, verb, tail, event)
    if verb is Verb.ALL_HERE:
        said = read_presence(f"{table} all here {BUT.sub('but', SEATS.sub('', tail))}".strip())
        away = said.away if isinstance(said, AllHere) else ()
        return Spoken(verb, event, table=table, away=away)
    if tail:
        raise Refusal("command_goes_on", text=tail)
    return Spoken(verb, event, table=table)


def _button(table: int, verb: Verb, tail: str, event: int | None) -> Spoken:
    """The places of button and blinds, as far as they are told."""
    told = " ".join(IN_BUTTON.sub(" ", tail).split())
    before = BLINDS[verb] * "? "
    if not told:
        raise Refusal("button_needed", table=table)
    places: ButtonPosition = read_button(f"{before}{told}")
    return Spoken(Verb.BUTTON, event, table=table, places=places)
