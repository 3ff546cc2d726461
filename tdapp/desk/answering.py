"""A stream with the answers of its room: a call asks it without knowing its kind."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tdapp.core.answers import Answers
from tdapp.core.ids import StreamId
from tdapp.core.streams import StreamRef


@dataclass(frozen=True, slots=True)
class Answering:
    """One stream and who answers for it."""

    ref: StreamRef
    answers: Answers[Any]

    @property
    def id(self) -> StreamId:
        """Its id."""
        return self.ref.id


def refs(streams: Iterable[Answering]) -> tuple[StreamRef, ...]:
    """The streams themselves, as a call names those that it reads."""
    return tuple(one.ref for one in streams)
