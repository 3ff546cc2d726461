"""What is said of a clock: ``rest 15``, ``level 7``, ``pause``, ``+5``. Needs no Qt."""

import re

from tdapp.core.refusal import Refusal
from tdapp.ui.grammar.spoken import Spoken, Verb
from tdapp.ui.grammar.vocabulary import SAID_FIRST, verb_of
from tdapp.ui.structure.typed import typed_time

SIGNED = re.compile(r"[+-].*", re.ASCII)
WORD = re.compile(r"[^\W\d_]+")
MINUTES = re.compile(r"(\d{1,3})(?: ?(?:min|minutes|m))?", re.ASCII)
NUMBER = re.compile(r"\d{1,3}", re.ASCII)
BARE = frozenset({Verb.PAUSE, Verb.START, Verb.POST})


def of_clock(line: str, event: int | None) -> Spoken | None:
    """An act on an event's clock, or on its prize list."""
    if SIGNED.fullmatch(line):
        return _set(line, event)
    word = WORD.match(line)
    found = None if word is None else verb_of(word[0], SAID_FIRST)
    if word is None or found is None:
        return None
    verb, tail = found[0], line[word.end() :].strip()
    if verb in BARE:
        return _bare(verb, tail, event)
    if verb is Verb.REST:
        minutes = MINUTES.fullmatch(tail)
        if minutes is None or not int(minutes[1]):
            raise Refusal("minutes_needed")
        return Spoken(verb, event, number=int(minutes[1]))
    if verb is Verb.LEVEL:
        if NUMBER.fullmatch(tail) is None:
            raise Refusal("level_number_needed")
        return Spoken(verb, event, number=int(tail))
    return _set(tail, event) if verb is Verb.SET_TIME else None


def _bare(verb: Verb, tail: str, event: int | None) -> Spoken:
    if tail:
        raise Refusal("command_goes_on", text=tail)
    return Spoken(verb, event)


def _set(text: str, event: int | None) -> Spoken:
    """A time left, minutes more or less, or a level; refuses ``time_not_understood``."""
    typed = typed_time(text)
    if typed.level is not None:
        return Spoken(Verb.LEVEL, event, number=typed.level)
    if typed.delta_us is not None:
        return Spoken(Verb.ADD_TIME, event, span_us=typed.delta_us)
    return Spoken(Verb.SET_TIME, event, span_us=typed.left_us or 0)
