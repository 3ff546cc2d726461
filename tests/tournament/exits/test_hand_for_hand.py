"""Hand-for-hand: all tables play one hand; what happened counts once all have reported it."""

import pytest
from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.ids import StreamId
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.rules.finishing_rules import FinishBy
from tdapp.screens.clock_words import state_line
from tdapp.screens.face_of import face_of
from tdapp.shown.hand_for_hand import waiting_tables
from tdapp.table.seating.dispersing import break_table
from tdapp.table.seating.marking import hold_table
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.hand_for_hand import (
    as_told_in_order,
    begin,
    deal_next,
    end,
    report,
    running_tables,
    still_to_ask,
    tell_practice,
)
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.exits.together import bust_together
from tdapp.tournament.exits.wrong_player import pass_on
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.hand_for_hand import HandForHandEnded
from tdapp.tournament.guards.pending_exits import pending_at
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.plan.terms import PaceTerms
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tdapp.tournament.state.clock import position
from tdapp.tournament.tables.arranging import free_table, swap
from tdapp.voice.voice import ENGLISH
from tests.rules.houses import BOOKS, held_under
from tests.rules_doc import rule
from tests.tournament.evening import SMALL, Evening, refused, seated
from tests.tournament.payouts.prize_bands import bands

BUBBLE = replace(SMALL, prizes=bands((1, (30, 25, 20, 15, 10))), seats_per_table=4)


def bubble(count: int = 8, tables: int = 2, **other: object) -> Evening:
    """Eight players at two tables, five of whom are paid, with the clock running."""
    evening = Evening(replace(BUBBLE, **other), tables=tables)
    evening.enter(count)
    evening.seat()
    evening.start()
    evening.close()
    return evening


def begun(evening: Evening, **how: object) -> Evening:
    """The clock stands and hand-for-hand is on."""
    evening.pause()
    evening.tell(begin(evening.state, evening.now, **how))  # type: ignore[arg-type]
    return evening


def at(evening: Evening, table: int) -> list[int]:
    return evening.state.seating.at_table(table)


def stack(evening: Evening, entry: int, chips: int) -> EliminatedPlayer:
    table = evening.state.seating.seat_of[entry].table
    return EliminatedPlayer(entry=entry, table=table, stack=chips)


def types(events: list[Event]) -> list[str]:
    return [type(one).__name__ for one in events]


def finish(evening: Evening, *tables: int) -> None:
    for table in tables:
        evening.tell(report(evening.state, table, evening.now))


def test_each_running_table_plays_one_hand_and_waits() -> None:
    evening = begun(bubble())
    now_on = evening.state.hand_for_hand
    assert (now_on.hand, now_on.tables, now_on.terms and now_on.terms.until) == (1, (1, 2), 5)

    finish(evening, 2)
    assert evening.state.hand_for_hand.playing(evening.state.seating) == (1,)
    assert refused(evening, report, 2, evening.now) == Refusal("reported_already", table=2)
    assert refused(evening, deal_next, evening.now) == Refusal("tables_still_play", tables="1")
    finish(evening, 1)
    assert evening.state.hand_for_hand.over
    evening.tell(deal_next(evening.state, evening.now))
    assert evening.state.hand_for_hand.playing(evening.state.seating) == (1, 2)
    assert evening.state.hand_for_hand.hand == 2


def test_players_left_holds_until_all_tables_have_reported() -> None:
    evening = begun(bubble())
    out = at(evening, 1)[0]
    evening.bust(out)
    assert (evening.state.left, evening.state.place_of(out)) == (8, None)
    finish(evening, 1)
    assert evening.state.left == 8
    finish(evening, 2)
    assert (evening.state.left, evening.state.place_of(out)) == (7, 8)


def test_players_out_at_two_tables_share_where_the_event_says_so() -> None:
    evening = begun(bubble())
    shared = replace(evening.state.conditions.rules.finishing, other_tables=())
    rules = replace(evening.state.conditions.rules, finishing=shared)
    conditions = replace(evening.state.conditions, rules=rules)
    programme = replace(evening.state.programme, conditions=conditions)
    evening.state = replace(evening.state, programme=programme)
    one, other = at(evening, 1)[0], at(evening, 2)[0]
    evening.bust(one, other)
    finish(evening, 1, 2)

    assert evening.state.places() == {one: 7, other: 7}


