"""The state of a round of play, as a value."""

from enum import Enum

import msgspec

from tdapp.poker.betting.betting import Betting
from tdapp.poker.cards import UNKNOWN, Card
from tdapp.poker.round.setup import Setup
from tdapp.poker.variants.variant import Street

Hand = tuple[Card, ...]


class Phase(Enum):
    """What a round waits for."""

    DEAL = "deal"
    DRAW = "draw"
    BET = "bet"
    DISCARD = "discard"
    SHOWDOWN = "showdown"
    OVER = "over"


class Round(msgspec.Struct, frozen=True):
    """A round of play. A card that nobody knows is `UNKNOWN`.

    `owed` has how many cards each player is still to be dealt on this street, `owed_board` each
    board, `owed_kitty` the kitty. `turn` has who must still draw, discard or show, in order.
    `shown` are hands turned up; a `mucked` one has no claim any more. `cast` is what each player
    threw away in this draw, `late` are those whose last card of it comes after everybody else's.
    `aggressor` bet or raised last in an earlier betting round. The board is dealt in so many
    `runs`, the boards of the first before those of the second.
    """

    setup: Setup
    phase: Phase
    street: int
    betting: Betting
    down: tuple[Hand, ...]
    up: tuple[Hand, ...]
    boards: tuple[Hand, ...]
    owed: tuple[int, ...]
    owed_board: tuple[int, ...]
    turn: tuple[int, ...] = ()
    shown: tuple[bool, ...] = ()
    thrown: Hand = ()
    burnt: Hand = ()
    kitty: Hand = ()
    owed_kitty: int = 0
    cast: tuple[Hand, ...] = ()
    late: tuple[int, ...] = ()
    aggressor: int | None = None
    runs: int = 1

    @property
    def now(self) -> Street:
        """The street that is played."""
        return self.setup.variant.streets[self.street]

    @property
    def live(self) -> list[int]:
        """Who still has a claim on the pot."""
        return self.betting.live

    @property
    def actor(self) -> int | None:
        """Whose turn it is, if it is anybody's."""
        if self.phase is Phase.BET:
            return self.betting.actor
        return self.turn[0] if self.turn else None

    @property
    def betting_is_over(self) -> bool:
        """Whether nobody can bet any more in this round of play."""
        with_chips = sum([self.betting.stakes[it].stack > 0 for it in self.live])
        return with_chips <= 1

    @property
    def waits_for_bring_in(self) -> bool:
        """Whether the opener has to bring it in or complete it."""
        betting = self.betting
        unopened = not self.street and not betting.price and not betting.full
        return self.phase is Phase.BET and self.setup.bring_in > 0 and unopened

    def lies_open(self, player: int) -> bool:
        """Whether all of a hand was shown and seen."""
        return self.shown[player] and UNKNOWN not in self.hand(player)

    def hand(self, player: int) -> Hand:
        """A player's cards, those that are down first."""
        return self.down[player] + self.up[player]
