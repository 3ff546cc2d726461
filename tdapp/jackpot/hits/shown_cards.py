"""Cards of a hit as they lie on the table: "As Ks | Qs Js Ts", the winners' hands before the board.

Hands of several winners stand in the order of the winners: "2c 2d / 3c 3d | As Ks Qs Js Ts".
"""

from dataclasses import dataclass

from tdapp.core.refusal import Refusal
from tdapp.jackpot.pool_terms import JackpotPrize
from tdapp.jackpot.settling.winning import ClaimedHand, HandReading, must_win
from tdapp.poker.cards import Card, cards
from tdapp.rules.jackpot_rules import ClaimRules, JackpotHand

HOLE = 2
BOARD, OTHERS = "|", "/"


@dataclass(frozen=True, slots=True)
class ShownCards:
    """The hole cards of each winner, and the board."""

    holes: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...]


def read_shown(text: str) -> ShownCards:
    """Cards from text; without a bar the first two are the hole cards.

    Refuses ``no_card`` and ``same_card``.
    """
    every = cards(text.replace(BOARD, " ").replace(OTHERS, " "))
    holes, bar, board = text.partition(BOARD)
    if not bar:
        return ShownCards((every[:HOLE],), every[HOLE:])
    return ShownCards(tuple(map(cards, holes.split(OTHERS))), cards(board))


def must_have_won(
    rules: ClaimRules, reading: HandReading, prize: JackpotPrize, text: str, winners: int
) -> None:
    """Refuse as `must_win` does for each of so many winners; a bad beat is judged by people.

    Refuses ``jackpot_hands_missing`` where these are not the hands of just as many, and what
    `read_shown` does.
    """
    shown = read_shown(text)
    if prize.hand is JackpotHand.BAD_BEAT:
        return
    if len(shown.holes) != winners:
        raise Refusal("jackpot_hands_missing", winners=winners, hands=len(shown.holes))
    for hole in shown.holes:
        must_win(rules, reading, prize.hand, prize.cards, ClaimedHand(hole, [shown.board]))
