"""Which notices a stream brings, by when they are due, and how each of them stands."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum

from tdapp.calls.house.trading_days import MINUTE_US, TradingDays
from tdapp.core.act import Recorded
from tdapp.core.event import Event
from tdapp.core.ids import ActionId, PersonId, StreamId
from tdapp.house.house_events import PersonRefused
from tdapp.house.notice_events import Duty, Given, How
from tdapp.house.notices import Notices
from tdapp.rules.notices import Ground, NoticeRule, NoticeRules, When, on
from tdapp.rules.review import ComplaintRule
from tdapp.table.facts.rulings import RulingGiven
from tdapp.table.rulings.ruling import next_step
from tdapp.tournament.facts.clock import StructureChanged
from tdapp.tournament.facts.event import TournamentAnnounced, TournamentCancelled
from tdapp.tournament.facts.prizes import PrizesPosted, PrizeUnclaimed
from tdapp.tournament.tournament import Tournament

HOUR_US = 60 * MINUTE_US

GROUNDS: Mapping[type[Event], Ground] = {
    TournamentAnnounced: Ground.EVENT_ANNOUNCED,
    TournamentCancelled: Ground.EVENT_CANCELLED,
    StructureChanged: Ground.STRUCTURE_CHANGED,
    PrizesPosted: Ground.PRIZES_POSTED,
    RulingGiven: Ground.COMPLAINT,
    PrizeUnclaimed: Ground.PRIZE_UNCLAIMED,
    PersonRefused: Ground.PERSON_REFUSED,
}
"""The facts for which something may have to be told."""
NEWEST_ONLY = frozenset({Ground.STRUCTURE_CHANGED, Ground.PRIZES_POSTED})
"""What is told of the last of these tells of those before it."""


@dataclass(frozen=True, slots=True)
class Arisen:
    """A ground that holds now, by the act that recorded it, and the number of what it is about.

    `settled` says how it was given where the stream itself tells that.
    """

    ground: Ground
    action: ActionId
    number: int = 0
    person: PersonId | None = None
    settled: Given | None = None

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
class Standing:
    """A duty, how it stands now, and by whom it was given if it was."""

    duty: Duty
    stand: Stand
    given: Given | None = None


def grounds(
    facts: Iterable[Recorded], undone: frozenset[ActionId], state: Tournament | None
) -> list[Arisen]:
    """The grounds that hold, out of those facts of a stream that can be one, in their order.

    `state` is the event's; None for the house.
    """
    found: dict[object, Arisen] = {}
    for entry in facts:
        ground = GROUNDS.get(type(entry.event))
        if ground is None or entry.action in undone:
            continue
        arisen = _arisen(ground, entry, state)
        if arisen is not None:
            one = ground if ground in NEWEST_ONLY else (ground, arisen.number)
            found[one] = arisen
    return list(found.values())


def _arisen(ground: Ground, entry: Recorded, state: Tournament | None) -> Arisen | None:
    event, action = entry.event, entry.action
    if isinstance(event, PersonRefused):
        return Arisen(ground, action, entry.seq, event.person)
    if state is None:
        return None
    if isinstance(event, RulingGiven):
        return _complaint(state, event, action)
    if isinstance(event, PrizeUnclaimed):
        waits = event.entry in state.prizes.unclaimed
        person = state.entry(event.entry).person
        return Arisen(ground, action, event.entry, person) if waits else None
    return Arisen(ground, action, event.version if isinstance(event, PrizesPosted) else 0)


def _complaint(state: Tournament, event: RulingGiven, action: ActionId) -> Arisen | None:
    """Once the house's last word is said, the right to complain is told; that is noted there."""
    ruling = state.rulings.by_number[event.number]
    if ruling.told:
        by, at_us = ruling.given.by, ruling.given.happened_us
        if ruling.telling is not None:
            by, at_us = ruling.telling.by, ruling.telling.happened_us
        settled = Given(by, at_us or 0, How.IN_PERSON)
        return Arisen(Ground.COMPLAINT, action, event.number, settled=settled)
    final = isinstance(next_step(state.conditions.rules.disputes, ruling), ComplaintRule)
    return Arisen(Ground.COMPLAINT, action, event.number) if final else None


def duties(
    arisen: Arisen,
    rules: NoticeRules,
    since_us: int,
    days: TradingDays,
    event: tuple[StreamId, str] | None = None,
) -> Iterator[Duty]:
    """What a house has to tell on a ground that arose at a moment (UTC), in an event of a title."""
    stream, title = event or (None, "")
    for rule in on(rules, arisen.ground):
        yield Duty(
            key=f"{arisen.key}/{rule.rule}/{rule.to}",
            rule=rule.rule,
            ground=arisen.ground,
            to=rule.to,
            what=rule.what,
            when=rule.when,
            since_us=since_us,
            due_us=due_us(rule, since_us, days),
            event=stream,
            title=title,
            number=arisen.number,
            person=arisen.person,
        )


def due_us(rule: NoticeRule, from_us: int, days: TradingDays) -> int | None:
    """By when (UTC) something is told on a ground of a moment; None for before something begins.

    For what is told so long `AHEAD` the moment is that of the thing itself.
    """
    fixed: Mapping[When, Callable[[], int]] = {
        When.AT_ONCE: lambda: from_us,
        When.HOURS: lambda: from_us + rule.many * HOUR_US,
        When.DAYS: lambda: days.end_of(from_us, rule.many),
        When.MONTH_END: lambda: days.end_of_month(from_us),
        When.NEXT_DAY: lambda: days.end_of(from_us),
        When.AHEAD: lambda: from_us - rule.many * MINUTE_US,
    }
    counted = fixed.get(rule.when)
    return counted() if counted is not None else None


def standing(
    duty: Duty,
    notices: Notices,
    holds: Mapping[str, Arisen] | None,
    late: bool,  # noqa: FBT001
) -> Standing:
    """How a duty stands, with the grounds by key that hold where its stream is at hand.

    `late` says that its time is over; see `is_late`.
    """
    given = notices.given.get(duty.key)
    if given is None and holds is not None and duty.ground is not Ground.BY_HAND:
        arisen = holds.get(ground_key(duty))
        if arisen is None:
            return Standing(duty, Stand.LAPSED)
        given = arisen.settled
    if given is not None:
        return Standing(duty, Stand.GIVEN, given)
    if duty.key in notices.dropped:
        return Standing(duty, Stand.LAPSED)
    return Standing(duty, Stand.OVERDUE if late else Stand.OPEN)


def ground_key(duty: Duty) -> str:
    """The key of the ground that brought a duty."""
    return "/".join(duty.key.split("/", 3)[:3])


def is_late(duty: Duty, now_us: int, state: Tournament | None) -> bool:
    """Whether its time (UTC) is over, or what it had to come before began; an ended event has."""
    if duty.due_us is not None:
        return now_us > duty.due_us
    if state is None or state.programme.over:
        return True
    if duty.when is When.BEFORE_ENTRIES:
        return bool(state.entries.count)
    return state.clock.started


def in_time(duty: Duty, given: Given) -> bool:
    """Whether it was given by the time that was set; at once is no time that can be measured."""
    timed = duty.due_us is not None and duty.when is not When.AT_ONCE
    return not timed or given.at_us <= (duty.due_us or 0)
