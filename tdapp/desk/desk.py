"""The desk: every act goes through `perform`, every window looks through `state`."""

import asyncio
import uuid
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from tdapp.core.act import Act, Receipt
from tdapp.core.ids import (
    PLACED,
    ActionId,
    PersonId,
    StationId,
    StreamId,
    StreamInfo,
    StreamRef,
    place_or,
    placed,
)
from tdapp.core.ports.people import Persons, RegistryWrite
from tdapp.core.ports.record import Journal
from tdapp.core.ports.time import Chance, TimeSource
from tdapp.core.refusal import Refusal
from tdapp.core.room import Room
from tdapp.desk.act_log import LOG, ActLog
from tdapp.desk.by_two import Hands
from tdapp.desk.call import Call, Groups, Moment, States
from tdapp.desk.changes import Bulletin, Changes, DeniedAct
from tdapp.desk.circumstances import PLAIN, Circumstances, CompletedAct
from tdapp.desk.late_writing import LateWriting
from tdapp.desk.off_record import OffRecord, UnrecordedAct
from tdapp.desk.offices import must_be_theirs
from tdapp.desk.open_streams import OpenStreams
from tdapp.desk.parts import seen, whole
from tdapp.desk.permissions import (
    UNSTAFFED,
    Actor,
    Permission,
    Staffing,
    is_a_try,
    lacks_signature,
    require,
    stand_in,
)
from tdapp.desk.said import on_trial
from tdapp.desk.stream import Answering, OpenStream
from tdapp.desk.tills import Tills
from tdapp.desk.turn import Decide, DeskTurn, Refolds
from tdapp.desk.welcome import Door, Entrance, Everybody, may_admit

