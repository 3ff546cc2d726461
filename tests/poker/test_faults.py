"""Faults that others' programs had, each with the hand that showed it: ours plays it right."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.limit import Structure
from tdapp.poker.betting.raising import Range
from tdapp.poker.cards import RANKS, Deck, cards
from tdapp.poker.play import turning_up, with_cards, with_chips
from tdapp.poker.play.offers import offers
from tdapp.poker.pots.pots import UncalledBet
from tdapp.poker.ranking.best_five import best_deuce_low, best_five
from tdapp.poker.ranking.strengths import HandName
from tdapp.poker.round.setup import Setup
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.round.stub import may_come
from tdapp.poker.showdown.settling import Settlement, settle
from tdapp.rules.hand_order import Category
from tdapp.table.geometry.button import next_hand
from tdapp.table.geometry.table import ButtonPosition, Table
from tests.poker.dealt import dealt, does, opened, table
from tests.poker.houses import HOUSES, play_rules

HANDS = ("2c 7d", "2d 7h", "2h 7s", "2s 7c", "3c 8d", "3d 8h", "3h 8s")
NOTHING_FITS = "Ac Kd Qh Js 5c"
UNDER_THE_GUN, BUTTON = 2, 3


def heads_up(stacks: tuple[int, int], big: int, small: int, *, least: int | None = None) -> Setup:
    """The big blind and the button, which has the small one and acts first."""
    blinds = (big, small)
    return replace(table("OPEN", "holdem", stacks, blinds=blinds, bet=least or big), first=1)


def shown_down(round_: Round, board: str, hands: Sequence[str] = HANDS) -> Settlement:
    """The settlement when everybody checks from here on and shows."""
    while round_.phase is not Phase.OVER:
        round_ = dealt(round_, hands, board)
        if round_.phase is Phase.BET:
            round_ = does(round_, "check")
        elif round_.phase is Phase.SHOWDOWN:
            assert round_.actor is not None
            round_ = turning_up.show(round_, round_.actor)
    return settle(round_)


@pytest.mark.parametrize("house", HOUSES)
def test_a_short_all_in_after_a_full_one_reopens_nothing(house: str) -> None:
    setup = table(house, "holdem", (19, 200, 16, 200), blinds=(1, 2), bet=2)
    round_ = does(opened(setup, HANDS), 16, "call", 19, "call")
    may = offers(round_)
    assert (may.actor, may.call, may.raises, may.folds) == (BUTTON, 3, None, True)
    assert may.why_no_raise is not None
    assert may.why_no_raise.code == "not_reopened"


def test_a_losing_short_stack_moves_no_chip_between_the_pots() -> None:
    hands = ("Qh Ts", "8h 2s", "As Kh", "4s 6d", "Ah 6c", "Tc Qd", "4d Qc")
    stacks = (76, 181, 300, 117, 5, 66, 27)
    setup = table("OPEN", "holdem", stacks, blinds=(1, 2), ante=1, bet=2)
    round_ = does(opened(setup, hands), 114, 116, "fold", *["call"] * 4, "fold")
    end = shown_down(round_, "7c 2h Td Kc Qs", hands)
    assert [pot.chips for pot in end.pots] == [163, 195, 40, 121]
    assert end.stacks == (220, 185, 185, 0, 4, 178, 0)


def test_the_wheel_is_no_straight_in_deuce_to_seven() -> None:
    of = best_deuce_low(Deck.FULL).of
    wheel, pair, king = map(of, map(cards, ("Ac2d3h4s5c", "2c2d7h8s9c", "Kc5d4h3s2c")))
    assert king > wheel > pair


def test_the_least_raise_is_full_though_the_opponent_has_less() -> None:
    round_ = does(opened(heads_up((200, 1_000), 20, 10), HANDS), 100, 180)
    assert with_chips.may_raise(round_, 1) == Range(260, 1_000)
    with pytest.raises(Refusal, match="bet_too_small"):
        with_chips.raise_to(round_, 1, 200)
    end = shown_down(does(round_, 260, "call"), NOTHING_FITS)
    assert end.uncalled == UncalledBet(1, 60)


@pytest.mark.parametrize(("blinds", "first"), [((2, 0), 1), ((0, 2), 0)])
def test_heads_up_with_one_blind_the_other_acts_first(blinds: tuple[int, int], first: int) -> None:
    setup = table("OPEN", "holdem", (100, 100), blinds=blinds, ante=1, bet=2)
    assert opened(replace(setup, first=first), HANDS).actor == first


def test_no_card_that_is_out_can_come_a_mucked_one_neither() -> None:
    round_ = opened(table("OPEN", "holdem", (100,) * 4, blinds=(1, 2), bet=2), HANDS)
    round_ = does(round_, "fold", "fold", "call", "check")
    round_ = with_cards.burn(round_, cards("9h")[0])
    round_ = dealt(round_, HANDS, NOTHING_FITS)
    out = {*cards(" ".join((*HANDS[:4], "Ac Kd Qh", "9h")))}
    assert may_come(round_) == {*Deck.FULL.cards} - out


@pytest.mark.parametrize("more", ["Kd 9h", "2d 3d", "Ad Ah", "9h Jd"])
def test_the_ace_is_low_in_the_small_straight(more: str) -> None:
    tables = best_five(play_rules("OPEN").order_of(52, "holdem"))
    wheel, trips, six_high = (
        tables.of(cards(text))
        for text in (f"As 2s 3h 4c 5c {more}", "Ac Ad Ah Kc Qd", "2s3h4c5c6c")
    )
    assert tables.name(wheel) == HandName(Category.STRAIGHT, (RANKS.index("5"),))
    assert trips < wheel < six_high


def test_flushes_compare_by_all_their_cards() -> None:
    tables = best_five(play_rules("OPEN").order_of(52, "holdem"))
    board = "Qd Jd 9d Kc 6d"
    first, second = (tables.of(cards(f"{hole} {board}")) for hole in ("5d Ah", "Qc 7d"))
    assert second > first


def test_an_ante_is_no_part_of_the_bet() -> None:
    setup = table(
        "OPEN", "holdem", (100,) * 3, blinds=(5, 10), ante=5, bet=5, structure=Structure.FIXED
    )
    round_ = does(opened(setup, HANDS), 15)
    assert round_.betting.stakes[2].stack == 80
    assert round_.betting.pot == 45


def test_a_call_of_less_than_the_stack_is_not_all_in() -> None:
    """The winner of the first hand has the button in the second."""
    first = does(opened(heads_up((100, 100), 10, 5), HANDS), 30, "call")
    first = does(dealt(first, HANDS, NOTHING_FITS), 20, "fold")
    winner, loser = settle(first).stacks
    assert (winner, loser) == (130, 70)
    again = does(opened(heads_up((loser, winner), 10, 5), HANDS), 60, "call")
    assert again.betting.stakes[0].stack == 10
    again = dealt(again, HANDS, NOTHING_FITS)
    assert (again.actor, offers(again).raises) == (0, Range(10, 10))


def test_an_all_in_player_stays_in_the_main_pot_and_a_folded_one_in_none() -> None:
    hands = ("Ac Ad", "Kc Kd", "Qc Qd", "7c 2d")
    setup = table("OPEN", "holdem", (60, 500, 500, 500), blinds=(25, 50), bet=50)
    round_ = does(opened(setup, hands), "call", "call", 60, "call", "call", "call")
    round_ = does(dealt(round_, hands, "9h 8s 3c 4d 6h"), "check", "check", "check")
    round_ = does(dealt(round_, hands, "9h 8s 3c 4d 6h"), 100, "call", "fold")
    end = shown_down(round_, "9h 8s 3c 4d 6h", hands)
    assert [(pot.chips, pot.players) for pot in end.pots] == [(240, (0, 1, 2)), (200, (1, 2))]
    assert end.stacks == (240, 540, 340, 440)


def test_heads_up_the_big_blind_acts_first_from_the_flop_on() -> None:
    round_ = opened(heads_up((100, 100), 2, 1), HANDS)
    assert round_.actor == 1
    round_ = does(round_, "call", "check")
    for _ in ("flop", "turn", "river"):
        round_ = dealt(round_, HANDS, NOTHING_FITS)
        assert round_.actor == 0
        round_ = does(round_, "check", "check")


def test_a_short_big_blind_is_all_in_and_the_others_owe_the_whole_of_it() -> None:
    round_ = opened(table("OPEN", "holdem", (100, 6, 100), blinds=(5, 10), bet=10), HANDS)
    assert [one.stack for one in round_.betting.stakes] == [95, 0, 100]
    may = offers(round_)
    assert (may.actor, may.call, may.raises) == (UNDER_THE_GUN, 10, Range(20, 100))


def test_pots_wait_for_those_who_have_yet_to_call() -> None:
    hands = ("Ah 2c", "Ad 3c", "4c 7h", "Ac 4d")
    setup = table("OPEN", "holdem", (100, 100, 35, 100), blinds=(1, 2), bet=2)
    round_ = does(opened(setup, hands), 35, "call", "call", "call")
    end = shown_down(round_, "As Ks Qd Jh 9c", hands)
    assert [pot.chips for pot in end.pots] == [140]
    assert end.stacks == (65 + 47, 65 + 47, 0, 65 + 46)


def test_a_pot_of_100_among_three_leaves_no_chip() -> None:
    setup = table("OPEN", "holdem", (100,) * 4, blinds=(0, 1), bet=1)
    round_ = does(opened(replace(setup, first=2), HANDS), 33, "call", "call", "fold")
    end = shown_down(round_, "As Ks Qs Js Ts")
    assert end.pots[0].chips == 100
    assert [share.chips for share in end.shares] == [34, 33, 33]


def test_the_big_blind_may_raise_though_nobody_did() -> None:
    round_ = opened(table("OPEN", "holdem", (100,) * 4, blinds=(1, 2), bet=2), HANDS)
    round_ = does(round_, "fold", "fold", "call")
    may = offers(round_)
    assert (may.actor, may.call, may.raises) == (1, 0, Range(4, 100))
    assert does(round_, "check").phase is Phase.DEAL
    raised = does(round_, 10)
    assert offers(raised).call == 8
    assert does(raised, "call").phase is Phase.DEAL


def test_a_raise_sends_everybody_round_the_last_caller_too() -> None:
    round_ = opened(table("OPEN", "holdem", (100,) * 4, blinds=(1, 2), bet=2), HANDS)
    round_ = does(round_, "call", "call", "call", 10)
    assert round_.betting.queue == (2, 3, 0)


def test_the_least_raise_adds_the_last_one_and_an_opening_bet_is_none() -> None:
    setup = heads_up((1_000, 1_000), 25, 10, least=2)
    round_ = opened(setup, HANDS)
    for least in (50, 75, 100):
        assert round_.actor is not None
        assert with_chips.may_raise(round_, round_.actor).least == least
        round_ = does(round_, least)
    round_ = dealt(does(round_, "call"), HANDS, NOTHING_FITS)
    assert with_chips.may_raise(does(round_, 2), 1).least == 4


@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("stacks", [(98, 102), (102, 98)])
def test_chips_that_nobody_can_call_go_back(stacks: tuple[int, int], winner: int) -> None:
    """To the larger stack, whoever wins the pot."""
    larger = stacks.index(102)
    hands = [("Kc Kd", "Ac Ad")[player == winner] for player in range(2)]
    round_ = opened(heads_up(stacks, 2, 1), hands)
    round_ = does(round_, *["call"] * (round_.actor != larger), 102, "call")
    end = shown_down(round_, "9h 8s 3c 4d 6h", hands)
    assert [(pot.chips, pot.players) for pot in end.pots] == [(196, (0, 1))]
    assert end.uncalled == UncalledBet(larger, 4)
    assert end.stacks == tuple(196 * (it == winner) + 4 * (it == larger) for it in range(2))


def test_each_pot_has_its_own_winners() -> None:
    hands = ("Ac Ad", "Kc 2d", "Kd 2h")
    setup = table("OPEN", "holdem", (50, 200, 200), blinds=(1, 2), bet=2)
    round_ = does(opened(setup, hands), 50, "call", "call")
    round_ = does(dealt(round_, hands, "9h 8s 3c 4d 6h"), 100, "call")
    end = shown_down(round_, "9h 8s 3c 4d 6h", hands)
    assert [pot.chips for pot in end.pots] == [150, 200]
    assert end.stacks == (150, 150, 150)


def test_the_blinds_go_on_in_order_past_the_seats_of_those_who_are_out() -> None:
    six = frozenset(range(1, 7))
    big_blind_out = next_hand(Table(9, six - {3}, ButtonPosition(1, 2, 3)))
    assert big_blind_out.position == ButtonPosition(2, 3, 4)
    assert big_blind_out.dead_small_blind
    small_blind_out = next_hand(Table(9, six - {2}, ButtonPosition(1, 2, 3)))
    assert small_blind_out.position == ButtonPosition(2, 3, 4)
    assert small_blind_out.dead_button
