"""A deal among the players left: agreed by all by name, posted as a list, and places play out."""

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given

from tdapp.core.refusal import Refusal
from tdapp.house.kept_events import Ineligible
from tdapp.rules.money_rules import Heir
from tdapp.rules.rule import Answer, YesOrNo
from tdapp.till.payment import POOL
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.returning import reinstate
from tdapp.tournament.facts.deals import DealAnswer, DealPut
from tdapp.tournament.payouts.dealing import answer_deal, deal_pot, drop_deal, post_deal, put_deal
from tdapp.tournament.payouts.inheriting import deny_prize
from tdapp.tournament.payouts.paying import pay_prize
from tdapp.tournament.payouts.posting import change_prizes
from tdapp.tournament.payouts.slips import with_slips
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import Offer, PricePart
from tdapp.tournament.plan.prize_plan import (
    WHOLE,
    FieldShare,
    PrizeBand,
    PrizeInKind,
    PrizePlan,
)
from tdapp.tournament.prizes import is_by_agreement, share_of, undecided, unpaid
from tdapp.tournament.reckoning.deal_shares import DealMethod, DealTerms
from tests.tournament.evening import SMALL, Evening, seated
from tests.tournament.payouts.deals import THREE, agreed, put, refused, three_left


def test_third_can_be_paid_most_and_places_still_play_out() -> None:
    """Who has the most chips goes out third: the amount agreed by name goes along."""
    evening = three_left()
    deal = put(evening, DealMethod.CHIPS)
    by_name = {one.entry: one.cents for one in deal.shares}
    assert sum(by_name.values()) == 60_000
    agreed(evening)
    state = evening.state
    assert state.prizes.version == 2
    assert [is_by_agreement(state, place) for place in (1, 2, 3, 4)] == [True] * 3 + [False]
    evening.tell(with_slips(state, bust(state, 1, evening.now)))
    assert share_of(evening.state, 1).cash == by_name[1] == max(by_name.values())
    assert sum(cents for _, _, cents in unpaid(evening.state)) == 60_000
    evening.tell(pay_prize(evening.state, 3))
    evening.tell(with_slips(evening.state, bust(evening.state, 3, evening.now)))
    assert {one: share_of(evening.state, one).cash for one in (1, 2, 3)} == by_name
    evening.tell(pay_prize(evening.state, 2))
    evening.tell(pay_prize(evening.state, 1))
    assert evening.state.prizes.paid_cents == 60_000


@pytest.mark.parametrize(
    ("by_hand", "saved", "order", "won"),
    [
        pytest.param(
            (1_023_701, 857_109, 725_621, 698_369),
            180_000,
            (2, 1, 3, 4),
            (1_037_109, 1_023_701, 725_621, 698_369),
            id="EPT Barcelona 2018: bargained, and something left for the winner",
        ),
        pytest.param(
            (269_550, 260_904, 239_007, 224_114),
            0,
            (2, 4, 1, 3),
            (260_904, 224_114, 269_550, 239_007),
            id="WSOP Circuit Sydney 2019: third is paid most",
        ),
    ],
)
def test_published_deals_are_paid_as_they_were(
    by_hand: tuple[int, ...], saved: int, order: tuple[int, ...], won: tuple[int, ...]
) -> None:
    """Four players by their stacks, with the dollars of each; the order is that of the places."""
    evening = seated(4, four_who_share(sum(by_hand) + saved))
    evening.close()
    stacks = dict(zip((1, 2, 3, 4), (17_000, 10_000, 7_000, 6_000), strict=True))
    hand = {one: 100 * dollars for one, dollars in enumerate(by_hand, 1)}
    kept = (100 * saved,) if saved else ()
    evening.tell(put_deal(evening.state, DealTerms(DealMethod.HAND, kept), stacks, hand))
    agreed(evening)
    for entry in order[:0:-1]:
        evening.tell(with_slips(evening.state, bust(evening.state, entry, evening.now)))
    paid = {entry: share_of(evening.state, entry).cash for entry in order}
    assert list(paid.values()) == [100 * dollars for dollars in won]
    assert sum(paid.values()) == evening.state.pool


