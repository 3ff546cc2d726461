"""The order in which the winners of a pot take what cannot be split."""

from collections.abc import Sequence

from tdapp.poker.round.setup import Setup
from tdapp.poker.round.state import Round
from tdapp.rules.pot_rules import Nearest


def in_order(round_: Round, winners: Sequence[int]) -> Sequence[int]:
    """Winners, given from the left of the button, as the house takes them for the odd chips."""
    setup = round_.setup
    match setup.rules.odd_chips.order(setup.variant.id):
        case Nearest.LEFT_OF_BUTTON:
            return winners
        case Nearest.SMALL_BLIND:
            seat = small_blind(setup)
            return sorted(winners, key=lambda player: (player - seat) % setup.players)
        case Nearest.HIGHEST_CARD:
            return sorted(winners, key=lambda player: max(round_.hand(player)), reverse=True)


def small_blind(setup: Setup) -> int:
    """The seat of the small blind: the button's heads-up, otherwise left of it if nobody has it."""
    posted = [chips for chips in setup.blinds if chips]
    if len(set(posted)) < 2:  # noqa: PLR2004 - a small one and a big one
        return 0
    return setup.blinds.index(min(posted))
