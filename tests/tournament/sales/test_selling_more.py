"""Re-entries, re-buys that are double or owed, bonus chips, windows, and add-ons round a table."""

from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.table.geometry.seats import Seat
from tdapp.till.payment import OWED, Payment, Tender
from tdapp.tournament.exits.eliminating import bust, ended_waits, may_buy_again
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.plan.offers import Window
from tdapp.tournament.plan.terms import AlternateTerms
from tdapp.tournament.sales.alternates import join_alternates
from tdapp.tournament.sales.joint_sales import forfeit_and_reenter, sell_table_addons, takers
from tdapp.tournament.sales.open_buy_ins import pay_debt
from tdapp.tournament.sales.selling import sell_addons, sell_entry, sell_rebuy
from tdapp.tournament.templates.offer_faults import offer_faults
from tests.rules.houses import BOOKS, held_under
from tests.tournament.evening import SMALL, Evening, person, seated
from tests.tournament.sales.offers import LOW, offer

AGAIN = replace(SMALL, reentry=offer(9_000, 900, 12_000, until=2, most=1))
WITH_ADDON = replace(SMALL, addon=offer(5_000, 0, 5_000, most=1))
TICKET = Payment(Tender.TICKET, "desk 1")


def refusal_of(work: Callable[[], list[Event]]) -> Refusal:
    with pytest.raises(Refusal) as found:
        work()
    return found.value


def test_a_re_entry_is_an_entry_of_its_own_at_its_own_price_and_is_seated_anew() -> None:
    evening = seated(3, AGAIN)
    evening.bust(2)
    evening.tell(sell_entry(evening.state, person(2), evening.now, TICKET))
    state = evening.state

    assert state.entries.by_person[person(2)] == (2, 4)
    assert (state.entries.count, state.entries.reentries, state.left) == (4, 1, 3)
    assert (state.entry(4).paid, state.entry(4).chips) == (9_900, 12_000)
    assert state.entry(4).sales[0].tender is Tender.TICKET
    assert state.places() == {2: 4}
    assert 4 not in state.seating.seat_of
    evening.seat()
    assert 4 in evening.state.seating.seat_of


def test_a_re_entry_is_sold_once_the_last_entry_is_out_and_no_oftener_than_published() -> None:
    evening = seated(3, AGAIN)

    def again() -> list[Event]:
        return sell_entry(evening.state, person(2), evening.now)

    assert refusal_of(again) == evening.state.entries.known(2).refusal
    evening.bust(2)
    evening.tell(again())
    evening.seat()
    evening.bust(4)
    assert refusal_of(again) == Refusal("entries_used_up", entry=4, most=1)


def test_who_was_disqualified_does_not_enter_again() -> None:
    evening = seated(4, AGAIN)
    evening.tell(leave(evening.state, 2, Departure.DISQUALIFIED, 10_000, evening.now))
    again = refusal_of(lambda: sell_entry(evening.state, person(2), evening.now))
    assert again == Refusal("was_disqualified", entry=2)
    evening.reinstate(2)
    evening.bust(2)
    assert sell_entry(evening.state, person(2), evening.now)


def test_a_stack_given_up_goes_out_of_play_and_its_player_is_in_again() -> None:
    evening = seated(3, AGAIN)
    told = forfeit_and_reenter(evening.state, 2, 700, evening.now, TICKET)
    evening.tell(told)
    state = evening.state

    assert state.exits.by_entry[2].departure is Departure.FORFEITED
    assert state.chips_in_play == 3 * 10_000 - 700 + 12_000
    assert state.in_play() == [1, 3, 4]
    assert state.places() == {2: 4}
    assert state.entry(4).again
    assert sum(line.cents for event in told for line in event.lines()) == 0


def test_no_stack_is_given_up_where_no_re_entry_is_sold() -> None:
    evening = seated(3)
    found = refusal_of(lambda: forfeit_and_reenter(evening.state, 2, 700, evening.now))
    assert found == Refusal("no_reentry", entry=2)
    waiting = seated(3, replace(AGAIN, max_entries=3))
    found = refusal_of(lambda: forfeit_and_reenter(waiting.state, 2, 700, waiting.now))
    assert found == Refusal("event_full", most=3)


