"""What the clock ran over between two looks, however far they lie apart: each once, in order."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from tdapp.core.instant import MINUTE_US
from tdapp.rules.purchases import PurchaseKind
from tdapp.tournament.clock.windows import played_us, within
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.state.clock import ClockPosition
from tdapp.tournament.tournament import Tournament


class Crossed(Enum):
    """What was run over.

    The last minute of a level or break, the begin of a level or of a break; for a purchase kind
    that it goes on sale, that this is the last level of its sale, and that the sale is over.
    """

    LAST_MINUTE = "last_minute"
    LEVEL = "level"
    BREAK = "break"
    SALE_BEGINS = "sale_begins"
    LAST_LEVEL = "last_level"
    SALE_ENDS = "sale_ends"


@dataclass(frozen=True, slots=True)
class Crossing:
    """What was run over `ago_us` microseconds before the later look.

    `index` is the level or break that was on then, `kind` what is sold.
    """

    what: Crossed
    index: int
    ago_us: int
    kind: PurchaseKind | None = None


def between(
    tournament: Tournament, there: ClockPosition, here: ClockPosition
) -> tuple[Crossing, ...]:
    """What the clock ran over from one place to another, the second one reached by running.

    Looks that follow each other tell everything once.
    """
    conditions = tournament.conditions
    start, end = played_us(conditions, there), played_us(conditions, here)
    found = [*_of_levels(conditions, there, here)]
    if not tournament.entries.closed:
        found += _of_sales(conditions, there, here)
    crossed = [(at, what, index, kind) for at, what, index, kind in found if start < at <= end]
    crossed.sort(key=lambda one: one[0])
    return tuple(Crossing(what, index, end - at, kind) for at, what, index, kind in crossed)


_Found = tuple[int, Crossed, int, PurchaseKind | None]
"""When by time played, what, the level that was on then, and what is sold."""


def _ends(
    conditions: Conditions, there: ClockPosition, here: ClockPosition
) -> Iterator[tuple[int, int]]:
    """Each level that was on, by its index, and the time played at its end."""
    end = played_us(conditions, there) + there.remaining_us
    for index in range(there.index, here.index + 1):
        yield index, end
        end += conditions.level(index + 1).length_us


def _of_levels(
    conditions: Conditions, there: ClockPosition, here: ClockPosition
) -> Iterator[_Found]:
    for index, end in _ends(conditions, there, here):
        if conditions.level(index).length_us > MINUTE_US:
            yield end - MINUTE_US, Crossed.LAST_MINUTE, index, None
        follows = conditions.level(index + 1).is_break
        yield end, Crossed.BREAK if follows else Crossed.LEVEL, index + 1, None


def _of_sales(
    conditions: Conditions, there: ClockPosition, here: ClockPosition
) -> Iterator[_Found]:
    for kind in PurchaseKind:
        offer = conditions.offer(kind)
        if offer is None:
            continue
        window = offer.window
        for at, before, after in _turns(conditions, there, here, window.minutes):
            was, is_ = within(conditions, before, window), within(conditions, after, window)
            index, level = after.index, conditions.level(after.index)
            if was != is_:
                yield at, Crossed.SALE_BEGINS if is_ else Crossed.SALE_ENDS, index, kind
            entered = before.index != index and not level.is_break
            if is_ and entered and conditions.number(index) == window.until_level:
                yield at, Crossed.LAST_LEVEL, index, kind


def _turns(
    conditions: Conditions, there: ClockPosition, here: ClockPosition, minutes: int | None
) -> Iterator[tuple[int, ClockPosition, ClockPosition]]:
    """The moments at which a sale can begin or end, each with where the clock stood around it."""
    limit = None if minutes is None else minutes * MINUTE_US
    for index, end in _ends(conditions, there, here):
        length_us = conditions.level(index).length_us
        if limit is not None and end - length_us < limit < end:
            yield limit, ClockPosition(index, end - limit + 1), ClockPosition(index, end - limit)
        coming = ClockPosition(index + 1, conditions.level(index + 1).length_us)
        yield end, ClockPosition(index, 1), coming
