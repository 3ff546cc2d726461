"""Undo and redo: an act of their own, which names the act whose facts stop or start to count."""

import asyncio
from collections.abc import Generator, Sequence
from itertools import takewhile
from typing import Any, TypeVar

from tdapp.core.act import Act
from tdapp.core.event import Event, StreamEnded, Undone
from tdapp.core.ids import ActionId, StreamId, StreamRef
from tdapp.core.long_work import without_garbage_collection
from tdapp.core.ports.record import EndedPart
from tdapp.core.ports.time import TimeSource
from tdapp.core.refusal import Refusal
from tdapp.core.timeline import Refold
from tdapp.desk.by_two import Hands
from tdapp.desk.call import Groups, States, must_be_past
from tdapp.desk.desk import LOG, PLAIN, Circumstances, CompletedAct, Desk
from tdapp.desk.permissions import Actor, Permission
from tdapp.desk.stream import OpenStream, Stale
from tdapp.desk.undo_plan import (
    Plan,
    UndoWay,
    all_facts,
    facts_of,
    must_not_be_carried_out,
    reversal,
)
from tdapp.house.house import KIND as HOUSE_KIND

IS_TURNED = frozenset({"is_undo", "already_undone", "no_such_act"})
"""Why that cannot be undone which does not count any more, or only says so of another act."""
SLICE_US = 4_000
TRIES = 3

Result = TypeVar("Result")


