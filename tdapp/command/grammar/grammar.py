"""Reads a typed line as the floor says it: who or which table, and what happened, in any order.

Spaces may be left out beside numbers. Nothing is guessed: what can be read in two ways, or not at
all, is refused. Needs no Qt.
"""

from tdapp.command.grammar.bracket_phrases import of_bracket, of_walk_over
from tdapp.command.grammar.clock_phrases import of_clock, of_newcomer
from tdapp.command.grammar.plain_line import EVENT_FIRST, must_be_done_at_once, tidy_line
from tdapp.command.grammar.player_phrases import (
    of_entries,
    of_entry_alone,
    of_event,
    of_letters,
    of_loose_seat,
    of_seat_or_entry,
    of_seats,
    of_several,
    of_verb_first,
)
from tdapp.command.grammar.spoken import Letters, Spoken, Verb
from tdapp.command.grammar.table_phrases import of_named_table, of_table, of_table_last, of_tables
from tdapp.command.grammar.vocabulary import OF_ITS_TABLE
from tdapp.core.refusal import Doubtful, Refusal
from tdapp.voice.voice import Voice

READINGS = (
    *(of_event, of_newcomer, of_bracket, of_walk_over, of_entry_alone, of_entries, of_tables),
    *(of_seats, of_several, of_seat_or_entry, of_table, of_loose_seat),
    *(of_named_table, of_clock, of_verb_first, of_table_last, of_letters),
)


def read_command(text: str, voice: Voice) -> Spoken:
    """What a line says; figures are read as the `voice` writes them.

    Refuses ``command_not_understood``, ``command_too_long``, `Doubtful` where it can be read in two
    ways, and, once it is known what a line is about, what is wrong with the rest of it.
    """
    line = tidy_line(text)
    must_be_done_at_once(line)
    found, refusals = _readings(line, None, voice)
    numbered = EVENT_FIRST.fullmatch(line)
    if numbered is not None:
        more, refused = _readings(numbered[2], int(numbered[1]), voice)
        found, refusals = found + more, refusals + refused
    told = [said for said in found if said.verb is not Verb.SHOW] or found
    told = [said for said in told if not by_letters(said)] or told
    told = [said for said in told if not any(_is_of_its_table(said, one) for one in told)]
    doubts = [one for one in refusals if isinstance(one, Doubtful)]
    if told and not (doubts and all(map(by_letters, told))):
        return told[0]
    raise next(iter((*doubts, *refusals)), Refusal("command_not_understood", text=line))


def _is_of_its_table(said: Spoken, other: Spoken) -> bool:
    """Whether the other is meant, unless no event has the number that both name."""
    return other.event is not None and (OF_ITS_TABLE.get(other.verb), other.event) == (
        said.verb,
        said.table,
    )


def by_letters(said: Spoken) -> bool:
    """Whether it names somebody by letters: ``12 all here`` is about table 12, not about an All."""
    return any(isinstance(who, Letters) for who in said.who[:1])


def _readings(line: str, event: int | None, voice: Voice) -> tuple[list[Spoken], list[Refusal]]:
    """The first way in which a line can be read, and what stood against others."""
    refusals: list[Refusal] = []
    for reading in READINGS:
        try:
            said = reading(line, event, voice)
        except Doubtful as doubt:
            return [], [doubt]
        except Refusal as refusal:
            refusals.append(refusal)
        else:
            if said is not None:
                return [said], refusals
    return [], refusals
