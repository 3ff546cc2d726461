"""Handing prizes over: in kind, by another tender, shared, and after some places were locked."""

import msgspec
import pytest

from tdapp.core.refusal import Refusal
from tdapp.till.payment import Payment, Tender
from tdapp.tournament.facts.prizes import PrizePaid, PrizesPosted
from tdapp.tournament.payouts.paying import pay_prize
from tdapp.tournament.payouts.posting import (
    edited_prizes,
    lock_prizes,
    post_prizes,
    provisional_prizes,
)
from tdapp.tournament.plan.prize_plan import MinCash, PrizeInKind, PrizePlan
from tdapp.tournament.reckoning.prize_list import Prize
from tests.tournament.evening import SMALL, Evening, seated
from tests.tournament.payouts.prize_bands import bands

TICKET = PrizeInKind(3, "Ticket", 5_000)


def closed(plan: PrizePlan = SMALL.prizes) -> Evening:
    """Six entries in a closed field, the pool 600 dollars."""
    evening = seated(6, msgspec.structs.replace(SMALL, prizes=plan))
    evening.close()
    return evening


def with_ticket(place: int = 3) -> PrizePlan:
    """Two places in cash and a ticket off the pool."""
    ticket = msgspec.structs.replace(TICKET, place=place)
    return msgspec.structs.replace(bands((1, (60, 40))), in_kind=(ticket,))


def test_a_prize_in_kind_comes_off_the_pool_and_is_handed_over_with_its_slip() -> None:
    evening = closed(with_ticket())
    prizes = evening.state.prizes
    assert (prizes.posted, prizes.in_kind, prizes.total) == ((33_000, 22_000, 0), (TICKET,), 60_000)
    evening.bust(6, 5, 4, 3)
    _, *paid = evening.tell(pay_prize(evening.state, 3))

    assert paid == [PrizePaid(3, 3, 0, 1, item="Ticket", value=5_000)]
    assert sum(line.cents for line in paid[0].lines()) == 0
    assert {line.account: line.cents for line in paid[0].lines()} == {
        "prize_pool": 5_000, "cash": 0, "prizes_in_kind": -5_000,
    }  # fmt: skip


def test_a_prize_is_paid_in_the_tender_and_session_that_are_named() -> None:
    evening = closed()
    evening.bust(6, 5, 4, 3)
    _, paid = pay_prize(evening.state, 3, payment=Payment(Tender.ACCOUNT, "till 2"))

    assert paid == PrizePaid(3, 3, 12_000, 1, Tender.ACCOUNT, "till 2")
    assert [line.account for line in paid.lines()] == ["prize_pool", "account"]


def test_locked_places_stay_and_the_rest_share_what_is_left() -> None:
    evening = closed()
    assert lock_prizes(evening.state, {1: 24_000}) == [
        PrizesPosted(2, (24_000, 21_600, 14_400), locked=(1,))
    ]
    evening.bust(6, 5, 4, 3)
    evening.tell(pay_prize(evening.state, 3))

    assert lock_prizes(evening.state, {1: 25_000}) == [
        PrizesPosted(2, (25_000, 23_000, 12_000), locked=(1,))
    ]
    with pytest.raises(Refusal) as refused:
        lock_prizes(evening.state, {3: 10_000})
    assert refused.value == Refusal("prize_paid", place=3, entry=3)


def test_what_is_left_by_locked_places_is_no_less_than_the_min_cash() -> None:
    least = MinCash(amount=10_000)
    evening = closed(msgspec.structs.replace(SMALL.prizes, min_cash=least))
    assert evening.state.prizes.posted == (30_000, 18_000, 12_000)
    assert lock_prizes(evening.state, {1: 39_000}) == [
        PrizesPosted(2, (39_000, 11_000, 10_000), locked=(1,))
    ]
    with pytest.raises(Refusal, match="locked_prizes_do_not_fit"):
        lock_prizes(evening.state, {1: 41_000})
    asked = {1: 41_000, 3: 9_000}
    assert lock_prizes(evening.state, asked) == [
        PrizesPosted(2, (41_000, 10_000, 9_000), locked=(1, 3))
    ]


def test_places_can_be_locked_in_the_act_that_posts_the_list() -> None:
    evening = seated(6)
    evening.tell(post_prizes(evening.state, locked={2: 20_000}))
    assert evening.state.prizes.posted == (28_600, 20_000, 11_400)
    assert evening.state.prizes.version == 1
    with pytest.raises(Refusal) as refused:
        post_prizes(seated(6).state, locked={1: 60_001})
    assert refused.value == Refusal("locked_prizes_do_not_fit", pool=60_000, locked=60_001)


def test_a_place_more_or_less_is_paid_by_locking_it() -> None:
    """The first one out of the money gets the entry back; or the last prize is given up."""
    evening = closed()
    assert edited_prizes(evening.state, {4: 11_000})[-1] == Prize(4, 11_000)
    evening.tell(lock_prizes(evening.state, {4: 11_000}))
    assert list(evening.state.prizes.posted) == [23_800, 14_200, 11_000, 11_000]
    evening.tell(lock_prizes(evening.state, {4: 0, 3: 0}))
    assert len(evening.state.prizes.posted) == 2
    assert sum(evening.state.prizes.posted) == 60_000
    with pytest.raises(Refusal) as refused:
        lock_prizes(evening.state, {7: 100})
    assert refused.value == Refusal("no_prize", place=7)


def test_before_the_list_is_posted_it_can_be_seen_and_may_not_be_there_yet() -> None:
    assert provisional_prizes(seated(6).state) == (30_000, 18_000, 12_000)
    late = msgspec.structs.replace(SMALL, prizes=bands((5, (60, 40))))
    assert provisional_prizes(seated(4, late).state) == ()
