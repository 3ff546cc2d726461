"""The queue of a full event: its order is kept, its money is nobody's until a seat is taken."""

import hypothesis.strategies as st
import pytest
from hypothesis import given
from msgspec.structs import replace

from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.table.facts.tables import DrawnSeat, SeatsDrawn
from tdapp.table.seating.marking import hold_table
from tdapp.till.payment import Payment, Tender
from tdapp.tournament.event.announcing import open_table
from tdapp.tournament.plan.terms import AlternateTerms, WhenMissed
from tdapp.tournament.sales.alternates import (
    call_alternate,
    join_alternates,
    missed_calls,
    pass_over,
    refund_alternate,
    seat_alternate,
    without_a_place,
)
from tdapp.tournament.sales.cancelling import cancel_event, refund_queue
from tdapp.tournament.sales.refunding import void_entry
from tdapp.tournament.sales.selling import sell_entry
from tests.rules.houses import BOOKS, held_under
from tests.tournament.evening import SMALL, Evening, person, refused
from tests.tournament.sales.alternates_list import QUEUED, full, join

CARD = Payment(Tender.CARD)


def why_not(evening: Evening, number: int) -> Refusal | None:
    try:
        sell_entry(evening.state, person(number), evening.now)
    except Refusal as refusal:
        return refusal
    return None


def test_the_money_of_who_waits_is_in_neither_pool_nor_entries() -> None:
    evening = full()
    before = evening.state.entries
    evening.tell(join_alternates(evening.state, person(9), evening.now, CARD))

    assert evening.state.entries == before
    assert evening.state.alternates.held == 11_000
    assert evening.state.alternates_waiting
    seat = evening.state.seating.seat_of[1]
    evening.bust(1)
    evening.tell(call_alternate(evening.state, evening.now))
    told = evening.tell(seat_alternate(evening.state, 1, seat))
    state = evening.state
    assert [(line.account, line.cents) for line in told[0].lines()] == [
        ("alternates", 11_000),
        ("prize_pool", -10_000),
        ("house_fee", -1_000),
    ]
    assert (state.entries.count, state.entries.pool, state.alternates.held) == (5, 50_000, 0)
    assert state.entry(5).person == person(9)
    assert state.seating.seat_of[5] == seat
    assert not state.alternates_waiting


def test_nobody_jumps_the_queue() -> None:
    evening = full()
    assert why_not(evening, 8) == Refusal("no_place_free")
    join(evening, 9)
    evening.bust(1)
    assert why_not(evening, 8) == Refusal("alternates_wait", waiting=1)
    evening.tell(open_table(evening.state, 2, 9))
    join(evening, 8)
    assert evening.state.alternates.in_order() == [1, 2]


def test_the_queue_is_called_in_its_order_and_only_to_free_places() -> None:
    evening = full()
    join(evening, 11, 12, 13)
    with pytest.raises(Refusal, match="no_place_free"):
        call_alternate(evening.state, evening.now)
    evening.bust(1, 2)
    for ticket in (1, 2):
        evening.tell(call_alternate(evening.state, evening.now))
        assert ticket in evening.state.alternates.called
    with pytest.raises(Refusal, match="no_place_free"):
        call_alternate(evening.state, evening.now)
    with pytest.raises(Refusal) as found:
        seat_alternate(evening.state, 3)
    assert found.value == Refusal("not_called", ticket=3)
    evening.tell(seat_alternate(evening.state, 2))
    evening.tell(seat_alternate(evening.state, 1))
    assert [entry.person for _, entry in sorted(evening.state.entries.by_number.items())][4:] == [
        person(12),
        person(11),
    ]


def test_who_comes_is_in_the_field_with_a_drawn_seat_in_the_same_act() -> None:
    evening = full()
    join(evening, 11)
    freed = evening.state.seating.seat_of[1]
    evening.bust(1)
    evening.tell(call_alternate(evening.state, evening.now))
    told = evening.tell(seat_alternate(evening.state, 1, seed="seed"))
    assert told[1:] == [SeatsDrawn("seed", (DrawnSeat(5, freed),))]
    assert not evening.state.seating.unseated


def test_whose_void_entry_counts_after_all_is_seated_as_who_enters_again() -> None:
    """The ticket was sold while it was void; the void was undone once its player was out."""
    evening = full()
    first = join_alternates(evening.state, person(11), evening.now)[0]
    evening.bust(1)
    evening.tell([replace(first, person=person(1))])
    evening.tell(call_alternate(evening.state, evening.now))
    evening.tell(seat_alternate(evening.state, 1, seed="seed"))
    assert evening.state.entries.by_person[person(1)] == (1, 5)
    assert evening.state.entry(5).again


