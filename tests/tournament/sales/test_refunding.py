"""Money given back: what leaves the field leaves it whole, and what was out closes up."""

import pytest
from msgspec.structs import replace

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.desk.by_two import wanted_for
from tdapp.desk.permissions import Permission
from tdapp.house.cage_events import CageTerms
from tdapp.till.payment import FEE, OWED, POOL, Payment, Tender, TenderAmount
from tdapp.tournament.event.announcing import finish
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.refunds import (
    EntryRefunded,
    EntryVoided,
    Occasion,
    Substitution,
)
from tdapp.tournament.facts.sales import AddedFor, MoneyAdded, RegistrationClosed
from tdapp.tournament.facts.slips import SlipVoided
from tdapp.tournament.payouts.paying import pay_prize
from tdapp.tournament.payouts.posting import post_prizes
from tdapp.tournament.payouts.slips import with_slip_of_wrong_name
from tdapp.tournament.plan.offers import PricePart
from tdapp.tournament.plan.terms import RefundTerms
from tdapp.tournament.room import TOURNAMENT
from tdapp.tournament.sales.cancelling import cancel_event
from tdapp.tournament.sales.open_buy_ins import pay_debt
from tdapp.tournament.sales.passing_on import pass_entry_on
from tdapp.tournament.sales.refunding import give_back_parts, readmit, refund, void_entry
from tdapp.tournament.sales.selling import sell_entry, sell_rebuy
from tests.tournament.evening import SMALL, Evening, canberra, person, seated

ALL = RefundTerms(withdrawal=(POOL, FEE))
KIND = replace(SMALL, refunds=ALL)
OPEN = replace(SMALL, rules=canberra().rules, refunds=replace(ALL, no_show=(POOL,)))
CARD = Payment(Tender.CARD, "cage 2")


def refused(evening: Evening, number: int, why: Occasion = Occasion.WITHDRAWAL) -> Refusal:
    with pytest.raises(Refusal) as found:
        refund(evening.state, number, why, evening.now)
    return found.value


def test_who_went_out_before_a_refund_moves_up_and_down_again_when_he_is_back() -> None:
    evening = seated(3, KIND)
    evening.bust(1)
    assert evening.state.places() == {1: 3}
    before = evening.state

    evening.tell(refund(evening.state, 2, Occasion.WITHDRAWAL, evening.now))
    assert evening.state.places() == {1: 2}
    evening.tell(readmit(evening.state, 2))
    assert evening.state.places() == {1: 3}
    assert evening.state.entries.taken == before.entries.taken
    assert evening.state.entries.by_number == before.entries.by_number
    assert evening.state.entries.by_person == before.entries.by_person


def test_a_refunded_entry_takes_its_money_chips_seat_and_number_with_it() -> None:
    evening = seated(3, KIND)
    evening.rebuy(2)
    evening.tell(refund(evening.state, 2, Occasion.WITHDRAWAL, evening.now, CARD))
    state = evening.state

    assert (state.entries.count, state.entries.pool, state.entries.fees) == (2, 20_000, 2_000)
    assert (state.entries.chips, state.entries.rebuys) == (20_000, 0)
    assert 2 not in state.seating.seat_of
    assert len(state.seating.entry_at) == 2
    assert person(2) not in state.entries.by_person
    evening.tell(sell_entry(state, person(2), evening.now))
    assert sorted(evening.state.entries.by_number) == [1, 3, 4]


def test_a_debt_is_struck_when_everything_goes_back_and_only_the_rest_is_handed_out() -> None:
    evening = seated(2, KIND)
    evening.tell(sell_rebuy(evening.state, 2, 0, evening.now, payment=OWED))
    told = evening.tell(refund(evening.state, 2, Occasion.WITHDRAWAL, evening.now))

    assert isinstance(told[0], EntryRefunded)
    assert told[0].back == (TenderAmount(Tender.CASH, 11_000), TenderAmount(Tender.OWED, 8_500))
    assert sum(line.cents for line in told[0].lines()) == 0
    assert not evening.state.entries.owed


