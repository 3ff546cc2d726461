"""Chinese poker: three hands set from thirteen cards, compared hand by hand, settled in units."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import UNKNOWN, Deck, cards
from tdapp.poker.chinese.acts import DealCards, RuleWrong, SetHands, next_dealt
from tdapp.poker.chinese.round import ChineseRound, Stage, chinese_setup, deal, offers, start
from tdapp.poker.chinese.setting import Setting, is_set_right, set_hands
from tdapp.poker.chinese.settling import compared, settle, units
from tdapp.poker.dealing import new_pack
from tdapp.poker.ranking.strengths import front_hand
from tdapp.rules.hand_order import Category, ChineseRules
from tests.poker.houses import play_rules
from tests.rules_doc import Case, case, rule

ORDER = play_rules("CROWN").order_of(52, "chinese")
FRONTS = {"won": "Ah Kd 2c", "tied": "Qh Jd 2c", "lost": "5h 4d 2c"}
MIDDLES = {"won": "Ts Td 9c 8h 3s", "tied": "8s 8d 9c 6h 3s", "lost": "6s 6d 9c 8h 3s"}
BACKS = {"won": "As Qs 9s 7s 4s", "tied": "Ks Qs 9s 7s 4s", "lost": "9d 8c 7c 6c 5c"}
OTHER = "tied"
WRONG_NOW = 0.2
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
    won = compared({0: of(*results), 1: of(OTHER, OTHER, OTHER)}, ORDER, rules())
    assert units(won, [0, 1]) == {0: case.then["net_units"], 1: -case.then["net_units"]}
    assert won[0].units * case.given["unit"] == case.then["net_money"]


@rule("CROWN", "13.4.3(a)")
def test_one_hand_won_and_two_tied_earn_no_additional_unit() -> None:
    """Two hands at least have to be won for it."""
    won = compared({0: of("won", OTHER, OTHER), 1: of(OTHER, OTHER, OTHER)}, ORDER, rules())
    assert [one.hands for one in won] == [(1, 0, 0)]
    assert won[0].units == 1


@case("CROWN-IRREGULARITY-032")
def test_wrongly_set_hands_lose_four_units_to_everybody(case: Case) -> None:
    """A front hand above the middle hand costs four units an opponent."""
    opponents = range(1, case.given["opponents"] + 1)
    assert not is_set_right(WRONG, ORDER)
    settings = {0: WRONG, **{it: of(OTHER, OTHER, OTHER) for it in opponents}}
    won = units(compared(settings, ORDER, rules()), [*settings])
    assert won[0] == -case.then["units_lost"]
    assert [won[it] for it in opponents] == [4, 4, 4]


@rule("CROWN", "13.5.1")
def test_two_wrongly_set_players_owe_each_other_nothing() -> None:
    """Four units each way are none."""
    assert units(compared({0: WRONG, 1: WRONG}, ORDER, rules()), [0, 1]) == {0: 0, 1: 0}


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


HANDS = (
    Setting(cards("5h 4d 2c"), cards("6s 6d 9c 8h 3s"), cards("As Qs 9s 7s 4s")),
    Setting(cards("Qh Jd 3c"), cards("8s 8d 9d 6h 3d"), cards("Kc Qc 7c 5c 4c")),
    Setting(cards("Ah Ad Ac"), cards("Ts Td 9h 8c 3h"), cards("Kh Jh Th 7h 6c")),
)
"""The first wins behind, the second the other two; the third's front hand is above the middle."""


def at_the_table(*stacks: int, unit: int = 5) -> ChineseRound:
    """A round of Crown's before its first card."""
    return start(chinese_setup(play_rules("CROWN"), stacks, unit))


def all_dealt(round_: ChineseRound, seed: str = "1") -> ChineseRound:
    """Thirteen cards for each, as the program deals them."""
    pack = new_pack(Deck.FULL, seed)
    while dealt := next_dealt(round_, pack):
        act, pack = dealt
        round_ = act.after(round_)
    return round_


def unseen(*stacks: int, unit: int = 5) -> ChineseRound:
    """A table at which nobody saw the cards that were dealt."""
    round_ = at_the_table(*stacks, unit=unit)
    for player in range(len(stacks)):
        round_ = deal(round_, player, (UNKNOWN,) * 13)
    return round_


@rule("CROWN", "13.3.1")
def test_of_all_front_hands_so_many_are_trips_and_pairs() -> None:
    """22,100 hands of three cards; nothing is a straight or a flush."""
    counted = Counter(front_hand(one).category for one in combinations(range(52), 3))
    assert counted == {
        Category.THREE_OF_A_KIND: 52, Category.ONE_PAIR: 3_744, Category.HIGH_CARD: 18_304,
    }  # fmt: skip


