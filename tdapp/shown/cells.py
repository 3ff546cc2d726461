"""A cell of a list: its text, what it is sorted by, its tone, its shape and how loud it is."""

from dataclasses import dataclass
from enum import Enum


class Shape(Enum):
    """What a shape says."""

    RUNNING = "running"
    PAUSED = "paused"
    BREAK = "break"
    READY = "ready"
    DONE = "done"
    ATTENTION = "attention"
    STOP = "stop"
    SEATED = "seated"
    WAITING = "waiting"
    GONE = "gone"
    MONEY_OUT = "money_out"
    PERSON = "person"
    SCREEN = "screen"
    AWAY = "away"
    LOW = "low"
    BREAKS = "breaks"
    LOCKED = "locked"
    PAPER = "paper"
    CLOCK = "clock"


class Tone(Enum):
    """How a cell is said; the value names the theme's colour."""

    FACT = "text"
    LABEL = "text2"
    GONE = "text3"
    DONE = "running"
    PAUSED = "paused"
    WAITS = "attention"
    STOP = "stop"
    OWED = "money_out"
    CHOSEN = "accent"


class Loudness(Enum):
    """Words are the rule; a pill is outlined, and filled at most once in a pane."""

    WORDS = "words"
    OUTLINED = "outlined"
    FILLED = "filled"


@dataclass(frozen=True, slots=True)
class Cell:
    """A text with what it is sorted by, its tone and the shape before it.

    `note` stands quiet behind the text, `below` in a second line under it. What a row is looked for
    by is `strong`, a sum or the matter itself a `total`.
    """

    text: str
    order: tuple[object, ...] = ()
    tone: Tone = Tone.FACT
    shape: Shape | None = None
    note: str = ""
    below: str = ""
    loudness: Loudness = Loudness.WORDS
    strong: bool = False
    total: bool = False


EMPTY = Cell("")
