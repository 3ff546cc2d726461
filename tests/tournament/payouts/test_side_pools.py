"""Side pools: who competes for a second pool, who wins what of it, and that all of it is paid."""

from collections.abc import Callable
from itertools import permutations

import hypothesis.strategies as st
import pytest
from hypothesis import given
from msgspec.structs import replace

from tdapp.core.refusal import Contradiction, Refusal
from tdapp.house.kept_events import Ineligible
from tdapp.rules.money_rules import Heir
from tdapp.till.payment import BOUNTY, FEE, POOL
from tdapp.tournament.event.announcing import finish
from tdapp.tournament.exits.correcting import reorder
from tdapp.tournament.facts.bounties import BountyPaid, PoolFilled
from tdapp.tournament.facts.prizes import WinnerPassedOver
from tdapp.tournament.payouts.bounties import (
    bounty_due,
    bounty_queue,
    bounty_sums,
    must_owe_no_bounty,
    pay_bounty,
    reverse_bounty,
)
from tdapp.tournament.payouts.paying import pay_prize
from tdapp.tournament.payouts.pool_winners import pass_pool_on, tell_pool
from tdapp.tournament.payouts.posting import post_prizes
from tdapp.tournament.payouts.restating import with_bounty_pooled
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import OtherAddOn, PricePart
from tdapp.tournament.plan.prize_plan import WHOLE, SidePool, UnwonPool
from tdapp.tournament.plan.terms import Cancellation, RefundTerms
from tdapp.tournament.sales.cancelling import cancel_event
from tdapp.tournament.sales.selling import sell_addons
from tdapp.tournament.templates.offer_faults import offer_faults
from tdapp.tournament.templates.rule_faults import rule_faults
from tests.rules_doc import rule
from tests.tournament.evening import SMALL, Evening, seated