@rule("CROWN", "13.1.1")
def test_thirteen_cards_are_dealt_one_at_a_time() -> None:
    """Three players use 39 cards of the pack, each every third."""
    pack, round_ = new_pack(Deck.FULL, "1").cards, all_dealt(at_the_table(100, 100, 100))
    assert round_.stage is Stage.SET
    assert [len(hand) for hand in round_.hands] == [13, 13, 13]
    assert round_.hands[1][:2] == (pack[1], pack[4])
    assert {card for hand in round_.hands for card in hand} == {*pack[:39]}


@rule("CROWN", "13.2.2", "13.4.1", "13.4.3", "13.4.5", "13.5.1")
def test_a_round_is_dealt_set_compared_and_paid() -> None:
    """The second wins two hands and one unit more; the third is wrong and pays four to each."""
    round_ = unseen(100, 100, 100)
    for player in (2, 0, 1):
        assert player in offers(round_).sets
        round_ = SetHands(player, HANDS[player]).after(round_)
    end = settle(round_)
    assert [(one.hands, one.more, one.units) for one in end.versus] == [
        ((-1, -1, 1), -1, -2),
        ((), 4, 4),
        ((), 4, 4),
    ]
    assert end.units == (2, 6, -8)
    assert end.stacks == (110, 130, 60)
    assert offers(round_).sets == ()


@rule("CROWN", "13.4.1", "1.1")
def test_nobody_pays_more_than_was_on_the_table() -> None:
    """Who is left of the button is paid first; the others what is left."""
    round_ = unseen(100, 100, 30)
    for player, one in enumerate(HANDS):
        round_ = SetHands(player, one).after(round_)
    end = settle(round_)
    assert [(one.owed, one.paid) for one in end.payments] == [(10, 10), (20, 20), (20, 10)]
    assert end.stacks == (110, 120, 0)


@rule("CROWN", "13.5.1")
def test_a_hand_may_be_ruled_wrong_whatever_its_cards() -> None:
    """Four cards in front, say: four units to each opponent."""
    round_ = SetHands(0, HANDS[0]).after(RuleWrong(1).after(unseen(100, 100)))
    assert settle(round_).units == (4, -4)


@rule("CROWN", "4.1", "13.1.2")
def test_what_cannot_be_done_is_refused_with_the_reason() -> None:
    """A fifth player, a house without the game, cards that are out, a hand set twice."""
    held = all_dealt(at_the_table(100, 100))
    first = Setting(held.hands[0][:3], held.hands[0][3:8], held.hands[0][8:])
    once = SetHands(0, first).after(held)
    clash = Setting(HANDS[0].front, HANDS[0].middle, cards("As Qs 9s 7s 4s"))
    tries: dict[str, Callable[[], object]] = {
        "too_many_active": lambda: at_the_table(*[100] * 5),
        "too_few_players": lambda: at_the_table(100),
        "not_a_stack": lambda: at_the_table(100, 0),
        "game_not_offered": lambda: chinese_setup(play_rules("STAR"), (100, 100), 5),
        "not_owed": lambda: deal(held, 0, cards("As")),
        "not_now": lambda: SetHands(0, first).after(at_the_table(100, 100)),
        "set_already": lambda: RuleWrong(0).after(once),
        "other_cards_seen": lambda: SetHands(1, first).after(held),
        "not_over": lambda: settle(once),
        "card_is_out": lambda: SetHands(1, clash).after(SetHands(0, HANDS[0]).after(unseen(9, 9))),
        "not_three_and_five": lambda: SetHands(
            1, Setting(HANDS[1].front[:2], HANDS[1].middle, HANDS[1].back)
        ).after(unseen(9, 9)),
    }
    for code, act in tries.items():
        with pytest.raises(Refusal) as no:
            act()
        assert no.value.code == code


@given(seed=st.integers(0, 2**32), players=st.integers(2, 4))
def test_whatever_is_set_the_units_add_up_and_undo_is_exact(seed: int, players: int) -> None:
    """Acts that were kept play the same; nobody is below nothing, no chip is lost."""
    chance = Random(seed)
    stacks = [chance.choice([1, 40, 1_000]) for _ in range(players)]
    before = round_ = all_dealt(at_the_table(*stacks), str(seed))
    kept: list[DealCards | SetHands | RuleWrong] = []
    for player, hand in enumerate(map(sorted, round_.hands)):
        setting = set_hands(hand, hand[:3], hand[3:8])
        kept.append(RuleWrong(player) if chance.random() < WRONG_NOW else SetHands(player, setting))
        round_ = kept[-1].after(round_)
    end = settle(round_)
    assert sum(end.units) == 0
    assert all(abs(one) <= 4 * (players - 1) for one in end.units)
    assert (sum(end.stacks), min(end.stacks) >= 0) == (sum(stacks), True)
    for text in [msgspec.json.encode(act) for act in kept]:
        before = msgspec.json.decode(text, type=DealCards | SetHands | RuleWrong).after(before)
    assert before == round_
