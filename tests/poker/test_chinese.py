"""Chinese poker: three hands set from thirteen cards, compared hand by hand, settled in units."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import Deck, cards
from tdapp.poker.chinese import Setting, dealt, is_set_right, set_hands, settled, units
from tdapp.poker.dealing import new_pack
from tdapp.rules.chinese_rules import ChineseRules
from tests.poker.houses import play_rules
from tests.rules_doc import Case, case, rule

ORDER = play_rules("CROWN").order_of(52, "chinese")
FRONTS = {"won": "Ah Kd 2c", "tied": "Qh Jd 2c", "lost": "5h 4d 2c"}
MIDDLES = {"won": "Ts Td 9c 8h 3s", "tied": "8s 8d 9c 6h 3s", "lost": "6s 6d 9c 8h 3s"}
BACKS = {"won": "As Qs 9s 7s 4s", "tied": "Ks Qs 9s 7s 4s", "lost": "9d 8c 7c 6c 5c"}
OTHER = "tied"
WRONG = Setting(cards("Ah Ad 2c"), cards("Ts 9d 8c 6h 3s"), cards("As Qs 9s 7s 4s"))


def rules() -> ChineseRules:
    """Crown's."""
    found = play_rules("CROWN").chinese
    assert found is not None
    return found


def of(front: str, middle: str, back: str) -> Setting:
    """A setting that wins, ties or loses each hand against one of all ties."""
    return Setting(cards(FRONTS[front]), cards(MIDDLES[middle]), cards(BACKS[back]))


@case("CROWN-BETTING-042", "CROWN-BETTING-043", "CROWN-BETTING-046", "CROWN-BETTING-047")
def test_a_unit_for_each_hand_and_one_more_for_most_of_them(case: Case) -> None:
    """Two or three of the three hands win an additional unit; a tie pays nothing."""
    results = [how for how in ("won", "lost", "tied") for _ in range(case.given[f"hands_{how}"])]
    won = settled({0: of(*results), 1: of(OTHER, OTHER, OTHER)}, ORDER, rules())
    assert units(won, [0, 1]) == {0: case.then["net_units"], 1: -case.then["net_units"]}
    assert won[0].units * case.given["unit"] == case.then["net_money"]


@rule("CROWN", "13.4.3(a)")
def test_one_hand_won_and_two_tied_earn_no_additional_unit() -> None:
    """Two hands at least have to be won for it."""
    won = settled({0: of("won", OTHER, OTHER), 1: of(OTHER, OTHER, OTHER)}, ORDER, rules())
    assert [one.hands for one in won] == [(1, 0, 0)]
    assert won[0].units == 1


@case("CROWN-IRREGULARITY-032")
def test_wrongly_set_hands_lose_four_units_to_everybody(case: Case) -> None:
    """A front hand above the middle hand costs four units an opponent."""
    opponents = range(1, case.given["opponents"] + 1)
    assert not is_set_right(WRONG, ORDER)
    settings = {0: WRONG, **{it: of(OTHER, OTHER, OTHER) for it in opponents}}
    won = units(settled(settings, ORDER, rules()), [*settings])
    assert won[0] == -case.then["units_lost"]
    assert [won[it] for it in opponents] == [4, 4, 4]


@rule("CROWN", "13.5.1")
def test_two_wrongly_set_players_owe_each_other_nothing() -> None:
    """Four units each way are none."""
    assert units(settled({0: WRONG, 1: WRONG}, ORDER, rules()), [0, 1]) == {0: 0, 1: 0}


@rule("CROWN", "13.2.1")
@pytest.mark.parametrize(
    ("front", "middle", "back", "right"),
    [
        ("2c 2d 2h", "3c 3d 3h 9s Ts", "4c 5d 6h 7s 8s", True),
        ("3c 3d 3h", "2c 2d 2h 9s Ts", "4c 5d 6h 7s 8s", False),
        ("Ac Kd Qh", "As Ks Qd Jc 9s", "4c 4d 6h 7s 8s", True),
        ("Ac Kd Qh", "As Ks Jd Tc 8s", "4c 4d 6h 7s 8s", False),
        ("Jc 9d 7h", "4c 5d 6h 7s 8s", "Ac Ad 6c 7d 8d", False),
        ("Jc Jd 8h", "Js Jh 7d 6s 3s", "4c 5d 6h 7s 8c", False),
        ("Jc Jd 7h", "Js Jh 8d 6s 3s", "4c 5d 6h 7s 8c", True),
    ],
)
def test_the_front_hand_is_lowest_and_the_back_hand_highest(
    front: str, middle: str, back: str, *, right: bool
) -> None:
    """Category first, then rank by rank; a front hand is no straight and no flush."""
    assert is_set_right(Setting(cards(front), cards(middle), cards(back)), ORDER) is right


@rule("CROWN", "13.2.1")
def test_thirteen_cards_are_set_three_and_five_and_five() -> None:
    """What is neither in front nor in the middle is the back hand; strange cards are none."""
    hand = cards("Ah Kd 2c Ts Td 9c 8h 3s As Qs 9s 7s 4s")
    setting = set_hands(hand, hand[:3], hand[3:8])
    assert setting.back == hand[8:]
    for front, middle, code in [
        (hand[:2], hand[3:8], "not_three_and_five"),
        (hand[:3], hand[2:7], "not_three_and_five"),
        (cards("2d 2h 2s"), hand[3:8], "not_in_hand"),
    ]:
        with pytest.raises(Refusal) as no:
            set_hands(hand, front, middle)
        assert no.value.code == code


@rule("CROWN", "13.1.1")
def test_thirteen_cards_are_dealt_one_at_a_time() -> None:
    """Three players use 39 cards of the pack, each every third."""
    pack = new_pack(Deck.FULL, "1").cards
    hands = dealt(pack, 3)
    assert [len(hand) for hand in hands] == [13, 13, 13]
    assert hands[1][:2] == (pack[1], pack[4])
    assert {card for hand in hands for card in hand} == {*pack[:39]}


@rule("CROWN", "4.1", "13.1.2")
def test_no_more_than_four_play() -> None:
    """A fifth player is refused."""
    with pytest.raises(Refusal) as no:
        settled(dict.fromkeys(range(5), WRONG), ORDER, rules())
    assert no.value.code == "too_many_active"


@given(seed=st.integers(0, 2**32), players=st.integers(2, 4))
def test_whatever_is_set_the_units_add_up_to_nothing(seed: int, players: int) -> None:
    hands = map(sorted, dealt(new_pack(Deck.FULL, str(seed)).cards, players))
    settings = {at: set_hands(hand, hand[:3], hand[3:8]) for at, hand in enumerate(hands)}
    won = units(settled(settings, ORDER, rules()), [*settings])
    assert sum(won.values()) == 0
    assert all(abs(one) <= 4 * (players - 1) for one in won.values())
