"""One kind of stream, as the desk and the journal need to know it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

import msgspec

from tdapp.core.answers import Answers
from tdapp.core.codec import Codec
from tdapp.core.fold import Conductor

State = TypeVar("State", bound=msgspec.Struct)


@dataclass(frozen=True)
class Room(Generic[State]):
    """A kind of stream: its empty state, its folds, what must always hold, and its answers.

    States are values. The folds raise `Contradiction` where an event does not fit; `check` raises
    it where an invariant is broken.
    """

    kind: str
    empty: State
    folds: Conductor[State]
    check: Callable[[State], None]
    codec: Codec
    answers: Answers[State]
