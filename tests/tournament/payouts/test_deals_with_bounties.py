"""Bounties in a deal: inside it, divided by it, or left with their heads."""

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given

from tdapp.till.payment import BOUNTY, FEE, POOL
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.facts.bounties import HeadsPooled
from tdapp.tournament.facts.deals import DealAnswer, DealPut
from tdapp.tournament.payouts.bounties import bounty_due, bounty_sums, pay_bounty, tell_takers
from tdapp.tournament.payouts.dealing import answer_deal, post_deal, put_deal
from tdapp.tournament.payouts.slips import with_slips
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import PricePart
from tdapp.tournament.plan.prize_plan import (
    Progressive,
)
from tdapp.tournament.plan.terms import Cancellation, RefundTerms
from tdapp.tournament.reckoning.deal_shares import DealMethod, DealTerms
from tdapp.tournament.sales.cancelling import cancel_event
from tests.tournament.evening import SMALL, seated
from tests.tournament.payouts.deals import THREE, agreed, refused, three_left


def with_bounties() -> Conditions:
    """Ten dollars of every entry are on the head."""
    entry = msgspec.structs.replace(
        SMALL.entry, parts=(*SMALL.entry.parts, PricePart(BOUNTY, 1_000))
    )
    return msgspec.structs.replace(SMALL, entry=entry)


def test_a_bounty_inside_stays_with_its_own_head() -> None:
    """It counts in what each gets; afterwards nobody wins it by a knock-out."""
    evening = three_left(with_bounties())
    terms = DealTerms(DealMethod.EVEN)
    (event,) = evening.tell(put_deal(evening.state, terms, THREE, heads=True))
    assert isinstance(event, DealPut)
    assert [(one.cents, one.head) for one in event.shares] == [(20_000, 1_000)] * 3
    agreed(evening)
    evening.tell(with_slips(evening.state, bust(evening.state, 2, evening.now)))
    assert refused(lambda: tell_takers(evening.state, 2, (1,))) == "bounty_agreed"
    assert bounty_due(evening.state, 2).owed == 1_000
    evening.tell(pay_bounty(evening.state, 2))
    assert 2 not in evening.state.bounties.untold()


@given(st.lists(st.booleans(), min_size=3, max_size=3))
def test_a_head_that_was_won_between_two_deals_is_paid_once(inside: list[bool]) -> None:
    """Whichever of the deals have the heads inside: every bounty is paid, and none twice."""
    evening, stacks = seated(6, with_bounties()), dict.fromkeys(range(1, 7), 10_000)
    evening.close()
    for gone, now_inside in zip((6, 5, 4), inside, strict=True):
        heads = now_inside or bool(evening.state.bounties.agreed)
        terms = DealTerms(DealMethod.EVEN)
        evening.tell(put_deal(evening.state, terms, stacks, heads=heads))
        agreed(evening)
        evening.tell(with_slips(evening.state, bust(evening.state, gone, evening.now)))
        if not heads:
            evening.tell(tell_takers(evening.state, gone, (1,)))
        stacks[1] += stacks.pop(gone)
    for loser in (3, 2):
        evening.tell(with_slips(evening.state, bust(evening.state, loser, evening.now)))
        if not evening.state.bounties.agreed:
            evening.tell(tell_takers(evening.state, loser, (1,)))
    sums = bounty_sums(evening.state)
    assert (sums.owed, sums.kept) == (6 * 1_000, 0)


@pytest.mark.parametrize("method", [DealMethod.ICM, DealMethod.CHIPS, DealMethod.EVEN])
def test_heads_that_the_players_share_are_divided_with_the_prizes(method: DealMethod) -> None:
    """All that was on them is in the amounts; nothing is left to win by a knock-out."""
    plan = msgspec.structs.replace(SMALL.prizes, progressive=Progressive())
    evening = three_left(msgspec.structs.replace(with_bounties(), prizes=plan))
    for entry in (4, 5, 6):
        evening.tell(tell_takers(evening.state, entry, (1,)))
    pool, heads = evening.state.pool, {**evening.state.bounties.heads}
    on_them = sum(heads[one] for one in THREE)
    terms = DealTerms(method, heads_shared=True)
    (event,) = evening.tell(put_deal(evening.state, terms, THREE, heads=True))
    assert isinstance(event, DealPut)
    assert (event.heads, sum(one.head for one in event.shares)) == (on_them, 0)
    assert sum(one.cents for one in event.shares) == pool + on_them
    agreed(evening)
    assert evening.state.pool == evening.state.prizes.total == pool + on_them
    assert [evening.state.bounties.heads[one] for one in THREE] == [0, 0, 0]
    for entry in (2, 3):
        evening.tell(with_slips(evening.state, bust(evening.state, entry, evening.now)))
    assert not evening.state.bounties.untold()
    sums = bounty_sums(evening.state)
    assert (sums.kept, sums.pooled, sums.owed) == (0, on_them, sums.taken - on_them)


@pytest.mark.parametrize("way", [Cancellation.EVERYTHING, Cancellation.EVENLY])
def test_a_cancelled_event_gives_back_the_heads_that_a_deal_divided(way: Cancellation) -> None:
    """All accounts are even again, and nothing of the bounties is left in the pool."""
    refunds = RefundTerms(withdrawal=(POOL, FEE, BOUNTY), cancelled_in_play=way)
    evening = three_left(msgspec.structs.replace(with_bounties(), refunds=refunds))
    for entry in (4, 5, 6):
        evening.tell(tell_takers(evening.state, entry, (1,)))
    terms = DealTerms(DealMethod.EVEN, heads_shared=True)
    evening.tell(put_deal(evening.state, terms, THREE, heads=True))
    agreed(evening)
    evening.start()
    told = evening.tell(cancel_event(evening.state, evening.now))
    back = sum(one.cents for one in told if isinstance(one, HeadsPooled))
    assert (back, evening.state.bounties.in_pool) == (-3 * 1_000, 0)
    booked = sum(
        line.cents for one in told for line in one.lines() if line.account == "bounty_pool"
    )
    assert booked == 6 * 1_000 - 3 * 1_000


def test_heads_of_an_earlier_deal_are_not_shared_in_another() -> None:
    evening = three_left(with_bounties())
    evening.tell(put_deal(evening.state, DealTerms(DealMethod.EVEN), THREE, heads=True))
    agreed(evening)
    shared = DealTerms(DealMethod.EVEN, heads_shared=True)
    assert refused(lambda: put_deal(evening.state, shared, THREE, heads=True)) == "bounty_agreed"


def test_a_deal_with_heads_that_grew_since_it_was_put_is_put_again() -> None:
    """What the players signed is what they get."""
    plan = msgspec.structs.replace(SMALL.prizes, progressive=Progressive())
    evening = three_left(msgspec.structs.replace(with_bounties(), prizes=plan))
    evening.tell(put_deal(evening.state, DealTerms(DealMethod.EVEN), THREE, heads=True))
    evening.tell(tell_takers(evening.state, 4, (1,)))
    for entry in THREE:
        evening.tell(answer_deal(evening.state, entry, DealAnswer.SIGNED))
    assert refused(lambda: post_deal(evening.state)) == "deal_is_old"


def test_nobody_gets_less_by_hand_than_the_own_bounty() -> None:
    evening, terms = three_left(with_bounties()), DealTerms(DealMethod.HAND)
    by_hand = {1: 62_500, 2: 0, 3: 500}
    no = refused(lambda: put_deal(evening.state, terms, THREE, by_hand, heads=True))
    assert no == "deal_below_head"
