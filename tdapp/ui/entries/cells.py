"""A cell of a list: its text, what it is sorted by, its tone and its shape."""

from dataclasses import dataclass
from enum import Enum

from tdapp.ui.look.shapes import Shape


class Tone(Enum):
    """How a cell is said; the value names the theme's colour."""

    FACT = "text"
    LABEL = "text2"
    GONE = "text3"
    DONE = "running"
    WAITS = "attention"
    OWED = "money_out"


@dataclass(frozen=True, slots=True)
class Cell:
    """A text with what it is sorted by, its tone and the shape before it."""

    text: str
    order: tuple[object, ...]
    tone: Tone = Tone.FACT
    shape: Shape | None = None
