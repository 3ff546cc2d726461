"""What the bar answers to what is typed: what would happen, what it rests on, and how to go on."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any

from tdapp.core.ids import StreamId
from tdapp.shown.cells import Shape, Tone
from tdapp.shown.typed_line import TypedLine

Whom = tuple[StreamId, tuple[int, ...]]
"""An event, and the entries that are named in it."""
Do = Callable[[], None]
"""Hands it over to the desk; called once the bar is away."""


Begin = Callable[[], Generator[Any, Any, Do]]
"""Asks, question by question, what has to be known before; it changes nothing."""


def asking_nothing(do: Do) -> Begin:
    """Done at once."""

    def begin() -> Generator[Any, Any, Do]:
        yield from ()
        return do

    return begin


@dataclass(frozen=True, slots=True)
class ReplyLine:
    """A consequence: a shape, and what it means in words."""

    text: str
    shape: Shape | None = None
    tone: Tone = Tone.LABEL


@dataclass(frozen=True, slots=True)
class Completion:
    """How the line can go on: the whole line, what it does, and the key of an act.

    A refused act tells `why_not` in the place of what it does. An `example` is only to be read:
    what it names may mean somebody.
    """

    line: str
    words: str = ""
    key: str = ""
    why_not: str = ""
    example: bool = False


@dataclass(frozen=True, slots=True)
class Reply:
    """What the bar shows of a line.

    `event` is the event that it is about, `about` the table or seat in it. `begin` asks what has
    to be known and gives what is done; None where Enter only tells `why_not`. `note` says what is
    asked and how it is taken back. `whom` are the entries that the line names at this moment.
    What `follows` and the `ways` to go on are worked out when they are looked at, not at Enter.
    """

    sentence: str = ""
    follows: Callable[[], Sequence[ReplyLine]] = tuple
    event: str = ""
    yes: str = ""
    note: str = ""
    why_not: str = ""
    begin: Begin | None = None
    ways: Callable[[], Sequence[Completion]] = tuple
    about: TypedLine | None = None
    whom: Whom | None = None

    @property
    def lines(self) -> Sequence[ReplyLine]:
        """What follows from it."""
        return self.follows()

    @property
    def go_on(self) -> Sequence[Completion]:
        """How the line can go on."""
        return self.ways()
