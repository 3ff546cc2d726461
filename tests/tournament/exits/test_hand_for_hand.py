"""Hand-for-hand: all tables play one hand; what happened counts once all have reported it."""

import pytest
from msgspec.structs import replace

from tdapp.core.ids import StreamId
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.screens.clock_words import state_line
from tdapp.screens.face_of import face_of
from tdapp.shown.hand_for_hand import waiting_tables
from tdapp.table.seating.dispersing import break_table
from tdapp.table.seating.marking import hold_table
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.hand_for_hand import (
    begin,
    deal_next,
    end,
    report,
    running_tables,
    tell_practice,
)
from tdapp.tournament.facts.hand_for_hand import HandForHandEnded
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.plan.terms import PaceTerms
from tdapp.tournament.state.clock import position
from tdapp.tournament.tables.arranging import free_table
from tdapp.voice.voice import ENGLISH
from tests.rules.houses import BOOKS, held_under
from tests.rules_doc import rule
from tests.tournament.evening import SMALL, Evening, refused, seated
from tests.tournament.exits.bubble import BUBBLE, at, begun, bubble, finish, types


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


def test_a_soft_hand_whose_last_table_is_broken_is_followed_by_the_next_one() -> None:
    evening = begun(bubble(8, 3), soft=True)
    finish(evening, 1, 2)
    evening.tell(break_table(evening.state, 3, "draw"))
    evening.tell(deal_next(evening.state, evening.now))
    assert (evening.state.hand_for_hand.hand, evening.state.hand_for_hand.over) == (2, False)