def test_a_part_is_not_given_back_while_something_is_owed() -> None:
    evening = seated(2, replace(SMALL, refunds=RefundTerms(withdrawal=(FEE,))))
    evening.tell(sell_rebuy(evening.state, 2, 0, evening.now, payment=OWED))
    assert refused(evening, 2).code == "debt_first"
    evening.tell(pay_debt(evening.state, 3, CARD))
    evening.tell(refund(evening.state, 2, Occasion.WITHDRAWAL, evening.now))
    assert evening.state.entries.fees == 1_000
    assert evening.state.entries.pool == 28_000


def test_without_terms_nothing_goes_back_whoever_agrees() -> None:
    evening = seated(2)
    assert refused(evening, 1) == Refusal("no_refund", entry=1, occasion="withdrawal")
    for why in (Occasion.WITHDRAWAL, Occasion.DISQUALIFICATION):
        with pytest.raises(Refusal, match="no_refund"):
            refund(evening.state, 1, why, evening.now, approved=True)


@pytest.mark.parametrize("book", ["star", "adelaide"])
def test_conditions_give_nothing_back_that_the_rulebook_keeps(book: str) -> None:
    generous = RefundTerms(disqualification=(POOL, FEE), no_show=(POOL, FEE))
    evening = seated(2, replace(SMALL, rules=canberra(book).rules, refunds=generous))
    for why in (Occasion.DISQUALIFICATION, Occasion.NO_SHOW):
        with pytest.raises(Refusal, match="no_refund"):
            refund(evening.state, 1, why, evening.now)


@pytest.mark.parametrize("book", ["tasmania", "crown", "open"])
def test_conditions_that_prevail_or_are_asked_give_back_what_they_say(book: str) -> None:
    house = replace(SMALL, rules=canberra(book).rules)
    evening = seated(2, replace(house, refunds=RefundTerms(disqualification=(FEE,))))
    evening.tell(give_back_parts(evening.state, 1, (FEE,), Occasion.DISQUALIFICATION, evening.now))
    assert evening.state.entries.fees == 1_000


def test_the_time_to_withdraw_is_over_when_the_clock_has_run() -> None:
    evening = seated(2, replace(SMALL, refunds=replace(ALL, before_start=True)))
    assert refund(evening.state, 1, Occasion.WITHDRAWAL, evening.now)
    evening.start()
    assert refused(evening, 1).code == "no_refund"
    evening.pause()
    assert refused(evening, 1).code == "no_refund"


def test_an_approved_fee_goes_back_and_the_field_stays_as_it_is() -> None:
    evening = seated(3, KIND)
    evening.tell(leave(evening.state, 2, Departure.NO_SHOW, 10_000, evening.now))
    before = evening.state
    why = Occasion.NO_SHOW
    with pytest.raises(Refusal, match="no_refund"):
        give_back_parts(evening.state, 2, (FEE,), why, evening.now)
    evening.tell(give_back_parts(evening.state, 2, (FEE,), why, evening.now, approved=True))

    assert evening.state.places() == before.places() == {2: 3}
    assert evening.state.entries.fees == 2_000
    assert evening.state.entries.pool == 30_000
    assert evening.state.entry(2).paid == 10_000
    with pytest.raises(Refusal, match="no_refund"):
        give_back_parts(evening.state, 2, (FEE,), why, evening.now, approved=True)


def test_who_never_came_and_is_refunded_leaves_the_field_with_his_exit() -> None:
    evening = seated(3, OPEN)
    evening.tell(leave(evening.state, 2, Departure.NO_SHOW, 10_000, evening.now))
    evening.bust(1)
    assert evening.state.places() == {2: 3, 1: 2}
    evening.tell(refund(evening.state, 2, Occasion.NO_SHOW, evening.now))

    assert evening.state.places() == {1: 2}
    assert evening.state.chips_in_play == evening.state.entries.chips == 20_000
    assert evening.state.entries.fees == 3_000


def test_who_lost_the_chips_gets_nothing_back() -> None:
    evening = seated(3, KIND)
    evening.bust(1)
    assert refused(evening, 1) == Refusal("already_out", entry=1)


def test_a_miskeyed_entry_is_void_and_its_money_goes_back_as_it_came() -> None:
    evening = seated(2)
    told = sell_entry(evening.state, person(9), evening.now, CARD)
    evening.tell(told)
    (void,) = evening.tell(void_entry(evening.state, 3))

    assert isinstance(void, EntryVoided)
    assert void.fixed is None
    assert void.back == (TenderAmount(Tender.CARD, 11_000),)
    assert void.session == "cage 2"
    assert [(line.account, -line.cents) for line in void.lines()] == [
        (line.account, line.cents) for line in (*told[0].lines()[1:], told[0].lines()[0])
    ]
    assert evening.state.entries.count == 2
    evening.enter(1)
    assert sorted(evening.state.entries.by_number) == [1, 2, 4]


