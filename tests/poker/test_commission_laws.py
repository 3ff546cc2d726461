"""Whatever is charged: it adds up, is never more than the pot, and a cap holds."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdapp.poker.commission.charging import charged, spread
from tdapp.poker.commission.hand import ChargedHand, ChargedPot, hand_from, hand_of
from tdapp.poker.commission.sign import Sign, SignedMethod
from tdapp.poker.showdown.settling import settle
from tdapp.rules.commission_rules import Percentage, Scale
from tests.poker.any_round import VARIANTS, any_setup, played
from tests.poker.houses import HOUSES, play_rules

AMOUNTS = st.integers(0, 50_000)
SIGNS = st.builds(
    Sign, rate=st.integers(0, 10_000), least=AMOUNTS, cap=AMOUNTS, fee=AMOUNTS, jackpot=AMOUNTS
)
METHODS = [
    (house, at) for house in HOUSES for at in range(len(play_rules(house).commission.methods))
]


def _posted(house: str, at: int, sign: Sign) -> SignedMethod:
    return SignedMethod(play_rules(house).commission.methods[at], sign)


@given(
    which=st.sampled_from(METHODS),
    sign=SIGNS,
    pots=st.lists(st.integers(1, 100_000), max_size=4),
    players=st.integers(0, 10),
    chip=st.sampled_from([1, 25, 100, 500]),
)
def test_lines_add_up_and_no_pot_pays_more_than_it_holds(
    which: tuple[str, int], sign: Sign, pots: list[int], players: int, chip: int
) -> None:
    hand = ChargedHand(pots=tuple(map(ChargedPot, pots)), started=players, smallest_chip=chip)
    house, _ = which
    charge = charged(play_rules(house).commission, [_posted(*which, sign)], hand)

    assert charge.total >= sum(charge.by_pot) >= 0
    assert all(0 <= taken <= pot for taken, pot in zip(charge.by_pot, pots, strict=True))
    assert 0 <= charge.jackpot <= charge.total


@given(which=st.sampled_from(METHODS), sign=SIGNS, pots=st.lists(AMOUNTS, min_size=2, max_size=2))
def test_a_larger_pot_never_pays_less_and_a_cap_holds(
    which: tuple[str, int], sign: Sign, pots: list[int]
) -> None:
    house, _ = which
    rules, method = play_rules(house).commission, _posted(*which, replace(sign, jackpot=0))
    smaller, larger = sorted(pots)
    less, more = (
        charged(rules, [method], ChargedHand(pots=(ChargedPot(pot),), started=2)).total
        for pot in (smaller, larger)
    )
    assert less <= more
    assert sign.cap is not None
    if isinstance(method.method, Percentage | Scale):
        assert more <= sign.cap


@given(
    put_in=st.lists(st.integers(0, 9_000), min_size=2, max_size=6),
    which=st.sampled_from(METHODS),
    sign=SIGNS,
    tied=st.integers(0, 6),
)
def test_a_hand_from_stakes_holds_every_cent(
    put_in: list[int], which: tuple[str, int], sign: Sign, tied: int
) -> None:
    hand = hand_from(put_in, equal=range(min(tied, len(put_in))))
    assert sum(pot.cents for pot in hand.pots) + hand.uncalled == sum(put_in)
    assert all(sum(pot.won.values()) in {0, pot.cents} for pot in hand.pots)
    house, _ = which
    charge = charged(play_rules(house).commission, [_posted(*which, sign)], hand)
    assert sum(charge.by_pot) <= sum(put_in)


@given(cents=st.integers(0, 10_000), pots=st.lists(st.integers(0, 10_000), min_size=1, max_size=5))
def test_an_amount_spread_over_pots_fits_into_each(cents: int, pots: list[int]) -> None:
    most = min(cents, sum(pots))
    parts = spread(most, pots)
    assert sum(parts) == most
    assert all(0 <= part <= pot for part, pot in zip(parts, pots, strict=True))


@given(seed=st.integers(0, 2**32), which=st.sampled_from(METHODS), sign=SIGNS)
def test_what_the_house_takes_of_a_round_is_all_that_is_missing(
    seed: int, which: tuple[str, int], sign: Sign
) -> None:
    chance = Random(seed)
    setup = any_setup(chance, chance.choice(VARIANTS))
    *_, last = played(chance, setup)
    before = settle(last)
    house, _ = which
    hand = hand_of(last, before, setup.unit)
    charge = charged(play_rules(house).commission, [_posted(*which, sign)], hand)
    after = settle(last, charge.by_pot)

    assert sum(hand.put_in.values()) == sum(pot.cents for pot in hand.pots)
    assert all(pot.won and sum(pot.won.values()) == pot.cents for pot in hand.pots)
    assert all(set(pot.won) <= pot.contributors or at == 0 for at, pot in enumerate(hand.pots))
    assert sum(after.stacks) + sum(charge.by_pot) == sum(setup.stacks)