def test_who_comes_is_not_in_while_the_free_seat_is_at_a_table_on_hold() -> None:
    evening = full()
    join(evening, 11)
    freed = evening.state.seating.seat_of[1]
    evening.bust(1)
    evening.tell(call_alternate(evening.state, evening.now))
    evening.tell(hold_table(evening.state, 1))
    with pytest.raises(Refusal, match="not_enough_seats"):
        seat_alternate(evening.state, 1, seed="seed")
    with pytest.raises(Refusal, match="table_on_hold"):
        seat_alternate(evening.state, 1, freed)
    assert (evening.state.entries.count, evening.state.alternates.held) == (4, 11_000)


def test_before_the_draw_of_all_who_comes_waits_for_it_with_the_others() -> None:
    evening = Evening(replace(QUEUED, max_entries=3), tables=1)
    evening.enter(3)
    join(evening, 11)
    evening.tell(void_entry(evening.state, 1))
    evening.tell(call_alternate(evening.state, evening.now))
    assert len(evening.tell(seat_alternate(evening.state, 1, seed="seed"))) == 1
    assert sorted(evening.state.seating.unseated) == [2, 3, 4]


def test_who_does_not_appear_goes_to_the_end_once_and_then_out() -> None:
    evening = full()
    join(evening, 11, 12)
    evening.bust(1)
    evening.tell(call_alternate(evening.state, evening.now))
    with pytest.raises(Refusal) as found:
        pass_over(evening.state, 1, evening.now)
    assert found.value == Refusal("still_time", ticket=1, minutes=10)
    evening.pass_us(10 * MINUTE_US)
    evening.tell(pass_over(evening.state, 1, evening.now))
    assert list(evening.state.alternates.called) == [2]
    assert evening.state.alternates.in_order() == [1]

    evening.tell(pass_over(evening.state, 2, evening.now, declined=True))
    assert list(evening.state.alternates.called) == [1]
    evening.pass_us(10 * MINUTE_US)
    evening.tell(pass_over(evening.state, 1, evening.now))
    assert evening.state.alternates.waiting == 0
    assert evening.state.alternates.held == 22_000
    evening.tell(refund_alternate(evening.state, 1))
    evening.tell(refund_alternate(evening.state, 2))
    assert evening.state.alternates.held == 0
    assert evening.state.entries.last_refund == 2


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("step", [-180, -1, 1, 60])
def test_a_step_of_the_wall_clock_gives_and_takes_no_time_to_appear(house: str, step: int) -> None:
    rules = held_under(house).rules
    evening = Evening(replace(QUEUED, house=house, rules=rules, seats_per_table=4), tables=1)
    evening.enter(4)
    evening.seat()
    join(evening, 9)
    evening.bust(1)
    evening.tell(call_alternate(evening.state, evening.now))
    minutes = AlternateTerms().appear_minutes
    evening.pass_us((minutes - 1) * MINUTE_US)
    evening.now = replace(evening.now, utc_us=evening.now.utc_us + step * MINUTE_US)
    assert missed_calls(evening.state, evening.now) == []
    why = refused(evening, pass_over, 1, evening.now)
    assert why == Refusal("still_time", ticket=1, minutes=1)
    evening.pass_us(MINUTE_US)
    assert missed_calls(evening.state, evening.now) == [1]
    evening.tell(pass_over(evening.state, 1, evening.now))


@pytest.mark.parametrize("step", [-30, 30])
def test_calls_keep_their_order_whatever_the_wall_clock_did_between_them(step: int) -> None:
    evening = full()
    join(evening, 11, 12)
    evening.bust(1, 2)
    evening.tell(call_alternate(evening.state, evening.now))
    evening.pass_us(MINUTE_US)
    evening.now = replace(evening.now, utc_us=evening.now.utc_us + step * MINUTE_US)
    evening.tell(call_alternate(evening.state, evening.now))
    evening.pass_us(10 * MINUTE_US)
    assert missed_calls(evening.state, evening.now) == [1, 2]
    evening.reinstate(1)
    assert without_a_place(evening.state) == [2]


def test_where_the_conditions_say_so_who_does_not_appear_is_out_at_once() -> None:
    evening = full(terms=AlternateTerms(appear_minutes=5, missed=WhenMissed.OUT))
    join(evening, 11)
    evening.bust(1)
    evening.tell(call_alternate(evening.state, evening.now))
    evening.pass_us(5 * MINUTE_US)
    evening.tell(pass_over(evening.state, 1, evening.now))
    assert not evening.state.alternates_waiting


def test_who_was_called_to_a_place_that_is_gone_is_first_again_and_nobody_else_is_called() -> None:
    evening = full()
    join(evening, 11, 12, 13)
    evening.bust(1, 2)
    for _ in range(2):
        evening.tell(call_alternate(evening.state, evening.now))
        evening.pass_us(MINUTE_US)
    evening.reinstate(1)
    evening.reinstate(2)

    evening.tell(pass_over(evening.state, 2, evening.now))
    assert evening.state.alternates.in_order() == [1, 2, 3]
    assert not evening.state.alternates.called
    assert all(not one.missed for one in evening.state.alternates.by_ticket.values())
    evening.bust(1)
    evening.tell(call_alternate(evening.state, evening.now))
    assert list(evening.state.alternates.called) == [1]


