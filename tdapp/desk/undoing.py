"""Undo and redo: an act of their own, which names the act whose facts stop or start to count."""

import asyncio
from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from tdapp.core.act import Act
from tdapp.core.event import Event, MoneyLine, Redone, Reversal, StreamEnded, Undone
from tdapp.core.ids import ActionId, PersonId
from tdapp.core.long_work import without_garbage_collection
from tdapp.core.ports.time import TimeSource
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.core.room import Answers
from tdapp.core.timeline import Refold
from tdapp.desk.by_two import Hands
from tdapp.desk.call import Groups, IdsOf, States, must_be_past
from tdapp.desk.desk import PLAIN, Circumstances, CompletedAct, Desk
from tdapp.desk.permissions import Actor, Permission
from tdapp.desk.stream import OpenStream, Stale


@dataclass(frozen=True, slots=True)
class Turned:
    """A stream before and after some of its facts stop, or start again, to count."""

    answers: Answers[Any]
    before: Any
    after: Any
    facts: Sequence[Event]

    def let_in(self) -> list[PersonId]:
        """Those of whom the facts tell who are in after, and not before."""
        now, then = self.after, self.before
        is_in = self.answers.is_in
        return [who for who in self._persons() if is_in(now, who) and not is_in(then, who)]

    def must_stay_one(self, ids: IdsOf) -> None:
        """Refuse to bring somebody back who is known under another id by now.

        ``already_entered`` or ``already_waiting``.
        """
        known_as = self.answers.known_as
        for who in self._persons():
            if known_as(self.after, who) is None or known_as(self.before, who) is not None:
                continue
            for one in ids(who):
                known = known_as(self.after, one) if one != who else None
                if known is not None:
                    raise known.refusal

    def papers(self) -> Iterable[str]:
        """The papers issued that are right only before or only after."""
        changed = self.answers.papers_changed(self.before, self.after)
        return (f"paper {number}" for number in changed)

    def _persons(self) -> Iterable[PersonId]:
        return dict.fromkeys(who for fact in self.facts for who in self._of(fact))

    def _of(self, fact: Event) -> Iterator[PersonId]:
        entries, persons = fact.touches()
        for entry in entries:
            for state in (self.before, self.after):
                whose = self.answers.person_of(state, entry)
                if whose is not None:
                    yield whose
        yield from persons


SLICE_US = 4_000
TRIES = 3

Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Plan:
    """The effect of an undo or redo."""

    act: Act
    again: bool
    reversals: dict[OpenStream, Reversal]
    refolds: dict[OpenStream, Refold[Any]]

    @property
    def papers(self) -> tuple[str, ...]:
        """The papers that become void or valid by it, and those issued that say what it changes."""
        named = tuple(paper for one in self.reversals.values() for paper in one.named)
        return (*named, *self.issued)

    @property
    def issued(self) -> tuple[str, ...]:
        """The numbered papers that are out and say what it changes."""
        return tuple(paper for one in self._turned() for paper in one.papers())

    def let_in(self) -> list[PersonId]:
        """Who would come into play, or into the queue, by it."""
        return [person for one in self._turned() for person in one.let_in()]

    def must_keep_persons_one(self, ids: IdsOf) -> None:
        """Refuse what would have one person in an event under two ids."""
        for one in self._turned():
            one.must_stay_one(ids)

    def changed(self) -> tuple[str, ...]:
        """The parts of the state that would not be as they are; compares them whole."""
        return tuple(
            name
            for stream, told in self.refolds.items()
            for name in stream.room.folds.different(stream.timeline.state, told.state)
        )

    def _turned(self) -> Iterator[Turned]:
        for stream, told in self.refolds.items():
            facts = _events(stream, self.act.action)
            yield Turned(stream.room.answers, stream.timeline.state, told.state, facts)