def test_a_void_entry_comes_out_of_the_session_that_is_open_now() -> None:
    evening = seated(2)
    evening.tell(sell_entry(evening.state, person(9), evening.now, CARD))
    sessions = [
        voided.session
        for session in (None, "cage 7")
        for voided in void_entry(evening.state, 3, session)
        if isinstance(voided, EntryVoided)
    ]
    assert sessions == ["cage 2", "cage 7"]


def test_what_was_handed_over_is_not_void() -> None:
    evening = seated(3)
    evening.rebuy(1)
    evening.start()
    for number in (1, 2):
        with pytest.raises(Refusal, match="handed_over"):
            void_entry(evening.state, number)
    late = evening.enter(1)[0]
    assert void_entry(evening.state, late)


def test_a_pause_of_the_clock_takes_nothing_back_that_was_handed_over() -> None:
    evening = seated(2)
    evening.start()
    evening.pause()
    with pytest.raises(Refusal, match="handed_over"):
        void_entry(evening.state, 2)


def why_not_of(evening: Evening, number: int) -> str | None:
    try:
        evening.tell(pass_entry_on(evening.state, number, person(9), Substitution.MISKEYED))
    except Refusal as refusal:
        return refusal.code
    return None


@pytest.mark.parametrize("house", ["adelaide", "crown", "open", "star", "tasmania"])
def test_a_wrong_name_is_put_right_until_the_prize_is_paid(house: str) -> None:
    def decided() -> Evening:
        evening = seated(3, replace(SMALL, rules=canberra(house).rules))
        evening.start()
        evening.bust(3)
        evening.tell(post_prizes(evening.state))
        evening.bust(2)
        return evening

    for number in (1, 2, 3):
        evening = decided()
        had_a_slip = number in evening.state.prizes.slips
        passed = pass_entry_on(evening.state, number, person(9), Substitution.MISKEYED)
        facts = with_slip_of_wrong_name(evening.state, passed)
        assert any(isinstance(one, SlipVoided) for one in facts) == had_a_slip
        assert wanted_for({StreamId("event"): facts}, CageTerms()) is Permission.COUNTERSIGN
        evening.tell(facts)
        assert evening.state.entry(number).person == person(9)
    evening = decided()
    evening.tell(pay_prize(evening.state, 1))
    assert why_not_of(evening, 1) == "prize_paid"


def test_all_entries_of_a_wrong_name_are_put_right_one_by_one() -> None:
    evening = seated(3, SMALL)
    evening.start()
    evening.bust(3)
    assert why_not_of(evening, 3) is None
    assert why_not_of(evening, 2) is None
    assert evening.state.entries.by_person[person(9)] == (2, 3)
    assert why_not_of(evening, 1) == "already_entered"


def test_a_miskeyed_entry_is_put_on_the_right_person() -> None:
    evening = seated(2)
    evening.tell(pass_entry_on(evening.state, 2, person(7), Substitution.MISKEYED))

    assert evening.state.entry(2).person == person(7)
    assert person(2) not in evening.state.entries.by_person
    with pytest.raises(Refusal) as found:
        pass_entry_on(evening.state, 1, person(7), Substitution.MISKEYED)
    assert found.value == evening.state.entries.known(2).refusal


def test_a_substitute_plays_as_the_conditions_allow() -> None:
    def why_not(evening: Evening, *, approved: bool) -> str | None:
        try:
            pass_entry_on(evening.state, 1, person(7), Substitution.SUBSTITUTE, approved=approved)
        except Refusal as refusal:
            return refusal.code
        return None

    by_leave = replace(SMALL, substitutes=True)
    early = replace(SMALL, rules=canberra("tasmania").rules)
    assert why_not(seated(2), approved=True) == "no_substitutes"
    assert why_not(seated(2, by_leave), approved=False) == "substitute_not_approved"
    assert why_not(seated(2, by_leave), approved=True) is None
    assert why_not(seated(2, early), approved=True) == "substitute_after_draw"
    unseated = Evening(early)
    unseated.enter(1)
    assert why_not(unseated, approved=True) is None


