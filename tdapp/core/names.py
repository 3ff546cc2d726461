"""Names: alike as a hand types them, and as each person wishes them on public screens."""

import unicodedata
from enum import Enum

MARKS = frozenset({"Mn", "Me"})
BETWEEN = "Z"
"""The class of every space; a hyphen parts two words likewise."""
TYPED_AS = {
    "ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ħ": "h",
    "\u0131": "i", "ŀ": "l", "ŋ": "n", "ŧ": "t", "ĸ": "k", "ƒ": "f", "ɓ": "b", "ɖ": "d",
    "ɗ": "d", "ə": "e",
}  # fmt: skip
"""Letters that no accent makes of another one, but that keyboards without them write so."""


class _Folded(dict[int, str]):
    """What `str.translate` puts for a character, found once for each."""

    def __missing__(self, code: int) -> str:
        folded = self[code] = _fold_one(chr(code))
        return folded


def _fold_one(letter: str) -> str:
    # Twice, because a folded letter may fall apart again.
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", letter).casefold())
    return "".join(_typed_as(one) for one in apart)


def _typed_as(letter: str) -> str:
    kind = unicodedata.category(letter)
    if kind in MARKS or kind == "Cc":
        return " " if letter.isspace() else ""
    if kind.startswith(BETWEEN) or kind == "Pd":
        return " "
    if kind.startswith("P") or kind == "Sk":
        return ""
    return TYPED_AS.get(letter, letter)


_FOLDED = _Folded()


def folded(text: str) -> str:
    """The letters of a text, one blank between its words.

    It folds letter by letter, so what is a part of a name is folded to a part of the folded name.
    """
    return " ".join(text.translate(_FOLDED).split())


def folded_card(card: str) -> str:
    """A card number as a reader or a hand gives it: blanks and what stands between left out."""
    return folded(card).replace(" ", "")


class ScreenName(Enum):
    """How much of a person's name the room may see (CROWN 15.4.8(f))."""

    FULL = "full"
    INITIAL = "initial"
    NUMBER = "number"


def name_for_screens(name: str, wish: ScreenName | None) -> str | None:
    """The name as it may be shown, or None for the number of the entry alone.

    Who was never asked is shown with the whole name, as the house did before it could ask.
    """
    if wish is ScreenName.NUMBER:
        return None
    words = name.split()
    if wish is not ScreenName.INITIAL or len(words) < 2:  # noqa: PLR2004 - a name and another
        return name
    return f"{words[0]} {words[-1][0]}."
