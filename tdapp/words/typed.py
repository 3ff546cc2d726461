"""What is typed: one of several words, or what is searched for in texts."""

import unicodedata
from collections.abc import Iterable, Mapping
from datetime import date
from functools import lru_cache
from typing import TypeVar

from tdapp.core.refusal import Refusal
from tdapp.voice.voice import Voice

T = TypeVar("T")


def read_one_of(text: str, known: Mapping[str, T]) -> T:
    """What a word stands for, or the only one that begins so; refuses ``not_among_these``."""
    plain = text.strip().casefold()
    for word, one in known.items():
        if word.casefold() == plain:
            return one
    begun = [one for word, one in known.items() if word.casefold().startswith(plain)]
    if not plain or len(begun) != 1:
        raise Refusal("not_among_these", text=text.strip())
    return begun[0]


def letters_needed(words: Iterable[str]) -> tuple[int, ...]:
    """How many letters of each are enough for `read_one_of`.

    >>> letters_needed(["passport", "proof of age", "driver licence", "other", "other card"])
    (2, 2, 1, 5, 6)
    """
    known = [word.casefold() for word in words]
    alone = (
        (at for at in range(1, len(word)) if sum(one.startswith(word[:at]) for one in known) == 1)
        for word in known
    )
    return tuple(next(found, len(word)) for word, found in zip(known, alone, strict=True))


WORDS_KEPT = 32_768
LIKE = str.maketrans(
    {"ø": "o", "đ": "d", "ł": "l", "\u0131": "i", "æ": "ae", "œ": "oe", "\u2019": "'"}
)
NOT_LETTERS = str.maketrans({"…": " ", "&": None, ",": " ", "-": " ", "\u2019": "'"})


def plain(text: str) -> str:
    """A text as it is searched and sorted: small letters without accents."""
    if text.isascii():
        return text.casefold()
    words = text.split(" ")
    return " ".join([one.casefold() if one.isascii() else _plain_word(one) for one in words])


@lru_cache(WORDS_KEPT)
def _plain_word(text: str) -> str:
    """One word of it: of first names and family names there are far fewer than of people."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(one for one in parts if not unicodedata.combining(one))


def plain_words(text: str) -> tuple[str, ...]:
    """The words of a text in small letters without accents, a hyphen between them or not."""
    small = text.lower() if text.isascii() else plain(text).translate(LIKE)
    return tuple(small.replace("-", " ").replace(".", " ").split())


@lru_cache(maxsize=1_000)
def act_words(text: str) -> tuple[str, ...]:
    """The words of an act's text as they are searched; American spelling is read alike."""
    words = plain_words(text.translate(NOT_LETTERS))
    return tuple(word.replace("color", "colour").replace("penaliz", "penalis") for word in words)


def day_example(voice: Voice) -> str:
    """A date as a country writes it in figures, and as it is understood everywhere."""
    sample, reader = date(2027, 6, 30), voice.symbols
    dots = "." if not reader.month_first and reader.group != "," else "/"
    order = ("%m", "%d") if reader.month_first else ("%d", "%m")
    figures = sample.strftime(dots.join((*order, "%Y")))
    both = voice.text("typed", "{figures} or {words}")
    return both.format(figures=figures, words=voice.full_date(sample))