def test_who_has_no_chips_gives_none_up() -> None:
    evening = seated(3, replace(AGAIN, rebuy=offer(8_000, 500, 9_000, until=2, most=2)))
    evening.tell(bust(evening.state, 2, evening.now))
    found = refusal_of(lambda: forfeit_and_reenter(evening.state, 2, 1, evening.now))
    assert found == Refusal("not_a_stack", stack=1)
    evening.tell(forfeit_and_reenter(evening.state, 2, 0, evening.now))
    assert evening.state.chips_in_play == 30_000 + 12_000


def test_a_place_given_up_is_first_for_who_waits() -> None:
    full = Evening(replace(AGAIN, alternates=AlternateTerms(), seats_per_table=4), tables=1)
    full.enter(4)
    full.seat()
    full.tell(join_alternates(full.state, person(9), full.now))
    found = refusal_of(lambda: forfeit_and_reenter(full.state, 2, 700, full.now))
    assert found.code == "alternates_wait"


def test_a_double_re_buy_costs_and_gives_twice_on_one_receipt() -> None:
    assert SMALL.rebuy is not None
    evening = seated(2, replace(SMALL, rebuy=replace(SMALL.rebuy, at_once=2, most=3)))
    evening.tell(sell_rebuy(evening.state, 1, 0, evening.now, units=2))
    entry = evening.state.entry(1)
    assert (entry.rebuys, entry.chips, entry.sales[1].total) == (2, 28_000, 17_000)
    assert evening.state.entries.last_receipt == 3

    found = refusal_of(lambda: sell_rebuy(evening.state, 1, 0, evening.now, units=2))
    assert found == Refusal("rebuys_used_up", entry=1, most=3)
    found = refusal_of(lambda: sell_rebuy(evening.state, 2, 0, evening.now, units=3))
    assert found == Refusal("too_many_at_once", units=3, most=2)


def test_an_owed_re_buy_counts_at_once_and_its_money_comes_once() -> None:
    evening = seated(2)
    evening.tell(sell_rebuy(evening.state, 1, 0, evening.now, payment=OWED))
    assert evening.state.pool == 28_000
    assert set(evening.state.entries.owed) == {3}
    found = refusal_of(lambda: pay_debt(evening.state, 3, OWED))
    assert found == Refusal("not_on_credit")

    evening.tell(pay_debt(evening.state, 3, TICKET))
    assert evening.state.pool == 28_000
    assert not evening.state.entries.owed
    assert evening.state.entry(1).sales[1].tender is Tender.TICKET
    found = refusal_of(lambda: pay_debt(evening.state, 3))
    assert found == Refusal("nothing_owed", receipt=3)


def test_bonus_chips_come_with_the_entry_of_who_is_early() -> None:
    early = replace(SMALL.entry, bonus=500, bonus_window=Window(until_level=1))
    evening = Evening(replace(SMALL, entry=early))
    evening.enter(2)
    evening.start()
    evening.pass_us(20 * MINUTE_US)
    evening.enter(1)
    assert [evening.state.entry(number).chips for number in (1, 2, 3)] == [10_500, 10_500, 10_000]
    assert evening.state.chips_in_play == 31_000


@pytest.mark.parametrize(
    ("window", "minutes", "code"),
    [
        (Window(until_level=2), 39, None),
        (Window(until_level=2), 40, "registration_closed"),
        (Window(until_level=2, through_break=True), 40, None),
        (Window(until_level=2, through_break=True), 49, None),
        (Window(until_level=2, through_break=True), 50, "registration_closed"),
        (Window(minutes=45), 44, None),
        (Window(minutes=45), 45, "time_is_up"),
        (Window(until_level=1, minutes=45), 20, "registration_closed"),
    ],
)
def test_late_entry_ends_with_a_level_with_the_break_or_by_the_time_played(
    window: Window, minutes: int, code: str | None
) -> None:
    evening = Evening(replace(SMALL, entry=replace(SMALL.entry, window=window)))
    evening.enter(2)
    evening.start()
    evening.pass_us(minutes * MINUTE_US)
    try:
        sell_entry(evening.state, person(9), evening.now)
        found = None
    except Refusal as refusal:
        found = refusal.code
    assert found == code


