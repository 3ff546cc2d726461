"""Names: of two parts, alike as a hand types them, and as each person wishes them on screens."""

import unicodedata
from collections.abc import Sequence
from enum import Enum
from typing import Self

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


def is_called(name: str, letters: Sequence[str]) -> bool:
    """Whether each of these folded words begins a part of the name."""
    parts = folded(name).split()
    return bool(letters) and all(any(part.startswith(one) for part in parts) for one in letters)


def folded_card(card: str) -> str:
    """A card number as a reader or a hand gives it: blanks and what stands between left out."""
    return folded(card).replace(" ", "")


class Name(str):
    """A person's whole name that knows which part of it is the family name."""

    __slots__ = ("family", "given")

    family: str
    given: str

    def __new__(cls, given: str, family: str) -> Self:
        """The name as it is said: the given name first."""
        name = super().__new__(cls, " ".join(part for part in (given, family) if part))
        name.given, name.family = given, family
        return name


def named(whole: str, family: str | None) -> str:
    """A name as the registry keeps it; without a family name, one name as it was typed."""
    return whole if not family else Name(whole.removesuffix(family).strip(), family)


def typed_name(text: str) -> str:
    """A name from one field: `Berg, Kim` has two parts, any other is one name as it was typed."""
    family, given = parted(text)
    return Name(given, family) if "," in text and given else text


def family_of(name: str | None) -> str | None:
    """The family name, where it is known apart."""
    return name.family if isinstance(name, Name) else None


def parted(name: str) -> tuple[str, str]:
    """Family and given name; of one name alone, such as `Kim van der Berg` or `van der Berg, Kim`.

    Small words before the last one belong to it.
    """
    if isinstance(name, Name):
        return name.family, name.given
    family, comma, given = (part.strip() for part in name.partition(","))
    if comma:
        return (family, given) if family else (given, "")
    words = name.split()
    first = max(0, len(words) - 1)
    while first > 1 and words[first - 1][:1].islower():
        first -= 1
    return " ".join(words[first:]), " ".join(words[:first])


def family_first(name: str) -> str:
    """What a list of names is sorted by: `Berg, Kim`."""
    family, given = parted(name)
    return f"{family}, {given}" if given else family


def as_listed(name: str) -> str:
    """A name in a list on paper: the family name first, one name alone as it was typed."""
    return family_first(name) if isinstance(name, Name) else name


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
    if wish is ScreenName.INITIAL and isinstance(name, Name):
        return Name(name.given, f"{name.family[0]}.")
    words = name.split()
    if wish is not ScreenName.INITIAL or len(words) < 2:  # noqa: PLR2004 - a name and another
        return name
    return f"{words[0]} {words[-1][0]}."