def four_who_share(dollars: int) -> Conditions:
    """Four entries make a pool of so many dollars, paid to all of them."""
    percent = tuple(WHOLE * part // 100 for part in (40, 28, 18, 14))
    price = Offer((PricePart(POOL, 25 * dollars),), 10_000)
    plan = PrizePlan((PrizeBand(percent=percent),))
    return msgspec.structs.replace(SMALL, entry=price, prizes=plan, max_entries=4, min_entries=2)


def test_what_is_saved_and_in_kind_goes_to_the_winner() -> None:
    """As in Barcelona in 2018: an amount and a package were left for who won."""
    kind = PrizeInKind(1, "package", 0)
    plan = msgspec.structs.replace(SMALL.prizes, in_kind=(kind,))
    evening = three_left(msgspec.structs.replace(SMALL, prizes=plan))
    deal = put(evening, DealMethod.ICM, (6_000,))
    by_name = {one.entry: one.cents for one in deal.shares}
    assert sum(by_name.values()) == 54_000
    agreed(evening)
    for entry in (1, 2):
        evening.tell(with_slips(evening.state, bust(evening.state, entry, evening.now)))
    won = share_of(evening.state, 3)
    assert (won.cash, won.item) == (by_name[3] + 6_000, "package")
    assert share_of(evening.state, 1).cash == by_name[1]


@pytest.mark.parametrize(
    ("answers", "code"),
    [
        ({}, "deal_not_agreed"),
        ({1: DealAnswer.SIGNED, 2: DealAnswer.AGREED}, "deal_not_agreed"),
        (dict.fromkeys(THREE, DealAnswer.AGREED), "deal_not_signed"),
        ({1: DealAnswer.SIGNED, 2: DealAnswer.REFUSED, 3: DealAnswer.SIGNED}, "deal_refused"),
    ],
)
def test_a_deal_needs_everybody_by_name(answers: dict[int, DealAnswer], code: str) -> None:
    evening = three_left()
    assert refused(lambda: post_deal(evening.state)) == "no_deal"
    put(evening, DealMethod.EVEN)
    for entry, answer in answers.items():
        evening.tell(answer_deal(evening.state, entry, answer))
    assert refused(lambda: post_deal(evening.state)) == code


def test_a_changed_amount_takes_every_yes_back() -> None:
    evening = three_left()
    put(evening, DealMethod.EVEN)
    evening.tell(answer_deal(evening.state, 1, DealAnswer.AGREED))
    assert refused(lambda: answer_deal(evening.state, 1, DealAnswer.AGREED)) == "said_already"
    assert refused(lambda: answer_deal(evening.state, 6, DealAnswer.AGREED)) == "not_in_the_deal"
    put(evening, DealMethod.HAND, (), (20_000, 20_000, 20_000))
    assert not evening.state.talks.said(DealAnswer.AGREED)
    evening.tell(drop_deal(evening.state))
    assert refused(lambda: drop_deal(evening.state)) == "no_deal"
    assert put(evening, DealMethod.EVEN).number == 3


def test_who_goes_out_meanwhile_ends_the_deal() -> None:
    evening = three_left()
    put(evening, DealMethod.EVEN)
    evening.tell(with_slips(evening.state, bust(evening.state, 2, evening.now)))
    for entry in (1, 2, 3):
        evening.tell(answer_deal(evening.state, entry, DealAnswer.SIGNED))
    assert refused(lambda: post_deal(evening.state)) == "deal_is_old"


def test_stacks_are_compared_with_the_chips_in_play() -> None:
    evening, terms = three_left(), DealTerms(DealMethod.EVEN)
    few = {**THREE, 3: 4_000}
    assert refused(lambda: put_deal(evening.state, terms, few)) == "stacks_not_chips"
    assert put_deal(evening.state, terms, few, though_chips_differ=True)
    assert refused(lambda: put_deal(evening.state, terms, {1: 1, 2: 1})) == "stacks_missing"
    more = {**THREE, 6: 0}
    assert refused(lambda: put_deal(evening.state, terms, more)) == "not_in_the_deal"


def test_a_house_or_an_event_may_forbid_deals() -> None:
    """By a rule of the book, with its number, or by the published conditions."""
    rules = msgspec.structs.replace(SMALL.rules, deals=YesOrNo(answer=Answer.NO, rule="99.1"))
    by_book = three_left(msgspec.structs.replace(SMALL, rules=rules))
    plan = msgspec.structs.replace(SMALL.prizes, deals=False)
    by_event = three_left(msgspec.structs.replace(SMALL, prizes=plan))
    for evening, rule in ((by_book, "99.1"), (by_event, "published conditions")):
        with pytest.raises(Refusal) as no:
            put_deal(evening.state, DealTerms(DealMethod.EVEN), THREE)
        assert (no.value.code, no.value.details["rule"]) == ("deals_forbidden", rule)


def test_nobody_deals_before_the_list_or_alone() -> None:
    evening, terms = seated(6), DealTerms(DealMethod.EVEN)
    everybody = dict.fromkeys(range(1, 7), 10_000)
    assert refused(lambda: put_deal(evening.state, terms, everybody)) == "prizes_not_posted"
    evening = three_left()
    for entry in (3, 2):
        evening.tell(with_slips(evening.state, bust(evening.state, entry, evening.now)))
    assert refused(lambda: put_deal(evening.state, terms, {1: 60_000})) == "deal_too_late"


def test_a_deal_after_a_deal_keeps_what_was_agreed_and_shares_what_is_saved() -> None:
    evening = three_left()
    first = {one.entry: one.cents for one in put(evening, DealMethod.CHIPS, (6_000,)).shares}
    agreed(evening)
    evening.tell(with_slips(evening.state, bust(evening.state, 1, evening.now)))
    evening.tell(pay_prize(evening.state, 3))
    assert deal_pot(evening.state, {2: 1, 3: 1}).safe == (first[2], first[3])
    second = {one.entry: one.cents for one in put(evening, DealMethod.EVEN).shares}
    assert second == {2: first[2] + 3_000, 3: first[3] + 3_000}
    agreed(evening)
    assert share_of(evening.state, 1).cash == first[1]
    evening.tell(with_slips(evening.state, bust(evening.state, 2, evening.now)))
    assert [share_of(evening.state, one).cash for one in (2, 3)] == [second[2], second[3]]


def test_before_the_money_all_who_are_left_may_share() -> None:
    """Six at two tables, three places paid: everybody gets something."""
    evening = seated(6)
    evening.close()
    stacks = dict.fromkeys(range(1, 7), 10_000)
    evening.tell(put_deal(evening.state, DealTerms(DealMethod.ICM), stacks))
    agreed(evening)
    evening.tell(with_slips(evening.state, bust(evening.state, 6, evening.now)))
    assert share_of(evening.state, 6).cash == 10_000


def test_amounts_by_name_stay_until_another_deal() -> None:
    """No list by place, and nobody who steps up, can take them."""
    evening = three_left()
    put(evening, DealMethod.CHIPS)
    agreed(evening)
    assert refused(lambda: change_prizes(evening.state, (30_000, 20_000, 10_000))) == "deal_stands"
    evening.tell(with_slips(evening.state, bust(evening.state, 1, evening.now)))
    denied = deny_prize(evening.state, 1, Ineligible.UNDER_AGE, Heir.CROWN)
    assert denied
    no = refused(lambda: deny_prize(evening.state, 1, Ineligible.UNDER_AGE, Heir.RUNNER_UP))
    assert no == "deal_stands"


@given(data=st.data())
def test_what_is_owed_is_the_list_at_every_step(data: st.DataObject) -> None:
    """Whatever was agreed and whoever goes out, open and decided prizes are the pool."""
    evening = three_left()
    pool = evening.state.pool
    while evening.state.left > 1:
        if data.draw(st.booleans()):
            method = data.draw(
                st.sampled_from([one for one in DealMethod if one.value != "by_hand"])
            )
            room = sum(deal_pot(evening.state, dict.fromkeys(evening.state.in_play(), 1)).prizes)
            saved = data.draw(st.integers(0, room // 10))
            put(evening, method, (saved,))
            agreed(evening)
        gone = data.draw(st.sampled_from(evening.state.in_play()))
        evening.tell(with_slips(evening.state, bust(evening.state, gone, evening.now)))
        assert sum(cents for _, _, cents in unpaid(evening.state)) == pool
        open_ = [undecided(evening.state, one) for one in range(1, evening.state.left + 1)]
        assert all(open_) or evening.state.left == 1
    assert sum(share_of(evening.state, one).cash for one in range(1, 7)) == pool


def test_nobody_comes_back_among_those_who_agreed() -> None:
    """Who was out takes no part in the deal; a player of the deal may come back."""
    evening = three_left()
    put(evening, DealMethod.CHIPS)
    agreed(evening)
    assert refused(lambda: reinstate(evening.state, 4)) == "deal_stands"
    evening.tell(with_slips(evening.state, bust(evening.state, 1, evening.now)))
    evening.tell(with_slips(evening.state, reinstate(evening.state, 1)))
    assert evening.state.in_play() == [1, 2, 3]


def test_many_at_several_tables_share_by_samples_that_can_be_drawn_again() -> None:
    """Twenty-five at five tables: the seed is recorded, and the same gives the same."""
    plan = PrizePlan(share=FieldShare(WHOLE, steepness=2))
    many = msgspec.structs.replace(SMALL, max_entries=30, prizes=plan)
    evening = Evening(many, tables=5)
    evening.enter(25)
    evening.seat()
    evening.close()
    level = dict.fromkeys(range(1, 26), 10_000)
    stacks = {**level, 1: 15_000, 2: 5_000}
    terms = DealTerms(DealMethod.ICM, seed="of the evening")
    first, again = (put_deal(evening.state, terms, stacks) for _ in range(2))
    assert first == again
    (event,) = first
    assert isinstance(event, DealPut)
    assert (event.terms.seed, event.sampled > 0, event.error > 0) == (terms.seed, True, True)
    assert sum(one.cents for one in event.shares) == evening.state.pool
    assert len({one.cents // 100 for one in event.shares[1:-1]}) == 1
