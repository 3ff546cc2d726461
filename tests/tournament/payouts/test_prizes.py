"""Prizes by the published bands, to the cent, and what stops them from going astray."""

from contextlib import suppress
from dataclasses import dataclass

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given

from tdapp.core.refusal import Refusal
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.leaving import BY_STAGE, leave
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.prizes import PrizePaid, PrizesPosted
from tdapp.tournament.facts.sales import RegistrationClosed
from tdapp.tournament.facts.slips import SlipIssued
from tdapp.tournament.payouts.before_posting import before_posting
from tdapp.tournament.payouts.paying import pay_prize
from tdapp.tournament.payouts.posting import (
    cash_of,
    change_prizes,
    lock_prizes,
    post_prizes,
)
from tdapp.tournament.payouts.slips import issue_slip, with_slips
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import Offer, PricePart
from tdapp.tournament.plan.prize_plan import WHOLE, FieldShare, PrizeBand, PrizePlan
from tdapp.tournament.reckoning.prize_list import Dropped, prize_list
from tests.tournament.evening import SMALL, Evening, canberra, seated
from tests.tournament.payouts.prize_bands import bands
from tests.tournament.payouts.six_players import pay, posted
from tests.tournament.sales.offers import offer

DOLLAR = 100


@dataclass(frozen=True)
class Published:
    """A field of the Canberra event, and the prizes it plays for in dollars."""

    entries: int
    rebuys: int
    prizes: tuple[int, ...]


CANBERRA = (
    Published(10, 0, (1_200, 900, 450, 300, 150)),
    Published(39, 0, (4_680, 3_510, 1_755, 1_170, 585)),
    Published(36, 4, (4_800, 3_600, 1_800, 1_200, 600)),
    Published(40, 0, (3_600, 2_400, 1_800, 1_200, 840, 600, 480, 360, 360, 360)),
    Published(60, 0, (5_400, 3_600, 2_700, 1_800, 1_260, 900, 720, 540, 540, 540)),
)


def paying_by(plan: PrizePlan, entry: Offer = SMALL.entry) -> Conditions:
    """The small event with other prizes, perhaps at another price."""
    return msgspec.structs.replace(SMALL, prizes=plan, entry=entry)


@pytest.mark.parametrize("field", CANBERRA, ids=str)
def test_a_field_plays_for_the_published_prizes(field: Published) -> None:
    evening = Evening(canberra(), tables=0)
    entries = evening.enter(field.entries)
    for entry in entries[: field.rebuys]:
        evening.rebuy(entry)
    cents = tuple(prize * DOLLAR for prize in field.prizes)
    pool = 300 * DOLLAR * (field.entries + field.rebuys)

    assert sum(cents) == pool
    assert post_prizes(evening.state) == [
        RegistrationClosed(field.entries, pool),
        PrizesPosted(1, cents),
    ]
    assert evening.state.entries.fees == 30 * DOLLAR * field.entries


@given(
    entries=st.integers(1, 500),
    pool=st.integers(0, 10**12),
    unit=st.sampled_from([1, 5, 100, 1_000, 2_500]),
)
def test_prizes_are_the_pool_to_the_cent_fall_and_are_round_but_for_the_first(
    entries: int, pool: int, unit: int
) -> None:
    plan = msgspec.structs.replace(canberra().prizes, unit=unit)
    prizes = cash_of(prize_list(plan, entries, pool, 33_000))

    assert sum(prizes) == pool
    assert sorted(prizes, reverse=True) == list(prizes)
    assert all(prize >= 0 and prize % unit == 0 for prize in prizes[1:])


def test_what_rounding_leaves_goes_to_the_first_place() -> None:
    odd = paying_by(msgspec.structs.replace(SMALL.prizes, unit=500), offer(3_335, 0, 10_000))
    evening = Evening(odd)
    evening.enter(6)
    evening.close()

    assert evening.state.entries.pool == 20_010
    assert evening.state.prizes.posted == (10_010, 6_000, 4_000)


EXACT = PrizePlan(bands=(PrizeBand(6, 6, (), (30_000, 15_000, 5_000)),))


