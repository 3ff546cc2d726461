"""The sales hours: entries, re-buys, exits and re-entries."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from random import Random

from tdapp.core.instant import MINUTE_US
from tdapp.tournament.clock.windows import within
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import Offer, Window
from tdapp.tournament.state.clock import ClockPosition

OPEN_ENDED = 8
"""Levels and breaks after which a rehearsal closes what the conditions leave open."""

FURTHEST = 500
SECOND_US = 1_000_000
FEW = 8
"""A smaller field does without what makes a night lively."""

LATE, BACK, OUT, SILENT, LEFT, REBUYS = 0.2, 0.08, 0.04, 0.02, 0.01, 0.12


@dataclass(frozen=True, slots=True)
class SimulatedField:
    """How many enter and buy again (None: as chance has it), and what chance starts from.

    On the bubble it is played `hand_for_hand`, where that is wanted.
    """

    entries: int
    rebuys: int | None
    seed: str
    reentries: int | None = None
    addons: int | None = None
    hand_for_hand: bool = False


class Errand(Enum):
    """One thing that happens at a table or at the desk."""

    ENTER = "enter"
    COME_BACK = "come_back"
    BUY_AGAIN = "buy_again"
    DECLINE = "decline"
    SAY_NOTHING = "say_nothing"
    ADD_ON = "add_on"
    WITHDRAW = "withdraw"


@dataclass(frozen=True, slots=True, order=True)
class Appointment:
    """An errand at a moment of playing time; `number` tells errands of one moment apart."""

    at_us: int
    number: int
    errand: Errand


def span(conditions: Conditions, *windows: Window) -> tuple[int, int]:
    """From when to when all of these windows are open, in microseconds of playing time."""
    begins, ends = zip(*(_one_span(conditions, window) for window in windows), strict=True)
    return max(begins), min(ends)


def _one_span(conditions: Conditions, window: Window) -> tuple[int, int]:
    open_ended = window.until_level is None and window.minutes is None
    begin, passed = None, 0
    for index in range(FURTHEST):
        length = conditions.level(index).length_us
        if within(conditions, ClockPosition(index, length), window):
            begin = passed if begin is None else begin
        elif begin is not None:
            break
        if open_ended and begin is not None and index >= OPEN_ENDED:
            break
        passed += length
    if window.minutes is not None:
        passed = min(passed, window.minutes * MINUTE_US)
    return (passed, passed) if begin is None else (begin, passed)


def late_and_back(
    conditions: Conditions, entries: int, reentries: int | None = None
) -> tuple[int, int]:
    """How many of the entries come late, and how many of those are re-entries.

    `reentries` is how many there are to be; None: as is usual.
    """
    if reentries is not None:
        back = min(reentries, entries // 2) if conditions.reentry else 0
        return min(entries - back, round(LATE * entries)) // 2 + back, back
    begin, end = span(conditions, conditions.entry.window)
    if entries < FEW or end - begin < MINUTE_US:
        return 0, 0
    back = round(BACK * entries) if conditions.reentry else 0
    return round(LATE * entries) + back, back


def appointments(
    conditions: Conditions, field: SimulatedField, tables: int, chance: Random
) -> list[Appointment]:
    """All errands of the selling hours, in their order."""
    planned = list(_planned(conditions, field, tables))
    return sorted(
        Appointment(chance.randrange(begin, max(begin + 1, end - SECOND_US)), number, errand)
        for number, (errand, (begin, end)) in enumerate(planned)
    )


def _planned(
    conditions: Conditions, field: SimulatedField, tables: int
) -> Iterator[tuple[Errand, tuple[int, int]]]:
    """Each errand with the time in which it can happen."""
    entries = field.entries
    late, back = late_and_back(conditions, entries, field.reentries)
    entering = span(conditions, conditions.entry.window)
    for _ in range(late - back):
        yield Errand.ENTER, entering
    if conditions.reentry is not None:
        both = span(conditions, conditions.entry.window, conditions.reentry.window)
        for _ in range(back):
            yield Errand.COME_BACK, both
    if conditions.rebuy is not None:
        yield from _of_rebuys(conditions, conditions.rebuy, entries, field.rebuys)
    if conditions.addon is not None:
        for _ in range(tables if field.addons is None else field.addons):
            yield Errand.ADD_ON, span(conditions, conditions.addon.window)
    for _ in range(max(1, round(LEFT * entries)) if entries >= FEW else 0):
        yield Errand.WITHDRAW, entering


def _of_rebuys(
    conditions: Conditions, offer: Offer, entries: int, rebuys: int | None
) -> Iterator[tuple[Errand, tuple[int, int]]]:
    open_ = span(conditions, offer.window)
    by_chance = round(REBUYS * entries) if entries >= FEW else 0
    counts = {
        Errand.BUY_AGAIN: by_chance if rebuys is None else rebuys,
        Errand.DECLINE: round(OUT * entries) if entries >= FEW else 0,
        Errand.SAY_NOTHING: round(SILENT * entries) if entries >= FEW else 0,
    }
    for errand, count in counts.items():
        for _ in range(count):
            yield errand, open_
