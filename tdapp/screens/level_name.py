"""How a level is named by typing: ``7``, and ``break 6`` for the break after level 6."""

import re

from tdapp.core.refusal import Refusal
from tdapp.screens.clock_words import within_a_sentence
from tdapp.screens.face_of import level_word
from tdapp.tournament.plan.conditions import Conditions
from tdapp.voice.voice import Voice

_NAMED = re.compile(r"(break(?:\s+after)?\s*)?(?:level\s*)?(\d{1,4})", re.IGNORECASE)


def level_name(conditions: Conditions, index: int) -> str:
    """What is typed for the level or break at `index`, from 0."""
    number = str(conditions.number(index))
    return f"break {number}" if conditions.level(index).is_break else number


def named_level(conditions: Conditions, text: str) -> int:
    """The index of the level or break that was typed; refuses ``no_such_level``."""
    found = _NAMED.fullmatch(text.strip())
    if found is None or not text.isascii() or not int(found[2]):
        raise Refusal("no_such_level")
    index = conditions.index_of(int(found[2])) + bool(found[1])
    if found[1] and not conditions.level(index).is_break:
        raise Refusal("no_such_level")
    return index


def level_in_words(conditions: Conditions, index: int, voice: Voice) -> str:
    """The level or break within a sentence."""
    if not conditions.level(index).is_break:
        return within_a_sentence(level_word(conditions, index, voice), voice)
    said = voice.text("structure", "the break after level {number}")
    return said.format(number=conditions.number(index))
