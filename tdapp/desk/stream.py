"""One open stream at this station: the published past, and the tip that the writer works on."""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from tdapp.core.act import Recorded
from tdapp.core.event import Reversal
from tdapp.core.ids import ActionId, StreamId, StreamRef
from tdapp.core.room import Answers, Room
from tdapp.core.timeline import Refold, Timeline, ending_act

REMEMBERED = 2048


class Stale(Exception):
    """The stream moved on in a way that a prepared answer does not cover; prepare it again."""


@dataclass(frozen=True, slots=True)
class Portion:
    """Events of one act on one stream, with the state they lead to, on their way to the loop.

    An undo brings the `refold` that it rests on; one by another station a whole new `timeline`.
    """

    recorded: tuple[Recorded, ...]
    state: Any
    refold: Refold[Any] | None = None
    timeline: Timeline[Any] | None = None

    @property
    def action(self) -> ActionId:
        """The act, or the first of those that another station did."""
        return self.recorded[0].action


@dataclass(frozen=True, slots=True)
class Tip:
    """The newest state, committed or about to be, and the act that ended the stream, if any."""

    seq: int
    state: Any
    ended_by: ActionId | None = None


class OpenStream:
    """`timeline` belongs to the loop's thread, `tip` to the writer's."""

    def __init__(self, ref: StreamRef, room: Room[Any]) -> None:
        self.ref = ref
        self.room = room
        self.timeline: Timeline[Any] = Timeline(room)
        self.tip = Tip(0, room.empty)
        self._recent: deque[Recorded] = deque(maxlen=REMEMBERED)

    def ready(self) -> None:
        """Let the writer go on from what the timeline has loaded."""
        self.tip = Tip(self.timeline.seq, self.timeline.state, self.timeline.ended_by)

    def publish(self, portion: Portion) -> bool:
        """Take committed events into the past; False if they are there already."""
        if portion.recorded[-1].seq <= self.timeline.seq:
            return False
        if portion.timeline is not None:
            self.timeline = portion.timeline
        elif portion.refold is not None:
            self.timeline.adopt(portion.refold, portion.recorded, portion.state)
        else:
            self.timeline.extend(portion.recorded, portion.state)
        return True

    def advance(self, portion: Portion) -> Tip:
        """Move the tip in the writer's thread; gives the old one, to go back to if need be."""
        before = self.tip
        self._recent.extend(portion.recorded)
        last = portion.recorded[-1]
        self.tip = Tip(last.seq, portion.state, ending_act(portion.recorded))
        return before

    def go_back(self, tip: Tip) -> None:
        """Forget what was never committed."""
        while self._recent and self._recent[-1].seq > tip.seq:
            self._recent.pop()
        self.tip = tip

    def since(self, seq: int) -> Sequence[Recorded]:
        """The events recorded after `seq`; raises `Stale` where they cannot be read or refolded."""
        missing = self.tip.seq - seq
        if missing == 0:
            return ()
        news = [one for one in self._recent if one.seq > seq]
        if len(news) != missing or any(isinstance(one.event, Reversal) for one in news):
            raise Stale
        return news

    def timeline_to_tip(self, more: Sequence[Recorded]) -> Timeline[Any]:
        """The whole past with what the tip has and `more`, folded anew."""
        known = tuple(self.timeline.past)
        news = (one for one in self._recent if one.seq > len(known))
        told: Timeline[Any] = Timeline(self.room)
        told.replay([*known, *news, *more])
        return told


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
