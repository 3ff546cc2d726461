"""Which games a house offers: on which decks, and to how many players."""

from collections.abc import Collection, Sequence
from enum import Enum
from typing import Annotated, Literal

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.rules.rule import Answer, Rule, RuleForGames

Players = Annotated[int, msgspec.Meta(ge=2, le=23)]
Burns = bool | tuple[Annotated[int, msgspec.Meta(ge=0, le=9)], ...]
"""Whether a card is burnt before every street but the first, or how many before each of these."""
LimitName = Literal["fixed", "spread", "half_pot", "pot", "no_limit"]


class DeckOffer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck that a game is played with, and how many players are dealt in at most.

    A cash game is played by `least` players or more; a tournament goes on until two play.
    """

    deck: Literal[52, 40, 36, 32, 20]
    players: Players
    least: Players = 2


class GameOffer(Rule, frozen=True):
    """A game of a house.

    Where it has `no_checks`, an opener bets or folds. `burns` says whether a card is burnt before
    every street but the first, or how many before each; so many cards are dealt `at_once`.
    """

    variant: str
    decks: tuple[DeckOffer, ...]
    no_checks: bool = False
    burns: Answer | tuple[int, ...] = Answer.YES
    at_once: int = 1


class LimitsOffered(RuleForGames, frozen=True):
    """By which limits a house plays its games.

    The first of them is taken where none is told and what is usual is not offered.
    """

    limits: tuple[LimitName, ...]


class DealersHand(Enum):
    """On which side of the dealer the first button goes."""

    LEFT = "left"
    RIGHT = "right"


class TableSeats(Rule, frozen=True):
    """How many seats a table has: so many more than are dealt in, and at most `most`.

    Whoever has the button sits out a deal that has no cards for everybody. Seats count from the
    dealer's left; the `first_button` goes to the dealer's one hand or the other. Where the most of
    a game does not `bind_tournaments`, a tournament table has as many as it has seats (P89).
    """

    beyond_dealt: int
    most: int
    first_button: DealersHand = DealersHand.RIGHT
    bind_tournaments: bool = True

    def seats(self, players: int) -> int:
        """The seats of a table at which so many are dealt in (P6)."""
        return min(players + self.beyond_dealt, self.most)


def on_deck(offer: GameOffer, deck: int | None) -> DeckOffer:
    """For how many a game is dealt on a deck, the largest one where none is told.

    Refuses with ``deck_not_offered``.
    """
    if deck is None:
        return max(offer.decks, key=lambda one: one.deck)
    for one in offer.decks:
        if one.deck == deck:
            return one
    raise Refusal("deck_not_offered", deck=deck, game=offer.variant, rule=offer.rule)


def burns_of(offer: GameOffer, *, told: Burns = True) -> Burns:
    """How a game burns; what is `told` where the conditions of the table decide (TAS C5.2(g))."""
    match offer.burns:
        case Answer.BY_CONDITIONS:
            return told
        case Answer():
            return offer.burns is Answer.YES
        case counts:
            return counts


def first_button(rules: TableSeats, seats: Collection[int]) -> int:
    """Which of the taken seats has the first button (STAR 9.1, CROWN 1.1, TAS A, ADELAIDE 9)."""
    return min(seats) if rules.first_button is DealersHand.LEFT else max(seats)


def dealt_in(seats: Collection[int], button: int, most: int) -> Sequence[int]:
    """The seats that get cards, from the left of the button on, so many at most (STAR 9.3.1)."""
    around = sorted(seats, key=lambda seat: (seat <= button, seat))
    return around[:most]
