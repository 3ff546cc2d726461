"""An act of the desk inside the writer's transaction."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from tdapp.core.act import Act, Receipt, Recorded
from tdapp.core.event import Event, Reversal
from tdapp.core.ids import PersonId, StreamId, StreamRef
from tdapp.core.ports.people import RegistryWrite, Standings
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.core.timeline import Refold
from tdapp.desk.changes import DeniedAct
from tdapp.desk.parts import by_stream, seen
from tdapp.desk.stream import OpenStream, Portion, Tip
from tdapp.desk.welcome import Entrance

Decided = Mapping[StreamId, Sequence[Event]]
Decide = Callable[[Mapping[StreamId, Any]], Decided]
Refolds = Mapping[StreamId, Refold[Any]]
Arrived = Callable[["DeskTurn", Receipt | Exception], None]


class DeskTurn:
    """Implements `core.ports.Turn` for the streams that one act needs.

    `decide` gets the newest states by stream. `arrived` is called in the writer's thread when the
    outcome is known.
    """

    def __init__(
        self,
        act: Act,
        streams: Sequence[OpenStream],
        decide: Decide,
        arrived: Arrived,
        refolds: Refolds | None = None,
        registry: Sequence[RegistryWrite] = (),
        entrance: Entrance | None = None,
    ) -> None:
        self.act = act
        self.registry = registry
        self.denied: DeniedAct | None = None
        self._entrance = entrance
        self.portions: list[tuple[OpenStream, Portion]] = []
        self._streams = {stream.ref.id: stream for stream in streams}
        self._decide = decide
        self._arrived = arrived
        self._refolds = refolds or {}
        self._before: list[tuple[OpenStream, Tip]] = []
        self._foreign = 0

    @property
    def streams(self) -> Sequence[StreamRef]:
        """The streams the writer must lock."""
        return [stream.ref for stream in self._streams.values()]

    @property
    def guests(self) -> Sequence[PersonId]:
        """Whom the act lets in or pays."""
        return () if self._entrance is None else self._entrance.guests

    def meet(self, standings: Standings) -> None:
        """Refuse a guest whom another station has barred, merged or parted meanwhile."""
        if self._entrance is not None:
            if self._entrance.is_outdated(standings):
                raise Refusal("record_moved_on", act=self.act.label)
            self._must_be_welcome(standings)

    def _must_be_welcome(self, by: Standings | None = None) -> None:
        """Refuse whom the door turns away by now: by this station's own book, or by `by`."""
        if self._entrance is not None:
            self.denied = self._entrance.denied(self.act.label, by)
        if self.denied is not None:
            raise self.denied.refusal

    def known(self, stream: StreamId) -> int:
        """Where this station's tip stands."""
        return self._streams[stream].tip.seq

    def catch_up(self, stream: StreamId, missed: Sequence[Recorded]) -> None:
        """Fold what other stations recorded; an undo among it tells the whole past again."""
        where = self._streams[stream]
        entries = tuple(missed)
        if any(isinstance(one.event, Reversal) for one in entries):
            portion = _told_again(where, entries)
        else:
            portion = Portion(entries, _folded(where, where.tip.state, entries, told_again=False))
        where.advance(portion)
        self.portions.append((where, portion))
        self._foreign = len(self.portions)

    def decide(self) -> Decided:
        """Decide on the newest states and move the tips; whole or not at all."""
        self._must_be_welcome()
        for stream in self._streams.values():
            self._must_go_on(stream)
        states = seen(self._streams.values(), self._base)
        told = by_stream(self._decide(states))
        groups = {id_: events for id_, events in told.items() if events}
        portions = [
            (self._streams[id_], self._portion(self._streams[id_], states[id_], events))
            for id_, events in groups.items()
        ]
        for stream, portion in portions:
            self._before.append((stream, stream.advance(portion)))
        self.portions += portions
        return groups

    def _must_go_on(self, stream: OpenStream) -> None:
        """Refuse ``stream_ended``, unless this very act takes the end back."""
        refold, ended_by = self._refolds.get(stream.ref.id), stream.tip.ended_by
        if ended_by is not None and (refold is None or ended_by not in refold.undone):
            raise Refusal("stream_ended", stream=stream.ref.id)

    def back_out(self) -> None:
        """Put the tips back where this act found them."""
        for stream, tip in reversed(self._before):
            stream.go_back(tip)
        self._before.clear()
        del self.portions[self._foreign :]

    def settled(self, outcome: Receipt | Exception) -> None:
        """Tell the loop; an act has the time at which it was recorded."""
        if isinstance(outcome, Receipt):
            self.act = msgspec.structs.replace(self.act, at_us=outcome.at_us)
        self._arrived(self, outcome)

    def _base(self, stream: OpenStream) -> Any:
        refold = self._refolds.get(stream.ref.id)
        if refold is None:
            return stream.tip.state
        return _folded(stream, refold.state, stream.since(refold.upto), told_again=True)

    def _portion(self, stream: OpenStream, state: Any, events: Sequence[Event]) -> Portion:
        recorded = tuple(
            Recorded(seq, self.act.action, event)
            for seq, event in enumerate(events, stream.tip.seq + 1)
        )
        refold = self._refolds.get(stream.ref.id)
        folded = _folded(stream, state, recorded, told_again=refold is not None)
        return Portion(recorded, folded, refold)


def _folded(
    stream: OpenStream, state: Any, recorded: Sequence[Recorded], *, told_again: bool
) -> Any:
    """A new act is decided on the state that it meets; what a past without one means is checked."""
    try:
        for entry in recorded:
            state = stream.room.folds.apply(state, entry.event)
        if told_again:
            stream.room.check(state)
    except Contradiction as clash:
        raise clash.refusal from clash
    return state


def _told_again(stream: OpenStream, missed: tuple[Recorded, ...]) -> Portion:
    told = stream.timeline_to_tip(missed)
    return Portion(missed, told.state, timeline=told)
