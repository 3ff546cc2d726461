"""Penalties count down by themselves: minutes by the event's clock, hands at the player's table."""

from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given
from msgspec.structs import replace

from tdapp.bootstrap import rulebook
from tdapp.calls.tournament.rulings import GiveOtherPenalty, GiveRuling
from tdapp.core.ids import StaffId
from tdapp.core.instant import MINUTE_US, Instant
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Moment
from tdapp.rules.ruling_rules import PenaltyKind
from tdapp.shown.penalty_words import serving_words, sits_out
from tdapp.table.facts.rulings import PenaltyGiven, RulingGiven, RulingKind
from tdapp.table.rulings.penalising import give_penalty, open_penalties, serve_penalty
from tdapp.table.rulings.ruling import About
from tdapp.tournament.clock.absence import count_time_away, hold_clock, leave_time_out
from tdapp.tournament.clock.serving import (
    close_penalty,
    count_hand,
    counted_by,
    left_us,
    minutes_over,
)
from tdapp.tournament.exits.hand_for_hand import begin, deal_next, report
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.state.clock import position
from tdapp.voice.voice import Voice
from tests.rules.houses import BOOKS
from tests.tournament.evening import EVENT, SMALL, Evening, refused

HANDS, ROUNDS, MINUTES = PenaltyKind.HANDS, PenaltyKind.ROUNDS, PenaltyKind.MINUTES


def playing(**other: object) -> Evening:
    """Eight at two tables, with the clock running."""
    evening = Evening(replace(SMALL, **other))
    evening.enter(8)
    evening.seat()
    evening.start()
    return evening


def penalise(evening: Evening, entry: int, kind: PenaltyKind, amount: int) -> None:
    evening.tell(give_penalty(evening.state, entry, kind, amount, evening.now))


def minutes_left(evening: Evening) -> int:
    (one,) = open_penalties(evening.state)
    return left_us(evening.state, one, evening.now) // MINUTE_US


def outstanding(evening: Evening) -> list[int]:
    return [one.outstanding for one in open_penalties(evening.state)]


def table_of(evening: Evening, entry: int) -> int:
    return evening.state.seating.seat_of[entry].table


def test_minutes_run_with_the_clock_of_the_event_and_stand_with_it() -> None:
    evening = playing()
    evening.pass_us(3 * MINUTE_US)
    penalise(evening, 1, MINUTES, 10)
    evening.pass_us(4 * MINUTE_US)
    assert minutes_left(evening) == 6
    evening.pause()
    evening.pass_us(30 * MINUTE_US)
    assert minutes_left(evening) == 6
    assert minutes_over(evening.state, evening.now) == []
    evening.start()
    evening.pass_us(5 * MINUTE_US)
    assert minutes_left(evening) == 1
    assert serving_words(Voice(), evening.state, 1, evening.now) == "1 of 10 minutes left"
    evening.pass_us(MINUTE_US)
    evening.tell(minutes_over(evening.state, evening.now))
    assert outstanding(evening) == []
    assert list(evening.state.penalties.over) == [1]


def test_a_break_serves_no_minutes() -> None:
    evening = playing(levels=(Level(5, 100, 200), Level(10), Level(20, 200, 400)))
    penalise(evening, 1, MINUTES, 10)
    evening.pass_us(16 * MINUTE_US)
    assert minutes_left(evening) == 4


def test_minutes_that_were_told_as_served_come_on_top() -> None:
    evening = playing()
    penalise(evening, 1, MINUTES, 10)
    evening.pass_us(4 * MINUTE_US)
    evening.tell(serve_penalty(evening.state, 1, 5))
    assert minutes_left(evening) == 1


def test_a_hand_counts_for_each_who_sits_out_hands_at_the_table_and_only_there() -> None:
    evening = playing()
    here = evening.state.seating.at_table(1)
    there = evening.state.seating.at_table(2)[0]
    penalise(evening, here[0], HANDS, 1)
    penalise(evening, here[1], ROUNDS, 1)
    penalise(evening, there, HANDS, 3)
    evening.tell(count_hand(evening.state, 1))

    assert outstanding(evening) == [3, 3]
    assert sits_out(Voice(), evening.state, evening.now) == {here[1]: "3 hands", there: "3 hands"}
    assert list(evening.state.penalties.over) == [1]


def test_two_penalties_of_a_player_are_served_one_after_the_other() -> None:
    evening = playing()
    penalise(evening, 1, HANDS, 1)
    penalise(evening, 1, HANDS, 2)
    table = table_of(evening, 1)
    evening.tell(count_hand(evening.state, table))
    assert outstanding(evening) == [2]
    evening.tell(count_hand(evening.state, table))
    assert outstanding(evening) == [1]


def test_a_hand_is_not_counted_where_nobody_sits_out() -> None:
    evening = playing()
    assert refused(evening, count_hand, 1) == Refusal("nobody_sits_out_there", table=1)


def test_the_report_of_hand_for_hand_counts_but_not_of_the_hand_the_penalty_was_given_in() -> None:
    evening = playing()
    evening.close()
    evening.pause()
    evening.tell(begin(evening.state, evening.now))
    evening.pass_us(MINUTE_US)
    out = evening.state.seating.at_table(1)[0]
    penalise(evening, out, HANDS, 2)
    told = report(evening.state, 1, evening.now)
    assert counted_by(evening.state, told) == []
    evening.tell(told)
    evening.tell(report(evening.state, 2, evening.now))
    evening.pass_us(MINUTE_US)
    evening.tell(deal_next(evening.state, evening.now))
    told = report(evening.state, 1, evening.now)
    evening.tell([*told, *counted_by(evening.state, told)])
    assert outstanding(evening) == [1]


