"""Starting, pausing, setting and following the clock."""

from collections.abc import Sequence
from functools import reduce

from tdapp.core.event import Event
from tdapp.core.ids import StaffId
from tdapp.core.instant import MINUTE_US, Instant
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.house.notice_events import How
from tdapp.rules.purchases import PurchaseKind
from tdapp.tournament.clock.windows import is_decided, must_be_undecided
from tdapp.tournament.facts.clock import (
    ClockPaused,
    ClockSet,
    ClockStarted,
    ClockStopped,
    HandTimeTaken,
    LevelBegan,
)
from tdapp.tournament.facts.event import PlayEnded, TermsTold
from tdapp.tournament.facts.prizes import PrizesPosted
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.state.clock import Clock, ClockPosition, position
from tdapp.tournament.tournament import FOLDS, Tournament

LEAST_US = 1_000_000
HOUR_US = 60 * MINUTE_US
MOST_HOURS = 24
MOST_LEVELS = 1_000
PAST_SHEET = 10
"""A clock is set to at most so many levels and breaks behind those that are named."""


def start_clock(tournament: Tournament, now: Instant) -> list[Event]:
    """Let the clock run from where it stands; refuses ``clock_running``, ``event_decided``."""
    must_be_undecided(tournament, now)
    if tournament.clock.running:
        raise Refusal("clock_running")
    here = _here(tournament, now)
    return [ClockStarted(here.index, here.remaining_us, now)]


def briefing(
    tournament: Tournament, by: StaffId, now: Instant, *, briefed: bool
) -> list[TermsTold]:
    """That those were told of the conditions who are to know them before play, at their tables.

    Refuses ``players_not_briefed`` where nobody says so (CROWN 15.3.1).
    """
    known, rule = tournament.terms.told, tournament.conditions.rules.conditions
    left = [one for one in rule.also_told if not one.before_entries and one.rule not in known]
    if tournament.clock.started or not left:
        return []
    if not briefed:
        raise Refusal("players_not_briefed", to=left[0].to, rule=left[0].rule)
    return [TermsTold(one.rule, one.to, How.IN_PERSON, by, now.utc_us) for one in left]


def pause_clock(tournament: Tournament, now: Instant) -> list[Event]:
    """Stop the clock; what is left of the level is kept to the microsecond."""
    if not tournament.clock.running:
        raise Refusal("clock_paused")
    here = _here(tournament, now)
    return [ClockPaused(here.index, here.remaining_us, now)]


def stop_when_decided(
    tournament: Tournament, events: Sequence[Event], now: Instant
) -> list[ClockStopped]:
    """Stop a clock that would run though these facts decide the event, as it stands by then.

    They may have let it run themselves. Facts that do not fit are left to the desk to refuse.
    """
    if tournament.programme.conditions is None:
        return []
    few = tournament.left <= len(events) + tournament.left_at_end
    if not few and not any(isinstance(one, PlayEnded | PrizesPosted) for one in events):
        return []
    try:
        then = reduce(FOLDS.apply, events, tournament)
    except Contradiction:
        return []
    if not then.clock.running or not is_decided(then, now):
        return []
    here = _here(then, now)
    return [ClockStopped(here.index, here.remaining_us, now)]


def set_clock(
    tournament: Tournament, index: int, remaining_us: int, now: Instant
) -> list[ClockSet]:
    """Let `remaining_us` of the level at `index` be left; a running clock runs on from there.

    Refuses ``event_decided``, ``no_level_before``, ``level_off_sheet`` further behind the levels
    that the conditions name, or the one that is on, than play may get, and ``time_out_of_range``
    beyond `most_hours`. More than the level's length can be left: time is added to levels.
    """
    must_be_undecided(tournament, now)
    old, conditions = _here(tournament, now), tournament.conditions
    if index < 0:
        raise Refusal("no_level_before")
    furthest = min(MOST_LEVELS - 1, max(_last_named(conditions), old.index) + PAST_SHEET)
    if index > furthest:
        raise Refusal("level_off_sheet", most=conditions.number(furthest))
    must_be_a_time(remaining_us, most_hours(conditions))
    running = tournament.clock.running
    return [ClockSet(index, remaining_us, now, old.index, old.remaining_us, running)]


def _last_named(conditions: Conditions) -> int:
    """The index of the last level that the conditions list, or until which something is sold."""
    offers = (conditions.offer(kind) for kind in PurchaseKind)
    windows = [offer.window for offer in offers if offer is not None]
    named = (conditions.index_of(one.until_level or one.from_level) for one in windows)
    return max(len(conditions.levels) - 1, *named)


def most_hours(conditions: Conditions) -> int:
    """So many hours can be left of a level: no more than the listed levels take together."""
    listed_us = sum(level.length_us for level in conditions.levels)
    return max(1, min(MOST_HOURS, -(-listed_us // HOUR_US)))


def must_be_a_time(span_us: int, hours: int = MOST_HOURS) -> None:
    """Refuse ``time_out_of_range`` beyond so many hours, and no time at all."""
    if not 0 < span_us <= hours * HOUR_US:
        raise Refusal("time_out_of_range", hours=hours)


def add_time(tournament: Tournament, delta_us: int, now: Instant) -> list[ClockSet]:
    """Lengthen what is left of the level by `delta_us`, or shorten it if that is negative.

    What is taken beyond the level's end is taken from the next ones; a second always stays.
    Refuses as `set_clock`, and more at once than can be left as ``time_out_of_range``.
    """
    must_be_a_time(abs(delta_us) or 1, most_hours(tournament.conditions))
    old = _here(tournament, now)
    moved = Clock(old.index, old.remaining_us + delta_us)
    here = position(tournament.conditions, moved, now)
    return set_clock(tournament, here.index, max(LEAST_US, here.remaining_us), now)


def time_taken(tournament: Tournament, minutes: int, now: Instant) -> list[HandTimeTaken]:
    """Take a hand's time from a clock that stands for hand-for-hand.

    What goes beyond a level is taken from the next one; a break begins whole and loses nothing.
    """
    conditions, here = tournament.conditions, _here(tournament, now)
    index, left = here.index, here.remaining_us - minutes * MINUTE_US
    if tournament.clock.running or not minutes or conditions.level(index).is_break:
        return []
    while left <= 0:
        index += 1
        level = conditions.level(index)
        left = level.length_us if level.is_break else left + level.length_us
    return [HandTimeTaken(index, left, now)]


def go_to_level(tournament: Tournament, index: int, now: Instant) -> list[ClockSet]:
    """Set the clock to the beginning of the level or break at `index`; refuses as `set_clock`."""
    length_us = tournament.conditions.level(max(0, index)).length_us
    return set_clock(tournament, index, length_us, now)


def due_level(tournament: Tournament, now: Instant) -> int | None:
    """The level that was reached and is not in the record yet, by its index; None if none is."""
    programme = tournament.programme
    if programme.conditions is None or programme.over or not tournament.clock.running:
        return None
    index = _here(tournament, now).index
    return index if index > tournament.clock.begun else None


def begin_level(tournament: Tournament, index: int, now: Instant) -> list[Event]:
    """Record that a level was reached; nothing if somebody recorded it before."""
    if index > _here(tournament, now).index:
        raise Refusal("level_not_reached", level=tournament.conditions.number(index))
    return [] if index <= tournament.clock.begun else [LevelBegan(index)]


def _here(tournament: Tournament, now: Instant) -> ClockPosition:
    return position(tournament.conditions, tournament.clock, now)
