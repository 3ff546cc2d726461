"""What somebody says of a mistake before the ruling on it is carried out."""

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import UNKNOWN, Card
from tdapp.poker.round.state import Hand


class Mistake(msgspec.Struct, frozen=True, kw_only=True):
    """What the ruling does not say: whose hand it is about, which `cards` were seen in error.

    `instead` is dealt for one of them, `last_folder` has the pot where nobody else can. `chosen` is
    whether what may be done is done, by whoever decides or by the player who is asked.
    """

    player: int | None = None
    cards: Hand = ()
    instead: Card = UNKNOWN
    last_folder: int | None = None
    chosen: bool = False


def whose(player: int | None) -> int:
    """The player; refuses ``whose_hand``."""
    if player is None:
        raise Refusal("whose_hand")
    return player


def cards_of(mistake: Mistake) -> Hand:
    """The cards that were seen; refuses ``which_cards``."""
    if not mistake.cards:
        raise Refusal("which_cards")
    return mistake.cards
