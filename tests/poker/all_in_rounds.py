"""Rounds whose players are all-in before the flop."""

from tdapp.poker.cards import cards
from tdapp.poker.play import with_cards, with_chips
from tdapp.poker.play.course import start
from tdapp.poker.round.state import Phase, Round
from tests.poker.house_table import house_table

HANDS = ("As Ad", "Ks Kd", "Qs Qd")


def all_in(
    house: str, players: int = 2, game: str = "holdem", hands: tuple[str, ...] = HANDS
) -> Round:
    """A table whose players are all-in before the flop."""
    round_ = start(house_table(house, game, players))
    for player in range(players):
        round_ = with_cards.deal(round_, player, cards(hands[player]))
    round_ = with_chips.raise_to(round_, round_.betting.queue[0], 1_000)
    while round_.phase is Phase.BET:
        round_ = with_chips.call(round_, round_.betting.queue[0])
    return round_


def two_flops() -> Round:
    """Two players of double flop hold'em at Crown all-in: 48 cards, 13 for each run."""
    return all_in("CROWN", 2, "double_flop_holdem")
