"""Acts that are done and not recorded yet, and the states with what they changed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from tdapp.core.act import Act
from tdapp.core.event import Event
from tdapp.core.ids import ActionId, StreamId, asked_as
from tdapp.core.refusal import Contradiction
from tdapp.desk.by_two import Hands
from tdapp.desk.call import Call, Groups, Moment, States
from tdapp.desk.parts import by_stream, seen_at, whole
from tdapp.desk.said import Statement, decided
from tdapp.desk.stream import OpenStream
from tdapp.desk.welcome import Entrance


@dataclass(frozen=True, slots=True)
class UnrecordedAct:
    """An act that is done, or about to be, and not recorded; `events` are what it changed.

    What was `said` of it must still hold when it is decided.
    """

    act: Act
    call: Call
    moment: Moment
    entrance: Entrance
    hands: Hands
    said: tuple[Statement[Any], ...] = ()
    events: Mapping[StreamId, Sequence[Event]] = field(default_factory=dict)

    @property
    def stream(self) -> StreamId:
        """The first stream that it is about."""
        return whole(self.call.streams())[0].id

    def decided(self, call: Call, states: States) -> Groups:
        """What it gives on these states, as the `call` by which its persons are known there."""
        return decided(call, states, self.moment, self.said)

    def late(self, now_us: int) -> Act:
        """The act as it is recorded at `now_us` (UTC), with the time at which it happened."""
        happened_us = self.act.happened_us
        if happened_us is None:
            happened_us = self.moment.now.utc_us
        return msgspec.structs.replace(self.act, at_us=now_us, happened_us=happened_us)


class OffRecord:
    """The acts that wait, in the order in which they were done; falsy when none waits."""

    def __init__(self) -> None:
        self.waiting: list[UnrecordedAct] = []

    def __bool__(self) -> bool:
        return bool(self.waiting)

    def holds(self, action: ActionId) -> bool:
        """Whether this act is among those that wait."""
        return any(asked_as(one.act.action) == asked_as(action) for one in self.waiting)

    def state(self, stream: OpenStream) -> Any:
        """A stream's recorded state with what waits for it done, as far as that still fits."""
        state = stream.timeline.state
        for one in self.waiting:
            if stream.timeline.begin_of(one.act.action):
                continue
            try:
                for event in one.events.get(stream.ref.id, ()):
                    state = stream.room.folds.apply(state, event)
            except Contradiction:
                continue
        return state

    def seen(self, stream: OpenStream, address: StreamId) -> Any:
        """The same as it is seen from an address; refuses ``no_such_part``."""
        return seen_at(address, stream.room, self.state(stream))

    def do(self, waiting: UnrecordedAct, states: States) -> UnrecordedAct:
        """Do an act on these states without recording it; refuses as its call does."""
        done = replace(waiting, events=by_stream(waiting.decided(waiting.call, states)))
        self.waiting.append(done)
        return done

    def written(self, waiting: UnrecordedAct) -> None:
        """One act is in the record now, or was refused by it: it waits no longer."""
        self.waiting.remove(waiting)
