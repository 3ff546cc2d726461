"""Out of chips with a re-buy left is not out; the end of the wait gives the place of its moment."""

from collections.abc import Callable

import hypothesis.strategies as st
import pytest
from hypothesis import given

from tdapp.core.refusal import Refusal
from tdapp.tournament.exits.eliminating import bust, ended_waits
from tdapp.tournament.exits.events import Departure, EntryBusted
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.plan.levels import MINUTE_US
from tdapp.tournament.sales.events import Tender
from tdapp.tournament.sales.payment import Payment
from tdapp.tournament.sales.selling import pay_debt, sell_rebuy
from tests.tournament.evening import Evening, seated


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
