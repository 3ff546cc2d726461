"""What an operator may keep is counted to the cent, over everything that is sold."""

from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given

from tdapp.bootstrap import rulebook
from tdapp.core.money import Cents
from tdapp.rules.purchases import (
    ByKind,
    PurchaseKind,
    TooMuchKept,
    faults_in_prices,
    kept,
    most_allowed,
    paid,
)
from tests.rules.kept import all_kept, allowed
from tests.rules_doc import Case, case, rule

ENTRY, REBUY, ADD_ON = PurchaseKind.ENTRY, PurchaseKind.REBUY, PurchaseKind.ADDON
STAR = rulebook("star").tournament
CROWN = rulebook("crown").tournament
TAS = rulebook("tasmania").tournament
ADELAIDE = rulebook("adelaide").tournament
OPEN = rulebook("open").tournament

prices = st.fixed_dictionaries(
    {part: st.integers(0, 500) for part in ("pool", "fee")},
    optional={part: st.integers(0, 200) for part in ("staff", "charity", "bounty")},
)


def cents(dollars: int) -> int:
    return dollars * 100


def most_of_one(rules: Any, total: int) -> int:
    """The most that may be kept of an entry at this price, as a price that keeps all is told."""
    (fault,) = faults_in_prices(rules, {ENTRY: {"fee": total}})
    return fault.most


@case("STAR-PRIZE-001")
@rule("STAR", "28.3.1")
def test_the_star_keeps_its_entry_fees_and_nothing_else(case: Case) -> None:
    """All buy-ins, re-buys and add-ons make the pool; of the entry fees all may be kept."""
    sold = case.given
    by_kind = {
        ENTRY: {
            "pool": cents(sold["players"] * sold["buy_in"]),
            "fee": cents(sold["players"] * sold["entry_fee"]),
        },
        REBUY: {"pool": cents(sold["rebuys"] * sold["rebuy_price"])},
        ADD_ON: {"pool": cents(sold["add_ons"] * sold["add_on_price"])},
    }
    everything = sum(paid(parts) for parts in by_kind.values())

    assert faults_in_prices(STAR, by_kind) == ()
    assert all_kept(by_kind) == cents(case.then["entry_fees_kept_up_to"])
    assert everything - all_kept(by_kind) == cents(case.then["pool"])
    for kind in (REBUY, ADD_ON):
        (fault,) = faults_in_prices(STAR, {**by_kind, kind: {**by_kind[kind], "fee": 1}})
        assert (fault.kind, fault.most) == (kind, 0)


@rule("STAR", "28.3.2")
@pytest.mark.parametrize("part", ["fee", "staff", "charity", "room"])
@pytest.mark.parametrize("kind", [REBUY, ADD_ON])
def test_the_star_keeps_no_part_of_a_rebuy_or_add_on(kind: PurchaseKind, part: str) -> None:
    """No part of a re-buy or add-on is kept, whatever it is called."""
    entry = {"pool": 20_000, "fee": 2_000}

    assert faults_in_prices(STAR, {ENTRY: entry, kind: {"pool": 10_000, part: 1}}) == (
        TooMuchKept(kind, Cents(1), Cents(0), "28.3.1"),
    )
    assert faults_in_prices(STAR, {ENTRY: entry, kind: {"pool": 10_000, "bounty": 1}}) == ()


@case("TAS-PRIZE-001", "TAS-PRIZE-002")
def test_tasmania_keeps_at_most_fifteen_percent_of_the_entry_fees(case: Case) -> None:
    """At most 15 percent of the total entry fees is retained as commission."""
    total, retained = (
        cents(case.given["entries"] * case.given["fee"]),
        cents(case.given["retained"]),
    )
    by_kind = {ENTRY: {"pool": total - retained, "fee": retained}}

    assert most_of_one(TAS, total) == cents(case.then["max"])
    assert (faults_in_prices(TAS, by_kind) == ()) == case.then["allowed"]
    if case.then["allowed"]:
        assert total - all_kept(by_kind) == cents(case.then["net_pool"])


@case("ADELAIDE-PRIZE-001", "ADELAIDE-PRIZE-003")
def test_adelaide_keeps_at_most_thirty_five_percent_of_all_payments(case: Case) -> None:
    """A fee of at most 35 percent of entry payments, re-buys and add-ons is deducted."""
    sold, fee = case.given, cents(case.given["fee"])
    everything = cents(sold["entry_payments"] + sold["rebuys"] + sold["add_ons"])
    as_one = {ENTRY: {"pool": everything - fee, "fee": fee}}

    assert most_of_one(ADELAIDE, everything) == cents(case.then["max_fee"])
    assert (faults_in_prices(ADELAIDE, as_one) == ()) == case.then["allowed"]
    assert everything - all_kept(as_one) == cents(case.then.get("prize_pool", 1_300))


@pytest.mark.parametrize(
    ("rules", "total", "most"),
    [(TAS, 480_000, 72_000), (ADELAIDE, 270_000, 94_500), (TAS, 99, 14), (ADELAIDE, 1, 0)],
)
def test_one_cent_more_than_the_limit_is_refused(rules: Any, total: int, most: int) -> None:
    def keeping(fee: int) -> ByKind:
        return {ENTRY: {"pool": total - fee, "fee": fee}}

    assert faults_in_prices(rules, keeping(most)) == ()
    (fault,) = faults_in_prices(rules, keeping(most + 1))
    assert (fault.kept, fault.most) == (most + 1, most)


