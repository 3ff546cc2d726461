"""A typed line put right before it is read: one kind of dash, single spaces. Needs no Qt."""

import re
import unicodedata

from tdapp.core.refusal import Refusal

LONGEST = 120
DASHES = re.compile("[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]")


def tidy_line(text: str) -> str:
    """The line in its plainest form, small letters only; refuses ``command_too_long``."""
    if len(text) > LONGEST:
        raise Refusal("command_too_long", most=LONGEST)
    plain = unicodedata.normalize("NFKC", DASHES.sub("-", text))
    return " ".join(DASHES.sub("-", plain).casefold().split())
