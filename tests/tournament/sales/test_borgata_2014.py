"""The Borgata's first winter event of 2014: cancelled with 27 left, refunds by the regulator.

4,812 entries at 560; places 28 to 450 were paid 892,690 before counterfeit chips were found. 27
players got 19,323 each, 2,143 entries their 560 back, and 64 dollars were left of pool and fees.
"""

from collections.abc import Sequence
from itertools import accumulate, pairwise

import pytest
from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.till.payment import FEE, POOL
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.facts.refunds import ChosenRefund
from tdapp.tournament.payouts.paying import pay_prize, set_unclaimed
from tdapp.tournament.payouts.posting import post_prizes
from tdapp.tournament.plan.offers import PricePart, total_of
from tdapp.tournament.plan.prize_plan import PrizeBand, PrizePlan
from tdapp.tournament.room import TOURNAMENT
from tdapp.tournament.sales.cancelling import cancel_event
from tdapp.tournament.sales.chosen_refunds import cancel_with_refunds, money_left
from tdapp.tournament.sales.selling import sell_entry
from tests.tournament.evening import SMALL, Evening, person
from tests.tournament.sales.offers import offer

DOLLAR = 100
ENTRIES, LEFT, PAID_PLACES = 4_812, 27, 450
POOL_TOTAL, PAID = 2_325_835, 892_690
KNOWN = {1: 372_123, 9: 26_747, 28: 6_338, 450: 1_082}
TO_EACH, BACK, REFUNDED = 19_323, 560, 2_143
STAFF = 1_666
PRICE = (PricePart(POOL, 50_000 - STAFF), PricePart(FEE, 6_000), PricePart("staff", STAFF))
ADDED = POOL_TOTAL * DOLLAR - ENTRIES * PRICE[0].cents
"""How a price was divided was not published: this is what whole cents leave over."""


def filled(first: int, last: int, places: int, total: int) -> list[int]:
    """So many amounts that fall from first to last and add up to the total, in dollars."""
    low, high = 1.0, 400.0
    for _ in range(80):
        curve = (low + high) / 2
        steps = [(1 - at / (places - 1)) ** curve for at in range(places)]
        if sum(last + (first - last) * one for one in steps) > total:
            low = curve
        else:
            high = curve
    listed = [last + int((first - last) * one) for one in steps]
    for at in range(total - sum(listed)):
        listed[1 + at % (places - 2)] += 1
    return listed


def published() -> tuple[int, ...]:
    """The list with what is known of it; between them amounts that add up to what is known."""
    below = filled(KNOWN[9] - 1_000, KNOWN[28] + 2_000, LEFT - 9, 216_000)
    final = filled(KNOWN[1], KNOWN[9], 9, POOL_TOTAL - PAID - sum(below))
    return (*final, *below, *filled(KNOWN[28], KNOWN[450], PAID_PLACES - LEFT, PAID))


BORGATA = replace(
    SMALL,
    title="Borgata 2014",
    house="OPEN",
    entry=replace(offer(1, 1, 20_000, until=2), parts=PRICE),
    rebuy=None,
    added=ADDED,
    max_entries=6_000,
    seats_per_table=9,
    prizes=PrizePlan(bands=(PrizeBand(amounts=tuple(one * DOLLAR for one in published())),)),
)


@pytest.fixture(scope="module")
def stopped() -> Evening:
    """Twenty-seven are left, and all places below them are paid but for three unclaimed ones."""
    evening = Evening(BORGATA, tables=-(-ENTRIES // 9))

    def fold(events: Sequence[Event]) -> None:
        for event in events:
            evening.state = TOURNAMENT.folds.apply(evening.state, event)

    for number in range(1, ENTRIES + 1):
        fold(sell_entry(evening.state, person(number), evening.now))
    evening.seat()
    evening.start()
    fold(post_prizes(evening.state))
    for entry in range(ENTRIES, LEFT, -1):
        fold(bust(evening.state, entry, evening.now, declined=True))
    for place in range(PAID_PLACES, LEFT, -1):
        settle = set_unclaimed if place > PAID_PLACES - 3 else pay_prize
        fold(settle(evening.state, place))
    TOURNAMENT.check(evening.state)
    return evening


def test_the_event_stands_as_it_was_stopped(stopped: Evening) -> None:
    state = stopped.state
    assert [state.prizes.posted[place - 1] for place in KNOWN] == [
        one * DOLLAR for one in (*KNOWN.values(),)
    ]
    assert all(one >= other for one, other in pairwise(state.prizes.posted))
    assert (state.entries.count, state.left) == (ENTRIES, LEFT)
    assert state.pool == POOL_TOTAL * DOLLAR
    left = money_left(state)
    assert left[POOL] == 1_433_145 * DOLLAR
    assert left[FEE] == 288_720 * DOLLAR
    assert list(accumulate(state.prizes.posted))[-1] == POOL_TOTAL * DOLLAR


def test_the_refunds_that_the_regulator_chose_are_paid_out_of_pool_and_fees(
    stopped: Evening,
) -> None:
    state = stopped.state
    with pytest.raises(Refusal, match="prize_paid"):
        cancel_event(state, stopped.now)
    chosen = dict.fromkeys(range(1, LEFT + 1), TO_EACH * DOLLAR)
    chosen |= dict.fromkeys(range(PAID_PLACES + 1, PAID_PLACES + 1 + REFUNDED), BACK * DOLLAR)
    told = cancel_with_refunds(state, stopped.now, chosen, "the regulator")
    refunds = [one for one in told if isinstance(one, ChosenRefund)]
    assert len(refunds) == LEFT + REFUNDED
    assert sum(total_of(one.parts) for one in refunds) == 1_721_801 * DOLLAR
    for event in told:
        state = TOURNAMENT.folds.apply(state, event)
        assert sum(line.cents for line in event.lines()) == 0
    assert state.programme.cancelled
    assert state.prizes.paid_cents == sum(one.cents for one in state.prizes.paid.values())
    assert sum(money_left(stopped.state).values()) - 1_721_801 * DOLLAR == (
        64 * DOLLAR + ENTRIES * STAFF
    )


def test_nobody_gives_back_more_than_there_is(stopped: Evening) -> None:
    most = sum(money_left(stopped.state).values())
    with pytest.raises(Refusal) as refused:
        cancel_with_refunds(stopped.state, stopped.now, {1: most + 1})
    assert refused.value == Refusal("refunds_above_money", most=most, off=1)
    cancel_with_refunds(stopped.state, stopped.now, {1: most})
