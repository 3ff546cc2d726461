"""Deals share all that is left to the cent, and nobody falls below the lowest prize."""

from collections.abc import Sequence

import hypothesis.strategies as st
import pytest
from hypothesis import given

from tdapp.core.refusal import Refusal
from tdapp.tournament.reckoning.deal_shares import DealMethod, DealPot, DealTerms, shared

STACKS, PRIZES = (100_000, 70_000, 50_000, 20_000), (20_000, 12_000, 8_000, 5_000)
BY_FORMULA = [one for one in DealMethod if one is not DealMethod.HAND]


def pot(stacks: Sequence[int], prizes: Sequence[int], safe: Sequence[int] = ()) -> DealPot:
    return DealPot(tuple(stacks), tuple(prizes), tuple(safe) or (0,) * len(stacks))


@pytest.mark.parametrize(
    ("method", "cents"),
    [
        (DealMethod.ICM, (14_084, 12_380, 10_896, 7_640)),
        (DealMethod.CHIPS, (15_417, 12_292, 10_208, 7_083)),
        (DealMethod.ALL_CHIPS, (18_750, 13_125, 9_375, 3_750)),
        (DealMethod.EVEN, (11_250,) * 4),
    ],
)
def test_the_published_example_comes_out(method: DealMethod, cents: Sequence[int]) -> None:
    """What tournament handbooks print for 100, 70, 50 and 20 thousand chips."""
    assert shared(pot(STACKS, PRIZES), DealTerms(method)).cents == tuple(cents)


@given(
    data=st.data(), method=st.sampled_from(BY_FORMULA), unit=st.sampled_from([1, 100, 1_000, 777])
)
def test_shares_and_saved_money_are_what_is_left_to_the_cent(
    data: st.DataObject, method: DealMethod, unit: int
) -> None:
    """With and without money saved, after an earlier deal, and where not everybody is paid."""
    players = data.draw(st.integers(2, 7))
    counts = st.integers(1, 10**6)
    stacks = data.draw(st.lists(counts, min_size=players, max_size=players))
    paid = data.draw(st.integers(1, players))
    prizes = sorted(data.draw(st.lists(counts, min_size=paid, max_size=paid)), reverse=True)
    safe = data.draw(st.lists(st.integers(0, 10**5), min_size=players, max_size=players))
    least = prizes[-1] if paid == players and method is not DealMethod.ALL_CHIPS else 0
    saved = data.draw(st.integers(0, sum(prizes) - players * least))
    there = pot(stacks, prizes, safe)
    found = shared(there, DealTerms(method, (saved,), unit))
    assert sum(found.cents) + saved == there.total
    assert all(one >= own + least for one, own in zip(found.cents, safe, strict=True))
    assert found.left_to == stacks.index(max(stacks))
    assert 0 <= found.left_over < unit * players
    others = [one for at, one in enumerate(found.cents) if at != found.left_to]
    floors = {own + least for own in safe}
    assert all(one % unit == 0 or one in floors for one in others)


def test_what_is_left_for_the_winner_comes_off_first() -> None:
    """Four shared 3,304,800 in Barcelona in 2018; 180,000 were left for the winner."""
    stacks = (24_900_000, 14_400_000, 10_050_000, 8_450_000)
    prizes = (140_000_000, 90_000_000, 68_480_000, 50_000_000)
    agreed = (102_370_100, 85_710_900, 72_562_100, 69_836_900)
    terms = DealTerms(DealMethod.HAND, (18_000_000,))
    assert shared(pot(stacks, prizes), terms, agreed).cents == agreed
    found = shared(pot(stacks, prizes), DealTerms(DealMethod.ICM, (18_000_000,), 10_000))
    assert sum(found.cents) == 330_480_000
    plain = shared(pot(stacks, prizes), DealTerms(DealMethod.ICM))
    assert found.cents[0] < plain.cents[0]


def test_saving_may_reach_below_first_prize() -> None:
    """Once the first prize is as low as the second, both give."""
    found = shared(pot((1, 1, 1), (900, 700, 200)), DealTerms(DealMethod.ICM, (400, 201)))
    assert sum(found.cents) == 1_800 - 601
    assert min(found.cents) >= 200


@pytest.mark.parametrize(
    ("terms", "by_hand", "code"),
    [
        (DealTerms(DealMethod.ICM, (25_001,)), (), "saved_above_pot"),
        (DealTerms(DealMethod.EVEN, (-1,)), (), "saved_below_zero"),
        (DealTerms(DealMethod.EVEN, (), 0), (), "bad_deal_unit"),
        (DealTerms(DealMethod.HAND), (45_000, 0, 0), "deal_amount_missing"),
        (DealTerms(DealMethod.HAND), (45_001, 0, 0, -1), "deal_amount_missing"),
        (DealTerms(DealMethod.HAND), (45_001, 0, 0, 0), "deal_does_not_add_up"),
        (DealTerms(DealMethod.HAND, (45_001,)), (0, 0, 0, 0), "deal_does_not_add_up"),
    ],
)
def test_what_cannot_be_shared_is_refused(
    terms: DealTerms, by_hand: Sequence[int], code: str
) -> None:
    with pytest.raises(Refusal) as no:
        shared(pot(STACKS, PRIZES), terms, by_hand)
    assert no.value.code == code
