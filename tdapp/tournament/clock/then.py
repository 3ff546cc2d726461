"""An event as it stood when something happened that is typed later from a slip."""

from msgspec.structs import replace

from tdapp.core.instant import Instant
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
