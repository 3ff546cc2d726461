"""The words of the floor, whole, short or begun. Needs no Qt."""

from collections.abc import Mapping

from tdapp.command.grammar.spoken import Verb
from tdapp.core.refusal import Refusal

Words = Mapping[Verb, tuple[str, ...]]

OF_PLAYERS: Words = {
    Verb.BUST: ("bust", "b", "out"),
    Verb.REBUY: ("rebuy",),
    Verb.ADDON: ("addon",),
    Verb.AWAY: ("away",),
    Verb.HERE: ("here", "back"),
    Verb.MOVE: ("to",),
}
OF_TABLES: Words = {
    Verb.BUTTON: ("button",),
    Verb.ALL_HERE: ("allhere",),
    Verb.ARRIVED: ("arrived",),
    Verb.HOLD: ("hold", "h"),
    Verb.FREE: ("free",),
    Verb.HAND: ("hand",),
}
SAID_FIRST: Words = {
    Verb.BREAK: ("break",),
    Verb.CLOSE: ("close",),
    Verb.OPEN: ("open",),
    Verb.REST: ("rest",),
    Verb.LEVEL: ("level",),
    Verb.PAUSE: ("pause",),
    Verb.START: ("start", "resume"),
    Verb.SET_TIME: ("clock",),
    Verb.POST: ("post",),
}
"""Verbs that come before what they are about; the clock's need nothing more."""
GOES_ON = ("with", "at", "but")


def verb_of(word: str, words: Words) -> tuple[Verb, str] | None:
    """The verb that a word is or begins, and what of the word goes on after it.

    Refuses ``several_words`` where it begins more than one.
    """
    for verb, known in words.items():
        if word in known:
            return verb, ""
    begun = {
        one: verb for verb, known in words.items() for one in known if word and one.startswith(word)
    }
    if len(set(begun.values())) > 1:
        raise Refusal("several_words", text=word, words=", ".join(begun))
    if begun:
        return next(iter(begun.values())), ""
    return _run_together(word, words)


def is_a_verb(line: str) -> bool:
    """Whether a line is no more than a whole verb, which then lacks what it is about."""
    return any(
        line in known for words in (OF_PLAYERS, OF_TABLES, SAID_FIRST) for known in words.values()
    )


def _run_together(word: str, words: Words) -> tuple[Verb, str] | None:
    """A whole verb with what goes on after it, as in ``bustwith``."""
    for verb, known in words.items():
        for one in known:
            rest = word.removeprefix(one)
            if rest != word and rest in GOES_ON:
                return verb, rest
    return None
