"""Sees to it that whatever has to be told stands in the register, once, and tells how it stands."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from tdapp.calls.house.gaming_day import GamingDay
from tdapp.calls.house.notice_duties import (
    GROUNDS,
    Arisen,
    Stand,
    Standing,
    duties,
    grounds,
    is_late,
    standing,
)
from tdapp.calls.house.notices import RaiseDuties, SettleDuties
from tdapp.calls.house.trading_days import TradingDays
from tdapp.core.act import Act, Recorded
from tdapp.core.event import Event, Redone, StreamEnded, Undone
from tdapp.core.ids import ActionId, StreamId, derived_id
from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.core.streams import StreamRef
from tdapp.desk.call import Call
from tdapp.desk.changes import Changes
from tdapp.desk.desk import Circumstances, Desk
from tdapp.desk.permissions import PROGRAM
from tdapp.house.house import KIND as HOUSE_KIND
from tdapp.house.house import House
from tdapp.house.notices import Notices
from tdapp.rules.notices import NoticeRules
from tdapp.table.facts.rulings import RulingReviewed, ToldOfComplaint
from tdapp.tournament.room import KIND
from tdapp.tournament.tournament import Tournament

CHANGES_IT: tuple[type[Event], ...] = (
    *GROUNDS,
    RulingReviewed,
    ToldOfComplaint,
    Undone,
    Redone,
    StreamEnded,
)
Work = Callable[[], Coroutine[Any, Any, None]]
Start = Callable[[Work], None]


@dataclass
class _Facts:
    """Those of a past that can be a ground; `seen` of it were looked at."""

    past: list[Recorded]
    seen: int = 0
    found: list[Recorded] = field(default_factory=list)


class NoticeWatch:
    """`rules_of` gives what has to be told of an event, `own` the rules of this room itself.

    `offset_min` tells by how many minutes the clock here is ahead of UTC at a moment (UTC), `start`
    begins work on the loop that is seen to its end; without, see `settle`.
    """

    def __init__(
        self,
        desk: Desk,
        day: GamingDay,
        rules_of: Callable[[Tournament], NoticeRules],
        own: NoticeRules,
        offset_min: Callable[[int], int],
        start: Start | None = None,
    ) -> None:
        self._desk = desk
        self._day = day
        self._rules_of = rules_of
        self._own = own
        self._offset_min = offset_min
        self._begin_work = start or self._begin_own
        self._facts: dict[StreamId, _Facts] = {}
        self._tried: set[ActionId] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._in_turn = asyncio.Lock()
        self._leave = desk.bulletin.subscribe(self._hear)

    @property
    def notices(self) -> Notices:
        """Today's register."""
        if self._day.stream not in self._desk.streams(HOUSE_KIND):
            return Notices()
        house: House = self._desk.state(self._day.stream)
        return house.notices

    @property
    def days(self) -> TradingDays:
        """How the house counts its days now."""
        return TradingDays(self._offset_min, self.notices.day_ends)

    def standings(self) -> list[Standing]:
        """How every notice of the register stands, in no order."""
        now_us, register = self._desk.time.now().utc_us, self.notices
        events = {stream: self._event(stream) for stream in self._desk.streams(KIND)}
        holds = {stream: self._holding(stream) for stream in events}
        return [
            standing(
                duty,
                register,
                None if duty.event is None else holds.get(duty.event),
                is_late(duty, now_us, None if duty.event is None else events.get(duty.event)),
            )
            for duty in register.duties.values()
        ]

    def begin(self) -> None:
        """Look through everything that is open; what was missed is noted now."""
        for stream in (*self._desk.streams(KIND), *self._desk.streams(HOUSE_KIND)):
            self._start(stream)

    async def settle(self) -> None:
        """Wait until everything that is due stands in the register."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))

    def leave(self) -> None:
        """Hear nothing any more."""
        self._leave()

    def _hear(self, changes: Changes) -> None:
        if changes.touches(*CHANGES_IT):
            self._start(changes.stream)

    def _start(self, stream: StreamId) -> None:
        self._begin_work(lambda: self._look(stream))

    def _begin_own(self, work: Work) -> None:
        task = asyncio.get_running_loop().create_task(work())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self, stream: StreamId) -> None:
        """Note what is not noted yet; while the record cannot be written it waits for the next."""
        async with self._in_turn:
            if stream in self._desk.streams(KIND) or stream == self._day.stream:
                for arisen in self._holding(stream).values():
                    await self._raise(stream, arisen)
                await self._settle(stream)

    async def _raise(self, stream: StreamId, arisen: Arisen) -> None:
        """Note what a ground brings, if anything of it is missing."""
        event = self._event(stream)
        rules = self._own if event is None else self._rules_of(event)
        origin = None if event is None else (stream, event.conditions.title)
        known, days = self.notices.duties, self.days
        brought = tuple(duties(arisen, rules, 0, days, origin))
        if arisen.settled is not None or all(one.key in known for one in brought):
            return
        act = await self._act(arisen.action)
        if act is not None:
            since_us = act.happened_us or act.at_us
            since = tuple(duties(arisen, rules, since_us, days, origin))
            keys = sorted(one.key for one in since)
            await self._once(RaiseDuties(self._day.stream, since), keys)

    async def _settle(self, stream: StreamId) -> None:
        """Keep how the notices of an event stand that takes no more acts."""
        event = self._event(stream)
        if event is None or not self._desk.stream(StreamRef(stream, KIND)).timeline.ended:
            return
        register = self.notices
        mine = [one for one in self.standings() if one.duty.event == stream]
        left = [one for one in mine if one.duty.key not in register.given]
        given = tuple((one.duty, one.given) for one in left if one.given is not None)
        dropped = tuple(
            one.duty
            for one in left
            if one.stand is Stand.LAPSED and one.duty.key not in register.dropped
        )
        if given or dropped:
            call = SettleDuties(self._day.stream, given, dropped)
            await self._once(call, sorted(one.duty.key for one in left))

    async def _once(self, call: Call, keys: Sequence[str]) -> None:
        """Do it under an id of its own, so that no other station does it again."""
        once = derived_id(call.label, *keys)
        if once in self._tried:
            return
        with suppress(Refusal, Unrecorded):
            await self._desk.perform(PROGRAM, call, Circumstances(action=once))
            self._tried.add(once)

    async def _act(self, action: ActionId) -> Act | None:
        """The act that brought a ground; the record is asked only for what is not at hand."""
        for act in reversed(self._desk.log):
            if act.action == action:
                return act
        return await asyncio.to_thread(self._desk.journal.act, action)

    def _event(self, stream: StreamId) -> Tournament | None:
        """An event that is at hand and announced; None for the house."""
        if stream not in self._desk.streams(KIND):
            return None
        found: Tournament = self._desk.state(stream)
        return found if found.programme.conditions is not None else None

    def _holding(self, stream: StreamId) -> dict[str, Arisen]:
        """The grounds that hold in a stream, by key."""
        kind = KIND if stream in self._desk.streams(KIND) else HOUSE_KIND
        timeline = self._desk.stream(StreamRef(stream, kind)).timeline
        facts = self._facts.get(stream)
        if facts is None or facts.past is not timeline.past:
            facts = self._facts[stream] = _Facts(timeline.past)
        news = facts.past[facts.seen :]
        facts.found += [one for one in news if type(one.event) in GROUNDS]
        facts.seen = len(facts.past)
        holding = grounds(facts.found, timeline.undone, self._event(stream))
        return {one.key: one for one in holding}
