"""The acts at the desk on an event's clock, its breaks and its prize list."""

from collections.abc import Callable, Mapping
from dataclasses import replace as with_fields
from datetime import UTC, tzinfo

from tdapp.calls.tournament.clock import AddTime, GoToLevel, SetClock
from tdapp.calls.tournament.deals import (
    AnswerDeal,
    DropDeal,
    PostDeal,
    PutDeal,
    deal_begun,
    deal_ended,
    deal_terms,
)
from tdapp.calls.tournament.event import MoveStart, PauseClock, StartClock
from tdapp.calls.tournament.hand_for_hand import (
    BeginHandForHand,
    DealNextHand,
    EndHandForHand,
    clock_stands,
)
from tdapp.calls.tournament.prizes import PostPrizes, new_list
from tdapp.calls.tournament.structure import ChangeLevel, InsertLevel
from tdapp.command.given_at import GivenAt
from tdapp.command.grammar.spoken import Spoken, Verb
from tdapp.command.grammar.written import time_said
from tdapp.core.ids import StreamId
from tdapp.core.instant import DAY_US, MINUTE_US, shown_at, zone_named
from tdapp.core.refusal import Doubtful, Refusal
from tdapp.desk.call import Call
from tdapp.tournament.clock.restructuring import first_to_come
from tdapp.tournament.facts.deals import DealAnswer
from tdapp.tournament.payouts.dealing import known_stacks
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.plan.planned_start import PlannedStart
from tdapp.tournament.reckoning.deal_shares import DealMethod
from tdapp.tournament.state.clock import position
from tdapp.tournament.tournament import Tournament
from tdapp.typed.times import LONG_MIN, coming_moment, moment_on

HALF_DAY_US = DAY_US // 2
Made = tuple[Call, ...]
Entries = tuple[int, ...]
Make = Callable[[Spoken, StreamId, Entries], Made]


ANSWERS = {
    Verb.AGREE: DealAnswer.AGREED,
    Verb.DISAGREE: DealAnswer.REFUSED,
    Verb.SIGN: DealAnswer.SIGNED,
}