__all__ = ["PLAIN", "Circumstances", "CompletedAct", "Desk"]


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
        self.log = ActLog()
        self._chance = chance
        self.persons = persons or Everybody()
        self._door = Door(self.persons)
        self.station = station
        self.staffing: Callable[[], Staffing] = lambda: UNSTAFFED
        self.acted: Callable[[Actor], None] = lambda _: None
        self._open = OpenStreams(journal, rooms)
        self.tills = Tills(self._open)
        self._off_record = OffRecord()
        self._loop = asyncio.get_running_loop()
        self._late = LateWriting(
            self._off_record, self._record, self._do_unrecorded, self.bulletin, time
        )

    def open(self) -> None:
        """Load every open stream; raises `Contradiction` where the record does not add up."""
        for info in self._open.all_known():
            self.log.newest = max(self.log.newest, info.place)
            if not info.ended:
                self.load(StreamRef(info.id, info.kind))

    def any_ended(self, kind: str) -> bool:
        """Whether the record holds a stream of a kind that has ended; asks the disk."""
        return any(info.ended for info in self.journal.streams(kind, ended=True))

    def load(self, ref: StreamRef) -> OpenStream:
        """Fold one stream, open or ended, from the record."""
        stream = self._open.load(ref)
        begin_of = stream.timeline.begin_of
        acts = self.journal.acts(ref.id, LOG)
        self._door.seen(max((act.at_us for act in acts), default=0))
        self.log.take_in(sorted(acts, key=lambda act: begin_of(act.action) or 0))
        return stream

    async def look_up(self, ref: StreamRef) -> None:
        """Load an ended stream beside the loop; refuses ``newer_record`` and ``damaged``."""
        if self._open.found(ref.id) is None:
            stream = await asyncio.to_thread(self._open.folded, ref)
            self._open.keep(stream)

    def stream(self, ref: StreamRef) -> OpenStream:
        """An open stream; a new one, kept from now on, where nothing is recorded under that id."""
        found = self._open.at(ref)
        self._open.keep(found)
        return found

    def streams(self, kind: str) -> list[StreamId]:
        """Ids of the loaded streams of a kind that hold anything."""
        return self._open.of_kind(kind)

    def events(self) -> list[Answering]:
        """The events at hand, of whatever kind, each with the answers of its room."""
        return self._open.events()

    def events_on(self) -> tuple[Answering, ...]:
        """Those that are not over."""
        return tuple(one for one in self.events() if not one.answers.is_over(self.state(one.id)))

    def state(self, id_: StreamId) -> Any:
        """The folded state of a stream or a part; refuses ``no_such_stream``, ``no_such_part``."""
        return self._off_record.seen(self._open.kept(id_), id_)

    @property
    def unrecorded(self) -> int:
        """How many acts were done that are NOT RECORDED yet."""
        return len(self._off_record.waiting)

    def holding(self, action: ActionId) -> list[OpenStream]:
        """The loaded streams that an act wrote to."""
        return self._open.holding(action)

    def moment(self, actor: Actor, with_: Circumstances) -> Moment:
        """Now, with a fresh seed; when it happened is not judged again of an act that is done."""
        return Moment(
            actor.id,
            self.time.now(),
            self._chance.seed(),
            None if self._is_done(with_) else with_.happened_us,
            with_.approver.id if with_.approver else None,
            with_.reason_given,
        )

    def why_not(self, actor: Actor, call: Call, with_: Circumstances = PLAIN) -> Refusal | None:
        """Why this act would be refused now; None if it would be done."""
        try:
            must_be_theirs(call, actor, with_.approver, self.staffing())
            call, moment, entrance = self._at_the_door(actor, call, with_)
            if denied := entrance.denied(call.label):
                return denied.refusal
            states = self._states(call)
            self._open.must_be_open(call.streams())
            hands = Hands(call.label, actor, with_.approver, self.staffing())
            self.tills.would_count(on_trial(call, states, moment, with_.said), states, hands)
            self.persons.would_take(call.registry(moment), moment.now.utc_us)
        except Refusal as refusal:
            tried = is_a_try(refusal, with_.approver)
            self.bulletin.asked = DeniedAct(actor, call.label, refusal) if tried else None
            return refusal
        return None

    def why_not_even_signed(
        self, actor: Actor, call: Call, with_: Circumstances = PLAIN
    ) -> Refusal | None:
        """`why_not`, where a person of the office named by the rulebook may still sign."""
        refusal = self.why_not(actor, call, with_)
        if refusal is not None and refusal.code == "office_needed" and with_.approver is None:
            return self._why_not_signed(actor, call, with_)
        return refusal

    def _why_not_signed(self, actor: Actor, call: Call, with_: Circumstances) -> Refusal | None:
        """Why not, although somebody signs who could be any second person."""
        return self.why_not(actor, call, replace(with_, approver=stand_in(call.signer())))

    def can(self, actor: Actor, call: Call, with_: Circumstances = PLAIN) -> bool:
        """Whether this act would be done now."""
        return self.why_not(actor, call, with_) is None

    def perform(
        self, actor: Actor, call: Call, with_: Circumstances = PLAIN
    ) -> "asyncio.Future[CompletedAct]":
        """Do an act; gives `CompletedAct` once it is durable, or a `Refusal` or `Unrecorded`."""
        try:
            self._must_be_allowed(actor, call, with_)
            call, moment, entrance = self._at_the_door(actor, call, with_)
            if denied := entrance.denied(call.label):
                self.bulletin.deny(denied)
                raise denied.refusal
        except Refusal as refusal:
            return self._loop_future(refusal)
        hands = Hands(call.label, actor, with_.approver, self.staffing())
        act = self.act_of(actor, call.label, with_)
        waiting = UnrecordedAct(act, call, moment, entrance, hands, with_.said)
        if self._off_record or self._late.behind:
            return self._late.perform_behind(waiting)
        recorded = self._record(waiting, waiting.act)
        return self._late.or_unrecorded(recorded, waiting) if call.may_wait else recorded

    def permit(
        self, actor: Actor, label: str, permission: Permission, approver: Actor | None = None
    ) -> None:
        """Refuse a person without permission, as `permissions.require` does, and note the try."""
        try:
            require(actor, permission, approver, self.staffing())
        except Refusal as refusal:
            self._note_try(actor, label, refusal, approver)
            raise

    def _must_be_allowed(self, actor: Actor, call: Call, with_: Circumstances) -> None:
        """Refuse a person without permission and note the try; ask for a signature last."""
        try:
            must_be_theirs(call, actor, with_.approver, self.staffing())
        except Refusal as refusal:
            if lacks_signature(refusal, with_.approver):
                raise (self._why_not_signed(actor, call, with_) or refusal) from None
            self._note_try(actor, call.label, refusal, with_.approver)
            raise

    def _note_try(self, actor: Actor, label: str, refusal: Refusal, approver: Actor | None) -> None:
        if is_a_try(refusal, approver):
            self.bulletin.deny(DeniedAct(actor, label, refusal))

    def _at_the_door(
        self, actor: Actor, call: Call, with_: Circumstances
    ) -> tuple[Call, Moment, Entrance]:
        """An act as it is to be decided, the moment of it, and whom it lets in.

        Refuses what is known without the record, in one order for `why_not` and `perform`, so that
        both refuse alike where several things stand against it.
        """
        with_.must_be_told(call.label, needs_reason=call.needs_reason)
        self._open.must_be_known(call.streams())
        call = call.of_one(self._states(call), self.persons.ids)
        moment = self.moment(actor, with_)
        return call, moment, self._entrance(actor, call, with_)

    def _is_done(self, with_: Circumstances) -> bool:
        """Whether this very request was done before."""
        return with_.action is not None and bool(self.holding(with_.action))

    def _entrance(self, actor: Actor, call: Call, with_: Circumstances) -> Entrance:
        """Its guests at the door; of an act that is done, or of what is over, nobody asks."""
        over = self._is_done(with_) or not self._open.are_open(call.streams())
        guests = () if over else call.persons(self._states(call))
        return self.entrance(actor, with_, guests)

    def entrance(self, actor: Actor, with_: Circumstances, guests: Sequence[PersonId]) -> Entrance:
        """The players whom an act lets in or pays now."""
        admitted = may_admit(actor, with_.approver, with_.reason)
        return Entrance(self._door, actor, guests, self.time.now().utc_us, admitted)

    async def write_what_waits(self) -> None:
        """Record the acts that were done while the record was unwritable, in their order.

        Raises `Unrecorded` while that cannot be done.
        """
        await self._late.write_what_waits()

    def _record(self, waiting: UnrecordedAct, act: Act) -> "asyncio.Future[CompletedAct]":
        call, moment, hands = waiting.call, waiting.moment, waiting.hands

        def decide(states: States) -> Groups:
            newest = call.of_one(states, self.persons.ids)
            return self.tills.counted(waiting.decided(newest, states), states, hands)

        return self.submit(
            act,
            self.tills.streams(call),
            decide,
            registry=call.registry(moment),
            entrance=waiting.entrance,
        )

    def _do_unrecorded(self, waiting: UnrecordedAct) -> UnrecordedAct:
        done = self._off_record.do(waiting, self._states(waiting.call))
        for ref in whole(waiting.call.streams()):
            self.stream(ref)
        return done

    def _states(self, call: Call) -> States:
        return seen(map(self._open.at, whole(call.streams())), self._off_record.state)

    def act_of(self, actor: Actor, label: str, with_: Circumstances) -> Act:
        """The fields of an act that begins now."""
        self.acted(actor)
        now_us = self.time.now().utc_us
        action = self.new_id(now_us, with_.action)
        return with_.act_of(actor.id, label, action, self.station, now_us)

    def new_id(self, now_us: int, asked: ActionId | None = None) -> ActionId:
        """An id for an act that begins now: its place is behind all that are known here.

        It keeps the id under which the act was `asked` for, where it has one: the same is one act.
        """
        self.log.newest = place = max(self.log.newest + 1, now_us)
        made = ActionId(PLACED.format(place, uuid.uuid4().hex)[:32])
        return placed(asked or made, place)

    def submit(
        self,
        act: Act,
        refs: Iterable[StreamRef],
        decide: Decide,
        refolds: Refolds | None = None,
        registry: Sequence[RegistryWrite] = (),
        entrance: Entrance | None = None,
    ) -> "asyncio.Future[CompletedAct]":
        """Queue a decision for the record; `perform` is the way for everybody else."""
        future: asyncio.Future[CompletedAct] = self._loop.create_future()

        def arrived(turn: DeskTurn, outcome: Receipt | Exception) -> None:
            if isinstance(outcome, Receipt) and not outcome.repeated:
                self.persons.took(turn.registry, outcome.at_us)
            self._loop.call_soon_threadsafe(self._arrive, turn, outcome, future)

        streams = [self._open.at(ref) for ref in whole(refs)]
        self.journal.submit(DeskTurn(act, streams, decide, arrived, refolds, registry, entrance))
        return future

    def is_behind(self, head: StreamInfo) -> bool:
        """Whether more is recorded of a stream than this desk has folded."""
        return self._open.is_behind(head)

    def _arrive(
        self,
        turn: DeskTurn,
        outcome: Receipt | Exception,
        future: "asyncio.Future[CompletedAct]",
    ) -> None:
        """Publish and answer the whole act before any listener hears of it."""
        act = turn.act
        published = [one for one in turn.portions if one[0].publish(one[1])]
        for stream, _ in published:
            self._open.keep(stream)
        mine = {id(portion) for _, portion in published if portion.action == act.action}
        if mine and all(one.action != act.action for one in reversed(self.log)):
            self.log.append(act)
            self.log.newest = max(self.log.newest, place_or(act.action, act.at_us))
        if isinstance(outcome, Receipt):
            _answer(future, CompletedAct(self._recorded(act, outcome), outcome))
        elif not future.cancelled():
            future.set_exception(outcome)
        if turn.denied is not None:
            self.bulletin.deny(turn.denied)
        for stream, portion in published:
            facts = frozenset(type(entry.event) for entry in portion.recorded)
            told = act if id(portion) in mine else None
            self.bulletin.publish(Changes(stream.ref.id, facts, told))

    def _recorded(self, act: Act, receipt: Receipt) -> Act:
        """The recorded act, where the same request had been recorded before."""
        if not receipt.repeated:
            return act
        recorded = receipt.action
        held = (one for one in reversed(self.log) if one.action == recorded)
        return next(held, None) or msgspec.structs.replace(act, action=recorded)

    def _loop_future(self, refusal: Refusal) -> "asyncio.Future[CompletedAct]":
        future: asyncio.Future[CompletedAct] = self._loop.create_future()
        future.set_exception(refusal)
        return future


def _answer(future: "asyncio.Future[CompletedAct]", done: CompletedAct) -> None:
    if not future.cancelled():
        future.set_result(done)