def test_after_the_prizes_are_posted_the_field_is_fixed_and_a_fee_can_go_back() -> None:
    evening = seated(3, KIND)
    evening.close()
    assert refused(evening, 1).code == "field_is_fixed"
    with pytest.raises(Refusal, match="field_is_fixed"):
        give_back_parts(evening.state, 1, (POOL,), Occasion.WITHDRAWAL, evening.now)
    why = Occasion.NO_SHOW
    evening.tell(give_back_parts(evening.state, 1, (FEE,), why, evening.now, approved=True))


def test_a_purchase_that_was_refunded_cannot_be_taken_from_under_it() -> None:
    evening = seated(2, KIND)
    before = evening.state
    evening.rebuy(2)
    (gone,) = refund(evening.state, 2, Occasion.WITHDRAWAL, evening.now)
    with pytest.raises(Contradiction, match="bought_otherwise"):
        TOURNAMENT.folds.apply(before, gone)


def test_a_cancelled_event_gives_everything_back_as_it_came() -> None:
    evening = seated(4)
    evening.start()
    evening.tell(sell_rebuy(evening.state, 1, 0, evening.now, payment=CARD))
    evening.tell(sell_rebuy(evening.state, 2, 0, evening.now, payment=OWED))
    evening.bust(3)
    told = evening.tell(cancel_event(evening.state, evening.now, "cage 1"))
    state, lines = evening.state, [line for event in told for line in event.lines()]

    booked = dict.fromkeys({line.account for line in lines}, 0)
    for line in lines:
        booked[line.account] += line.cents
    assert booked == {
        "prize_pool": 56_000,
        "house_fee": 5_000,
        "cash": -44_000,
        "card": -8_500,
        "owed": -8_500,
    }
    assert (state.entries.count, state.entries.total, state.entries.chips) == (0, 0, 0)
    assert state.programme.cancelled
    assert not state.clock.running
    assert not state.entries.owed
    assert not state.seating.seat_of
    assert state.places() == {}


def test_a_closed_event_is_cancelled_until_a_prize_is_paid() -> None:
    evening = seated(3)
    evening.close()
    evening.tell(cancel_event(evening.state, evening.now))
    assert evening.state.entries.total == 0


@pytest.mark.parametrize(
    ("guarantee", "added", "pool", "put_in"),
    [
        (0, 0, 30_000, []),
        (0, 5_000, 35_000, [(5_000, AddedFor.ADDED)]),
        (76_400, 0, 76_400, [(46_400, AddedFor.OVERLAY)]),
        (30_000, 0, 30_000, []),
        (40_000, 500, 40_500, [(500, AddedFor.ADDED), (10_000, AddedFor.OVERLAY)]),
    ],
)
def test_the_house_makes_up_what_it_published(
    guarantee: int, added: int, pool: int, put_in: list[tuple[int, AddedFor]]
) -> None:
    evening = seated(3, replace(SMALL, guarantee=guarantee, added=added))
    assert evening.state.pool == pool
    told = evening.tell(post_prizes(evening.state))

    assert [(one.cents, one.why) for one in told if isinstance(one, MoneyAdded)] == put_in
    assert evening.state.pool == sum(evening.state.prizes.posted) == pool
    closed = [one for one in told if isinstance(one, RegistrationClosed)]
    assert closed == [RegistrationClosed(3, 30_000)]


def test_a_freeroll_plays_for_the_houses_money() -> None:
    free = replace(SMALL, added=50_000, entry=replace(SMALL.entry, parts=(PricePart(POOL, 0),)))
    evening = seated(3, free)
    evening.close()
    assert evening.state.prizes.posted == (35_000, 15_000)


def test_an_event_without_any_prize_can_be_ended() -> None:
    for_nothing = replace(SMALL, entry=replace(SMALL.entry, parts=()), rebuy=None)
    evening = seated(3, for_nothing)
    with pytest.raises(Refusal, match="still_in_play"):
        finish(evening.state, evening.now)
    evening.close()
    evening.bust(1, 2)
    with pytest.raises(Refusal, match="no_prize"):
        pay_prize(evening.state, 1)
    evening.tell(finish(evening.state, evening.now))
    assert (evening.state.prizes.posted, evening.state.programme.winner) == ((), 3)