def test_add_ons_of_a_table_are_one_act_less_the_named_seats() -> None:
    evening = seated(7, WITH_ADDON)
    table = evening.state.seating.seat_of[1].table
    seats = {seat.seat: number for seat, number in evening.state.seating.entry_at.items()
             if seat.table == table}  # fmt: skip
    without = min(seats)
    told = sell_table_addons(evening.state, table, (without,), evening.now, TICKET)
    evening.tell(told)

    wanted = {number for seat, number in seats.items() if seat != without}
    took = {n for n in evening.state.entries.by_number if evening.state.entry(n).addons}
    assert took == wanted
    assert evening.state.entries.last_receipt == 7 + len(wanted)
    again = refusal_of(lambda: sell_table_addons(evening.state, table, (without,), evening.now))
    assert again.code == "addons_used_up"


def test_a_table_or_seat_that_is_not_there_takes_no_add_on() -> None:
    evening = seated(2, WITH_ADDON)
    found = refusal_of(lambda: sell_table_addons(evening.state, 9, (), evening.now))
    assert found == Refusal("no_such_table", table=9)
    found = refusal_of(lambda: sell_table_addons(evening.state, 1, (10,), evening.now))
    assert found == Refusal("no_such_seat", seat="1-10")
    empty = [seat for seat in range(1, 7) if Seat(1, seat) not in evening.state.seating.entry_at]
    assert takers(evening.state, 1, empty) == takers(evening.state, 1)


def test_an_add_on_brings_who_has_no_chips_back_into_play() -> None:
    evening = seated(3, replace(WITH_ADDON, rebuy=offer(8_000, 500, 9_000, until=2, most=2)))
    evening.tell(bust(evening.state, 2, evening.now))
    assert set(evening.state.exits.out_of_chips) == {2}
    evening.tell(sell_addons(evening.state, (2,), evening.now))
    assert not evening.state.exits.out_of_chips
    evening.start()
    evening.pass_us(50 * MINUTE_US)
    assert not ended_waits(evening.state, evening.now)
    assert evening.state.in_play() == [1, 2, 3]


@pytest.mark.parametrize("house", BOOKS)
@given(
    joint=st.integers(1, 6),
    rebuys=st.integers(1, 4),
    addons=st.integers(1, 4),
    bought=st.lists(st.sampled_from([1, 2, 0]), max_size=12),
)
def test_rebuys_and_addons_have_a_limit_together_and_each_its_own(
    house: str, joint: int, rebuys: int, addons: int, bought: list[int]
) -> None:
    terms = replace(
        SMALL,
        house=house,
        rules=held_under(house).rules,
        rebuy=offer(8_000, 500, 9_000, until=2, most=rebuys, at_once=2, when=LOW),
        addon=offer(5_000, 0, 5_000, until=2, most=addons),
        most_rebuys_and_addons=joint,
    )
    evening, had = seated(2, terms), [0, 0]
    for units in bought:
        took, most = bool(units), rebuys if units else addons
        fits = had[took] + (units or 1) <= most and sum(had) + (units or 1) <= joint
        rebuy = partial(sell_rebuy, evening.state, 1, 0, evening.now, units)
        sell = rebuy if units else partial(sell_addons, evening.state, (1,), evening.now)
        if fits:
            evening.tell(sell())
            had[took] += units or 1
        else:
            assert refusal_of(sell).code.endswith("_used_up")
    entry = evening.state.entry(1)
    assert (entry.addons, entry.rebuys) == tuple(had)
    assert may_buy_again(evening.state, 1, evening.now) == (had[1] < rebuys and sum(had) < joint)


def test_a_past_with_more_than_the_joint_limit_does_not_add_up() -> None:
    terms = replace(WITH_ADDON, most_rebuys_and_addons=1)
    evening = seated(2, WITH_ADDON)
    evening.rebuy(1)
    addon = sell_addons(evening.state, (1,), evening.now)
    limited = seated(2, terms)
    limited.rebuy(1)
    with pytest.raises(Contradiction, match="rebuys_and_addons_used_up"):
        limited.tell(addon)


def test_a_joint_limit_of_what_is_not_sold_is_a_fault() -> None:
    without = replace(SMALL, most_rebuys_and_addons=2)
    assert [where for _, where in offer_faults(without)] == ["most_rebuys_and_addons"]
    both = replace(SMALL, addon=offer(5_000, 0, 5_000, until=2, most=1), most_rebuys_and_addons=2)
    assert list(offer_faults(both)) == []
