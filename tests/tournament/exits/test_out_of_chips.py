"""Out of chips with a re-buy left is not out; the end of the wait gives the place of its moment."""

from collections.abc import Callable

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given
from msgspec.structs import replace

from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.till.payment import Payment, Tender
from tdapp.tournament.event.announcing import finish
from tdapp.tournament.exits.correcting import insert_exit
from tdapp.tournament.exits.eliminating import bust, ended_waits
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.exits.wrong_player import pass_on
from tdapp.tournament.facts.exits import Departure, EntryBusted
from tdapp.tournament.payouts.paying import pay_prize
from tdapp.tournament.room import TOURNAMENT
from tdapp.tournament.sales.open_buy_ins import pay_debt
from tdapp.tournament.sales.selling import sell_addons, sell_rebuy
from tests.tournament.evening import SMALL, Evening, canberra, seated
from tests.tournament.sales.offers import LOW, offer

REBUY = offer(8_000, 500, 9_000, until=2, most=2, when=LOW)


def playing(count: int) -> Evening:
    """Seated, the clock running, re-buys on sale."""
    evening = seated(count)
    evening.start()
    return evening


def lose(evening: Evening, entry: int, minutes: int = 1) -> None:
    """The last chips go; some minutes pass."""
    evening.tell(bust(evening.state, entry, evening.now))
    evening.pass_us(minutes * MINUTE_US)


def end_waits(evening: Evening) -> None:
    evening.tell(ended_waits(evening.state, evening.now))


def test_who_may_buy_again_is_not_out_and_keeps_the_seat() -> None:
    evening = playing(4)
    seat = evening.state.seating.seat_of[2]
    lose(evening, 2)

    state = evening.state
    assert set(state.exits.out_of_chips) == {2}
    assert (state.places(), state.left, state.seating.seat_of[2]) == ({}, 4, seat)


def test_a_rebuy_ends_the_wait() -> None:
    evening = playing(4)
    lose(evening, 2)
    evening.rebuy(2)
    assert not evening.state.exits.out_of_chips
    assert evening.state.left == 4


def test_who_declines_goes_out_as_of_when_the_chips_were_lost() -> None:
    evening = playing(5)
    lose(evening, 2)
    evening.bust(3)
    evening.pass_us(MINUTE_US)
    with pytest.raises(Refusal) as refused:
        bust(evening.state, 2, evening.now)
    assert refused.value == Refusal("may_buy_again", entry=2)

    evening.bust(2)
    assert evening.state.places() == {2: 5, 3: 4}
    assert not evening.state.exits.out_of_chips


@given(st.permutations([1, 2, 3, 4]))
def test_the_end_of_the_window_takes_them_out_in_the_order_of_their_times(
    order: list[int],
) -> None:
    evening = playing(6)
    for entry in order:
        lose(evening, entry)
    assert ended_waits(evening.state, evening.now) == []
    evening.pass_us(60 * MINUTE_US)
    end_waits(evening)

    assert evening.state.exits.in_order() == order
    assert ended_waits(evening.state, evening.now) == []


def test_posting_the_prizes_ends_all_waits() -> None:
    evening = playing(5)
    lose(evening, 4)
    lose(evening, 1)
    evening.bust(3)
    evening.close()
    assert evening.state.exits.in_order() == [4, 1, 3]
    assert not evening.state.exits.out_of_chips


def test_a_rebuy_may_be_owed_and_is_paid_later() -> None:
    evening = playing(4)
    lose(evening, 2)
    owed = Payment(Tender.OWED)
    evening.tell(sell_rebuy(evening.state, 2, 0, evening.now, payment=owed))
    receipt = evening.state.entries.last_receipt
    assert set(evening.state.entries.owed) == {receipt}
    assert not evening.state.exits.out_of_chips

    evening.tell(pay_debt(evening.state, receipt))
    assert not evening.state.entries.owed


def test_an_event_does_not_end_while_a_rebuy_is_owed() -> None:
    evening = playing(3)
    lose(evening, 2)
    evening.tell(sell_rebuy(evening.state, 2, 0, evening.now, payment=Payment(Tender.OWED)))
    receipt = evening.state.entries.last_receipt
    evening.close()
    evening.bust(2, 3)
    for place in range(1, len(evening.state.prizes.posted) + 1):
        evening.tell(pay_prize(evening.state, place))
    with pytest.raises(Refusal) as refused:
        finish(evening.state, evening.now)
    assert refused.value == Refusal("debts_open", receipts=str(receipt))

    evening.tell(pay_debt(evening.state, receipt, Payment(Tender.HOUSE)))
    evening.tell(finish(evening.state, evening.now))
    assert evening.state.programme.winner == 1


def test_an_addon_ends_the_wait_of_who_has_no_chips() -> None:
    addon = offer(5_000, 0, 5_000, until=2, most=1)
    evening = seated(4, msgspec.structs.replace(SMALL, addon=addon))
    evening.start()
    lose(evening, 2)
    evening.tell(sell_addons(evening.state, (2,), evening.now))
    evening.pass_us(60 * MINUTE_US)
    end_waits(evening)
    assert evening.state.places() == {}


def test_the_last_chips_told_for_an_earlier_moment_go_before_who_waits_since_later() -> None:
    evening = playing(5)
    earlier = evening.now.utc_us + 1
    evening.pass_us(MINUTE_US)
    lose(evening, 1)
    evening.bust(2)
    evening.tell(bust(evening.state, 3, evening.now, happened_us=earlier, declined=True))
    evening.bust(1)
    assert evening.state.exits.in_order() == [3, 1, 2]


