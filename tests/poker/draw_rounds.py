"""Rounds of draw poker at the draw."""

from tdapp.poker.cards import UNKNOWN
from tdapp.poker.dealing import new_pack
from tdapp.poker.play import with_cards
from tdapp.poker.play.course import start
from tdapp.poker.round.state import Round
from tests.poker.house_table import all_called, dealt_on, house_table


def at_the_draw(house: str, players: int, game: str = "draw", deck: int = 52) -> Round:
    """A game of draw whose first betting round was called."""
    table = house_table(house, game, players, deck)
    round_, _, _ = dealt_on(start(table), new_pack(table.deck, "1"))
    return all_called(round_)


def thrown_away(round_: Round, *counts: int) -> Round:
    """The round after the players have thrown away so many each."""
    for count in counts:
        player = round_.turn[0]
        round_ = with_cards.draw(round_, player, round_.down[player][:count])
    return round_


def given(round_: Round, player: int, count: int) -> Round:
    """The round after so many unseen cards."""
    return with_cards.deal(round_, player, [UNKNOWN] * count)
