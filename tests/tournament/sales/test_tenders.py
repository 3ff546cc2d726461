"""One sale paid in several tenders: its lines add up, and it goes back as it came."""

from collections import Counter

import hypothesis.strategies as st
import pytest
from hypothesis import given
from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.till.payment import FEE, OWED, POOL, AsPaid, Payment, Tender, TenderAmount
from tdapp.tournament.facts.refunds import EntryRefunded, Occasion
from tdapp.tournament.plan.terms import RefundTerms
from tdapp.tournament.sales.alternates import join_alternates, refund_alternate
from tdapp.tournament.sales.cancelling import cancel_event
from tdapp.tournament.sales.open_buy_ins import pay_debt
from tdapp.tournament.sales.refunding import give_back_parts, readmit, refund, void_entry
from tdapp.tournament.sales.selling import sell_addons, sell_entry, sell_rebuy
from tests.tournament.evening import SMALL, Evening, person, seated
from tests.tournament.sales.alternates_list import QUEUED
from tests.tournament.sales.offers import offer

PRICE = SMALL.entry.total
KIND = replace(SMALL, refunds=RefundTerms(withdrawal=(POOL, FEE)))
POOL_ONLY = replace(SMALL, refunds=RefundTerms(withdrawal=(POOL,)))
HALF = Payment(Tender.CASH, "till 1", (TenderAmount(Tender.VOUCHER, 2_000),))
CARD = Payment(Tender.CARD, "till 2")
others = st.lists(
    st.builds(TenderAmount, st.sampled_from(Tender), st.integers(-1, PRICE // 2)), max_size=3
).map(tuple)
splits = st.builds(Payment, st.sampled_from(Tender), st.none(), others)


def drawer(events: list[Event]) -> Counter[str]:
    """What came in by each tender."""
    found: Counter[str] = Counter()
    for event in events:
        for line in event.lines():
            if line.account in {tender.value for tender in Tender}:
                found[line.account] += line.cents
    return found


def nothing(counts: Counter[str]) -> bool:
    return not any(counts.values())


@given(splits, splits)
def test_for_any_split_the_lines_sum_to_zero_and_all_goes_back_as_it_came(
    first: Payment, again: Payment
) -> None:
    evening = Evening(KIND)
    told: list[Event] = []
    refused = set()
    for payment in (first, again):
        try:
            sold = sell_entry(evening.state, person(len(told) + 1), evening.now, payment)
        except Refusal as refusal:
            refused.add(refusal.code)
            continue
        told += sold
        evening.tell(sold)
    assert refused <= {"not_on_credit", "tender_twice", "tenders_do_not_add_up"}
    back = cancel_event(evening.state, evening.now)
    assert all(sum(line.cents for line in event.lines()) == 0 for event in (*told, *back))
    assert nothing(drawer([*told, *back]))


def test_a_split_is_recorded_by_tender_and_counted_in_its_session() -> None:
    evening = seated(2, SMALL)
    sold = sell_rebuy(evening.state, 1, 0, evening.now, payment=HALF)
    assert drawer(sold) == {"cash": 6_500, "voucher": 2_000}
    evening.tell(sold)
    listed = {(one.session, one.tender): one.ins for one in evening.state.takings.listed()}
    assert listed == {("till 1", "cash"): 6_500, ("till 1", "voucher"): 2_000}


def test_what_does_not_add_up_is_refused() -> None:
    evening = seated(2, SMALL)

    def why(payment: Payment) -> str:
        with pytest.raises(Refusal) as found:
            sell_entry(evening.state, person(9), evening.now, payment)
        return found.value.code

    assert why(Payment(also=(TenderAmount(Tender.CARD, PRICE),))) == "tenders_do_not_add_up"
    assert why(Payment(also=(TenderAmount(Tender.CARD, -1),))) == "tenders_do_not_add_up"
    assert why(Payment(also=(TenderAmount(Tender.CASH, 1),))) == "tender_twice"
    assert why(Payment(also=(TenderAmount(Tender.OWED, 1),))) == "not_on_credit"
    assert why(replace(OWED, also=(TenderAmount(Tender.CARD, 1),))) == "not_on_credit"


def test_a_split_is_of_one_sale() -> None:
    evening = seated(3, replace(SMALL, addon=offer(9_000, 0, 9_000, until=2, most=1)))
    assert drawer(sell_addons(evening.state, (1,), evening.now, HALF))["voucher"] == 2_000
    with pytest.raises(Refusal, match="split_one_sale_at_a_time"):
        sell_addons(evening.state, (1, 2), evening.now, HALF)


def test_a_mis_keyed_entry_and_a_paid_debt_go_back_in_the_tenders_that_came() -> None:
    evening = Evening(KIND)
    evening.tell(sell_entry(evening.state, person(1), evening.now, CARD))
    assert drawer(void_entry(evening.state, 1)) == {"card": -PRICE}
    told = [*evening.tell(sell_rebuy(evening.state, 1, 0, evening.now, payment=OWED))]
    told += evening.tell(pay_debt(evening.state, 2, HALF))
    assert drawer(told) == {"owed": 0, "cash": 6_500, "voucher": 2_000}
    back = drawer(cancel_event(evening.state, evening.now))
    assert back == {"card": -PRICE, "cash": -6_500, "voucher": -2_000}


def test_of_entries_that_paid_alike_one_shows_whether_a_cancellation_would_be_refused() -> None:
    evening = Evening(KIND)
    for number, payment in enumerate((CARD, HALF, CARD, HALF, CARD), 1):
        evening.tell(sell_entry(evening.state, person(number), evening.now, payment))
    tried = cancel_event(evening.state, evening.now, each=False)
    paid = [{one.tender for one in told.back} for told in tried if isinstance(told, EntryRefunded)]
    assert sorted(paid, key=len) == [{Tender.CARD}, {Tender.CASH, Tender.VOUCHER}]


def test_a_refund_as_it_was_paid_keeps_the_cash_first_and_hands_the_voucher_back() -> None:
    evening = Evening(POOL_ONLY)
    evening.tell(sell_entry(evening.state, person(1), evening.now, HALF))
    given_back = refund(evening.state, 1, Occasion.WITHDRAWAL, evening.now, AsPaid("till 1"))
    pool = POOL_ONLY.entry.part(POOL)
    assert drawer(given_back) == {"cash": 2_000 - pool, "voucher": -2_000}


def test_who_was_readmitted_in_another_tender_is_given_it_back_in_that_one() -> None:
    evening = Evening(POOL_ONLY)
    evening.tell(sell_entry(evening.state, person(1), evening.now))
    pool = POOL_ONLY.entry.part(POOL)
    evening.tell(refund(evening.state, 1, Occasion.WITHDRAWAL, evening.now))
    evening.tell(readmit(evening.state, 1, CARD))
    back = drawer(cancel_event(evening.state, evening.now))
    assert back == {"card": -pool, "cash": pool - PRICE}


def test_parts_given_back_are_not_given_back_again() -> None:
    evening = Evening(KIND)
    evening.tell(sell_entry(evening.state, person(1), evening.now, HALF))
    fee = give_back_parts(
        evening.state, 1, (FEE,), Occasion.WITHDRAWAL, evening.now, AsPaid(), approved=True
    )
    evening.tell(fee)
    rest = cancel_event(evening.state, evening.now)
    assert drawer([*fee, *rest]) == {"cash": 2_000 - PRICE, "voucher": -2_000}


def test_a_ticket_that_was_paid_in_two_tenders_goes_back_in_both() -> None:
    evening = Evening(replace(QUEUED, seats_per_table=6), tables=1)
    evening.enter(6)
    told = evening.tell(join_alternates(evening.state, person(9), evening.now, HALF))
    assert nothing(drawer([*told, *refund_alternate(evening.state, 1)]))
    assert nothing(drawer([*told, *_of_ticket(cancel_event(evening.state, evening.now))]))


def _of_ticket(events: list[Event]) -> list[Event]:
    return [event for event in events if hasattr(event, "ticket")]