def test_two_told_for_moments_before_the_same_exit_keep_their_own_order() -> None:
    evening = playing(6)
    first, second = evening.now.utc_us + 1, evening.now.utc_us + 2
    evening.pass_us(MINUTE_US)
    evening.bust(1)
    for entry, moment in ((2, second), (3, first)):
        evening.tell(bust(evening.state, entry, evening.now, happened_us=moment))
    evening.pass_us(60 * MINUTE_US)
    end_waits(evening)
    assert evening.state.exits.in_order() == [3, 2, 1]


def test_who_was_said_to_have_no_chips_by_mistake_plays_on_when_that_act_is_undone() -> None:
    evening = playing(5)
    before = evening.state
    mistake = bust(before, 2, evening.now)
    evening.tell(mistake)
    evening.bust(1, 3)
    state = before
    for entry in (1, 3):
        for event in bust(state, entry, evening.now, declined=True):
            state = TOURNAMENT.folds.apply(state, event)
    assert state.places() == evening.state.places() == {1: 5, 3: 4}
    assert not state.exits.out_of_chips


def test_the_loss_of_the_chips_stays_while_the_exit_that_followed_stands() -> None:
    evening = playing(5)
    start = evening.state
    lose(evening, 2)
    out = bust(evening.state, 2, evening.now, declined=True)
    with pytest.raises(Contradiction) as clash:
        TOURNAMENT.folds.apply(start, out[0])
    assert clash.value.fact == "has_chips"


def test_who_waits_and_withdraws_stands_where_the_chips_were_lost() -> None:
    evening = playing(5)
    lose(evening, 2)
    evening.bust(1)
    evening.tell(leave(evening.state, 2, Departure.WITHDRAWN, 0, evening.now))
    assert evening.state.places() == {2: 5, 1: 4}


def test_the_wait_of_the_wrong_player_passes_to_the_right_one_who_stands_where_he_stood() -> None:
    evening = playing(6)
    lose(evening, 2)
    evening.bust(1)
    seats = evening.state.seating.seat_of
    evening.tell(pass_on(evening.state, 2, 4))
    assert set(evening.state.exits.out_of_chips) == {4}
    assert evening.state.seating.seat_of == seats
    evening.bust(4)
    assert evening.state.places() == {4: 6, 1: 5}
    with pytest.raises(Refusal) as refused:
        pass_on(evening.state, 2, 3)
    assert refused.value == Refusal("not_out", entry=2)


def test_who_has_chips_after_all_plays_on_in_his_seat_without_a_rebuy() -> None:
    evening = playing(5)
    lose(evening, 2)
    seating = evening.state.seating
    evening.reinstate(2)
    assert not evening.state.exits.out_of_chips
    assert evening.state.seating == seating
    assert evening.state.entry(2).rebuys == 0
    evening.bust(1)
    assert evening.state.places() == {1: 5}


def test_a_late_exit_goes_in_before_who_waits_too() -> None:
    evening = playing(5)
    lose(evening, 2)
    evening.tell(insert_exit(evening.state, 4, 2))
    evening.bust(2)
    assert evening.state.exits.in_order() == [4, 2]


def test_one_with_chips_stays_however_many_wait() -> None:
    evening = playing(3)
    lose(evening, 1)
    lose(evening, 2)
    acts: tuple[Callable[[], object], ...] = (
        lambda: bust(evening.state, 3, evening.now),
        lambda: bust(evening.state, 3, evening.now, declined=True),
        lambda: leave(evening.state, 3, Departure.WITHDRAWN, 0, evening.now),
    )
    for act in acts:
        with pytest.raises(Refusal) as refused:
            act()
        assert refused.value == Refusal("last_one_left", entry=3)


def test_an_exit_typed_later_stands_where_it_happened() -> None:
    evening = playing(6)
    earlier = evening.now.utc_us + 1
    evening.pass_us(MINUTE_US)
    evening.bust(1)
    evening.tell(bust(evening.state, 2, evening.now, happened_us=earlier, declined=True))
    evening.tell(leave(evening.state, 3, Departure.WITHDRAWN, 0, evening.now, happened_us=earlier))
    assert evening.state.exits.in_order() == [2, 3, 1]
    out = bust(evening.state, 4, evening.now, happened_us=earlier, declined=True)[0]
    assert isinstance(out, EntryBusted)
    assert out.before == 1


@pytest.mark.parametrize("house", ["adelaide", "crown", "open", "star", "tasmania"])
@pytest.mark.parametrize("rebuys", ["none", "used up"])
@pytest.mark.parametrize("said", [True, False])
def test_an_add_on_is_sold_to_who_has_no_chips_where_the_file_says_so(
    house: str, rebuys: str, *, said: bool
) -> None:
    """The seat is kept while it is on sale, and taken once it is bought or the time is over."""
    rebuy = None if rebuys == "none" else replace(REBUY, most=1)
    addon = offer(5_000, 0, 7_000, until=2, most=1, without_chips=said)
    evening = seated(4, replace(SMALL, rules=canberra(house).rules, rebuy=rebuy, addon=addon))
    evening.start()
    if rebuy is not None:
        for entry in (2, 3):
            lose(evening, entry)
            evening.rebuy(entry)
    seat = evening.state.seating.seat_of[2]
    lose(evening, 2)
    assert set(evening.state.exits.out_of_chips) == ({2} if said else set())
    if not said:
        return
    lose(evening, 3)
    assert evening.state.seating.seat_of[2] == seat
    evening.tell(sell_addons(evening.state, (2,), evening.now))
    assert (set(evening.state.exits.out_of_chips), evening.state.left) == ({3}, 4)
    lose(evening, 2)
    assert set(evening.state.exits.by_entry) == {2}
    evening.pass_us(60 * MINUTE_US)
    end_waits(evening)
    assert set(evening.state.exits.by_entry) == {2, 3}