def test_fixed_prizes_short_of_the_pool_are_posted_once_it_is_said_who_gets_the_rest() -> None:
    evening = Evening(paying_by(EXACT))
    evening.enter(6)
    short = Refusal("prizes_below_pool", pool=60_000, short=10_000)

    with pytest.raises(Refusal) as refused:
        post_prizes(evening.state)
    assert refused.value == short
    for place, listed in (
        (1, (40_000, 15_000, 5_000)),
        (2, (30_000, 25_000, 5_000)),
        (3, (30_000, 15_000, 15_000)),
    ):
        assert post_prizes(evening.state, "", {}, place)[-1] == PrizesPosted(1, listed)
        look = before_posting(evening.state, {}, place)
        assert (look.left, look.left_to, look.is_plain) == (10_000, place, False)
    with pytest.raises(Refusal) as nobody:
        post_prizes(evening.state, "", {}, 7)
    assert nobody.value == Refusal("no_prize", place=7)
    assert post_prizes(evening.state, "", {1: 35_000})[-1] != short


def test_what_a_ladder_for_several_sizes_leaves_goes_where_the_conditions_say() -> None:
    plan = PrizePlan(
        bands=(PrizeBand(5, 9, (), (30_000, 15_000, 5_000)),), unit=100, remainder_to=2
    )
    evening = Evening(paying_by(plan))
    evening.enter(6)

    assert before_posting(evening.state).left == 10_000
    assert post_prizes(evening.state)[-1] == PrizesPosted(1, (30_000, 25_000, 5_000))


def test_a_steep_curve_says_before_the_posting_which_places_it_drops() -> None:
    steep = PrizePlan(share=FieldShare(WHOLE, (), 8), unit=10_000)
    evening = Evening(paying_by(steep))
    evening.enter(6)

    look = before_posting(evening.state)
    assert (look.dropped, look.is_plain) == (Dropped(6, 2, None), False)


def test_prizes_are_posted_once_and_only_for_a_field_that_is_large_enough() -> None:
    evening = Evening(canberra(), tables=0)
    evening.enter(9)
    with pytest.raises(Refusal) as refused:
        post_prizes(evening.state)
    assert refused.value == Refusal("too_few_entries", entries=9)

    evening.enter(1)
    evening.close()
    with pytest.raises(Refusal) as again:
        post_prizes(evening.state)
    assert again.value == Refusal("prizes_posted", version=1)


def test_another_list_for_the_same_pool_takes_the_place_of_the_posted_one() -> None:
    evening = posted()
    equal = (20_000, 20_000, 20_000)

    assert evening.tell(change_prizes(evening.state, equal)) == [PrizesPosted(2, equal)]
    assert evening.state.prizes.posted == equal
    assert evening.tell(change_prizes(evening.state, (60_000,))) == [PrizesPosted(3, (60_000,))]


@pytest.mark.parametrize(
    ("cents", "refusal"),
    [
        ((), Refusal("prizes_do_not_fit", pool=60_000, sum=0)),
        ((30_000, 18_000, 11_999), Refusal("prizes_do_not_fit", pool=60_000, sum=59_999)),
        ((30_000, 18_000, 12_001), Refusal("prizes_do_not_fit", pool=60_000, sum=60_001)),
        ((12_000, 18_000, 30_000), Refusal("prizes_rise", place=2, cents=6_000)),
        ((33_000, 10_000, 17_000), Refusal("prizes_rise", place=3, cents=7_000)),
        ((60_100, 0, -100), Refusal("prize_below_zero", place=3)),
    ],
)
def test_a_list_that_is_not_the_pool_in_falling_prizes_is_refused(
    cents: tuple[int, ...], refusal: Refusal
) -> None:
    with pytest.raises(Refusal) as refused:
        change_prizes(posted().state, cents)

    assert refused.value == refusal


