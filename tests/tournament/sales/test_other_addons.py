"""Several kinds of add-on in one event, one of them only for low stacks."""

import pytest
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.till.payment import FEE, POOL
from tdapp.tournament.facts.sales import AddOnSold
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import OtherAddOn, PricePart
from tdapp.tournament.room import TOURNAMENT
from tdapp.tournament.sales.selling import sell_addons
from tdapp.tournament.templates.template import faults_of
from tests.rules.houses import BOOKS, held_under
from tests.tournament.evening import SMALL, Evening, refused, seated
from tests.tournament.sales.offers import offer

BIG = OtherAddOn("Double add-on", (PricePart(POOL, 9_000),), 11_000, most=1, until_level=2)
SHORT = OtherAddOn(
    "Short stack", (PricePart(POOL, 3_000),), 4_000, most=2, below=5_000, until_level=2
)
KINDS = (0, 1, 2)


def kinds(house: str) -> Conditions:
    """The small event under a house's rules with three kinds of add-on."""
    addon = offer(5_000, 0, 5_000, until=2, most=1)
    rules = held_under(house).rules
    return replace(SMALL, house=house, rules=rules, addon=addon, other_addons=(BIG, SHORT))


def sell(evening: Evening, kind: int, stack: int | None = None) -> None:
    """Sell one of a kind to the first entry."""
    evening.tell(sell_addons(evening.state, (1,), evening.now, kind=kind, stack=stack))


@pytest.mark.parametrize("house", BOOKS)
def test_each_kind_has_its_price_chips_and_limit_and_a_rulebook_counts_all(house: str) -> None:
    evening = seated(3, kinds(house))
    limit = None if house == "OPEN" else held_under(house).rules.add_ons.limit
    pool, chips, sold = evening.state.entries.pool, evening.state.chips_in_play, 0
    for kind, cents, more in ((0, 5_000, 5_000), (1, 9_000, 11_000), (2, 3_000, 4_000)):
        if limit is not None and sold >= limit:
            found = refused(evening, sell_addons, (1,), evening.now, kind=kind, stack=0)
            assert found == Refusal("addons_used_up", entry=1, most=limit)
            continue
        sell(evening, kind, 4_999)
        pool, chips, sold = pool + cents, chips + more, sold + 1
        assert (evening.state.entries.pool, evening.state.chips_in_play) == (pool, chips)
        one = evening.state.entry(1).sales[-1]
        assert isinstance(one, AddOnSold)
        assert one.addon_kind == kind
    TOURNAMENT.check(evening.state)
    assert evening.state.entries.addons == sold
    for kind in KINDS[:2]:
        found = refused(evening, sell_addons, (1,), evening.now, kind=kind, stack=0)
        assert found.code == "addons_used_up"


def test_one_for_low_stacks_is_sold_to_one_whose_stack_is_counted_and_low() -> None:
    evening = seated(3, kinds("OPEN"))
    for entries, stack in (((1,), None), ((1, 2), 100)):
        found = refused(evening, sell_addons, entries, evening.now, kind=2, stack=stack)
        assert found == Refusal("stack_first", below=5_000)
    found = refused(evening, sell_addons, (1,), evening.now, kind=2, stack=5_000)
    assert found == Refusal("stack_too_high", stack=5_000, bank=5_000)
    assert refused(evening, sell_addons, (1,), evening.now, kind=3) == Refusal("no_addons")
    for _ in range(2):
        sell(evening, 2, 4_999)
    found = refused(evening, sell_addons, (1,), evening.now, kind=2, stack=0)
    assert found == Refusal("addons_used_up", entry=1, most=2)


def test_all_kinds_are_within_the_joint_limit() -> None:
    evening = seated(2, replace(kinds("OPEN"), most_rebuys_and_addons=2))
    sell(evening, 0)
    sell(evening, 1)
    found = refused(evening, sell_addons, (1,), evening.now, kind=2, stack=0)
    assert found == Refusal("rebuys_and_addons_used_up", entry=1, most=2)


@pytest.mark.parametrize(
    ("other", "fault"),
    [
        (BIG, None),
        (replace(BIG, chips=0), ("no chips", "other_addons[0].chips")),
        (replace(BIG, most=None), ("no number a player named", "other_addons[0].most")),
        (replace(BIG, until_level=None), ("no end named", "other_addons[0].until_level")),
        (replace(BIG, from_level=3), ("it ends before it begins", "other_addons[0].until_level")),
        (replace(SHORT, name=BIG.name), None),
    ],
)
def test_a_kind_that_gives_nothing_or_never_ends_is_a_fault(
    other: OtherAddOn, fault: tuple[str, str] | None
) -> None:
    made = replace(held_under("OPEN"), other_addons=(other,))
    found = [one for one in faults_of(made) if one[1].startswith("other_addons")]
    assert found == ([fault] if fault else [])
    twice = replace(made, other_addons=(other, replace(SHORT, name=other.name)))
    assert ("named twice", "other_addons[1].name") in list(faults_of(twice))


def test_a_house_keeps_no_more_of_another_kind_than_of_the_first() -> None:
    kept = replace(BIG, parts=(PricePart(POOL, 5_000), PricePart(FEE, 4_000)), most=2)
    found = [where for _, where in faults_of(replace(held_under("STAR"), other_addons=(kept,)))]
    assert "other_addons[0].parts" in found
    assert "other_addons[0].most" in found