def test_what_is_over_stands_there_until_the_player_is_told() -> None:
    evening = playing()
    penalise(evening, 1, HANDS, 1)
    assert refused(evening, close_penalty, 1) == Refusal("penalty_not_over", number=1)
    evening.tell(count_hand(evening.state, table_of(evening, 1)))
    evening.tell(close_penalty(evening.state, 1))
    assert not len(evening.state.penalties.over)


def test_what_somebody_says_is_served_is_not_told_again() -> None:
    evening = playing()
    penalise(evening, 1, HANDS, 1)
    evening.tell(serve_penalty(evening.state, 1))
    assert not len(evening.state.penalties.over)


def set_wall(evening: Evening, minutes: int) -> None:
    evening.now = replace(evening.now, utc_us=evening.now.utc_us + minutes * MINUTE_US)


def run_us(evening: Evening) -> int:
    """How long the levels have been played, by the event's clock."""
    levels = evening.state.conditions.levels
    here = position(evening.state.conditions, evening.state.clock, evening.now)
    before = sum(one.length_us for one in levels[: here.index + 1])
    return before - here.remaining_us


def a_new_boot(evening: Evening, minutes: int, *, counts: bool) -> None:
    """The computer is off for so long, and comes up by any wall time; that counts or not."""
    seen, away_us = evening.now, abs(minutes) * MINUTE_US
    utc_us = seen.utc_us + away_us + 2 * minutes * MINUTE_US
    evening.now = Instant(utc_us, 7, f"{seen.boot}+")
    if evening.state.clock.running:
        evening.tell(hold_clock(evening.state, seen, evening.now))
        if counts:
            evening.tell(count_time_away(evening.state, evening.now, away_us))
        else:
            evening.tell(leave_time_out(evening.state, evening.now))


def happens(evening: Evening, what: str, minutes: int) -> None:
    match what:
        case "time passes":
            evening.pass_us(abs(minutes) * MINUTE_US)
        case "the wall clock is set":
            set_wall(evening, minutes)
        case "start or pause":
            (evening.pause if evening.state.clock.running else evening.start)()
        case "away":
            a_new_boot(evening, minutes, counts=True)
        case _:
            a_new_boot(evening, minutes, counts=False)


WHAT = st.sampled_from(
    ["time passes", "time passes", "the wall clock is set", "start or pause", "away", "left out"]
)
HAPPENS = st.lists(st.tuples(WHAT, st.integers(-45, 45)), max_size=8)
ONE_LEVEL_ON = tuple(Level(20, 100 * number, 200 * number) for number in range(1, 31))


@pytest.mark.parametrize("house", sorted(BOOKS))
@given(before=HAPPENS, after=HAPPENS)
def test_minutes_are_served_as_the_levels_run_whatever_the_wall_clock_does(
    house: str, before: Any, after: Any
) -> None:
    evening = playing(rules=rulebook(BOOKS[house]).tournament, levels=ONE_LEVEL_ON)
    for what, minutes in before:
        happens(evening, what, minutes)
    penalise(evening, 1, MINUTES, 30)
    (one,), given_at = open_penalties(evening.state), run_us(evening)
    for what, minutes in after:
        happens(evening, what, minutes)
        served = run_us(evening) - given_at
        assert left_us(evening.state, one, evening.now) == max(0, 30 * MINUTE_US - served)


def test_the_time_that_hands_of_hand_for_hand_take_is_served() -> None:
    evening = playing()
    evening.close()
    evening.pause()
    evening.tell(begin(evening.state, evening.now))
    penalise(evening, 1, MINUTES, 10)
    for table in (1, 2):
        evening.tell(report(evening.state, table, evening.now))
    assert minutes_left(evening) == 8


def test_a_penalty_given_after_the_deal_is_of_that_hand_whatever_the_wall_clock_says() -> None:
    evening = playing()
    evening.close()
    evening.pause()
    evening.tell(begin(evening.state, evening.now))
    evening.pass_us(MINUTE_US)
    set_wall(evening, -30)
    penalise(evening, evening.state.seating.at_table(1)[0], HANDS, 2)
    assert counted_by(evening.state, report(evening.state, 1, evening.now)) == []


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("stepped", [-60, 0, 60])
def test_a_ruling_or_penalty_typed_late_is_of_the_level_in_which_it_was_given(
    house: str, stepped: int
) -> None:
    evening = playing(rules=rulebook(BOOKS[house]).tournament)
    evening.pass_us(15 * MINUTE_US)
    given_us = evening.now.utc_us + stepped * MINUTE_US
    evening.pass_us(10 * MINUTE_US)
    now = replace(evening.now, utc_us=evening.now.utc_us + stepped * MINUTE_US)
    calls = (
        GiveOtherPenalty(EVENT, 1, PenaltyKind.WARNING),
        GiveRuling(EVENT, About(RulingKind.BETTING, entries=(1,))),
    )
    for call in calls:
        for when, level in ((given_us, 1), (None, 2)):
            moment = Moment(StaffId("floor"), now, "", when)
            (told,) = call.decide({EVENT: evening.state}, moment)[EVENT]
            assert isinstance(told, PenaltyGiven | RulingGiven)
            assert told.level == level
