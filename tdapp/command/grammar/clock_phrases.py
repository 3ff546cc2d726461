"""What is said of a clock: ``rest 15``, ``level 7``, ``pause``, ``+5``. Needs no Qt."""

import re

from tdapp.command.grammar.spoken import Spoken, Verb
from tdapp.command.grammar.vocabulary import SAID_FIRST, verb_of
from tdapp.core.refusal import Doubtful, Refusal
from tdapp.shown.prize_draft import read_list
from tdapp.shown.reading import typed_time
from tdapp.typed.times import SIXTY, duration
from tdapp.voice.voice import Voice

SIGNED = re.compile(r"[+-].*", re.ASCII)
WORD = re.compile(r"[^\W\d_]+")
NUMBER = re.compile(r"\d{1,3}", re.ASCII)
BARE = frozenset({Verb.PAUSE, Verb.START, Verb.POST})
DEAL = "deal"


def of_clock(line: str, event: int | None, voice: Voice) -> Spoken | None:
    """An act on an event's clock, or on its prize list."""
    if SIGNED.fullmatch(line):
        return _set(line, event)
    word = WORD.match(line)
    found = None if word is None else verb_of(word[0], SAID_FIRST)
    if word is None or found is None:
        return None
    verb, tail = found[0], line[word.end() :].strip()
    if verb in BARE:
        return _bare(verb, tail, event, voice)
    if verb is Verb.REST:
        return Spoken(verb, event, number=_minutes(tail))
    if verb is Verb.LEVEL:
        if NUMBER.fullmatch(tail) is None:
            raise Refusal("level_number_needed")
        return Spoken(verb, event, number=int(tail))
    return _set(tail, event) if verb is Verb.SET_TIME else None


def _minutes(text: str) -> int:
    """Whole minutes; refuses ``minutes_needed``, and `Doubtful` as `duration` does."""
    try:
        minutes, rest = divmod(duration(text, least_s=SIXTY), SIXTY)
    except Doubtful as doubt:
        raise doubt.within("rest {}") from None
    except Refusal as refusal:
        raise Refusal("minutes_needed") from refusal
    if rest:
        raise Refusal("minutes_needed")
    return minutes


def _bare(verb: Verb, tail: str, event: int | None, voice: Voice) -> Spoken:
    if verb is Verb.POST:
        return _list(tail, event, voice)
    if tail:
        raise Refusal("command_goes_on", text=tail)
    return Spoken(verb, event)


def _list(tail: str, event: int | None, voice: Voice) -> Spoken:
    """The list of the plan, or a whole new one: ``post 1 5,000; 2-4 1,500``, ``post deal 1 ...``.

    Refuses as `read_list` does.
    """
    plain = tail.removeprefix(DEAL)
    prizes = read_list(voice, plain) if tail else ()
    return Spoken(Verb.POST, event, prizes=prizes, deal=plain != tail)


def _set(text: str, event: int | None) -> Spoken:
    """A time left, minutes more or less, or a level; refuses ``time_not_understood``."""
    typed = typed_time(text)
    if typed.level is not None:
        return Spoken(Verb.LEVEL, event, number=typed.level)
    if typed.delta_us is not None:
        return Spoken(Verb.ADD_TIME, event, span_us=typed.delta_us)
    return Spoken(Verb.SET_TIME, event, span_us=typed.left_us or 0)
