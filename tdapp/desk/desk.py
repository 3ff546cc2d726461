"""The desk: every act goes through `perform`, every window looks through `state`."""

import asyncio
import uuid
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from heapq import merge
from typing import Any
from weakref import WeakValueDictionary

from tdapp.core.act import Act, Receipt
from tdapp.core.ids import ActionId, PersonId, StationId, StreamId
from tdapp.core.ports import (
    Chance,
    Journal,
    Persons,
    RegistryChange,
    StreamInfo,
    StreamRef,
    TimeSource,
    Unrecorded,
)
from tdapp.core.refusal import Refusal
from tdapp.core.room import Room
from tdapp.desk.call import Call, Moment, States
from tdapp.desk.changes import Bulletin, Changes, Denied
from tdapp.desk.off_record import OffRecord, Waiting
from tdapp.desk.permissions import Actor, Permission, require
from tdapp.desk.stream import OpenStream, Portion
from tdapp.desk.turn import Decide, DeskTurn, Refolds
from tdapp.desk.welcome import Door, Everybody, may_admit
from tdapp.floor.house import KIND

LOG = 512


@dataclass(frozen=True, slots=True)
class Done:
    """An act that happened. Without a receipt it is not recorded yet (the clock on a bad disk)."""

    act: Act
    receipt: Receipt | None


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What goes with an act besides itself.

    The same `action` twice is one act. `approver` is the second person, `happened_us` (UTC) and
    `paper` are for what was written on a slip before it was typed.
    """

    action: ActionId | None = None
    approver: Actor | None = None
    reason: str | None = None
    happened_us: int | None = None
    paper: str | None = None


PLAIN = Circumstances()


class Desk:
    """Takes acts, keeps the open streams in step with the record and publishes what changed.

    It lives on one running event loop; `state` and the questions answer at once.
    """

    def __init__(
        self,
        journal: Journal,
        rooms: Iterable[Room[Any]],
        time: TimeSource,
        chance: Chance,
        station: StationId,
        persons: Persons | None = None,
    ) -> None:
        self.journal = journal
        self.time = time
        self.bulletin = Bulletin()
        self.log: deque[Act] = deque(maxlen=LOG)
        self._chance = chance
        self.persons = persons or Everybody()
        self._door = Door(self.persons)
        self._station = station
        self._rooms = {room.kind: room for room in rooms}
        self._streams: dict[StreamId, OpenStream] = {}
        self._beginning: WeakValueDictionary[StreamId, OpenStream] = WeakValueDictionary()
        self._ended: set[StreamId] = set()
        self._off_record = OffRecord()
        self._behind: set[asyncio.Task[Done]] = set()
        self._in_turn = asyncio.Lock()
        self._loop = asyncio.get_running_loop()

    def open(self) -> None:
        """Load every open stream; raises `Contradiction` where the record does not add up."""
        for info in self.journal.streams(ended=True):
            if info.ended:
                self._ended.add(info.id)
            else:
                self.load(StreamRef(info.id, info.kind))

    def load(self, ref: StreamRef) -> OpenStream:
        """Fold one stream, open or ended, from the record."""
        stream = OpenStream(ref, self._rooms[ref.kind])
        stream.timeline.replay(self.journal.load(ref))
        stream.ready()
        self._streams[ref.id] = stream
        begin_of = stream.timeline.begin_of
        acts = self.journal.acts(ref.id, LOG)
        self.remember(sorted(acts, key=lambda act: begin_of(act.action) or 0))
        return stream

    def stream(self, ref: StreamRef) -> OpenStream:
        """An open stream; a new one, kept from now on, where nothing is recorded under that id."""
        found = self._streams[ref.id] = self._at(ref)
        return found

    def _at(self, ref: StreamRef) -> OpenStream:
        """The same; a new one stays only if an act that is under way records something in it."""
        found = self._found(ref.id)
        if found is None:
            found = self._beginning[ref.id] = OpenStream(ref, self._rooms[ref.kind])
        return found

    def _found(self, id_: StreamId) -> OpenStream | None:
        return self._streams.get(id_) or self._beginning.get(id_)

    def streams(self, kind: str) -> list[StreamId]:
        """Ids of the loaded streams of a kind that hold anything."""
        return [
            id_ for id_, one in self._streams.items() if one.ref.kind == kind and one.timeline.seq
        ]

    def state(self, id_: StreamId) -> Any:
        """What is recorded of a stream, folded; refuses ``no_such_stream``."""
        found = self._streams.get(id_)
        if found is None:
            raise Refusal("no_such_stream", stream=id_)
        return self._off_record.state(found)

    @property
    def unrecorded(self) -> int:
        """How many acts were done that are NOT RECORDED yet."""
        return len(self._off_record.waiting)

    def holding(self, action: ActionId) -> list[OpenStream]:
        """The loaded streams that an act wrote to."""
        return [one for one in self._streams.values() if one.timeline.begin_of(action)]

    def moment(self, actor: Actor, with_: Circumstances) -> Moment:
        """Now, with a fresh seed."""
        return Moment(actor.id, self.time.now(), self._chance.seed(), with_.happened_us)

    def why_not(self, actor: Actor, call: Call, with_: Circumstances = PLAIN) -> Refusal | None:
        """Why this act would be refused now; None if it would be done."""
        try:
            require(actor, call.permission, with_.approver)
            _demand_reason(call, with_)
            self._must_be_known(call)
            self._must_be_open(call)
            if turned_away := self._turned_away(actor, call, with_):
                return turned_away[1]
            moment = self.moment(actor, with_)
            call.decide(self._states(call), moment)
            self.persons.would_take(call.registry(moment), moment.now.utc_us)
        except Refusal as refusal:
            return refusal
        return None

    def can(self, actor: Actor, call: Call, with_: Circumstances = PLAIN) -> bool:
        """Whether this act would be done now."""
        return self.why_not(actor, call, with_) is None

    def perform(
        self, actor: Actor, call: Call, with_: Circumstances = PLAIN
    ) -> "asyncio.Future[Done]":
        """Do an act: the future gives `Done` once it is durable, or a `Refusal` or `Unrecorded`."""
        moment = self.moment(actor, with_)
        try:
            self.permit(actor, call.label, call.permission, with_.approver)
            _demand_reason(call, with_)
            self._must_be_known(call)
            if turned_away := self._turned_away(actor, call, with_):
                person, refusal = turned_away
                self.bulletin.deny(Denied(actor, call.label, refusal, person))
                raise refusal
        except Refusal as refusal:
            return self._loop_future(refusal)
        waiting = Waiting(self.act_of(actor, call.label, with_), call, moment)
        if self._off_record or self._behind:
            task = self._loop.create_task(self._perform_behind(waiting))
            self._behind.add(task)
            task.add_done_callback(self._behind.discard)
            return task
        recorded = self._record(waiting, waiting.act)
        if call.may_wait:
            return self._loop.create_task(self._or_off_record(recorded, waiting))
        return recorded

    def permit(
        self, actor: Actor, label: str, permission: Permission, approver: Actor | None = None
    ) -> None:
        """Refuse whoever may not do this, as `permissions.require` does, and note the try."""
        try:
            require(actor, permission, approver)
        except Refusal as refusal:
            self.bulletin.deny(Denied(actor, label, refusal))
            raise

    def _turned_away(
        self, actor: Actor, call: Call, with_: Circumstances
    ) -> tuple[PersonId, Refusal] | None:
        """Who of them may not play; of an act that is done already nobody asks again."""
        if with_.action is not None and self.holding(with_.action):
            return None
        admitted = may_admit(actor, with_.approver, with_.reason)
        persons = call.persons(self._states(call))
        return self._door.turned_away(persons, self.time.now().utc_us, admitted=admitted)

    async def write_what_waits(self) -> None:
        """Record the acts that were done while the record was unwritable, in their order.

        Raises `Unrecorded` while that cannot be done.
        """
        async with self._in_turn:
            for one in tuple(self._off_record.waiting):
                await self._record_late(one)

    async def _record_late(self, waiting: Waiting) -> None:
        try:
            await self._record(waiting, waiting.late(self.time.now().utc_us))
        except Unrecorded:
            raise
        except Exception as answer:  # noqa: BLE001 - it must not stand in the others' way for ever
            self._off_record.written(waiting)
            self.bulletin.publish(Changes(waiting.call.streams()[0].id, frozenset(), waiting.act))
            if not isinstance(answer, Refusal):
                told = {"message": "an act that waited failed", "exception": answer}
                self._loop.call_exception_handler(told)
        else:
            self._off_record.written(waiting)

    async def _perform_behind(self, waiting: Waiting) -> Done:
        """Record an act after those that wait; while they must go on waiting, it may join them."""
        try:
            await self.write_what_waits()
            recorded = self._record(waiting, waiting.act)
        except Unrecorded:
            if not waiting.call.may_wait:
                raise
            return self._do_off_record(waiting)
        return await (self._or_off_record(recorded, waiting) if waiting.call.may_wait else recorded)

    async def _or_off_record(self, recorded: "asyncio.Future[Done]", waiting: Waiting) -> Done:
        try:
            return await recorded
        except Unrecorded:
            return self._do_off_record(waiting)

    def _do_off_record(self, waiting: Waiting) -> Done:
        if not self._off_record.holds(waiting.act.action):
            done = self._off_record.do(waiting, self._states(waiting.call))
            for ref in waiting.call.streams():
                self.stream(ref)
            for id_, events in done.events.items():
                self.bulletin.publish(Changes(id_, frozenset(map(type, events)), done.act))
        return Done(waiting.act, None)

    def _record(self, waiting: Waiting, act: Act) -> "asyncio.Future[Done]":
        call, moment = waiting.call, waiting.moment
        changes = call.registry(moment)
        return self.submit(
            act, call.streams(), lambda states: call.decide(states, moment), registry=changes
        )

    def _must_be_known(self, call: Call) -> None:
        """Refuse ids of another kind of stream, or of another house than the one that is open."""
        for ref in call.streams():
            found = self._found(ref.id)
            unknown = found is None and ref.id not in self._ended
            strange = unknown and ref.kind == KIND and self._is_house_open()
            if strange or not ref.id or (found is not None and found.ref.kind != ref.kind):
                raise Refusal("no_such_stream", stream=ref.id)

    def _is_house_open(self) -> bool:
        houses = (one.timeline for one in self._streams.values() if one.ref.kind == KIND)
        return any(house.seq and not house.ended for house in houses)

    def _must_be_open(self, call: Call) -> None:
        for ref in call.streams():
            if ref.id in self._ended or self._at(ref).timeline.ended:
                raise Refusal("stream_ended", stream=ref.id)

    def _states(self, call: Call) -> States:
        return {ref.id: self._off_record.state(self._at(ref)) for ref in call.streams()}

    def act_of(self, actor: Actor, label: str, with_: Circumstances) -> Act:
        """The fields of an act that begins now."""
        return Act(
            action=with_.action or ActionId(uuid.uuid4().hex),
            label=label,
            at_us=self.time.now().utc_us,
            station=self._station,
            actor=actor.id,
            approver=with_.approver.id if with_.approver else None,
            happened_us=with_.happened_us,
            paper=with_.paper,
            reason=with_.reason,
        )

    def submit(
        self,
        act: Act,
        refs: Iterable[StreamRef],
        decide: Decide,
        refolds: Refolds | None = None,
        registry: Sequence[RegistryChange] = (),
    ) -> "asyncio.Future[Done]":
        """Queue a decision for the record; `perform` is the way for everybody else."""
        future: asyncio.Future[Done] = self._loop.create_future()

        def arrived(turn: DeskTurn, outcome: Receipt | Exception) -> None:
            if isinstance(outcome, Receipt) and not outcome.repeated:
                self.persons.took(turn.registry, outcome.at_us)
            self._loop.call_soon_threadsafe(self._arrive, turn, outcome, future)

        streams = [self._at(ref) for ref in refs]
        self.journal.submit(DeskTurn(act, streams, decide, arrived, refolds, registry))
        return future

    def is_behind(self, head: StreamInfo) -> bool:
        """Whether more is recorded of a stream than this desk has folded."""
        stream = self._found(head.id)
        if stream is None:
            return head.kind in self._rooms and not head.ended
        return stream.tip.seq < head.head_seq

    def remember(self, acts: Iterable[Act]) -> bool:
        """Put acts, in their order, into the log; whether it lacked any."""
        known = {act.action for act in self.log}
        news = [act for act in acts if act.action not in known]
        self.log = deque(merge(self.log, news, key=lambda act: act.at_us), maxlen=LOG)
        return bool(news)

    def _arrive(
        self,
        turn: DeskTurn,
        outcome: Receipt | Exception,
        future: "asyncio.Future[Done]",
    ) -> None:
        """All of an act is published and answered before anybody is told of any of it."""
        act = turn.act
        published = [one for one in turn.portions if one[0].publish(one[1])]
        for stream, _ in published:
            self._streams[stream.ref.id] = stream
        mine = {id(portion) for _, portion in published if _action_of(portion) == act.action}
        if mine and all(one.action != act.action for one in reversed(self.log)):
            self.log.append(act)
        if isinstance(outcome, Receipt):
            _answer(future, Done(self._recorded(act, outcome), outcome))
        elif not future.cancelled():
            future.set_exception(outcome)
        for stream, portion in published:
            facts = frozenset(type(entry.event) for entry in portion.recorded)
            told = act if id(portion) in mine else None
            self.bulletin.publish(Changes(stream.ref.id, facts, told))

    def _recorded(self, act: Act, receipt: Receipt) -> Act:
        """The act as it stands in the record, where the same request had been recorded before."""
        if not receipt.repeated:
            return act
        return next((one for one in reversed(self.log) if one.action == act.action), act)

    def _loop_future(self, refusal: Refusal) -> "asyncio.Future[Done]":
        future: asyncio.Future[Done] = self._loop.create_future()
        future.set_exception(refusal)
        return future


def _demand_reason(call: Call, with_: Circumstances) -> None:
    if call.needs_reason and not (with_.reason or "").strip():
        raise Refusal("reason_needed", act=call.label)


def _action_of(portion: Portion) -> ActionId:
    return portion.recorded[0].action


def _answer(future: "asyncio.Future[Done]", done: Done) -> None:
    if not future.cancelled():
        future.set_result(done)
