"""Reads a refusal back from its sentence, so that a test may name the code and not the words."""

import re
from string import Formatter

from tdapp.voice.texts import Plural
from tdapp.words.refusals import REFUSALS

FILE_WORDS = re.compile(r"[_`$]|Expected|\w\.[a-z]|\[\d")
"""What only the text of an event file or its reader says."""


def says(sentence: str, code: str) -> bool:
    """Whether a sentence is that of a refusal of this code, whatever its details are."""
    words = REFUSALS[code]
    forms = (words.one, words.many) if isinstance(words, Plural) else (words.english,)
    return any(re.fullmatch(_pattern(form), sentence, re.DOTALL) for form in forms)


def _pattern(form: str) -> str:
    parts = [re.escape(words) for words, *_ in Formatter().parse(form)]
    return ".*".join(parts) + ("" if form[-1] != "}" else ".*")
