"""The state of a round of play, as a value."""

from enum import Enum

import msgspec

from tdapp.poker.betting.betting import Betting
from tdapp.poker.cards import UNKNOWN, Card
from tdapp.poker.round.ruled import NOTHING_RULED, Ruled
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
    `shown` are hands turned up; a `mucked` one was given up at the showdown. `cast` is what each
    player threw away in this draw, `late` are those whose last card of it comes after all others.
    `aggressor` bet or raised last in an earlier betting round, `aggressors` are all who did, in
    order. The board is dealt in so many `runs`, the boards of the first before those of the second;
    `burns_return` where the stub ends before them. `opened` opened the newest betting round,
    `ruled` is what rulings have left for later.
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
    aggressors: tuple[int, ...] = ()
    runs: int = 1
    burns_return: bool = False
    mucked: tuple[int, ...] = ()
    opened: int | None = None
    ruled: Ruled = NOTHING_RULED

    @property
    def now(self) -> Street:
        """The street that is played."""
        return self.setup.variant.streets[self.street]

    @property
    def is_last_street(self) -> bool:
        """Whether no street comes after the one that is played."""
        return self.street + 1 == len(self.setup.variant.streets)

    @property
    def live(self) -> list[int]:
        """Who still has a claim on the pot."""
        return [at for at, one in enumerate(self.betting.stakes) if one.live]

    @property
    def actor(self) -> int | None:
        """Whose turn it is, if it is anybody's."""
        if self.phase is Phase.BET:
            return self.betting.actor
        return self.turn[0] if self.turn else None

    @property
    def betting_is_over(self) -> bool:
        """Whether nobody can bet any more in this round of play."""
        return sum([one.live and one.stack > 0 for one in self.betting.stakes]) <= 1

    @property
    def waits_for_bring_in(self) -> bool:
        """Whether the opener has to bring it in or complete it."""
        if not self.setup.bring_in or self.street or self.phase is not Phase.BET:
            return False
        return not self.betting.price and not self.betting.full

    def lies_open(self, player: int) -> bool:
        """Whether all of a hand was shown and seen."""
        return self.shown[player] and UNKNOWN not in self.hand(player)

    def hand(self, player: int) -> Hand:
        """A player's cards, those that are down first."""
        return self.down[player] + self.up[player]