def test_what_goes_to_staff_or_charity_counts_as_kept_and_bounties_do_not() -> None:
    price = {"pool": 6_500, "fee": 1_500, "staff": 1_000, "charity": 1_000, "bounty": 0}
    assert faults_in_prices(ADELAIDE, {ENTRY: price}) == ()
    assert faults_in_prices(ADELAIDE, {ENTRY: {**price, "pool": 6_499, "staff": 1_001}}) != ()
    assert faults_in_prices(ADELAIDE, {ENTRY: {**price, "pool": 0, "bounty": 6_500}}) == ()


@pytest.mark.parametrize("rules", [CROWN, OPEN])
def test_where_the_conditions_decide_the_rulebook_sets_no_limit(rules: Any) -> None:
    by_kind = {ENTRY: {"pool": 0, "fee": 5_000}, REBUY: {"staff": 700}}

    assert faults_in_prices(rules, by_kind) == ()


def test_a_price_that_keeps_too_much_is_named_with_what_it_may_keep() -> None:
    assert faults_in_prices(TAS, {ENTRY: {"pool": 10_200, "fee": 1_800}}) == ()
    assert faults_in_prices(TAS, {ENTRY: {"pool": 10_199, "fee": 1_801}}) == (
        TooMuchKept(ENTRY, Cents(1_801), Cents(1_800), "C20.17"),
    )


def test_an_add_on_for_the_staff_fits_into_what_the_entry_leaves() -> None:
    entry, for_staff = {"pool": 10_000, "fee": 2_000}, {"staff": 1_000}
    one = {ADD_ON: 1}
    named = (TooMuchKept(ADD_ON, Cents(1_000), Cents(350), "106"),)

    assert faults_in_prices(ADELAIDE, {ENTRY: entry, ADD_ON: for_staff}, one) == ()
    assert faults_in_prices(ADELAIDE, {ADD_ON: for_staff, ENTRY: entry}, one) == ()
    assert faults_in_prices(ADELAIDE, {ENTRY: entry, ADD_ON: for_staff}) == named
    assert faults_in_prices(ADELAIDE, {ENTRY: entry, ADD_ON: {"staff": 5_000}}, one) != ()
    both = {ENTRY: entry, REBUY: {"staff": 3_000}, ADD_ON: for_staff}
    assert faults_in_prices(ADELAIDE, both, {REBUY: 1, ADD_ON: 1}) == named


@pytest.mark.parametrize(
    ("fee", "most", "fits"), [(2_200, 2, True), (2_201, 2, False), (2_201, 1, True)]
)
def test_what_the_entry_leaves_is_used_up_to_the_cent(fee: int, most: int, *, fits: bool) -> None:
    listed = {ENTRY: {"pool": 10_000 - fee, "fee": fee}, REBUY: {"staff": 1_000}}

    assert (faults_in_prices(ADELAIDE, listed, {REBUY: most}) == ()) is fits


@given(
    st.sampled_from([STAR, TAS, ADELAIDE]),
    st.fixed_dictionaries({ENTRY: prices, REBUY: prices, ADD_ON: prices}),
    st.lists(st.tuples(st.integers(0, 2), st.integers(0, 1)), min_size=1, max_size=12),
)
def test_prices_without_a_fault_keep_no_more_than_allowed_whatever_is_sold(
    rules: Any, listed: dict[PurchaseKind, dict[str, int]], buyers: list[tuple[int, int]]
) -> None:
    if faults_in_prices(rules, listed, {REBUY: 2, ADD_ON: 1}):
        return
    sold = {
        ENTRY: len(buyers),
        REBUY: sum(rebuys for rebuys, _ in buyers),
        ADD_ON: sum(add_ons for _, add_ons in buyers),
    }
    by_kind = {
        kind: {part: amount * sold[kind] for part, amount in parts.items()}
        for kind, parts in listed.items()
    }
    assert allowed(rules, by_kind)


@given(
    st.sampled_from([STAR, TAS, ADELAIDE]),
    st.fixed_dictionaries({ENTRY: prices, REBUY: prices, ADD_ON: prices}),
)
def test_prices_with_a_fault_keep_too_much_in_some_field(
    rules: Any, listed: dict[PurchaseKind, dict[str, int]]
) -> None:
    most_each = {REBUY: 2, ADD_ON: 1}
    fields = [
        {ENTRY: 1, REBUY: rebuys, ADD_ON: add_ons} for rebuys in range(3) for add_ons in range(2)
    ]
    all_allowed = all(
        allowed(rules, {kind: {part: amount * field[kind] for part, amount in parts.items()}
                        for kind, parts in listed.items()})
        for field in fields
    )  # fmt: skip
    assert all_allowed == (faults_in_prices(rules, listed, most_each) == ())


@given(prices)
def test_what_is_paid_is_kept_or_goes_back(entry: dict[str, int]) -> None:
    assert kept(entry) + entry["pool"] + entry.get("bounty", 0) == paid(entry)


@pytest.mark.parametrize(
    ("rules", "by_conditions", "most"),
    [(TAS, None, 1), (TAS, 3, 1), (STAR, None, None), (STAR, 3, 3), (OPEN, None, None)],
)
def test_how_many_entries_a_person_may_have(
    rules: Any, by_conditions: int | None, most: int | None
) -> None:
    assert most_allowed(rules, rules.entries, by_conditions) == most


@pytest.mark.parametrize(("by_conditions", "most"), [(None, 1), (1, 1), (4, 1)])
def test_conditions_do_not_raise_a_limit_of_the_rulebook(
    by_conditions: int | None, most: int
) -> None:
    assert most_allowed(STAR, STAR.add_ons, by_conditions) == most
