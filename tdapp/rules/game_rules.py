"""Which games a house offers: on which decks, and to how many players."""

from collections.abc import Sequence
from enum import Enum
from typing import Annotated, Literal

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.rules.rule import Answer, Rule


class DeckOffer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck that a game is played with, and how many players are dealt in at most."""

    deck: Literal[52, 40, 36, 32, 20]
    players: Annotated[int, msgspec.Meta(ge=2, le=23)]


class GameOffer(Rule, frozen=True):
    """A game of a house.

    Where it has `no_checks`, an opener bets or folds. `burns` says whether a card is burnt before
    every street but the first; so many cards are dealt `at_once`.
    """

    variant: str
    decks: tuple[DeckOffer, ...]
    no_checks: bool = False
    burns: Answer = Answer.YES
    at_once: int = 1


class DealersHand(Enum):
    """On which side of the dealer the first button goes."""

    LEFT = "left"
    RIGHT = "right"


class TableSeats(Rule, frozen=True):
    """How many seats a table has: so many more than are dealt in, and at most `most`.

    Whoever has the button sits out a deal that has no cards for everybody. Seats count from the
    dealer's left; the `first_button` goes to the dealer's one hand or the other.
    """

    beyond_dealt: int
    most: int
    first_button: DealersHand = DealersHand.RIGHT

    def seats(self, players: int) -> int:
        """The seats of a table at which so many are dealt in (P6)."""
        return min(players + self.beyond_dealt, self.most)


def most_players(offer: GameOffer, deck: int) -> int:
    """How many a game deals in on a deck; refuses with ``deck_not_offered``."""
    for one in offer.decks:
        if one.deck == deck:
            return one.players
    raise Refusal("deck_not_offered", deck=deck, game=offer.variant, rule=offer.rule)


def first_button(rules: TableSeats, seats: Sequence[int]) -> int:
    """Which of the taken seats has the first button (STAR 9.1, CROWN 1.1, TAS A, ADELAIDE 9)."""
    return min(seats) if rules.first_button is DealersHand.LEFT else max(seats)


def dealt_in(seats: Sequence[int], button: int, most: int) -> Sequence[int]:
    """The seats that get cards, from the left of the button on, so many at most (STAR 9.3.1)."""
    around = sorted(seats, key=lambda seat: (seat <= button, seat))
    return around[:most]
