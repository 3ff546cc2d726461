"""What a cancellation gives back, by rulebook and conditions: always exact to the cent."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.table.chips.counting import report_stacks
from tdapp.till.payment import OWED
from tdapp.tournament.facts.refunds import PartsRefunded, PoolShared
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import PricePart
from tdapp.tournament.plan.terms import Cancellation, RefundTerms
from tdapp.tournament.sales.cancelling import cancel_event
from tdapp.tournament.sales.selling import sell_rebuy
from tdapp.tournament.templates.rule_faults import rule_faults
from tests.rules.houses import BOOKS, held_under
from tests.rules_doc import rule
from tests.tournament.evening import SMALL, Evening, refused, seated

SHARING = [way for way in Cancellation if way is not Cancellation.EVERYTHING]
KNOCK_OUT = replace(
    SMALL, entry=replace(SMALL.entry, parts=(*SMALL.entry.parts, PricePart("bounty", 2_000)))
)


def cancelled_by(way: Cancellation | None, conditions: Conditions = SMALL) -> Conditions:
    """Conditions that say so of a cancellation."""
    return replace(conditions, refunds=RefundTerms(cancelled_in_play=way))


def in_play(players: int, out: int, way: Cancellation, weights: list[int]) -> Evening:
    """An event in play of whose players some are out; the stacks are in proportion to weights."""
    evening = seated(players, cancelled_by(way))
    evening.start()
    evening.close()
    evening.bust(*range(1, out + 1))
    left, chips = evening.state.in_play(), evening.state.chips_in_play
    stacks = {entry: chips * weights[entry - 1] // sum(weights) for entry in left}
    stacks[left[0]] += chips - sum(stacks.values())
    evening.tell(report_stacks(evening.state, tuple(stacks.items()), evening.now))
    return evening


def shared(evening: Evening) -> dict[int, int]:
    """What each gets of the pool when the event is cancelled."""
    told = evening.tell(cancel_event(evening.state, evening.now, "cage 1"))
    return {one.entry: one.cents for one in told if isinstance(one, PoolShared)}


@given(
    players=st.integers(2, 12),
    out=st.integers(0, 10),
    way=st.sampled_from(SHARING),
    weights=st.lists(st.integers(1, 99), min_size=12, max_size=12),
)
def test_the_shares_of_a_pool_add_up_to_it(
    players: int, out: int, way: Cancellation, weights: list[int]
) -> None:
    evening = in_play(players, min(out, players - 2), way, weights)
    left, pool = set(evening.state.in_play()), evening.state.pool
    kept = evening.state.entries.fees
    stacks = {entry: told.stack for entry, told in evening.state.chips.stacks.items()}
    shares = shared(evening)

    assert sum(shares.values()) == pool
    assert set(shares) <= left
    assert evening.state.entries.total == kept
    ordered = sorted(shares, key=stacks.__getitem__)
    assert all(shares[one] <= shares[other] for one, other in pairwise(ordered))


@pytest.mark.parametrize(
    ("way", "shares"),
    [
        (Cancellation.EVENLY, {3: 16_667, 2: 16_667, 4: 16_666}),
        (Cancellation.HALF_BY_CHIPS, {3: 23_333, 2: 15_833, 4: 10_834}),
        (Cancellation.BY_CHIPS, {3: 30_000, 2: 15_000, 4: 5_000}),
    ],
)
def test_those_in_share_by_chips_as_far_as_the_conditions_say(
    way: Cancellation, shares: dict[int, int]
) -> None:
    evening = seated(5, cancelled_by(way))
    evening.start()
    evening.close()
    evening.bust(1, 5)
    stacks = ((2, 15_000), (3, 30_000), (4, 5_000))
    evening.tell(report_stacks(evening.state, stacks, evening.now))

    found = shared(evening)
    assert sum(found.values()) == 50_000
    assert all(abs(found[entry] - cents) <= 1 for entry, cents in shares.items())


@pytest.mark.parametrize("way", SHARING)
def test_before_the_clock_starts_everything_goes_back(way: Cancellation) -> None:
    evening = seated(4, cancelled_by(way))
    assert shared(evening) == {}
    assert (evening.state.entries.total, evening.state.entries.count) == (0, 0)


def test_the_sum_that_the_house_added_is_shared_with_the_pool() -> None:
    terms = replace(cancelled_by(Cancellation.EVENLY), guarantee=50_001)
    evening = seated(3, terms)
    evening.start()
    evening.close()
    assert shared(evening) == {1: 16_667, 2: 16_667, 3: 16_667}
    assert evening.state.pool == 0


def test_a_bounty_goes_back_to_whoever_paid_it() -> None:
    evening = seated(3, cancelled_by(Cancellation.EVENLY, KNOCK_OUT))
    evening.start()
    evening.close()
    evening.bust(1)
    told = evening.tell(cancel_event(evening.state, evening.now))
    back = {one.entry: one.parts for one in told if isinstance(one, PartsRefunded)}
    assert back == dict.fromkeys((1, 2, 3), (PricePart("bounty", 2_000),))
    assert evening.state.entries.taken.get("bounty") == 0
    assert not evening.state.bounties.heads


@pytest.mark.parametrize("way", [Cancellation.HALF_BY_CHIPS, Cancellation.BY_CHIPS])
def test_by_chips_every_stack_has_to_be_known(way: Cancellation) -> None:
    evening = seated(3, cancelled_by(way))
    evening.start()
    evening.tell(report_stacks(evening.state, ((1, 10_000), (2, 10_000)), evening.now))
    assert refused(evening, cancel_event, evening.now) == Refusal("stacks_unknown", entries="3")
    evening.tell(report_stacks(evening.state, ((3, 9_000),), evening.now))
    wrong = Refusal("stacks_do_not_add_up", total=29_000, chips=30_000)
    assert refused(evening, cancel_event, evening.now) == wrong


def test_what_is_owed_is_settled_before_the_pool_is_shared() -> None:
    evening = seated(3, cancelled_by(Cancellation.EVENLY))
    evening.start()
    evening.tell(sell_rebuy(evening.state, 1, 0, evening.now, payment=OWED))
    receipt = evening.state.entries.last_receipt
    assert refused(evening, cancel_event, evening.now) == (
        Refusal("debts_open", receipts=str(receipt))
    )


@rule("STAR", "28.3.5")
@rule("TAS", "C20.18")
@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("way", SHARING)
def test_a_book_that_gives_everything_back_leaves_no_choice(house: str, way: Cancellation) -> None:
    """Where the book refunds every payment on cancellation, conditions cannot share the pool."""
    said = cancelled_by(way, held_under(house))
    fixed = {"STAR": "28.3.5", "TAS": "C20.18"}
    faults = {where: fault for fault, where in rule_faults(said)}
    expected = f"everything goes back by rule {fixed[house]}" if house in fixed else None
    assert faults.get("refunds.cancelled_in_play") == expected