def test_who_declines_a_place_that_is_gone_gives_way_to_nobody() -> None:
    evening = full()
    join(evening, 11, 12, 13)
    evening.bust(1, 2)
    for _ in range(2):
        evening.tell(call_alternate(evening.state, evening.now))
    evening.reinstate(1)
    with pytest.raises(Refusal, match="still_time"):
        pass_over(evening.state, 1, evening.now)
    evening.tell(pass_over(evening.state, 1, evening.now, declined=True))
    assert list(evening.state.alternates.called) == [2]
    evening.reinstate(2)
    evening.tell(pass_over(evening.state, 2, evening.now, declined=True))
    assert not evening.state.alternates.called
    assert evening.state.alternates.in_order() == [3]


def test_who_waited_first_stays_first_whoever_joins_leaves_or_misses() -> None:
    evening = full()
    join(evening, 11, 12, 13, 14)
    evening.tell(refund_alternate(evening.state, 2))
    evening.bust(1)
    evening.tell(call_alternate(evening.state, evening.now))
    evening.pass_us(10 * MINUTE_US)
    evening.tell(pass_over(evening.state, 1, evening.now))
    join(evening, 15)

    assert list(evening.state.alternates.called) == [3]
    assert evening.state.alternates.in_order() == [4, 1, 5]


def test_the_queue_opens_only_when_there_is_no_place() -> None:
    evening = full()
    evening.bust(1)
    with pytest.raises(Refusal) as found:
        join(evening, 9)
    assert found.value == Refusal("places_left", places=1)
    evening = full()
    join(evening, 9)
    with pytest.raises(Refusal, match="already_waiting"):
        join(evening, 9)
    with pytest.raises(Refusal, match="already_entered"):
        join(evening, 1)
    evening = Evening(SMALL)
    with pytest.raises(Refusal, match="no_alternates"):
        join(evening, 9)


def test_a_place_is_also_limited_by_the_published_number_of_entries() -> None:
    evening = Evening(replace(QUEUED, max_entries=3))
    evening.enter(3)
    evening.seat()
    join(evening, 9)
    evening.bust(1)
    with pytest.raises(Refusal) as refused:
        call_alternate(evening.state, evening.now)
    assert refused.value == Refusal("event_full", most=3)


@given(st.integers(4, 12), st.integers(1, 10))
def test_where_more_wait_than_the_limit_takes_the_limit_is_the_reason(
    most: int, waiting: int
) -> None:
    evening = Evening(replace(QUEUED, max_entries=most, seats_per_table=4), tables=1)
    evening.enter(4)
    evening.seat()
    join(evening, *range(21, 21 + waiting))
    for number in (2, 3):
        evening.tell(open_table(evening.state, number, 9))
    for _ in range(min(waiting, most - 4)):
        evening.tell(call_alternate(evening.state, evening.now))
    if waiting > most - 4:
        with pytest.raises(Refusal) as refused:
            call_alternate(evening.state, evening.now)
        assert refused.value == Refusal("event_full", most=most)


def test_the_closed_field_seats_nobody_and_the_money_goes_back() -> None:
    evening = full()
    join(evening, 9)
    evening.bust(1)
    evening.tell(call_alternate(evening.state, evening.now))
    evening.close()
    with pytest.raises(Refusal, match="field_closed"):
        seat_alternate(evening.state, 1)
    assert not evening.state.alternates_waiting
    evening.tell(refund_alternate(evening.state, 1, CARD))
    assert evening.state.alternates.held == 0


def test_all_who_were_never_seated_are_refunded_in_one_act_once_the_field_is_closed() -> None:
    evening = full()
    evening.tell(join_alternates(evening.state, person(9), evening.now, CARD))
    join(evening, 10)
    with pytest.raises(Refusal, match="queue_is_open"):
        refund_queue(evening.state)
    evening.close()
    told = evening.tell(refund_queue(evening.state, "cage 3"))
    lines = [(line.account, line.cents) for event in told for line in event.lines()]
    assert [line for line in lines if line[0] != "alternates"] == [
        ("card", -11_000),
        ("cash", -11_000),
    ]
    assert evening.state.alternates.held == 0
    assert evening.state.entries.last_refund == 2
    with pytest.raises(Refusal, match="nobody_waits"):
        refund_queue(evening.state)


def test_who_waits_in_a_cancelled_event_is_refunded_too() -> None:
    evening = full()
    join(evening, 9)
    told = evening.tell(cancel_event(evening.state, evening.now))
    assert evening.state.alternates.held == 0
    slips = [event.papers() for event in told if event.papers()]
    assert slips == [(f"refund {number}",) for number in range(1, 6)]
