"""What is said of whole tables: ``12 button 4``, ``12 all here``, ``break t14``. Needs no Qt."""

import re

from tdapp.command.grammar.spoken import Spoken, Verb
from tdapp.command.grammar.vocabulary import OF_TABLES, SAID_FIRST, verb_of
from tdapp.core.refusal import Refusal
from tdapp.shown.reading import read_button
from tdapp.table.seating.presence_text import AllHere, read_presence
from tdapp.voice.voice import Voice

TABLE = re.compile(r"(?:t(?:able)? ?)?(\d{1,6})(?![\d:.]|-\d| - \d)", re.ASCII)
ONE_TABLE = re.compile(r"(?:t(?:able)? ?)?(\d{1,6})", re.ASCII)
TABLE_AND_MORE = re.compile(r"(?:t(?:able)? ?)?\d{1,6} .+", re.ASCII)
WORD = re.compile(r"[^\W\d_]+")
ALL_HERE = re.compile(r"^all ?here")
ALL_ARRIVED = re.compile(r"^all ?arrived\b")
NAMES_TABLE = frozenset({Verb.BREAK, Verb.CLOSE, Verb.OPEN})


def of_table(line: str, event: int | None, _: Voice) -> Spoken | None:
    """``12 button 4``, ``12 hold`` and so on; the table alone shows it."""
    found = TABLE.match(line)
    if found is None:
        return None
    table, rest = int(found[1]), ALL_HERE.sub("allhere", line[found.end() :].strip())
    rest = ALL_ARRIVED.sub("arrived", rest)
    if not rest:
        return Spoken(Verb.SHOW, event, table=table)
    word = WORD.match(rest)
    known = None if word is None else verb_of(word[0], OF_TABLES)
    if word is None or known is None:
        raise Refusal("no_table_verb", text=rest, table=table)
    verb, goes_on = known
    return _said_of(table, verb, f"{goes_on}{rest[word.end() :]}".strip(), event)


def of_named_table(line: str, event: int | None, _: Voice) -> Spoken | None:
    """``break t14``, ``close t7``, ``open t9``."""
    word = WORD.match(line)
    if word is None:
        return None
    text, rest = word[0], line[word.end() :].strip()
    if len(text) > 1 and text.endswith("t") and rest[:1].isdigit():
        text = _table_letter_apart(text)
    found = verb_of(text, SAID_FIRST)
    if found is None or found[0] not in NAMES_TABLE:
        return None
    verb, number = found[0], ONE_TABLE.fullmatch(rest)
    if number is not None:
        return Spoken(verb, event, table=int(number[1]))
    if verb is Verb.CLOSE and TABLE_AND_MORE.fullmatch(rest):
        raise Refusal("closes_at_once")
    raise Refusal("table_needed", word=verb.value)


def _table_letter_apart(word: str) -> str:
    """``breakt`` before a number is ``break t``."""
    whole = {one for verb in NAMES_TABLE for one in SAID_FIRST[verb]}
    return word[:-1] if word[:-1] in whole else word


def _said_of(table: int, verb: Verb, tail: str, event: int | None) -> Spoken:
    if verb is Verb.BUTTON:
        return Spoken(verb, event, table=table, places=read_button(tail))
    if verb is Verb.ALL_HERE:
        said = read_presence(f"{table} all here {tail}".strip())
        away = said.away if isinstance(said, AllHere) else ()
        return Spoken(verb, event, table=table, away=away)
    if tail:
        raise Refusal("command_goes_on", text=tail)
    return Spoken(verb, event, table=table)