class Undoing:
    """Undo and redo for one desk; older acts are told again in slices that let the loop breathe."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._in_ended: tuple[EndedPart, ...] = ()
        self._note_reach()

    def last_of(self, actor: Actor) -> Act:
        """The newest act of this person that can be undone; refuses ``nothing_to_undo``.

        It is never one of before they ended an event: nobody would expect that one.
        """
        for act in reversed(self._desk.log):
            if act.actor != actor.id:
                continue
            if self._why_fixed(act.action) is None:
                return act
            if self._ended_something(act.action):
                break
        raise Refusal("nothing_to_undo")

    def last_done(self, actor: Actor) -> Act | None:
        """The newest act of this person that is held here, whether or not it can be undone."""
        held = self._desk.holding
        mine = (act for act in reversed(self._desk.log) if act.actor == actor.id)
        return next((act for act in mine if held(act.action)), None)

    def is_passed_over(self, act: Act) -> bool:
        """Whether its person did something since that counts and cannot be undone."""
        log = self._desk.log
        since = takewhile(lambda one: one.action != act.action, reversed(log))
        fixed = (self._why_fixed(one.action) for one in since if one.actor == act.actor)
        return any(why not in {None, *IS_TURNED} for why in fixed)

    async def last_undone(self, actor: Actor) -> Act:
        """The act that this person undid last; refuses ``nothing_to_redo``."""
        for act in reversed(self._desk.log):
            if act.actor != actor.id:
                continue
            if act.label not in {"undo", "redo"}:
                break
            undone = self._reversed_by(act.action)
            if undone is not None:
                return await self._named(undone)
        raise Refusal("nothing_to_redo")

    async def undo(
        self, actor: Actor, action: ActionId | None = None, with_: Circumstances = PLAIN
    ) -> CompletedAct:
        """Undo an act, by default this person's last one.

        Refuses what stands outside undo (``is_clock``, ``is_paid_out``, ...), what another act
        depends on (``undo_blocked``), others' acts to who may not, what `needs_reason` to who gives
        none (``reason_needed``), and whom it brings into play as the door does.
        """
        if (done := await self._recorded(with_)) is not None:
            return done
        act = self.last_of(actor) if action is None else await self._named(action)
        self._permit(actor, act, with_, "undo")
        return await self._reverse(actor, act, with_, UndoWay.UNDO)

    async def redo(
        self, actor: Actor, action: ActionId | None = None, with_: Circumstances = PLAIN
    ) -> CompletedAct:
        """Let an undone act count again."""
        if (done := await self._recorded(with_)) is not None:
            return done
        act = await (self.last_undone(actor) if action is None else self._named(action))
        self._permit(actor, act, with_, "redo")
        return await self._reverse(actor, act, with_, UndoWay.REDO)

    async def take_back_end(
        self, actor: Actor, event: StreamRef, with_: Circumstances = PLAIN
    ) -> CompletedAct:
        """Let an event that was cancelled by mistake go on, for a reason, as if it never had been.

        Its clock stands where it was stopped. Refuses ``not_ended``, ``is_finished``,
        ``papers_out`` once a paper of it was given out since, ``session_is_closed`` once the drawer
        was counted, ``stream_ended`` from the next gaming day on, ``undo_blocked`` where a table of
        it is in use, and ``name_is_gone`` once a player was erased whom it needs again; whom it
        brings into play as the door does.
        """
        if (done := await self._recorded(with_)) is not None:
            return done
        label = UndoWay.TAKE_BACK.value
        self._desk.permit(actor, label, Permission.ANNOUNCE, with_.approver)
        with_.must_be_told(label, needs_reason=True)
        planned = await self.plan_of_end(event)
        completed = await self._reverse(actor, planned.act, with_, UndoWay.TAKE_BACK)
        self._desk.remember(await asyncio.to_thread(self._desk.journal.acts, event.id, LOG))
        self._note_reach()
        return completed

    def _note_reach(self) -> None:
        """Learn which acts of the log wrote to a stream that has ended; it asks the record."""
        desk = self._desk
        self._in_ended = tuple(desk.journal.in_ended([act.action for act in desk.log]))

    async def plan_of_end(self, event: StreamRef) -> Plan:
        """Work out what taking back the end of an event does; refuses as that would."""
        await self._desk.look_up(event)
        ended_by = self.must_have_ended(event)
        return await self._plan(await self._named(ended_by), UndoWay.TAKE_BACK)

    def must_have_ended(self, event: StreamRef) -> ActionId:
        """The act that ended a loaded event, as far as can be told at once; see `plan_of_end`.

        Refuses ``not_ended``, ``is_finished`` and ``papers_out``.
        """
        stream = self._desk.stream(event)
        ended_by = stream.timeline.ended_by
        if ended_by is None:
            raise Refusal("not_ended")
        stream.room.answers.held_after_all(facts_of(stream, ended_by))
        self._desk.tills.must_have_no_paper(event.id, {})
        return ended_by

    def needs_reason(self, actor: Actor, act: Act) -> bool:
        """Whether this person must say why to undo or redo an act.

        They must for others' acts and for their own older ones, which others have seen, and for
        whatever is binding: chips, places and posted prizes.
        """
        newest = act.actor == actor.id and self._is_newest(act)
        return not newest or self._is_binding(act.action)

    async def plan(self, act: Act, *, again: bool = False) -> Plan:
        """Work out an undo or redo without doing it."""
        return await self._plan(act, UndoWay.REDO if again else UndoWay.UNDO)

    async def _plan(self, act: Act, way: UndoWay) -> Plan:
        streams = self._desk.holding(act.action)
        if not streams:
            raise Refusal("no_such_act", act=act.action)
        for stream in streams:
            _must_be_reversible(stream, act.action, way)
            if way is UndoWay.UNDO:
                must_not_be_carried_out(stream, act.action)
        await self._must_be_all_of(act, streams)
        refolds = {stream: await self._told_again(stream, act.action, way) for stream in streams}
        reversals = {stream: reversal(stream, act.action, again=way.again) for stream in streams}
        plan = Plan(act, way, reversals, refolds)
        persons, now = self._desk.persons, self._desk.time.now()
        plan.must_keep_clocks(now)
        plan.must_keep_persons_one(persons.ids)
        plan.must_tie_no(lambda who: not persons.standing(who, now.utc_us).known)
        return plan

    async def _told_again(self, stream: OpenStream, action: ActionId, way: UndoWay) -> Refold[Any]:
        """A past with or without an act; somebody else may have turned it by now."""
        _must_be_reversible(stream, action, way)
        changed = stream.timeline.undone ^ {action}
        return await in_slices(stream.timeline.retell(changed), self._desk.time)

    async def _reverse(
        self, actor: Actor, act: Act, with_: Circumstances, way: UndoWay
    ) -> CompletedAct:
        label = way.value
        hands = Hands(label, actor, with_.approver, self._desk.staffing())
        for _ in range(TRIES):
            plan = await self._plan(act, way)
            entrance = self._desk.entrance(actor, with_, plan.let_in())
            if denied := entrance.denied(label):
                self._desk.bulletin.deny(denied)
                raise denied.refusal
            refs = [stream.ref for stream in plan.reversals]
            groups, facts, ended = plan.groups(), tuple(all_facts(plan)), plan.ended

            def decide(
                states: States,
                groups: Groups = groups,
                facts: Sequence[Event] = facts,
                ended: Sequence[StreamId] = ended,
            ) -> Groups:
                for event in ended:
                    self._desk.tills.must_have_no_paper(event, states)
                return self._desk.tills.turned(groups, facts, states, hands)

            await self._desk.write_what_waits()
            try:
                return await self._desk.submit(
                    self._desk.act_of(actor, label, with_),
                    self._desk.tills.streams_of(refs, facts),
                    decide,
                    {stream.ref.id: told for stream, told in plan.refolds.items()},
                    entrance=entrance,
                )
            except Stale:
                await asyncio.sleep(0)
        raise Refusal("record_moved_on", act=act.label)

    def _permit(self, actor: Actor, act: Act, with_: Circumstances, label: str) -> None:
        own = act.actor == actor.id
        permission = Permission.UNDO_OWN if own else Permission.UNDO_ANY
        self._desk.permit(actor, label, permission, with_.approver)
        with_.must_be_told(act.label, needs_reason=self.needs_reason(actor, act))
        must_be_past(with_.happened_us, self._desk.time.now())

    def _is_binding(self, action: ActionId) -> bool:
        streams = self._desk.holding(action)
        return any(event.binding for stream in streams for event in facts_of(stream, action))

    def _is_newest(self, act: Act) -> bool:
        """Whether its person did nothing since that could be undone."""
        for one in reversed(self._desk.log):
            if one.action == act.action:
                return True
            if one.actor == act.actor and self._why_fixed(one.action) is None:
                return False
        return False

    async def _recorded(self, with_: Circumstances) -> CompletedAct | None:
        """The answer to a request that was recorded before."""
        act = await self._find(with_.action) if with_.action is not None else None
        return None if act is None else await self._desk.submit(act, (), lambda _: {})

    async def _named(self, action: ActionId) -> Act:
        act = await self._find(action)
        if act is None:
            raise Refusal("no_such_act", act=action)
        return act

    async def _find(self, action: ActionId) -> Act | None:
        for act in reversed(self._desk.log):
            if act.action == action:
                return act
        return await asyncio.to_thread(self._desk.journal.act, action)

    def _reversed_by(self, action: ActionId) -> ActionId | None:
        """The act that this one undid, if it is undone still."""
        for stream in self._desk.holding(action):
            event = facts_of(stream, action)[0]
            if isinstance(event, Undone) and event.action in stream.timeline.undone:
                return event.action
        return None

    async def _must_be_all_of(self, act: Act, streams: Sequence[OpenStream]) -> None:
        touched = await asyncio.to_thread(self._desk.journal.touched, act.action)
        ended = {ref.id for ref in touched} - {stream.ref.id for stream in streams}
        if ended:
            raise Refusal("stream_ended", stream=", ".join(sorted(ended)))

    def _why_fixed(self, action: ActionId) -> str | None:
        streams = self._desk.holding(action)
        here = {stream.ref.id for stream in streams}
        beyond = any(one.action == action and one.stream.id not in here for one in self._in_ended)
        if not streams or beyond:
            return "no_such_act"
        try:
            for stream in streams:
                _must_be_reversible(stream, action, UndoWay.UNDO)
        except Refusal as refusal:
            return refusal.code
        return None

    def _ended_something(self, action: ActionId) -> bool:
        """Whether this act ended a stream that nothing continues, and that was not taken back."""
        streams = self._desk.holding(action)
        if any(action in stream.timeline.undone for stream in streams):
            return False
        facts = (one for stream in streams for one in facts_of(stream, action))
        elsewhere = any(
            one.action == action and one.ends and one.stream.kind != HOUSE_KIND
            for one in self._in_ended
        )
        return elsewhere or any(
            isinstance(one, StreamEnded) and not one.continued_in for one in facts
        )


def _must_be_reversible(stream: OpenStream, action: ActionId, way: UndoWay) -> None:
    ended_by = stream.timeline.ended_by
    if ended_by is not None and (way is not UndoWay.TAKE_BACK or ended_by != action):
        raise Refusal("stream_ended", stream=stream.ref.id)
    if way.again != (action in stream.timeline.undone):
        raise Refusal("not_undone" if way.again else "already_undone", act=action)
    for event in () if way is UndoWay.TAKE_BACK else facts_of(stream, action):
        if event.fixed is not None:
            raise Refusal(event.fixed, act=action)


async def in_slices(work: Generator[None, None, Result], time: TimeSource) -> Result:
    """Run a long calculation on the loop in slices of at most 4 ms.

    What takes more than one makes so many values that garbage is left alone meanwhile.
    """
    end = _slice(work, time)
    if end is None:
        with without_garbage_collection():
            while end is None:
                await asyncio.sleep(0)
                end = _slice(work, time)
    result: Result = end.value
    return result


def _slice(work: Generator[None, None, Result], time: TimeSource) -> StopIteration | None:
    """The end of the work, if it comes in this slice."""
    until = time.now().elapsed_us + SLICE_US
    try:
        next(work)
        while time.now().elapsed_us < until:
            next(work)
    except StopIteration as end:
        return end
    return None
