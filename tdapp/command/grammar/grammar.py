"""Reads a typed line as the floor says it: the table and seat first, then what happened.

Spaces may be left out beside numbers. Nothing is guessed: what can be read in two ways, or not at
all, is refused. Needs no Qt.
"""

import re
import unicodedata

from tdapp.command.grammar.clock_phrases import of_clock
from tdapp.command.grammar.player_phrases import of_letters, of_seat_or_entry
from tdapp.command.grammar.spoken import Letters, Spoken, Verb
from tdapp.command.grammar.table_phrases import of_named_table, of_table
from tdapp.core.refusal import Refusal
from tdapp.voice.voice import Voice

LONGEST = 120
DASHES = re.compile("[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]")


def tidy_line(text: str) -> str:
    """The line in its plainest form, small letters only; refuses ``command_too_long``."""
    if len(text) > LONGEST:
        raise Refusal("command_too_long", most=LONGEST)
    plain = unicodedata.normalize("NFKC", DASHES.sub("-", text))
    return " ".join(DASHES.sub("-", plain).casefold().split())


EVENT_FIRST = re.compile(r"(\d{1,4})(?: +(?=\S)|(?=[^\W\d_]|\+))(.+)", re.ASCII)
READINGS = (of_seat_or_entry, of_table, of_named_table, of_clock, of_letters)


def read_command(text: str, voice: Voice) -> Spoken:
    """What a line says; figures are read as the `voice` writes them.

    Refuses ``command_not_understood``, ``command_too_long``, ``command_in_two_ways`` and, once it
    is known what a line is about, what is wrong with the rest of it.
    """
    line = tidy_line(text)
    found, refusals = _readings(line, None, voice)
    numbered = EVENT_FIRST.fullmatch(line)
    if numbered is not None:
        more, refused = _readings(numbered[2], int(numbered[1]), voice)
        found, refusals = found + more, refusals + refused
    told = [said for said in found if said.verb is not Verb.SHOW] or found
    told = [said for said in told if not _is_by_letters(said)] or told
    if len(told) > 1:
        raise Refusal("command_in_two_ways", text=line)
    if told:
        return told[0]
    raise refusals[0] if refusals else Refusal("command_not_understood", text=line)


def _is_by_letters(said: Spoken) -> bool:
    """Whether it names somebody by letters: ``12 all here`` is about table 12, not about an All."""
    return any(isinstance(who, Letters) for who in said.who[:1])


def _readings(line: str, event: int | None, voice: Voice) -> tuple[list[Spoken], list[Refusal]]:
    """The first way in which a line can be read, and what stood against others."""
    refusals: list[Refusal] = []
    for reading in READINGS:
        try:
            said = reading(line, event, voice)
        except Refusal as refusal:
            refusals.append(refusal)
        else:
            if said is not None:
                return [said], refusals
    return [], refusals
