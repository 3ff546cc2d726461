"""The rows of a board, and how wide their names are."""

from functools import lru_cache
from math import inf
from typing import NamedTuple

from tdapp.ui.projected.fit_text import Type, cut_anywhere, outline
from tdapp.ui.projected.screen_grid import S_FACT

SURE = 240.0
"""Every column has so much room for a name: up to here a rough width is good enough."""
SMALLER = 0.8
"""A line of a long name may be set in so much of its size."""


class ScreenRow(NamedTuple):
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


class RowBlock(NamedTuple):
    """Rows that begin a column of their own, under a name."""

    rows: tuple[ScreenRow, ...]
    name: str = ""


def name_lines(text: str, room: float, below: float) -> tuple[str, str]:
    """A name that is too long for `room`, in two lines, the second with the room `below`.

    It is broken at a blank or a hyphen if it can be; then each line is set as much smaller as it
    must be. Only what is too long even so is cut.
    """
    for wider in (1.0, 1 / SMALLER):
        for end in _ends_of_parts(text):
            one, two = text[:end], text[end:].strip()
            if _inked(one) <= room * wider and _inked(two) <= below * wider:
                return one, two
    return _split_anywhere(text, room, below / SMALLER)


def _ends_of_parts(text: str) -> list[int]:
    """Where a first line may end, the longest one first."""
    return [at for at in range(len(text) - 1, 0, -1) if text[at - 1] == "-" or text[at] == " "]


def _split_anywhere(text: str, room: float, below: float) -> tuple[str, str]:
    end = len(text) - 1
    while end > 1 and _inked(_hyphened(text[:end])) > room:
        end -= 1
    return _hyphened(text[:end]), cut_anywhere(text[end:].strip(), S_FACT, below)


def _hyphened(begun: str) -> str:
    return begun if begun.endswith((" ", "-")) else f"{begun}-"


def room_for(text: str) -> float:
    """A width in which `text` stands for certain: a little too wide, but exact for a long name."""
    rough = sum(map(_letter_width, text))
    return rough if rough <= SURE else _inked(text)


def _inked(text: str) -> float:
    return outline(text, S_FACT).ink.width()


@lru_cache(maxsize=4096)
def _letter_width(letter: str, style: Type = S_FACT) -> float:
    return outline(letter, style).advance
