"""The clock of an event in the past: as it stood then, and since when the level on now is on."""

from msgspec.structs import replace

from tdapp.core.instant import Instant
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.state.clock import ClockMark
from tdapp.tournament.tournament import Tournament


def then(tournament: Tournament, happened_us: int | None, now: Instant) -> Tournament:
    """The event with its clock as it stood at `happened_us` (UTC); as it is where that is None.

    That is so long ago as the wall clock says `now`, and counted back by the clock of the computer.
    """
    if happened_us is None:
        return tournament
    return replace(tournament, clock=tournament.course.standing(now.by_wall(happened_us)))


def moment_of(happened_us: int | None, now: Instant) -> Instant:
    """When something happened, by both clocks: now, unless another wall time (UTC) was typed."""
    return now if happened_us is None else now.by_wall(happened_us)


def level_began_us(tournament: Tournament, index: int, now: Instant) -> int | None:
    """When the level on now, at `index`, began (UTC); None where it has not run yet.

    Counted back by the clock of the computer, so that a step of the wall clock changes nothing.
    """
    conditions, began_ago, end = tournament.conditions, None, now
    for mark in reversed(tournament.course.marks):
        ago = now.since(mark.at)
        wait = _until(conditions, mark, index)
        if wait is None or (wait > 0 and not (mark.running and wait <= end.since(mark.at))):
            break
        if mark.running or mark.remaining_us < conditions.level(index).length_us:
            began_ago = ago - wait
        if wait > 0 or mark.remaining_us == conditions.level(index).length_us:
            break
        end = mark.at
    return None if began_ago is None else now.utc_us - began_ago


def _until(conditions: Conditions, mark: ClockMark, index: int) -> int | None:
    """Microseconds of play from a mark to a level; None where that is over or has gone back."""
    if mark.index >= index:
        return 0 if mark.index == index else None
    between = range(mark.index + 1, index)
    return mark.remaining_us + sum(conditions.level(one).length_us for one in between)