@given(
    st.lists(st.integers(1, 10**7), min_size=2, max_size=6),
    st.sampled_from(("star", "crown", "tasmania", "adelaide", "open")),
)
def test_a_list_rises_only_where_a_deal_or_the_conditions_say_so(
    prizes: list[int], house: str
) -> None:
    cents = (*prizes, 60_000 * 10**4 - sum(prizes))
    rising = next((at for at in range(1, len(cents)) if cents[at] > cents[at - 1]), None)
    conditions = msgspec.structs.replace(
        canberra(house), min_entries=1, prizes=SMALL.prizes, added=60_000 * 10**4, rebuy=None
    )
    free = msgspec.structs.replace(conditions.entry, parts=(PricePart("fee", 1_000),))
    conditions = msgspec.structs.replace(conditions, entry=free)
    said = msgspec.structs.replace(SMALL.prizes, may_rise=True)
    evening, other = (
        Evening(msgspec.structs.replace(conditions, prizes=plan), tables=0)
        for plan in (SMALL.prizes, said)
    )
    for one in (evening, other):
        one.enter(8)
        one.close()

    assert evening.tell(change_prizes(evening.state, cents, deal=True))
    assert evening.state.prizes.posted == cents
    assert change_prizes(evening.state, cents)[0] == PrizesPosted(3, cents, deal=True)
    assert change_prizes(other.state, cents) == [PrizesPosted(2, cents)]
    if rising is not None:
        with pytest.raises(Refusal) as refused:
            change_prizes(evening.state, cents, deal=False)
        assert refused.value.details["place"] == rising + 1


def test_places_are_locked_above_one_another_only_in_a_deal() -> None:
    evening = posted()
    with pytest.raises(Refusal) as refused:
        lock_prizes(evening.state, {2: 15_000, 3: 16_000})
    assert refused.value == Refusal("prizes_rise", place=3, cents=1_000)

    evening.tell(lock_prizes(evening.state, {2: 15_000, 3: 16_000}, deal=True))
    assert evening.state.prizes.posted == (29_000, 15_000, 16_000)
    evening.tell(lock_prizes(evening.state, {1: 20_000}, unlocked=(2, 3)))
    assert evening.state.prizes.posted == (20_000, 19_400, 20_600)


@given(
    first=st.integers(5_000, 18_000),
    others=st.lists(st.tuples(st.sampled_from((1, 2)), st.integers(18_000, 35_000)), max_size=4),
)
def test_a_lock_outlives_its_posting_and_every_later_edit(
    first: int, others: list[tuple[int, int]]
) -> None:
    evening = posted()
    evening.tell(lock_prizes(evening.state, {3: first}))
    for place, cents in others:
        with suppress(Refusal):
            evening.tell(lock_prizes(evening.state, {place: cents}))
        assert evening.state.prizes.posted[2] == first
        assert evening.state.prizes.locked()[3] == first

    evening.tell(lock_prizes(evening.state, {1: 30_000}, unlocked=(2, 3)))
    assert evening.state.prizes.locked() == {1: 30_000}


def test_places_locked_before_the_posting_stay_locked_too() -> None:
    evening = seated(6)
    evening.tell(post_prizes(evening.state, "", {3: 8_000}))
    evening.tell(lock_prizes(evening.state, {1: 35_000}))

    assert evening.state.prizes.posted == (35_000, 17_000, 8_000)
    assert evening.state.prizes.locked() == {1: 35_000, 3: 8_000}
    changed = change_prizes(evening.state, (40_000, 20_000))
    assert changed == [PrizesPosted(3, (40_000, 20_000), locked=(1,))]


def test_there_are_never_more_prizes_than_entries() -> None:
    with pytest.raises(Refusal) as refused:
        change_prizes(posted().state, (30_000, 10_000, 5_000, 5_000, 5_000, 4_000, 1_000))

    assert refused.value == Refusal("more_prizes_than_entries", prizes=7, winners=6)
    assert change_prizes(posted().state, (10_000,) * 6) == [PrizesPosted(2, (10_000,) * 6)]


def test_a_field_smaller_than_its_list_shares_the_pool_among_those_there_are() -> None:
    evening = seated(2, paying_by(bands((1, (50, 30, 20)))))
    evening.close()

    assert evening.state.prizes.posted == (12_500, 7_500)


def test_a_prize_that_was_paid_stays_in_every_later_list() -> None:
    evening = posted()
    evening.bust(1, 2, 3, 4)
    pay(evening, 3)

    for wrong in [(31_000, 18_000, 11_000), (60_000,)]:
        with pytest.raises(Refusal) as refused:
            change_prizes(evening.state, wrong)
        assert refused.value == Refusal("prize_paid", place=3, entry=4)
    evening.tell(change_prizes(evening.state, (24_000, 24_000, 12_000)))
    assert evening.state.prizes.posted == (24_000, 24_000, 12_000)