def lasts(said: Spoken, state: Tournament, at: GivenAt) -> Spoken:
    """A break by its minutes, where it is said at what time of day it is over.

    It begins now, or once the level has ended. Of a time before noon the next on a watch is meant.
    Refuses ``minutes_needed`` where that is more than a few hours away.
    """
    here, clocks = position(state.conditions, state.clock, at.now), zone_named(at.zone) or UTC
    on = state.clock.started and state.conditions.level(here.index).is_break
    begins_us = at.now.utc_us + (0 if on else here.remaining_us)
    early = said.span_us % HALF_DAY_US
    times = (with_fields(said, span_us=early + later) for later in (0, HALF_DAY_US))
    ends_us = min(_coming(time_said(one), begins_us, clocks) for one in times)
    minutes = -((begins_us - ends_us) // MINUTE_US)
    if minutes > LONG_MIN:
        raise Refusal("minutes_needed")
    return with_fields(said, number=minutes, kind="", span_us=0)


def _coming(time: str, from_us: int, clocks: tzinfo) -> int:
    """When clocks show a time next, the first time where they show it twice."""
    try:
        return coming_moment(time, from_us, clocks)
    except Doubtful as doubt:
        return next(iter(doubt.readings.values()))


def _answers(answer: DealAnswer) -> Make:
    return lambda _, event, who: tuple(AnswerDeal(event, one, answer) for one in who)


class ClockCalls:
    """Makes them, on the event as it stands; `made` has each by its verb."""

    def __init__(self, at: GivenAt) -> None:
        self._at = at
        self.made: Mapping[Verb, Make] = {
            Verb.REST: self._rest,
            Verb.LEVEL: self._level,
            Verb.NEXT: lambda _, event, __: (GoToLevel(event, self._index(event) + 1),),
            Verb.PREVIOUS: lambda _, event, __: (GoToLevel(event, self._index(event) - 1),),
            Verb.RESTART: lambda _, event, __: (GoToLevel(event, self._index(event)),),
            Verb.END_BREAK: lambda _, event, __: (GoToLevel(event, self._break_on(event) + 1),),
            Verb.EXTEND_BREAK: self._extend_break,
            Verb.PAUSE: lambda _, event, __: (PauseClock(event),),
            Verb.START: lambda _, event, __: (StartClock(event),),
            Verb.START_AT: self._start_at,
            Verb.ADD_TIME: lambda said, event, _: (AddTime(event, said.span_us),),
            Verb.SET_TIME: self._set_time,
            Verb.POST: self._post,
            Verb.DEAL: self._deal,
            Verb.POST_DEAL: lambda _, event, __: (PostDeal(event),),
            Verb.NO_DEAL: lambda _, event, __: deal_ended(DropDeal(event), self._at.event(event)),
            Verb.HANDS: self._hands,
            Verb.HANDS_OFF: lambda _, event, __: (EndHandForHand(event),),
            Verb.NEXT_HAND: lambda _, event, __: clock_stands(
                DealNextHand(event), self._at.event(event)
            ),
            **{verb: _answers(said) for verb, said in ANSWERS.items()},
        }

    def _hands(self, said: Spoken, event: StreamId, _: Entries) -> Made:
        until, soft = said.until or None, bool(said.kind)
        call = BeginHandForHand(event, said.number or None, until, soft)
        return clock_stands(call, self._at.event(event))

    def _index(self, event: StreamId) -> int:
        """The level or break that is on."""
        state = self._at.event(event)
        return position(state.conditions, state.clock, self._at.now).index

    def _break_on(self, event: StreamId) -> int:
        """The break that is on; refuses ``no_break_now``."""
        state, index = self._at.event(event), self._index(event)
        if not (state.clock.started and state.conditions.level(index).is_break):
            raise Refusal("no_break_now")
        return index

    def _extend_break(self, said: Spoken, event: StreamId, _: Entries) -> Made:
        self._break_on(event)
        return (AddTime(event, said.span_us),)

    def _rest(self, said: Spoken, event: StreamId, _: Entries) -> Made:
        """The break that is on lasts so long from now; else the one that follows this level."""
        state, now = self._at.event(event), self._at.now
        conditions, here = state.conditions, position(state.conditions, state.clock, now)
        if state.clock.started and conditions.level(here.index).is_break:
            return (SetClock(event, here.index, said.number * MINUTE_US),)
        after = max(1, first_to_come(state, now))
        if conditions.level(after).is_break:
            return (ChangeLevel(event, after, Level(said.number)),)
        return (InsertLevel(event, after, Level(said.number)),)

    def _level(self, said: Spoken, event: StreamId, _: Entries) -> Made:
        conditions, number = self._at.event(event).conditions, said.number
        return (GoToLevel(event, conditions.index_of(number) if number else -1),)

    def _start_at(self, said: Spoken, event: StreamId, _: Entries) -> Made:
        """At that time of the planned day, or when clocks show it next."""
        start, now_us = self._at.event(event).conditions.start, self._at.now.utc_us
        if said.kind:
            return self._start_later(said, event)
        zone = self._at.zone if start is None else start.zone
        clocks, at = zone_named(zone) or UTC, time_said(said)
        try:
            if start is None or start.day <= shown_at(now_us, clocks).date():
                at_us = coming_moment(at, now_us, clocks)
            else:
                at_us = moment_on(at, start.day, clocks)
        except Doubtful as doubt:
            at_us = next(iter(doubt.readings.values()))
        return (MoveStart(event, PlannedStart.at_moment(at_us, zone)),)

    def _start_later(self, said: Spoken, event: StreamId) -> Made:
        """In so many minutes, or by so many later; in play a break may be meant."""
        state, now_us = self._at.event(event), self._at.now.utc_us
        if state.clock.started and said.kind == "in":
            raise Doubtful(f"start in {said.number}", {f"rest {said.number}": 0, "start": 0})
        start = state.conditions.start
        zone = self._at.zone if start is None else start.zone
        planned_us = start.utc_us if start is not None and said.kind == "by" else None
        from_us = now_us if planned_us is None else planned_us
        return (MoveStart(event, PlannedStart.at_moment(from_us + said.number * MINUTE_US, zone)),)

    def _set_time(self, said: Spoken, event: StreamId, _: Entries) -> Made:
        return (SetClock(event, self._index(event), said.span_us),)

    def _deal(self, said: Spoken, event: StreamId, _: Entries) -> Made:
        """Put to the players with the stacks that were reported; by hand the largest first."""
        state, method = self._at.event(event), DealMethod(said.kind)
        stacks = known_stacks(state)
        by_hand = method is DealMethod.HAND
        terms = deal_terms(event, state, method, () if by_hand else said.prizes, said.number)
        typed = zip(stacks, said.prizes, strict=False) if by_hand else ()
        heads = bool(state.talks.put and any(one.head for one in state.talks.put.shares))
        call = PutDeal(event, terms, tuple(stacks.items()), tuple(typed), heads=heads)
        return deal_begun(call, state)

    def _post(self, said: Spoken, event: StreamId, _: Entries) -> Made:
        """The list of the plan, or a whole new one in place of it or of the posted one."""
        if not said.prizes:
            return (PostPrizes(event),)
        return (new_list(event, self._at.event(event), said.prizes, deal=said.deal),)
