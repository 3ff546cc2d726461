"""An act as it is read back from one stream of the record: who did what, and its facts there."""

from dataclasses import dataclass

from tdapp.core.act import Act
from tdapp.core.event import Event
from tdapp.core.ids import StreamId


@dataclass(frozen=True, slots=True)
class ToldAct:
    """An act with its `facts` in one `stream`, which stand there from `first` to `last`."""

    stream: StreamId
    kind: str
    first: int
    last: int
    act: Act
    facts: tuple[Event, ...]

    @property
    def key(self) -> tuple[StreamId, int]:
        """The permanent key: the place in its stream."""
        return self.stream, self.first
