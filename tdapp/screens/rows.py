"""The rows of a board, and what must be known of the letters in which they are painted."""

from math import inf
from typing import NamedTuple, Protocol


class Lettering(Protocol):
    """The letters in which rows are painted; widths are in the units of the painted page."""

    def can_write(self, text: str) -> bool:
        """Whether there is a letter for each of `text`."""
        ...

    def room_for(self, text: str) -> float:
        """A width in which `text` stands for certain."""
        ...

    def two_lines(self, text: str, room: float, below: float) -> tuple[str, str]:
        """A name too long for `room` in two lines, the second with the room `below`."""
        ...


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


class RowBlock(NamedTuple):
    """Rows that begin a column of their own, under a name; a `note` is a line between them."""

    rows: tuple[ScreenRow, ...]
    name: str = ""
    note: str = ""