SENIORS, HIGH_HAND, LAST_WOMAN = "over sixties", "high hand", "last woman"
BOUGHT, SET_ASIDE = 2_000, 501
PRICE = (PricePart(POOL, 9_499), PricePart(HIGH_HAND, SET_ASIDE), PricePart(FEE, 1_000))
INTO = OtherAddOn("Over 60s", (PricePart(SENIORS, BOUGHT),), 0, 1, until_level=2)
POOLS = (SidePool(SENIORS, (WHOLE * 7 // 10, WHOLE * 3 // 10)), SidePool(HIGH_HAND, named=True))
SEVERAL = replace(
    SMALL,
    entry=replace(SMALL.entry, parts=PRICE),
    other_addons=(INTO,),
    prizes=replace(SMALL.prizes, pools=POOLS),
)


def played(*buyers: int, field: int = 6, conditions: Conditions = SEVERAL) -> Evening:
    """So many entries, of whom these bought into the seniors' pool; the prizes are posted."""
    evening = seated(field, conditions)
    evening.start()
    evening.tell(sell_addons(evening.state, buyers, evening.now, kind=1))
    evening.pause()
    evening.close()
    return evening


def won(evening: Evening) -> dict[int, int]:
    return {one.entry: one.won for one in bounty_queue(evening.state)}


@rule("STAR", "28.1.1")
@rule("STAR", "28.3.2")
def test_every_pool_of_an_event_is_paid_to_players_to_the_cent() -> None:
    """All buy-ins are included in a prize pool or prize pools and distributed to players."""
    evening = played(2, 4, 5)
    evening.bust(3, 4, 6, 2, 1)
    assert won(evening) == {5: 4_200, 2: 1_800}
    for place in (1, 2, 3):
        evening.tell(pay_prize(evening.state, place))
    with pytest.raises(Refusal, match="pools_untold"):
        finish(evening.state, evening.now)
    evening.tell(tell_pool(evening.state, HIGH_HAND, (3,)))
    with pytest.raises(Refusal, match="bounties_owed"):
        finish(evening.state, evening.now)
    for entry in (2, 3, 5):
        evening.tell(pay_bounty(evening.state, entry))
    sums = bounty_sums(evening.state)
    assert (sums.taken, sums.paid, sums.kept) == (3 * BOUGHT + 6 * SET_ASIDE, sums.taken, 0)
    evening.tell(finish(evening.state, evening.now))


def test_what_is_paid_leaves_the_account_of_its_own_pool_and_can_come_back() -> None:
    evening = played(1, 2)
    evening.bust(3, 4, 5, 6, 2)
    evening.tell(tell_pool(evening.state, HIGH_HAND, (1,)))
    (paid,) = evening.tell(pay_bounty(evening.state, 1))
    assert isinstance(paid, BountyPaid)
    assert {line.account: line.cents for line in paid.lines()} == {
        f"part {SENIORS}": 2_800,
        f"part {HIGH_HAND}": 6 * SET_ASIDE,
        "cash": -(2_800 + 6 * SET_ASIDE),
    }
    (back,) = evening.tell(reverse_bounty(evening.state, 1))
    assert sum(line.cents for line in back.lines()) == 0
    assert bounty_due(evening.state, 1).owed == paid.cents


@given(st.sets(st.integers(1, 6), min_size=1), st.permutations(range(1, 7)))
def test_whoever_bought_in_and_however_it_ends_the_whole_pool_is_won(
    buyers: set[int], order: list[int]
) -> None:
    evening = played(*buyers)
    evening.bust(*order[:-1])
    shares = {one: cents for one, cents in won(evening).items() if cents}
    assert sum(shares.values()) == len(buyers) * BOUGHT
    best = [one for one in reversed(order) if one in buyers][:2]
    assert sorted(shares, key=lambda one: -shares[one]) == best


@pytest.mark.parametrize("order", [*permutations((2, 4, 5))])
def test_the_last_of_them_in_play_has_won_while_others_play_on(order: tuple[int, ...]) -> None:
    evening = played(2, 4, 5)
    first, second, last = order
    evening.bust(first)
    assert won(evening) == {}
    evening.bust(second)
    assert won(evening) == {last: 4_200, second: 1_800}


def test_who_finishes_level_shares_the_prizes_of_a_pool() -> None:
    evening = played(2, 4)
    evening.bust(3, 2, 4)
    evening.tell(reorder(evening.state, ((2, 4),)))
    assert won(evening) == {2: 2_000, 4: 2_000}


def test_a_share_that_was_paid_is_not_taken_away_by_a_correction() -> None:
    evening = played(2, 4)
    evening.bust(3, 2, 4)
    evening.tell(pay_bounty(evening.state, 4))
    with pytest.raises(Refusal, match="bounty_paid"):
        reorder(evening.state, ((4,), (2,)))
    with pytest.raises(Refusal, match="bounty_paid"):
        cancel_event(evening.state, evening.now)
    with pytest.raises(Contradiction, match="bounty_paid"):
        evening.tell([BountyPaid(2, 2_000, 9, pools=(PricePart(SENIORS, 2_000),))])


@pytest.mark.parametrize(
    ("name", "takers", "code"),
    [
        ("last woman", (1,), "no_such_pool"),
        (SENIORS, (1,), "pool_by_place"),
        (HIGH_HAND, (1, 1), "taker_twice"),
        (HIGH_HAND, (1, 2), "pool_prizes"),
        (HIGH_HAND, (99,), "no_such_entry"),
    ],
)
def test_winners_are_named_only_where_that_fits(
    name: str, takers: tuple[int, ...], code: str
) -> None:
    with pytest.raises(Refusal, match=code):
        tell_pool(played(1, 2).state, name, takers)


def test_nobody_wins_a_pool_that_he_did_not_pay_into_nor_while_it_grows() -> None:
    by_name = replace(SEVERAL.prizes, pools=(replace(POOLS[0], named=True), POOLS[1]))
    evening = seated(6, replace(SEVERAL, prizes=by_name))
    with pytest.raises(Refusal, match="pool_still_sold"):
        tell_pool(evening.state, HIGH_HAND, (1,))
    sold = played(1, 2, conditions=replace(SEVERAL, prizes=by_name))
    with pytest.raises(Refusal, match="not_in_pool"):
        tell_pool(sold.state, SENIORS, (3,))


def test_a_winner_told_wrongly_is_put_right_until_paid() -> None:
    evening = played(1)
    evening.bust(3)
    evening.tell(tell_pool(evening.state, HIGH_HAND, (3,)))
    evening.tell(tell_pool(evening.state, HIGH_HAND, (2,)))
    evening.tell(pay_bounty(evening.state, 2))
    with pytest.raises(Refusal, match="bounty_paid"):
        tell_pool(evening.state, HIGH_HAND, (3,))


@rule("STAR", "28.1.1")
def test_buying_into_a_pool_is_no_add_on() -> None:
    """An add-on is a once-only purchase of tournament chips; a share in a pool buys none."""
    both = replace(SEVERAL, addon=replace(SEVERAL.entry, most=1))
    evening = seated(4, both)
    evening.start()
    for kind in (1, 0):
        evening.tell(sell_addons(evening.state, (1,), evening.now, kind=kind))
    assert (evening.state.entry(1).addons, evening.state.entries.addons) == (1, 1)
    with pytest.raises(Refusal, match="addons_used_up"):
        sell_addons(evening.state, (1,), evening.now, kind=1)
    assert "other_addons[0].parts" not in [where for _, where in rule_faults(both)]


def test_a_cancelled_event_that_shares_its_pool_gives_side_pools_back_to_who_paid_them() -> None:
    refunds = RefundTerms(cancelled_in_play=Cancellation.EVENLY)
    evening = seated(3, replace(SEVERAL, refunds=refunds, house="OPEN"))
    evening.start()
    evening.tell(sell_addons(evening.state, (2,), evening.now, kind=1))
    evening.tell(cancel_event(evening.state, evening.now))
    assert {name: evening.state.entries.taken.get(name, 0) for name in (SENIORS, HIGH_HAND)} == {
        SENIORS: 0,
        HIGH_HAND: 0,
    }


@rule("STAR", "28.3.3")
def test_the_house_puts_a_fixed_sum_into_a_pool_that_everyone_plays_for() -> None:
    """What the house adds to a pool is paid to players as published."""
    given = replace(SMALL.prizes, pools=(SidePool(LAST_WOMAN, named=True, amount=20_000),))
    evening = seated(6, replace(SMALL, prizes=given))
    evening.start()
    evening.pause()
    filled = [
        one for one in evening.tell(post_prizes(evening.state)) if isinstance(one, PoolFilled)
    ]
    assert filled == [PoolFilled(LAST_WOMAN, 20_000)]
    assert evening.state.pool == evening.state.prizes.total
    evening.bust(3, 4, 6, 2, 1)
    evening.tell(tell_pool(evening.state, LAST_WOMAN, (2,)))
    assert won(evening) == {2: 20_000}


def test_what_the_house_put_into_a_pool_comes_out_again_when_the_event_is_cancelled() -> None:
    given = replace(SMALL.prizes, pools=(SidePool(LAST_WOMAN, named=True, amount=20_000),))
    evening = seated(6, replace(SMALL, prizes=given))
    evening.start()
    evening.pause()
    evening.close()
    told = cancel_event(evening.state, evening.now)
    assert PoolFilled(LAST_WOMAN, -20_000) in told


def nobody_can_win(unwon: UnwonPool | None = None) -> Evening:
    """The only two who bought into the seniors' pool may not be paid; play is over."""
    pools = (replace(POOLS[0], unwon=unwon), POOLS[1])
    conditions = replace(SEVERAL, prizes=replace(SEVERAL.prizes, pools=pools))
    evening = played(2, 4, conditions=conditions)
    evening.bust(3, 1, 6, 2, 4)
    for place, entry in ((2, 4), (3, 2)):
        evening.tell([WinnerPassedOver(place, entry, Ineligible.OTHER, Heir.NEXT_ELIGIBLE)])
    evening.tell(tell_pool(evening.state, HIGH_HAND, (3,)))
    return evening


def test_a_pool_that_nobody_can_win_goes_into_the_prizes_or_to_everyone() -> None:
    evening = nobody_can_win()
    with pytest.raises(Refusal, match="pools_for_nobody"):
        must_owe_no_bounty(evening.state)
    before = evening.state.pool
    moved = pass_pool_on(evening.state, SENIORS, UnwonPool.PRIZES)
    told = with_bounty_pooled(evening.state, moved)
    evening.tell(told)
    assert evening.state.pool == before + 2 * BOUGHT == evening.state.prizes.total
    assert sum(line.cents for line in moved[0].lines()) == 0
    with pytest.raises(Refusal, match="pool_empty"):
        pass_pool_on(evening.state, SENIORS, UnwonPool.PRIZES)


def test_everyone_plays_for_a_pool_that_is_opened_to_all() -> None:
    evening = nobody_can_win()
    evening.tell(pass_pool_on(evening.state, SENIORS, UnwonPool.EVERYONE))
    shares = won(evening)
    assert (shares[5], shares[6]) == (2_800, 1_200)
    assert won(nobody_can_win(UnwonPool.EVERYONE)) == shares


@pytest.mark.parametrize(
    ("evening", "name", "code"),
    [
        (lambda: played(2, 4), SENIORS, "pool_can_be_won"),
        (lambda: nobody_can_win(UnwonPool.PRIZES), SENIORS, "pool_unwon_said"),
        (nobody_can_win, LAST_WOMAN, "no_such_pool"),
        (lambda: seated(6, SEVERAL), SENIORS, "pool_still_sold"),
    ],
)
def test_only_a_pool_that_nobody_can_win_is_passed_on_as_the_conditions_say(
    evening: Callable[[], Evening], name: str, code: str
) -> None:
    with pytest.raises(Refusal, match=code):
        pass_pool_on(evening().state, name, UnwonPool.EVERYONE)


@pytest.mark.parametrize(
    ("pools", "addon", "field"),
    [
        ((SidePool("nowhere"),), INTO, "prizes.pools[0].name"),
        ((SidePool(BOUNTY),), INTO, "prizes.pools[0].name"),
        ((POOLS[0], POOLS[0]), INTO, "prizes.pools[1].name"),
        ((SidePool(SENIORS, (WHOLE // 2,)),), INTO, "prizes.pools[0].percent"),
        ((), INTO, "other_addons[0].chips"),
    ],
)
def test_a_pool_that_cannot_be_played_is_a_fault_of_the_event_file(
    pools: tuple[SidePool, ...], addon: OtherAddOn, field: str
) -> None:
    prizes = replace(SEVERAL.prizes, pools=pools)
    faults = offer_faults(replace(SEVERAL, prizes=prizes, other_addons=(addon,)))
    assert field in [where for _, where in faults]
    assert not list(offer_faults(SEVERAL))
