"""Bounties that grow: a part is paid at once, the rest goes on the head of who won it."""

import hypothesis.strategies as st
import pytest
from hypothesis import given
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.rules.rulebook import RebuyWhen
from tdapp.till.payment import BOUNTY
from tdapp.tournament.event.announcing import finish
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.exits.returning import reinstate
from tdapp.tournament.exits.wrong_player import pass_on
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.refunds import Occasion
from tdapp.tournament.payouts.bounties import (
    bounty_due,
    bounty_queue,
    bounty_sums,
    pay_bounty,
    tell_takers,
)
from tdapp.tournament.payouts.paying import pay_prize
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import Offer, PricePart, Window
from tdapp.tournament.plan.prize_plan import WHOLE, Progressive
from tdapp.tournament.sales.refunding import refund
from tests.tournament.evening import Evening, refused, seated
from tests.tournament.payouts.bounty_hunt import HUNT, PRICE, out

AGAIN = "again"


def growing(head: int, paid: int = 50, unit: int = 1) -> Conditions:
    """A bounty of so many cents on every entry and re-buy, of which so many percent are paid."""
    plan = replace(HUNT.prizes, progressive=Progressive(WHOLE // 100 * paid, unit))
    price = (*PRICE[:2], PricePart(BOUNTY, head))
    once = Offer(price, 10_000, Window(until_level=2))
    return replace(HUNT, entry=once, rebuy=replace(once, when=RebuyWhen.NO_CHIPS), prizes=plan)


def heads(evening: Evening) -> list[int]:
    """The cents on every head, by entry."""
    return [cents for _, cents in sorted(evening.state.bounties.heads.items())]


def won(evening: Evening, *entries: int) -> list[int]:
    return [bounty_due(evening.state, entry).won for entry in entries]


@pytest.mark.parametrize(("head", "paid", "kept"), [(7_500, 2_500, 5_000), (10_000, 5_000, 5_000)])
def test_half_is_paid_in_whole_units_and_the_rest_goes_on_the_head(
    head: int, paid: int, kept: int
) -> None:
    evening = seated(4, growing(head, unit=2_500))
    out(evening, 4, 1)
    assert won(evening, 1) == [paid]
    assert heads(evening)[0] == head + kept
    out(evening, 1, 2)
    whole = (head + kept) // 2 // 2_500 * 2_500
    assert won(evening, 1, 2) == [paid, whole]
    assert heads(evening)[1] == 2 * head + kept - whole


def test_several_who_won_a_bounty_share_it_and_each_share_is_halved() -> None:
    evening = seated(4, growing(1_001))
    out(evening, 4, 1, 2)
    first, second = (bounty_due(evening.state, entry).won for entry in (1, 2))
    assert sorted((first, second)) == [250, 250]
    assert sorted(heads(evening)[:2]) == [1_001 + 250, 1_001 + 251]


def test_who_stays_to_the_end_has_all_that_is_on_the_head() -> None:
    evening = seated(3, growing(1_000))
    out(evening, 3, 1)
    evening.close()
    out(evening, 2, 1)
    assert heads(evening)[0] == 2_000
    for place in (1, 2):
        evening.tell(pay_prize(evening.state, place))
    evening.tell(pay_bounty(evening.state, 1))
    assert bounty_sums(evening.state).paid == 3_000
    evening.tell(finish(evening.state, evening.now))


def test_a_correction_moves_what_grew_on_every_head_after_it() -> None:
    evening = seated(5, growing(1_000))
    for entry, taker in ((5, 4), (4, 3), (3, 2)):
        out(evening, entry, taker)
    assert (heads(evening)[1], won(evening, 2)) == (1_875, [875])
    evening.tell(tell_takers(evening.state, 5, (1,)))
    assert (heads(evening)[1], won(evening, 2)) == (1_750, [750])
    evening.tell(pay_bounty(evening.state, 2))
    found = refused(evening, tell_takers, 4, (1,))
    assert found == Refusal("bounty_paid", entry=2)


def test_two_who_go_in_one_hand_cannot_have_won_each_others_bounty() -> None:
    evening = seated(4, growing(1_000))
    for entry in (3, 4):
        evening.tell(bust(evening.state, entry, evening.now, hand="7"))
    evening.tell(tell_takers(evening.state, 3, (4,)))
    assert refused(evening, tell_takers, 4, (3,)) == Refusal("bounty_goes_round", entry=4, taker=3)
    evening.tell(tell_takers(evening.state, 4, (1,)))
    assert won(evening, 4, 1) == [500, 750]


def test_a_bounty_goes_along_where_the_wrong_player_was_taken_out() -> None:
    evening = seated(4, growing(1_000))
    out(evening, 4, 3)
    evening.tell(pass_on(evening.state, 4, 2))
    assert won(evening, 3) == [500]
    assert heads(evening) == [1_000, 1_000, 1_500, 1_000]


def test_a_player_who_may_buy_again_is_back_only_before_the_bounty_is_paid() -> None:
    evening = seated(4, growing(1_000))
    evening.tell(bust(evening.state, 4, evening.now))
    evening.tell(tell_takers(evening.state, 4, (1,)))
    evening.tell(pay_bounty(evening.state, 1))
    assert refused(evening, reinstate, 4) == Refusal("bounty_paid", entry=1)
    assert refused(evening, pass_on, 4, 3) == Refusal("bounty_paid", entry=1)


def test_who_leaves_takes_along_only_what_was_paid_for_the_head() -> None:
    evening = seated(4, growing(1_000))
    out(evening, 4, 3)
    evening.tell(leave(evening.state, 3, Departure.WITHDRAWN, 0, evening.now))
    evening.tell(refund(evening.state, 3, Occasion.WITHDRAWAL, evening.now))
    assert bounty_sums(evening.state).taken == 3_000
    assert evening.state.bounties.untold() == [4]


entries = st.integers(1, 6)
nights = st.lists(st.tuples(entries, entries, st.booleans()), max_size=12)
terms = st.builds(growing, st.integers(1, 9_999), st.integers(1, 100), st.integers(1, 300))


def played(conditions: Conditions, night: list[tuple[int, int, bool]], *, late: bool) -> Evening:
    """Who lost to whom, and bought again; `late`: that is all told at the end."""
    evening, lost, told = seated(6, conditions), dict.fromkeys(range(1, 7), 0), []
    for entry, taker, again in night:
        gone = evening.state.exits.by_entry
        if entry == taker or entry in gone or taker in gone or len(gone) == 4:
            continue
        evening.tell(bust(evening.state, entry, evening.now, declined=not again))
        told.append((entry, taker, lost[entry] + 1))
        if not late:
            evening.tell(tell_takers(evening.state, entry, (taker,)))
        if again:
            evening.rebuy(entry)
            lost[entry] += 1
    for entry, taker, life in told if late else ():
        which = life if life <= lost[entry] else 0
        evening.tell(tell_takers(evening.state, entry, (taker,), which))
    return evening


@given(terms, nights)
def test_all_that_was_sold_is_won_or_on_a_head_whenever_it_was_told(
    conditions: Conditions, night: list[tuple[int, int, bool]]
) -> None:
    at_once, late = (played(conditions, night, late=late) for late in (False, True))
    assert heads(at_once) == heads(late)
    assert won(at_once, *range(1, 7)) == won(late, *range(1, 7))
    bounties = at_once.state.bounties
    free = sum(bounties.heads[one] for one in bounties.heads if one not in bounties.takers)
    assert sum(bounties.won(one) for one in range(1, 7)) + free == bounty_sums(at_once.state).taken
    assert bounty_queue(at_once.state) == bounty_queue(late.state)
