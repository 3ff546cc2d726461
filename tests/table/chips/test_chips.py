"""Chips put in, taken out, counted and reported; the average that follows from them."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tdapp.core.refusal import Contradiction, Refusal
from tdapp.table.chips.counting import (
    ReportedStack,
    chip_drift,
    count_chips,
    report_stacks,
    reported_stack,
    reported_stacks,
)
from tdapp.table.chips.moving import colour_up, put_in, take_out
from tdapp.table.chips.race import Holding
from tdapp.table.facts.chips import ChipCause, ChipsCounted, Lot
from tdapp.tournament.chips import average_stack, race_of
from tdapp.tournament.event.announcing import announce
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.room import TOURNAMENT
from tdapp.tournament.tournament import Tournament
from tests.rules_doc import rule
from tests.tournament.evening import SMALL, Evening, refused, seated

MINUTE = 60_000_000


def test_the_average_is_over_the_players_left_and_rounds_half_up() -> None:
    evening = seated(10)
    assert average_stack(evening.state) == 10_000
    evening.bust(1, 2, 3, 4)
    assert average_stack(evening.state) == 16_667
    evening.tell(put_in(evening.state, [Lot(1, 3)], ChipCause.FOUND))
    assert (evening.state.chips_in_play, average_stack(evening.state)) == (100_003, 16_667)
    evening.bust(5, 6)
    assert average_stack(evening.state) == 25_001


def test_who_has_no_chips_and_may_buy_again_counts_in_the_average() -> None:
    evening = seated(5)
    evening.start()
    evening.tell(bust(evening.state, 2, evening.now))
    assert (evening.state.left, average_stack(evening.state)) == (5, 10_000)


def test_nobody_has_no_average() -> None:
    assert average_stack(Evening().state) is None


def test_chips_in_play_are_what_was_sold_less_what_left_and_with_what_was_moved() -> None:
    evening = seated(6)
    evening.tell(leave(evening.state, 6, Departure.DISQUALIFIED, 4_000, evening.now))
    lots = [Lot(100, 3), Lot(25, 2)]
    evening.tell(take_out(evening.state, lots, ChipCause.POCKETED, entry=3))
    evening.tell(put_in(evening.state, [Lot(100, 1)], ChipCause.SHORT_STACK, entry=4))
    assert evening.state.chips_in_play == 60_000 - 4_000 - 350 + 100
    assert dict(evening.state.chips.added.items()) == {100: -2, 25: -2}


@rule("ADELAIDE", "94")
def test_pocketed_chips_go_out_of_play_and_their_player_stays() -> None:
    """Hidden chips are forfeited and leave play, with no disqualification by itself."""
    evening = seated(6)
    evening.tell(take_out(evening.state, [Lot(500, 4)], ChipCause.POCKETED, entry=3))
    assert evening.state.chips_in_play == 58_000
    assert 3 in evening.state.in_play()


def test_a_colour_up_changes_the_chips_in_play_by_its_rounding_alone() -> None:
    evening = seated(6)
    evening.tell(colour_up(evening.state, 25, 9, [Lot(100, 2)], table=1))
    assert evening.state.chips_in_play == 60_000 - 25
    evening.tell(colour_up(evening.state, 25, 2, []))
    assert evening.state.chips_in_play == 60_000 - 75


@rule("STAR", "28.9.3")
def test_a_count_tells_what_is_missing_and_blocks_nothing() -> None:
    """All players' chips may be counted at the supervisor's discretion."""
    evening = seated(6)
    assert chip_drift(evening.state) == 0
    told = evening.tell(count_chips(evening.state, 59_500, evening.now, [Lot(500, 119)]))
    assert told == [ChipsCounted(59_500, 60_000, evening.now.utc_us, (Lot(500, 119),), evening.now)]
    assert chip_drift(evening.state) == -500
    evening.bust(1)
    evening.tell(take_out(evening.state, [Lot(500, 1)], ChipCause.MISSING))
    evening.pass_us(MINUTE)
    evening.tell(count_chips(evening.state, 59_500, evening.now))
    assert chip_drift(evening.state) == 0


def test_a_count_of_earlier_that_is_typed_later_is_not_the_newest() -> None:
    evening = seated(6)
    evening.pass_us(10 * MINUTE)
    evening.tell(count_chips(evening.state, 60_100, evening.now))
    before = evening.now.utc_us - MINUTE
    evening.tell(count_chips(evening.state, 1, evening.now, happened_us=before))
    assert chip_drift(evening.state) == 100


def test_the_newest_report_of_a_stack_counts_and_tells_its_age() -> None:
    evening = seated(6)
    evening.pass_us(10 * MINUTE)
    evening.tell(report_stacks(evening.state, [(1, 9_000), (2, 31_000)], evening.now))
    early = evening.now.utc_us - 2 * MINUTE
    evening.tell(report_stacks(evening.state, [(1, 500), (3, 12_000)], evening.now, early))
    evening.pass_us(MINUTE)

    assert reported_stack(evening.state, 1, evening.now) == ReportedStack(1, 9_000, MINUTE)
    assert reported_stack(evening.state, 4, evening.now) is None
    found = reported_stacks(evening.state, evening.now)
    assert [(one.entry, one.age_us // MINUTE) for one in found] == [(2, 1), (3, 3), (1, 1)]


def test_the_report_of_who_is_out_is_not_shown_and_comes_back_with_him() -> None:
    evening = seated(6)
    evening.tell(report_stacks(evening.state, [(1, 9_000)], evening.now))
    evening.bust(1)
    assert reported_stack(evening.state, 1, evening.now) is None
    assert reported_stacks(evening.state, evening.now) == []
    evening.reinstate(1)
    assert reported_stack(evening.state, 1, evening.now) == ReportedStack(1, 9_000, 0)


def test_what_makes_no_sense_is_refused() -> None:
    evening = seated(3)
    evening.bust(3)
    state, now = evening.state, evening.now
    refused: list[tuple[Callable[[], object], str]] = [
        (lambda: put_in(Tournament(), [Lot(25, 1)], ChipCause.FOUND), "no_such_event"),
        (lambda: count_chips(Tournament(), 1, now), "no_such_event"),
        (lambda: put_in(state, [], ChipCause.FOUND), "no_chips_named"),
        (lambda: put_in(state, [Lot(25, 0)], ChipCause.FOUND), "no_chips_named"),
        (lambda: take_out(state, [Lot(-25, 1)], ChipCause.MISSING), "no_chips_named"),
        (lambda: put_in(state, [Lot(25, 1)], ChipCause.FOUND, entry=9), "no_such_entry"),
        (lambda: take_out(state, [Lot(1, 30_001)], ChipCause.MISSING), "more_than_in_play"),
        (lambda: put_in(state, [Lot(25, 1)], ChipCause.FOUND, table=9), "table_not_open"),
        (lambda: colour_up(state, 5_000, 7, []), "more_than_in_play"),
        (lambda: colour_up(state, 25, 4, [Lot(100, 0)]), "no_chips_named"),
        (lambda: colour_up(state, 25, -1, []), "no_chips_named"),
        (lambda: colour_up(state, 25, 0, [Lot(100, 1)]), "no_chips_named"),
        (lambda: colour_up(state, 25, 4, [Lot(25, 4)]), "not_a_larger_chip"),
        (lambda: count_chips(state, -1, now), "not_a_stack"),
        (lambda: count_chips(state, 100, now, [Lot(25, 3)]), "count_does_not_add_up"),
        (lambda: report_stacks(state, [], now), "nobody_named"),
        (lambda: report_stacks(state, [(1, 5), (1, 6)], now), "nobody_named"),
        (lambda: report_stacks(state, [(9, 5)], now), "no_such_entry"),
        (lambda: report_stacks(state, [(3, 5)], now), "already_out"),
        (lambda: report_stacks(state, [(1, -5)], now), "not_a_stack"),
    ]
    for act, code in refused:
        with pytest.raises(Refusal, match=code):
            act()


def test_chips_without_an_event_do_not_fit() -> None:
    told = announce(Tournament(), SMALL)
    state = TOURNAMENT.folds.apply(Tournament(), told[0])
    moved = put_in(state, [Lot(25, 1)], ChipCause.FOUND)[0]
    alone = TOURNAMENT.folds.apply(Tournament(), moved)
    with pytest.raises(Contradiction, match="no_such_event"):
        TOURNAMENT.check(alone)


def test_nobody_has_more_chips_than_there_are() -> None:
    evening = seated(3)
    most = evening.state.chips_in_play
    why = Refusal("stack_above_all", chips=most + 1, most=most)
    assert refused(evening, report_stacks, [(1, most + 1)], evening.now) == why
    evening.tell(report_stacks(evening.state, [(1, most)], evening.now))


@pytest.mark.parametrize("back", [0, 5, 60])
def test_the_newest_report_and_count_stand_though_the_wall_clock_was_set_back(back: int) -> None:
    evening = seated(3)
    most = evening.state.chips_in_play
    for stack, total in ((300, most), (700, most - 25)):
        evening.tell(report_stacks(evening.state, [(1, stack)], evening.now))
        evening.tell(count_chips(evening.state, total, evening.now))
        evening.pass_us(MINUTE)
        utc_us = evening.now.utc_us - back * MINUTE
        evening.now = replace(evening.now, utc_us=utc_us)
    told = reported_stack(evening.state, 1, evening.now)
    assert told is not None
    assert (told.chips, chip_drift(evening.state)) == (700, -25)
    earlier = evening.now.utc_us - 2 * MINUTE
    evening.tell(report_stacks(evening.state, [(1, 200)], evening.now, earlier))
    told = reported_stack(evening.state, 1, evening.now)
    assert told is not None
    assert told.chips == 700


def test_chips_that_were_coloured_up_do_not_come_back() -> None:
    evening = seated(8, SMALL)
    table = evening.state.seating.seat_of[1].table
    other = next(one for one, at in evening.state.seating.seat_of.items() if at.table != table)
    evening.tell(colour_up(evening.state, 25, 4, [Lot(100, 1)], table=table))
    why, lots = Refusal("chip_has_left", chip=25), [Lot(25, 1)]
    for act in (put_in, take_out):
        assert refused(evening, act, lots, ChipCause.FOUND, 1) == why
        assert refused(evening, act, lots, ChipCause.FOUND, None, table) == why
        evening.tell(act(evening.state, lots, ChipCause.FOUND, other))
    assert refused(evening, race_of, table, 25, 100, [Holding(1, 3)]) == why
    evening.tell(colour_up(evening.state, 25, 4, [Lot(100, 1)]))
    for act in (put_in, take_out):
        assert refused(evening, act, lots, ChipCause.FOUND, other) == why
    assert refused(evening, colour_up, 25, 1, []) == why
    assert refused(evening, colour_up, 1, 50, [Lot(25, 2)]) == why
    assert refused(evening, count_chips, 25, evening.now, lots) == why