class Undoing:
    """Undo and redo for one desk; older acts are told again in slices that let the loop breathe."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._out_of_reach: set[ActionId] = set()

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
        return await self._reverse(actor, act, with_, again=False)

    async def redo(
        self, actor: Actor, action: ActionId | None = None, with_: Circumstances = PLAIN
    ) -> CompletedAct:
        """Let an undone act count again."""
        if (done := await self._recorded(with_)) is not None:
            return done
        act = await (self.last_undone(actor) if action is None else self._named(action))
        self._permit(actor, act, with_, "redo")
        return await self._reverse(actor, act, with_, again=True)

    def needs_reason(self, actor: Actor, act: Act) -> bool:
        """Whether this person must say why to undo or redo an act.

        They must for others' acts and for their own older ones, which others have seen, and for
        whatever is binding: chips, places and posted prizes.
        """
        newest = act.actor == actor.id and self._is_newest(act)
        return not newest or self._is_binding(act.action)

    async def plan(self, act: Act, *, again: bool = False) -> Plan:
        """Work out an undo or redo without doing it."""
        streams = self._desk.holding(act.action)
        if not streams:
            raise Refusal("no_such_act", act=act.action)
        for stream in streams:
            self._must_be_reversible(stream, act.action, again=again)
            if not again:
                _must_not_be_carried_out(stream, act.action)
        await self._must_be_all_of(act, streams)
        refolds = {
            stream: await self._told_again(stream, act.action, again=again) for stream in streams
        }
        reversals = {stream: _reversal(stream, act.action, again=again) for stream in streams}
        plan = Plan(act, again, reversals, refolds)
        plan.must_keep_persons_one(self._desk.persons.ids)
        return plan

    async def _told_again(
        self, stream: OpenStream, action: ActionId, *, again: bool
    ) -> Refold[Any]:
        """A past with or without an act; somebody else may have turned it by now."""
        self._must_be_reversible(stream, action, again=again)
        changed = stream.timeline.undone ^ {action}
        return await in_slices(stream.timeline.retell(changed), self._desk.time)

    async def _reverse(
        self, actor: Actor, act: Act, with_: Circumstances, *, again: bool
    ) -> CompletedAct:
        label = "redo" if again else "undo"
        hands = Hands(label, actor, with_.approver, self._desk.staffing())
        for _ in range(TRIES):
            plan = await self.plan(act, again=again)
            entrance = self._desk.entrance(actor, with_, plan.let_in())
            if denied := entrance.denied(label):
                self._desk.bulletin.deny(denied)
                raise denied.refusal
            refs = [stream.ref for stream in plan.reversals]
            groups: Groups = {stream.ref.id: [event] for stream, event in plan.reversals.items()}

            def decide(states: States, plan: Plan = plan, groups: Groups = groups) -> Groups:
                return self._desk.tills.turned(groups, _all_events(plan), states, hands)

            await self._desk.write_what_waits()
            try:
                return await self._desk.submit(
                    self._desk.act_of(actor, label, with_),
                    self._desk.tills.streams_of(refs, _all_events(plan)),
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
        return any(event.binding for stream in streams for event in _events(stream, action))

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
            event = _events(stream, action)[0]
            if isinstance(event, Undone) and event.action in stream.timeline.undone:
                return event.action
        return None

    async def _must_be_all_of(self, act: Act, streams: Sequence[OpenStream]) -> None:
        touched = await asyncio.to_thread(self._desk.journal.touched, act.action)
        ended = {ref.id for ref in touched} - {stream.ref.id for stream in streams}
        if ended:
            self._out_of_reach.add(act.action)
            raise Refusal("stream_ended", stream=", ".join(sorted(ended)))

    def _why_fixed(self, action: ActionId) -> str | None:
        streams = self._desk.holding(action)
        if not streams or action in self._out_of_reach:
            return "no_such_act"
        try:
            for stream in streams:
                self._must_be_reversible(stream, action, again=False)
        except Refusal as refusal:
            return refusal.code
        return None

    def _ended_something(self, action: ActionId) -> bool:
        """Whether this act ended a stream that nothing continues."""
        facts = (one for stream in self._desk.holding(action) for one in _events(stream, action))
        return any(isinstance(one, StreamEnded) and not one.continued_in for one in facts)

    def _must_be_reversible(self, stream: OpenStream, action: ActionId, *, again: bool) -> None:
        if stream.timeline.ended:
            raise Refusal("stream_ended", stream=stream.ref.id)
        if again != (action in stream.timeline.undone):
            raise Refusal("not_undone" if again else "already_undone", act=action)
        for event in _events(stream, action):
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


def _events(stream: OpenStream, action: ActionId) -> Sequence[Event]:
    return [entry.event for entry in stream.timeline.of(action)]


def _all_events(plan: Plan) -> Iterable[Event]:
    """All that the act recorded, in whichever stream."""
    for stream in plan.reversals:
        yield from _events(stream, plan.act.action)


def _must_not_be_carried_out(stream: OpenStream, action: ActionId) -> None:
    """Refuse ``undo_blocked`` for orders that were carried out: to undo them would move nobody.

    It names the players who did, and the first act by which they did.
    """
    timeline = stream.timeline
    ordered = {paper for event in _events(stream, action) for paper in event.orders()}
    if not ordered or ordered & set(stream.room.answers.orders_under_way(timeline.state)):
        return
    done = [
        one
        for one in timeline.past[timeline.begin_of(action) :]
        if one.action not in timeline.undone and ordered.intersection(one.event.carries_out())
    ]
    if done:
        who = sorted(entry for one in done for entry in one.event.touches().entries)
        entries = ", ".join(map(str, who))
        clash = Contradiction("arrived", n=len(who), entries=entries, act=done[0].action)
        raise Refusal("undo_blocked", fact=clash.fact, **clash.details)


def _reversal(stream: OpenStream, action: ActionId, *, again: bool) -> Reversal:
    recorded = stream.timeline.of(action)
    events = [entry.event for entry in recorded]
    sign = 1 if again else -1
    booked = tuple(
        MoneyLine(line.account, sign * line.cents) for event in events for line in event.lines()
    )
    named = tuple(paper for event in events for paper in event.papers())
    kind = Redone if again else Undone
    return kind(action, tuple(entry.seq for entry in recorded), booked, named)
