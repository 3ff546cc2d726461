"""The rows of a board, and how wide their names are."""

from functools import lru_cache
from math import inf
from typing import NamedTuple

from tdapp.ui.clock.fit_text import Type, lines_of, outline
from tdapp.ui.clock.screen_grid import S_FACT

SURE = 240.0
"""Every column has so much room for a name: up to here a rough width is good enough."""


class Row(NamedTuple):
    """One row: `strong` and `quiet` text, `values` at the right, a `lead` before the text.

    `letters` are those by which its page is found. `now` marks what happens at this moment,
    `gone` what is over. In a width of `room` the strong text stands for certain, where that was
    worked out before.
    """

    strong: str
    quiet: str = ""
    values: tuple[str, ...] = ()
    lead: str = ""
    letters: str = ""
    now: bool = False
    gone: bool = False
    room: float = inf

    def fits(self, room: float) -> bool:
        """Whether the strong text stands in one line of that width."""
        if self.room < inf:
            return self.room <= room
        return room_for(self.strong) <= room


class Block(NamedTuple):
    """Rows that begin a column of their own, under a name."""

    rows: tuple[Row, ...]
    name: str = ""


def name_lines(text: str, room: float) -> tuple[str, ...]:
    """A name that is too long for one line, in two: it is never cut."""
    broken = lines_of(text.replace("-", "- "), S_FACT, room, 2)
    first = broken[0].replace("- ", "-")
    if _inked(first) <= room and first != text:
        return first, text[len(first) :].strip()
    return _split_anywhere(text, room)


def _split_anywhere(text: str, room: float) -> tuple[str, str]:
    for end in range(len(text) - 1, 1, -1):
        if _inked(f"{text[:end]}-") <= room:
            return f"{text[:end]}-", text[end:]
    return text[:1], text[1:]


def room_for(text: str) -> float:
    """A width in which `text` stands for certain: a little too wide, but exact for a long name."""
    rough = sum(map(_letter_width, text))
    return rough if rough <= SURE else _inked(text)


def _inked(text: str) -> float:
    return outline(text, S_FACT).ink.width()


@lru_cache(maxsize=4096)
def _letter_width(letter: str, style: Type = S_FACT) -> float:
    return outline(letter, style).advance