def test_players_out_at_two_tables_are_ranked_where_the_event_says_so() -> None:
    evening = begun(bubble())
    evening.bust(*(first := [at(evening, 1)[0], at(evening, 2)[0], at(evening, 1)[1]]))
    evening.bust(at(evening, 2)[1])
    finish(evening, 1)
    asked = still_to_ask(evening.state)
    assert {one.what for one in asked} == {FinishBy.STACK}
    assert refused(evening, report, 2, evening.now).code == "tie_is_open"
    outs = list(evening.state.exits.pending)
    told = [stack(evening, entry, 1000 * (number + 1)) for number, entry in enumerate(sorted(outs))]
    evening.tell(report(evening.state, 2, evening.now, told))
    assert evening.state.left == 4
    assert [evening.state.place_of(one) for one in sorted(outs)] == [8, 7, 6, 5]
    assert set(first) < set(outs)


def test_it_ends_by_itself_once_the_money_is_reached() -> None:
    evening = begun(bubble())
    evening.bust(at(evening, 1)[0])
    finish(evening, 1, 2)
    evening.tell(deal_next(evening.state, evening.now))
    evening.bust(at(evening, 1)[0])
    finish(evening, 1, 2)
    evening.tell(deal_next(evening.state, evening.now))
    evening.bust(at(evening, 2)[0])
    finish(evening, 2)
    ended = report(evening.state, 1, evening.now)
    assert types(ended)[-1] == "HandForHandEnded"
    evening.tell(ended)
    assert (evening.state.left, evening.state.hand_for_hand.hand) == (5, 0)


def test_an_act_ends_it_and_settles_the_open_hand() -> None:
    evening = begun(bubble())
    out = at(evening, 2)[0]
    evening.bust(out)
    evening.tell(end(evening.state, evening.now))
    assert evening.state.place_of(out) == 8
    assert refused(evening, end, evening.now) == Refusal("hand_for_hand_is_off")


