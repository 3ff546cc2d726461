"""Reads a refusal back from its sentence, so that a test may name the code and not the words."""

import re
from string import Formatter

from tdapp.ui.refusals import REFUSALS


def says(sentence: str, code: str) -> bool:
    """Whether a sentence is that of a refusal of this code, whatever its details are."""
    parts = [re.escape(words) for words, *_ in Formatter().parse(REFUSALS[code])]
    pattern = ".*".join(parts) + ("" if REFUSALS[code][-1] != "}" else ".*")
    return re.fullmatch(pattern, sentence, re.DOTALL) is not None
