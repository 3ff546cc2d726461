"""Enters each notice in the register once when it falls due, and gives its status."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from tdapp.calls.house.gaming_day import GamingDay
from tdapp.calls.house.notice_duties import (
    KEPT_EACH,
    Arisen,
    NoticeStatus,
    Stand,
    duties,
    grounds,
    is_late,
    standing,
)
from tdapp.calls.house.notices import RaiseDuties, SettleDuties
from tdapp.calls.house.trading_days import TradingDays
from tdapp.core.act import Act, Recorded
from tdapp.core.event import Redone, StreamEnded, Undone
from tdapp.core.house_files import PlayedUnder
from tdapp.core.ids import ActionId, StreamId, StreamRef, derived_id
from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.core.room import Answers
from tdapp.desk.call import Call
from tdapp.desk.changes import Changes
from tdapp.desk.desk import Circumstances, Desk
from tdapp.desk.permissions import PROGRAM
from tdapp.desk.stream import Answering
from tdapp.house.house import HOUSE, House
from tdapp.house.house import KIND as HOUSE_KIND
from tdapp.house.notices import Notices
from tdapp.rules.notices import NoticeRules

ALWAYS_LOOKED_AT = (Undone, Redone, StreamEnded)
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
        rules_of: Callable[[PlayedUnder], NoticeRules],
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

    def standings(self) -> list[NoticeStatus]:
        """How every notice of the register stands, in no order."""
        now_us, register = self._desk.time.now().utc_us, self.notices
        asked = {one.id: one for one in self._desk.events()}
        holds = {stream: self._holding(one) for stream, one in asked.items()}
        events = {stream: self._announced(one) for stream, one in asked.items()}
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
        for event in self._desk.events():
            self._start(event.id)
        for house in self._desk.streams(HOUSE_KIND):
            self._start(house)

    async def settle(self) -> None:
        """Wait until everything that is due stands in the register."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))

    def leave(self) -> None:
        """Stop listening to the desk."""
        self._leave()

    def _hear(self, changes: Changes) -> None:
        grounds = any(fact.ground is not None for fact in changes.facts)
        if grounds or changes.touches(*ALWAYS_LOOKED_AT):
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
            one = self._answering(stream)
            if one is not None:
                for arisen in self._holding(one).values():
                    await self._raise(one, arisen)
                await self._settle(one)

    async def _raise(self, one: Answering, arisen: Arisen) -> None:
        """Note what a ground brings, if anything of it is missing."""
        state = self._desk.state(one.id)
        house, title = one.answers.played_under(state), one.answers.title(state)
        rules = self._own if house is None else self._rules_of(house)
        origin = None if one.id == self._day.stream else (one.id, title)
        known, days = self.notices.duties, self.days
        brought = tuple(duties(arisen, rules, 0, days, origin))
        told = arisen.settled is not None and arisen.ground not in KEPT_EACH
        if told or all(one.key in known for one in brought):
            return
        act = await self._act(arisen.action)
        if act is not None:
            since_us = act.happened_us or act.at_us
            since = tuple(duties(arisen, rules, since_us, days, origin))
            keys = sorted(one.key for one in since)
            await self._once(RaiseDuties(self._day.stream, since), keys)

    async def _settle(self, ended: Answering) -> None:
        """Keep how the notices of an event stand that takes no more acts."""
        stream = self._desk.stream(ended.ref)
        if self._announced(ended) is None or not stream.timeline.ended:
            return
        register = self.notices
        mine = [one for one in self.standings() if one.duty.event == ended.id]
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

    def _answering(self, stream: StreamId) -> Answering | None:
        """An event at hand, or the house of today."""
        if stream == self._day.stream:
            return Answering(StreamRef(stream, HOUSE_KIND), HOUSE.answers)
        return next((one for one in self._desk.events() if one.id == stream), None)

    def _announced(self, event: Answering) -> tuple[Answers[Any], Any] | None:
        """How an event stands, and who answers for it; None for what was never announced."""
        state = self._desk.state(event.id)
        known = event.answers.title(state) or event.answers.played_under(state)
        return (event.answers, state) if known else None

    def _holding(self, one: Answering) -> dict[str, Arisen]:
        """The grounds that hold in a stream, by key."""
        timeline = self._desk.stream(one.ref).timeline
        facts = self._facts.get(one.id)
        if facts is None or facts.past is not timeline.past:
            facts = self._facts[one.id] = _Facts(timeline.past)
        news = facts.past[facts.seen :]
        facts.found += [entry for entry in news if entry.event.ground is not None]
        facts.seen = len(facts.past)
        state = self._desk.state(one.id)
        holding = grounds(facts.found, timeline.undone, one.answers, state)
        return {arisen.key: arisen for arisen in holding}
