"""Calls on the notice register: note a notice, mark it given, or drop it."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.house.notice_duties import due_us
from tdapp.calls.house.room import HouseCall
from tdapp.calls.house.trading_days import TradingDays
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import AskedWhy, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house import notices
from tdapp.house.notice_events import (
    How,
    NoticeDelivery,
    NoticeDropped,
    NoticeDuty,
    NoticeGiven,
    TradingDaySet,
)
from tdapp.rules.notices import Ground, NoticeRule, NoticeTime
from tdapp.voice.texts import text

LAST_MINUTE = 24 * 60 - 1


@dataclass(frozen=True)
class RaiseDuties(HouseCall):
    """Note what the room's own facts have to be told for; done by the program itself."""

    row: ClassVar[CallRow] = CallRow(
        label="raise_duties", permission=Permission.RULE, done=text("done", "Notice due")
    )

    duties: tuple[NoticeDuty, ...]

    def decide(self, states: States, _: Moment) -> Groups:
        """See `notices.raise_duties`; nothing where all are known."""
        raised = notices.raise_duties(states[self.house].notices, self.duties)
        return {self.house: raised} if raised else {}


@dataclass(frozen=True)
class SettleDuties(HouseCall):
    """An event is over: keep how its notices were given, and drop those without a ground."""

    row: ClassVar[CallRow] = CallRow(
        label="settle_duties",
        permission=Permission.RULE,
        done=text("done", "Notices of an ended event kept"),
    )

    given: tuple[tuple[NoticeDuty, NoticeDelivery], ...]
    dropped: tuple[NoticeDuty, ...]

    def decide(self, states: States, _: Moment) -> Groups:
        """Decide on a notice that is still open."""
        still = {one.key for one in states[self.house].notices.open()}
        told = [
            NoticeGiven(duty.key, duty.to, one.how, one.by, one.at_us)
            for duty, one in self.given
            if duty.key in still
        ]
        gone = [NoticeDropped(duty.key) for duty in self.dropped if duty.key in still]
        return {self.house: [*told, *gone]} if told or gone else {}


@dataclass(frozen=True)
class NoteDuty(HouseCall):
    """Note something by hand that the program cannot see, by a rule of the house's list.

    `of_us` (UTC) is when the thing itself is to be, for what is told ahead of it; `event` with its
    `title` is where it belongs.
    """

    row: ClassVar[CallRow] = CallRow(
        label="note_duty", permission=Permission.RULE, done=text("done", "Notice recorded as due")
    )

    rule: NoticeRule
    days: TradingDays
    of_us: int | None = None
    event: StreamId | None = None
    title: str = ""

    def decide(self, states: States, moment: Moment) -> Groups:
        """Refuses ``not_by_hand`` and, where it has to be told ahead, ``time_needed``."""
        if self.rule.ground is not Ground.BY_HAND:
            raise Refusal("not_by_hand", to=self.rule.to)
        since_us = moment.happened_us or moment.now.utc_us
        if self.rule.when is NoticeTime.AHEAD and self.of_us is None:
            raise Refusal("time_needed", to=self.rule.to)
        duty = NoticeDuty(
            key="",
            rule=self.rule.rule,
            ground=self.rule.ground,
            to=self.rule.to,
            what=self.rule.what,
            when=self.rule.when,
            since_us=since_us,
            due_us=due_us(self.rule, self.of_us or since_us, self.days),
            event=self.event,
            title=self.title,
        )
        return {self.house: notices.raise_by_hand(states[self.house].notices, duty)}


@dataclass(frozen=True)
class GiveNotice(HouseCall):
    """Mark a notice as given, and how; the reason may name the person told."""

    row: ClassVar[CallRow] = CallRow(
        label="give_notice", permission=Permission.RULE, done=text("done", "Notice given")
    )

    key: str
    how: How

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `notices.give`."""
        at_us = moment.happened_us or moment.now.utc_us
        known = states[self.house].notices
        return {self.house: notices.give(known, self.key, self.how, moment.by, at_us)}


@dataclass(frozen=True)
class DropDuty(HouseCall):
    """Say why something has not to be told after all."""

    row: ClassVar[CallRow] = CallRow(
        label="drop_duty",
        permission=Permission.RULE,
        done=text("done", "Notice marked not applicable"),
        reason=AskedWhy.ALWAYS,
    )

    key: str

    def decide(self, states: States, _: Moment) -> Groups:
        """See `notices.drop`."""
        return {self.house: notices.drop(states[self.house].notices, self.key)}


@dataclass(frozen=True)
class SetTradingDay(HouseCall):
    """Let the trading day end so many minutes after midnight, for what is noted from now on."""

    row: ClassVar[CallRow] = CallRow(
        label="set_trading_day",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "End of the trading day set"),
    )

    ends: int

    def decide(self, states: States, _: Moment) -> Groups:
        """Refuses ``not_a_time_of_day``, and ``day_ends_then`` where it does already."""
        if not 0 <= self.ends <= LAST_MINUTE:
            raise Refusal("not_a_time_of_day", minutes=self.ends)
        if states[self.house].notices.day_ends == self.ends:
            raise Refusal("day_ends_then")
        return {self.house: [TradingDaySet(self.ends)]}
