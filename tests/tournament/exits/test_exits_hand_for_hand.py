"""Exits in a hand of hand-for-hand: late, passed on, between those of a hand, and level."""

from msgspec.structs import replace

from tdapp.core.instant import MINUTE_US
from tdapp.rules.finishing_rules import FinishBy
from tdapp.table.seating.marking import hold_table
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.hand_for_hand import (
    as_told_in_order,
    end,
    report,
    still_to_ask,
)
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.exits.together import bust_together
from tdapp.tournament.exits.wrong_player import pass_on
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.guards.pending_exits import pending_at
from tdapp.tournament.tables.arranging import free_table, swap
from tests.tournament.evening import refused
from tests.tournament.exits.bubble import at, begun, bubble, finish, stack


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


def test_who_is_disqualified_in_a_hand_stands_below_who_lost_the_chips_in_it() -> None:
    evening = begun(bubble())
    one, other = at(evening, 1)[:2]
    evening.bust(one)
    evening.tell(leave(evening.state, other, Departure.DISQUALIFIED, 10_000, evening.now))
    assert evening.state.left == 8
    finish(evening, 1, 2)
    assert evening.state.places() == {one: 7, other: 8}


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
