"""Stud hands that another program dealt and wrote are played to the stacks that it found."""

from random import Random

import pytest
from pokerkit import Automation, Card, FixedLimitRazz, FixedLimitSevenCardStud, HandHistory, State

from tdapp.poker.betting.limit import Structure
from tdapp.poker.phh.history import HandHistory as Recorded
from tdapp.poker.phh.playing import played
from tdapp.poker.phh.reading import read_hands
from tdapp.poker.phh.setups import setup_of
from tdapp.poker.showdown.settling import settle
from tests.poker.dealt import dealt, does, opened, table
from tests.poker.house_table import variant
from tests.poker.houses import play_rules
from tests.rules_doc import rule

GAMES = {"F7S": FixedLimitSevenCardStud, "FR": FixedLimitRazz}
ITSELF = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
DEEP = 10_000


def elsewhere(code: str, chance: Random) -> tuple[str, list[int]]:
    """A hand by chance as the other program writes it, and its stacks at the end."""
    players = chance.randint(2, 6)
    game = GAMES[code](ITSELF, True, 2, 4, 20, 40)
    state = game([DEEP] * players, players)
    while state.status:
        _go_on(state, chance)
    return HandHistory.from_game_state(game, state).dumps(), [*map(int, state.stacks)]


def _go_on(state: State, chance: Random) -> None:
    if state.can_deal_hole():
        state.deal_hole((_card(state, chance),))
    elif state.can_post_bring_in() and chance.random() < 0.7:
        state.post_bring_in()
    elif state.can_complete_bet_or_raise_to() and chance.random() < 0.3:
        state.complete_bet_or_raise_to()
    elif state.can_fold() and chance.random() < 0.1:
        state.fold()
    elif state.can_check_or_call():
        state.check_or_call()


def _card(state: State, chance: Random) -> Card:
    """A card that may be dealt, mostly of a rank that shows in another hand."""
    rest = [*state.get_dealable_cards()]
    ranks = {card.rank for player in state.player_indices for card in state.get_up_cards(player)}
    twins = [card for card in rest if card.rank in ranks]
    return chance.choice(twins if twins and chance.random() < 0.8 else rest)


def played_here(code: str, seed: int) -> None:
    text, stacks = elsewhere(code, Random(f"{code} {seed}"))
    (hand,) = read_hands(text).values()
    assert isinstance(hand, Recorded)
    round_ = played(hand, setup_of(hand, play_rules("OPEN"), variant))
    assert [*settle(round_).stacks] == stacks, text


@pytest.mark.parametrize("code", GAMES)
def test_a_tie_of_hands_that_show_opens_left_of_the_button_as_elsewhere(code: str) -> None:
    """Only the bring-in goes by suit; each of these has such a tie in one game or both."""
    for seed in (2, 4, 10):
        played_here(code, seed)


@rule("CROWN", "10.4.2")
@rule("STAR", "17.4.2")
@pytest.mark.parametrize(("house", "first"), [("OPEN", 0), ("STAR", 0), ("CROWN", 1)])
def test_equal_hands_that_show_open_by_position_and_at_crown_by_suit(
    house: str, first: int
) -> None:
    """King and seven twice: the nearer to the left of the button, or the king of spades."""
    hands = ["2c 3c 7c Kd", "2d 3d 7d Ks", "2h 3h 8h 9s"]
    setup = table(house, "seven_card_stud", structure=Structure.FIXED, ante=1)
    round_ = does(opened(setup, hands), 10, "call", "call")
    assert dealt(round_, hands).actor == first


@pytest.mark.long
@pytest.mark.parametrize("code", GAMES)
@pytest.mark.parametrize("seed", range(50))
def test_any_stud_hand_from_elsewhere_ends_as_it_did_there(code: str, seed: int) -> None:
    played_here(code, seed)
