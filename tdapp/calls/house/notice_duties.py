"""Which notices a stream brings, by when they are due, and how each of them stands."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from tdapp.calls.house.trading_days import MINUTE_US, TradingDays
from tdapp.core.act import Recorded
from tdapp.core.ids import ActionId, PersonId, StreamId
from tdapp.core.room import Answers, Due
from tdapp.house.notice_events import How, NoticeDelivery, NoticeDuty
from tdapp.house.notices import Notices
from tdapp.rules.notices import Ground, NoticeRule, NoticeRules, NoticeTime, on

HOUR_US = 60 * MINUTE_US

NEWEST_ONLY = frozenset(
    {
        Ground.STRUCTURE_CHANGED,
        Ground.START_MOVED,
        Ground.PRIZES_POSTED,
        Ground.TERMS_CHANGED,
    }
)
"""Notices where the newest also covers the earlier ones."""
KEPT_EACH = frozenset({Ground.TABLE_CLOSING, Ground.JACKPOT_CHANGES, Ground.ROUNDS_TOLD})
"""Notices of which each is kept in the register, also those that the act itself gives."""


@dataclass(frozen=True, slots=True)
class Arisen:
    """A ground that holds now, by the act that recorded it, and the number of what it is about.

    `settled` says how it was given where the stream itself tells that, `by_rule` of some notices.
    """

    ground: Ground
    action: ActionId
    number: int = 0
    person: PersonId | None = None
    settled: NoticeDelivery | None = None
    by_rule: Mapping[str, NoticeDelivery] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """Its name for ever: the same act brings it once, undone and redone or not."""
        return f"{self.ground.value}/{self.action}/{self.number}"


class Stand(Enum):
    """How a duty stands; a lapsed one has lost its ground, or was said not to apply."""

    OVERDUE = "overdue"
    OPEN = "open"
    GIVEN = "given"
    LAPSED = "lapsed"


@dataclass(frozen=True, slots=True)
class NoticeStatus:
    """A duty, how it stands now, and by whom it was given if it was."""

    duty: NoticeDuty
    stand: Stand
    given: NoticeDelivery | None = None


def grounds(
    facts: Iterable[Recorded], undone: frozenset[ActionId], answers: Answers[Any], state: Any
) -> list[Arisen]:
    """The grounds that hold, out of those facts of a stream that can be one, in their order."""
    found: dict[object, Arisen] = {}
    for entry in facts:
        if entry.event.ground is None or entry.action in undone:
            continue
        ground, due = Ground(entry.event.ground), answers.due(state, entry)
        if due is not None:
            act = entry.action if ground in KEPT_EACH else None
            one = ground if ground in NEWEST_ONLY else (ground, due.number, act)
            found[one] = _arisen(ground, entry.action, due)
    return list(found.values())


def _arisen(ground: Ground, action: ActionId, due: Due) -> Arisen:
    settled = None if due.told is None else NoticeDelivery(*due.told, How(due.how))
    by_rule = {
        rule: NoticeDelivery(by, at_us, How(how))
        for rule, (by, at_us, how) in due.told_by_rule.items()
    }
    return Arisen(ground, action, due.number, due.person, settled, by_rule)


def duties(
    arisen: Arisen,
    rules: NoticeRules,
    since_us: int,
    days: TradingDays,
    event: tuple[StreamId, str] | None = None,
) -> Iterator[NoticeDuty]:
    """The notices a house must give on a ground that arose at a moment (UTC), in a titled event.

    What comes so long `AHEAD` counts from then on.
    """
    stream, title = event or (None, "")
    for rule in on(rules, arisen.ground):
        ahead_us = rule.many * MINUTE_US if rule.when is NoticeTime.AHEAD else 0
        yield NoticeDuty(
            key=f"{arisen.key}/{rule.rule}/{rule.to}",
            rule=rule.rule,
            ground=arisen.ground,
            to=rule.to,
            what=rule.what,
            when=rule.when,
            since_us=since_us,
            due_us=due_us(rule, since_us + ahead_us, days),
            event=stream,
            title=title,
            number=arisen.number,
            person=arisen.person,
        )


def due_us(rule: NoticeRule, from_us: int, days: TradingDays) -> int | None:
    """The time a notice is due (UTC); None where it is due before something begins.

    For what is told so long `AHEAD` the moment is that of the thing itself.
    """
    fixed: Mapping[NoticeTime, Callable[[], int]] = {
        NoticeTime.AT_ONCE: lambda: from_us,
        NoticeTime.HOURS: lambda: from_us + rule.many * HOUR_US,
        NoticeTime.DAYS: lambda: days.end_of(from_us, rule.many),
        NoticeTime.MONTH_END: lambda: days.end_of_month(from_us),
        NoticeTime.NEXT_DAY: lambda: days.end_of(from_us),
        NoticeTime.AHEAD: lambda: from_us - rule.many * MINUTE_US,
    }
    counted = fixed.get(rule.when)
    return counted() if counted is not None else None


def standing(
    duty: NoticeDuty,
    notices: Notices,
    holds: Mapping[str, Arisen] | None,
    late: bool,  # noqa: FBT001
) -> NoticeStatus:
    """How a duty stands, with the grounds by key that hold where its stream is at hand.

    `late` says that its time is over; see `is_late`.
    """
    given = notices.given.get(duty.key)
    if given is None and holds is not None and duty.ground is not Ground.BY_HAND:
        arisen = holds.get(ground_key(duty))
        if arisen is None:
            return NoticeStatus(duty, Stand.LAPSED)
        given = arisen.settled or arisen.by_rule.get(duty.rule)
    if given is not None:
        return NoticeStatus(duty, Stand.GIVEN, given)
    if duty.key in notices.dropped:
        return NoticeStatus(duty, Stand.LAPSED)
    return NoticeStatus(duty, Stand.OVERDUE if late else Stand.OPEN)


def ground_key(duty: NoticeDuty) -> str:
    """The key of the ground that brought a duty."""
    return "/".join(duty.key.split("/", 3)[:3])


def is_late(duty: NoticeDuty, now_us: int, event: tuple[Answers[Any], Any] | None) -> bool:
    """Whether its time (UTC) is over, or what it had to come before began; an ended event has."""
    if duty.due_us is not None:
        return now_us > duty.due_us
    if event is None or event[0].is_over(event[1]):
        return True
    answers, state = event
    if duty.when is NoticeTime.BEFORE_ENTRIES:
        return answers.has_entries(state)
    return answers.is_on(state)


def in_time(duty: NoticeDuty, given: NoticeDelivery) -> bool:
    """Whether a notice was given by its due time; "at once" cannot be measured."""
    timed = duty.due_us is not None and duty.when is not NoticeTime.AT_ONCE
    return not timed or given.at_us <= (duty.due_us or 0)