def test_a_prize_is_paid_to_who_has_the_place_against_a_numbered_slip() -> None:
    evening = posted()
    evening.bust(6, 5, 4, 3, 2)

    assert pay_prize(evening.state, 2) == [
        SlipIssued(1, 2, 2, 18_000), PrizePaid(2, 2, 18_000, 1)
    ]  # fmt: skip
    pay(evening, 2, 3)
    assert pay_prize(evening.state, 1)[1:] == [PrizePaid(1, 1, 30_000, 3)]
    assert evening.state.prizes.paid_cents == 30_000


@pytest.mark.parametrize("house", ["star", "crown", "tasmania", "adelaide", "open"])
@pytest.mark.parametrize("how", [None, *sorted(set(Departure) - BY_STAGE, key=str)])
def test_who_was_disqualified_is_paid_only_where_it_is_said(
    house: str, how: Departure | None
) -> None:
    rules = canberra(house).rules
    evening = seated(6, msgspec.structs.replace(SMALL, rules=rules))
    evening.close()
    evening.bust(6, 5, 4)
    if how is None:
        evening.bust(3)
    else:
        evening.tell(leave(evening.state, 3, how, 0, evening.now))

    if how is Departure.DISQUALIFIED:
        with pytest.raises(Refusal) as refused:
            pay_prize(evening.state, 3)
        assert refused.value == Refusal("winner_disqualified", place=3, entry=3)
        assert pay_prize(evening.state, 3, though_disqualified=True)
    else:
        assert pay_prize(evening.state, 3)


@pytest.mark.parametrize("house", ["star", "crown", "tasmania", "adelaide", "open"])
def test_who_was_disqualified_gets_a_slip_only_where_it_is_said(house: str) -> None:
    rules = canberra(house).rules
    evening = seated(6, msgspec.structs.replace(SMALL, rules=rules))
    evening.close()
    evening.bust(6, 5, 4)
    out = leave(evening.state, 3, Departure.DISQUALIFIED, 0, evening.now)
    evening.tell(with_slips(evening.state, out))
    assert not evening.state.prizes.slips
    with pytest.raises(Refusal) as refused:
        issue_slip(evening.state, 3)
    assert refused.value == Refusal("winner_disqualified", place=3, entry=3)
    told = bust(evening.state, 2, evening.now, declined=True)
    given = with_slips(evening.state, told)
    assert [one.entry for one in given if isinstance(one, SlipIssued)] == [2, 1]

    evening.tell(issue_slip(evening.state, 3, though_disqualified=True))
    assert set(evening.state.prizes.slips) == {3}
    evening.tell(with_slips(evening.state, told))
    assert set(evening.state.prizes.slips) == {1, 2, 3}


@pytest.mark.parametrize("order", [(3, 2, 1), (1, 2, 3), (2, 3, 1)])
def test_decided_places_are_paid_in_any_order(order: tuple[int, ...]) -> None:
    evening = posted()
    evening.bust(6, 5, 4, 3, 2)
    pay(evening, *order)

    payments = evening.state.prizes.paid
    assert [payments[place].slip for place in order] == [1, 2, 3]
    assert {place: payments[place].entry for place in payments} == {1: 1, 2: 2, 3: 3}


@pytest.mark.parametrize("place", [0, -1, 4])
def test_a_place_without_a_prize_is_not_paid(place: int) -> None:
    with pytest.raises(Refusal) as refused:
        pay_prize(posted().state, place)

    assert refused.value == Refusal("no_prize", place=place)


def test_a_place_is_paid_when_it_is_decided_and_once() -> None:
    evening = posted()
    evening.bust(1, 2, 3)
    with pytest.raises(Refusal) as early:
        pay_prize(evening.state, 3)
    assert early.value == Refusal("place_not_decided", place=3)

    evening.bust(4)
    pay(evening, 3)
    with pytest.raises(Refusal) as twice:
        pay_prize(evening.state, 3)
    assert twice.value == Refusal("prize_paid", place=3, entry=4)


def test_nothing_is_paid_or_changed_before_the_list_is_posted() -> None:
    evening = seated(3)

    with pytest.raises(Refusal, match="prizes_not_posted"):
        pay_prize(evening.state, 1)
    with pytest.raises(Refusal, match="prizes_not_posted"):
        change_prizes(evening.state, (30_000,))
