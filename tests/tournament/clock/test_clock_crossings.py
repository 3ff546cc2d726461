"""What the clock runs over is told once and in order, however late somebody looks."""

import itertools

import hypothesis.strategies as st
import pytest
from hypothesis import given
from msgspec.structs import replace

from tdapp.calls.tournament.clock_watch import ClockWatch
from tdapp.core.ids import StreamId
from tdapp.core.instant import MINUTE_US, Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.purchases import PurchaseKind
from tdapp.tournament.clock.crossings import Crossed, Crossing
from tdapp.tournament.clock.timing import set_clock
from tdapp.tournament.clock.windows import must_be_open, window_is_open
from tdapp.tournament.facts.event import TournamentFinished
from tdapp.tournament.facts.sales import RegistrationClosed
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.plan.offers import Window
from tdapp.tournament.state.clock import position
from tdapp.tournament.tournament import Tournament
from tests.tournament.evening import EVENING_US, SMALL, Evening
from tests.tournament.sales.offers import offer

SECOND_US = 1_000_000
IN_THE_BREAK = Window(from_level=2, from_break=True, until_level=2, through_break=True)
SHORT = replace(
    SMALL,
    levels=(Level(3, 25, 50), Level(1, 50, 100), Level(2), Level(4, 100, 200)),
    entry=replace(offer(100, 0, 500), window=Window(minutes=5)),
    rebuy=replace(offer(100, 0, 500), window=Window(until_level=3)),
    addon=replace(offer(100, 0, 500), window=IN_THE_BREAK),
)


def at(elapsed_us: int) -> Instant:
    return Instant(EVENING_US + elapsed_us, elapsed_us, "first")


def running() -> Evening:
    evening = Evening(SHORT)
    evening.start()
    return evening


def crossings(state: Tournament, before: Instant, now: Instant) -> tuple[Crossing, ...]:
    """What somebody who looked before and looks now is told."""
    watch, event = ClockWatch(), StreamId("event")
    assert watch.look(event, state, before) == ()
    return watch.look(event, state, now)


def told(evening: Evening, before_us: int, now_us: int) -> list[tuple[str, int]]:
    """What was crossed, and the second of the evening at which it was."""
    found = crossings(evening.state, at(before_us), at(now_us))
    return [(one.what.value, (now_us - one.ago_us) // SECOND_US) for one in found]


def test_a_night_is_told_in_order() -> None:
    found = crossings(running().state, at(0), at(10 * MINUTE_US))
    entry, rebuy, addon = PurchaseKind.ENTRY, PurchaseKind.REBUY, PurchaseKind.ADDON

    def minutes_ago(
        what: Crossed, index: int, ago: int, kind: PurchaseKind | None = None
    ) -> Crossing:
        return Crossing(what, index, ago * MINUTE_US, kind)

    assert found == (
        minutes_ago(Crossed.LAST_MINUTE, 0, 8),
        minutes_ago(Crossed.LEVEL, 1, 7),
        minutes_ago(Crossed.BREAK, 2, 6),
        minutes_ago(Crossed.SALE_BEGINS, 2, 6, addon),
        minutes_ago(Crossed.LAST_MINUTE, 2, 5),
        minutes_ago(Crossed.SALE_ENDS, 2, 5, entry),
        minutes_ago(Crossed.LEVEL, 3, 4),
        minutes_ago(Crossed.LAST_LEVEL, 3, 4, rebuy),
        minutes_ago(Crossed.SALE_ENDS, 3, 4, addon),
        minutes_ago(Crossed.LAST_MINUTE, 3, 1),
        minutes_ago(Crossed.LEVEL, 4, 0),
        minutes_ago(Crossed.SALE_ENDS, 4, 0, rebuy),
    )  # fmt: skip


def test_a_look_that_comes_late_misses_no_last_minute() -> None:
    evening = running()
    assert told(evening, 119 * SECOND_US, 122 * SECOND_US) == [("last_minute", 120)]
    assert told(evening, 122 * SECOND_US, 125 * SECOND_US) == []


@given(st.lists(st.integers(0, 40 * 60), min_size=2, max_size=12))
def test_however_often_is_looked_everything_is_told_once_and_in_order(looks: list[int]) -> None:
    evening = running()
    times = sorted(looks)
    whole = told(evening, times[0] * SECOND_US, times[-1] * SECOND_US)
    parts = [
        one
        for before, now in itertools.pairwise(times)
        for one in told(evening, before * SECOND_US, now * SECOND_US)
    ]
    assert parts == whole
    assert [second for _, second in whole] == sorted(second for _, second in whole)


@given(before=st.integers(0, 30 * 60), now=st.integers(0, 30 * 60))
def test_a_sale_is_told_exactly_where_what_is_open_differs(before: int, now: int) -> None:
    before, now = sorted((before * SECOND_US, now * SECOND_US))
    evening = running()
    found = crossings(evening.state, at(before), at(now))
    for kind in (PurchaseKind.ENTRY, PurchaseKind.REBUY, PurchaseKind.ADDON):
        offer_ = SHORT.offer(kind)
        assert offer_ is not None
        open_ = window_is_open(evening.state, offer_.window, at(before))
        for one in found:
            if one.kind is kind and one.what is not Crossed.LAST_LEVEL:
                assert open_ == (one.what is Crossed.SALE_ENDS)
                open_ = not open_
        assert open_ == window_is_open(evening.state, offer_.window, at(now))


def test_days_asleep_are_told_level_by_level() -> None:
    evening = running()
    asleep_us = 5 * 24 * 60 * MINUTE_US
    begun = [
        one.index
        for one in crossings(evening.state, at(0), at(asleep_us))
        if one.what in (Crossed.LEVEL, Crossed.BREAK)
    ]
    last = position(SHORT, evening.state.clock, at(asleep_us)).index
    assert begun == list(range(1, last + 1))


def test_a_clock_that_was_set_or_stands_runs_over_nothing() -> None:
    evening = running()
    evening.pass_us(10 * SECOND_US)
    evening.tell(set_clock(evening.state, 3, 30 * SECOND_US, evening.now))
    assert told(evening, 0, 15 * SECOND_US) == []
    evening.pause()
    assert told(evening, 0, 30 * MINUTE_US) == []


def test_a_closed_field_is_told_of_no_sale_and_an_event_that_is_over_of_nothing() -> None:
    evening = running()
    evening.enter(2)
    evening.tell([RegistrationClosed(2, evening.state.entries.pool)])
    whats = {what for what, _ in told(evening, 0, 10 * MINUTE_US)}
    assert whats == {"last_minute", "level", "break"}
    evening.tell([TournamentFinished(1)])
    assert told(evening, 0, 10 * MINUTE_US) == []


def test_what_opens_in_a_break_says_so_before_it_and_after_it_that_it_closed() -> None:
    state = running().state
    codes = []
    for minutes in (0, 3.5, 6.5):
        with pytest.raises(Refusal) as found:
            must_be_open(state, IN_THE_BREAK, at(round(minutes * MINUTE_US)))
        codes.append(found.value.code)
    assert codes == ["on_sale_in_break", "on_sale_in_break", "registration_closed"]
    must_be_open(state, IN_THE_BREAK, at(5 * MINUTE_US))
