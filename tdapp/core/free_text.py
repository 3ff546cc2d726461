"""Free text: its length limit, without hidden characters or ones that change direction."""

import unicodedata

from tdapp.core.refusal import Refusal

LABEL, NAME, NOTE = 40, 120, 2_000
"""The most characters of a drawer, a card or a slip's number; of a name; of words to keep."""
LINES = frozenset("\n\t")
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that have what stands beside them written in another direction."""
UNWRITTEN = frozenset({"Cc", "Cs"})


def must_be_plain(text: object, most: int, *, lines: bool = False) -> None:
    """Refuse ``not_plain_text`` (most) for what is too long or holds what no hand writes.

    Any script, accents and emoji are fine; a new line only where there may be `lines`. What is no
    text at all is refused with ``wrong_value``, as the record does.
    """
    if not isinstance(text, str):
        problem = f"{type(text).__name__} in place of text"
        raise Refusal("wrong_value", event="text", problem=problem)
    if len(text) > most or any(_is_unwritten(one, lines=lines) for one in text):
        raise Refusal("not_plain_text", most=most)


def _is_unwritten(sign: str, *, lines: bool) -> bool:
    if lines and sign in LINES:
        return False
    return sign in TURNING or unicodedata.category(sign) in UNWRITTEN