def test_the_clock_loses_the_time_of_each_hand_and_the_next_level_begins_shorter() -> None:
    evening = bubble(levels=(Level(20, 100, 200), Level(20, 200, 400)))
    evening.pass_us(15 * MINUTE_US)
    begun(evening)
    found = []
    for _ in range(3):
        finish(evening, 1, 2)
        here = position(evening.state.conditions, evening.state.clock, evening.now)
        found.append((here.index, here.remaining_us // MINUTE_US))
        evening.pass_us(MINUTE_US)
        evening.tell(deal_next(evening.state, evening.now))
    assert found == [(0, 3), (0, 1), (1, 19)]


def test_a_break_begins_whole_loses_nothing_and_is_asked_about() -> None:
    evening = bubble(levels=(Level(20, 100, 200), Level(10), Level(20, 200, 400)))
    evening.pass_us(19 * MINUTE_US)
    begun(evening, minutes=3)
    finish(evening, 1, 2)
    here = position(evening.state.conditions, evening.state.clock, evening.now)
    assert (here.index, here.remaining_us) == (1, 10 * MINUTE_US)
    assert refused(evening, deal_next, evening.now) == Refusal("break_is_due")
    evening.tell(deal_next(evening.state, evening.now, before_break=True))
    finish(evening, 1, 2)
    assert position(evening.state.conditions, evening.state.clock, evening.now) == here


def test_each_hand_costs_the_clock_what_the_conditions_say_unless_it_is_said_otherwise() -> None:
    evening = bubble(pace=PaceTerms(hand_minutes=3))
    assert [one.minutes for one in begin(evening.state, evening.now)] == [3]  # type: ignore[attr-defined]
    begun(evening, minutes=1)
    before = position(evening.state.conditions, evening.state.clock, evening.now).remaining_us
    finish(evening, 1, 2)
    after = position(evening.state.conditions, evening.state.clock, evening.now).remaining_us
    assert before - after == MINUTE_US


def test_a_clock_that_runs_loses_nothing() -> None:
    evening = bubble()
    evening.tell(begin(evening.state, evening.now, soft=True))
    evening.tell(bust(evening.state, out := at(evening, 1)[0], evening.now))
    assert evening.state.place_of(out) == 8
    finish(evening, 1, 2)
    assert evening.state.clock.running
    assert evening.state.hand_for_hand.hand == 2
    assert evening.state.hand_for_hand.playing(evening.state.seating) == (1, 2)


def test_nobody_busts_between_two_hands() -> None:
    evening = begun(bubble())
    finish(evening, 1, 2)
    out = at(evening, 1)[0]
    assert refused(evening, bust, out, evening.now) == Refusal("hand_is_over", hand=1)


def test_who_is_disqualified_in_a_hand_stands_below_who_lost_the_chips_in_it() -> None:
    evening = begun(bubble())
    one, other = at(evening, 1)[:2]
    evening.bust(one)
    evening.tell(leave(evening.state, other, Departure.DISQUALIFIED, 10_000, evening.now))
    assert evening.state.left == 8
    finish(evening, 1, 2)
    assert evening.state.places() == {one: 7, other: 8}


def test_a_table_broken_meanwhile_is_not_waited_for() -> None:
    evening = bubble(9, 3, seats_per_table=9)
    begun(evening)
    first = next(iter(evening.state.seating.orders.breaking))
    others = [table for table in (1, 2, 3) if table != first]
    finish(evening, others[0])
    evening.tell(break_table(evening.state, first, "seed"))
    assert evening.state.hand_for_hand.playing(evening.state.seating) == (others[1],)
    finish(evening, others[1])
    assert evening.state.hand_for_hand.over
    evening.tell(deal_next(evening.state, evening.now))
    assert evening.state.hand_for_hand.tables == tuple(others)


def test_a_table_on_hold_is_waited_for_and_its_exits_with_it() -> None:
    evening = begun(bubble())
    out = at(evening, 1)[0]
    evening.tell(hold_table(evening.state, 1))
    evening.bust(out)
    finish(evening, 2)
    assert refused(evening, report, 1, evening.now) == Refusal("table_on_hold", table=1)
    evening.tell(free_table(evening.state, 1))
    assert evening.state.left == 8
    finish(evening, 1)
    assert evening.state.place_of(out) == 8


def test_it_is_refused_where_no_tables_wait_for_each_other() -> None:
    evening = bubble(5, 2, seats_per_table=9)
    evening.tell(hold_table(evening.state, 1))
    assert refused(evening, begin, evening.now) == Refusal("one_table_left")
    assert running_tables(evening.state) == (2,)
    again = begun(bubble())
    assert refused(again, begin, again.now) == Refusal("hand_for_hand_is_on")


def test_it_waits_until_the_field_is_closed() -> None:
    evening = Evening(BUBBLE)
    evening.enter(6)
    evening.seat()
    assert refused(evening, begin, evening.now) == Refusal("field_is_open")


def test_waiting_tables_of_all_events_stand_in_one_list_longest_first() -> None:
    one, other = begun(bubble()), begun(bubble())
    finish(one, 2)
    other.now = one.now
    other.pass_us(2 * MINUTE_US)
    finish(other, 1)
    other.pass_us(MINUTE_US)
    events = ((StreamId("b"), other.state), (StreamId("a"), one.state))
    waiting = waiting_tables(events, other.now)
    found = [(it.event, it.table, it.waited_us // MINUTE_US) for it in waiting]
    assert found == [("a", 2, 3), ("b", 1, 1)]


def test_it_ends_at_the_number_that_was_told() -> None:
    evening = bubble()
    assert refused(evening, begin, evening.now, until=8) == Refusal(
        "not_so_few_left", until=8, left=8
    )
    begun(evening, until=7)
    evening.bust(at(evening, 1)[0])
    finish(evening, 1)
    assert HandForHandEnded(1) in report(evening.state, 2, evening.now)


def test_an_exit_that_is_passed_on_stays_in_the_open_hand() -> None:
    evening = begun(bubble())
    wrong, right = at(evening, 1)[:2]
    evening.bust(wrong)
    evening.tell(pass_on(evening.state, wrong, right))
    assert evening.state.left == 8
    finish(evening, 1, 2)
    assert (evening.state.place_of(right), evening.state.left) == (8, 7)


def test_after_the_end_an_exit_at_a_held_table_is_passed_on_as_any_other() -> None:
    evening = begun(bubble())
    wrong, right = at(evening, 1)[:2]
    evening.bust(wrong)
    evening.tell(hold_table(evening.state, 1))
    evening.tell(end(evening.state, evening.now))
    evening.tell(pass_on(evening.state, wrong, right))
    assert evening.state.exits.pending[right].in_hand == 0


def test_with_an_exit_at_a_held_table_between_them_those_of_the_hand_stand_as_told() -> None:
    evening = bubble(12, 3)
    evening.tell(hold_table(evening.state, 1))
    begun(evening)
    first, between, last = (at(evening, table)[0] for table in (2, 1, 3))
    evening.bust(first, between, last)
    finish(evening, 2)
    stacks = [stack(evening, first, 100), stack(evening, last, 900)]
    evening.tell(report(evening.state, 3, evening.now, stacks))
    assert set(evening.state.exits.by_entry) == {first, last}
    assert set(evening.state.exits.pending) == {between}


def test_with_an_exit_that_was_typed_late_between_them_those_of_the_hand_stand_as_told() -> None:
    evening = begun(bubble())
    first, second = at(evening, 1)[0], at(evening, 2)[0]
    late = at(evening, 1)[1]
    evening.bust(first)
    evening.pass_us(10 * MINUTE_US)
    evening.bust(second)
    typed = evening.now.utc_us - 5 * MINUTE_US
    evening.tell(bust(evening.state, late, evening.now, declined=True, happened_us=typed))
    finish(evening, 1)
    stacks = [stack(evening, first, 900), stack(evening, second, 100)]
    evening.tell(report(evening.state, 2, evening.now, stacks))
    assert evening.state.places() == {first: 8, late: 7, second: 6}


def test_who_changed_seats_after_busting_in_the_hand_is_out_where_the_seat_is_by_now() -> None:
    evening = begun(bubble())
    out, other = at(evening, 1)[:2]
    there = evening.state.seating.seat_of[other]
    evening.bust(out)
    evening.tell(swap(evening.state, out, other))
    finish(evening, 1, 2)
    assert evening.state.exits.by_entry[out].seat == there
    assert (evening.state.place_of(out), evening.state.left) == (8, 7)


def test_who_changed_tables_after_busting_waits_for_a_hold_where_the_seat_is_by_now() -> None:
    evening = begun(bubble(12, 3))
    out, other, still_in = at(evening, 1)[0], at(evening, 2)[0], at(evening, 2)[1]
    evening.bust(out)
    evening.tell(swap(evening.state, out, other))
    evening.tell(hold_table(evening.state, 2))
    evening.bust(still_in)
    assert [one.entry for one in pending_at(evening.state, 2)] == [out, still_in]
    evening.tell(end(evening.state, evening.now))
    assert (evening.state.left, evening.state.place_of(out)) == (12, None)

    evening.tell(free_table(evening.state, 2, [still_in]))
    assert (evening.state.places(), evening.state.left) == ({out: 12}, 11)


def test_who_sits_at_a_table_that_was_dealt_no_hand_is_out_at_once() -> None:
    evening = bubble(12, 3)
    evening.tell(hold_table(evening.state, 3))
    begun(evening)
    evening.tell(free_table(evening.state, 3))
    here, there, left = at(evening, 3)[0], at(evening, 1)[0], at(evening, 3)[1]
    evening.bust(here, there)
    evening.tell(leave(evening.state, left, Departure.DISQUALIFIED, 500, evening.now))
    assert set(evening.state.places()) == {here, left}
    finish(evening, 1, 2)
    assert evening.state.places() == {here: 12, there: 11, left: 10}
    last = at(evening, 3)[0]
    evening.bust(last)
    assert evening.state.place_of(last) == 9


@rule("CROWN", "15.3.2")
@pytest.mark.parametrize("house", BOOKS)
def test_practice_hands_come_before_the_clock_and_change_no_stack(house: str) -> None:
    """Players may be shown the game in practice hands before it begins."""
    evening = seated(6, replace(SMALL, rules=held_under(house).rules, house=house))
    chips = evening.state.chips_in_play
    evening.tell(tell_practice(evening.state, on=True))
    assert state_line(face_of(evening.state, evening.now, str, ENGLISH)).endswith("Practice hands")
    with pytest.raises(Refusal, match="practice_as_it_was"):
        tell_practice(evening.state, on=True)
    evening.start()
    assert evening.state.chips_in_play == chips
    assert "Practice" not in state_line(face_of(evening.state, evening.now, str, ENGLISH))
    with pytest.raises(Refusal, match="practice_is_over"):
        tell_practice(evening.state, on=False)


def test_who_is_level_with_a_player_at_a_table_on_hold_stays_so_when_the_hand_is_over() -> None:
    evening = begun(bubble(12, 3))
    held, (other, third) = at(evening, 2)[0], at(evening, 3)[:2]
    level = tuple(replace(stack(evening, one, 500), ruled=1) for one in (held, other))
    evening.bust(third)
    evening.tell(bust_together(evening.state, level, evening.now, declined=True))
    finish(evening, 1, 2)
    evening.tell(hold_table(evening.state, 2))
    told = as_told_in_order(evening.state)
    evening.tell(report(evening.state, 3, evening.now, told))
    assert evening.state.hand_for_hand.over
    assert set(evening.state.exits.group(other)) == {other, held}
    assert list(evening.state.exits.pending) == [held]


def test_a_soft_hand_whose_last_table_is_broken_is_followed_by_the_next_one() -> None:
    evening = begun(bubble(8, 3), soft=True)
    finish(evening, 1, 2)
    evening.tell(break_table(evening.state, 3, "draw"))
    evening.tell(deal_next(evening.state, evening.now))
    assert (evening.state.hand_for_hand.hand, evening.state.hand_for_hand.over) == (2, False)
