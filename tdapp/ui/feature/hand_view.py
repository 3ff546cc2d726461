"""A followed hand as it is told: worked out once for all parts of its page."""

from dataclasses import dataclass

from tdapp.core.refusal import Refusal
from tdapp.poker.play.offers import Offers, offers
from tdapp.poker.round.state import Phase, Round
from tdapp.shown.table_words import board_words, pot_words
from tdapp.table.floor import Floor
from tdapp.table.state.hands import HandInPlay
from tdapp.ui.feature.hand_words import waits_words, won_words
from tdapp.ui.look.spoken import voice
from tdapp.words.sentence import sentence


@dataclass(frozen=True, slots=True)
class HandView:
    """The hand, if one is followed, with its rounds; and what is said of board, pots and turn."""

    hand: HandInPlay | None
    rounds: tuple[Round, ...] = ()
    may: Offers | None = None
    board: str = ""
    pot: str = ""
    waits: str = ""

    @property
    def over(self) -> bool:
        """Whether the hand is over."""
        return bool(self.rounds) and self.rounds[-1].phase is Phase.OVER


def told_of(state: Floor, table: int | None) -> HandView:
    """What is told of the hand of a table; of one that is over, who wins."""
    hand = None if table is None else state.feature.by_table.get(table)
    if hand is None:
        return HandView(None)
    try:
        rounds = hand.rounds
    except Refusal as why:
        return HandView(hand, waits=sentence(why, voice()))
    now, may = rounds[-1], offers(rounds[-1])
    return HandView(
        hand, rounds, may, board_words(now), pot_words(voice(), now), _waits(state, hand, now, may)
    )


def _waits(state: Floor, hand: HandInPlay, now: Round, may: Offers) -> str:
    try:
        over = now.phase is Phase.OVER
        return won_words(state, hand) if over else waits_words(state, hand, now, may)
    except Refusal as why:
        return sentence(why, voice())
