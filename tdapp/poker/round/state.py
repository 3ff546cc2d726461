"""The state of a round of play, as a value."""

from enum import Enum

import msgspec
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.betting import Betting
from tdapp.poker.betting.limit import Limit, Structure
from tdapp.poker.cards import UNKNOWN, Card, rank_of
from tdapp.poker.round.setup import Setup
from tdapp.poker.variants.variant import Street


class Aside(msgspec.Struct, frozen=True):
    """Cards out of the stub until a street begins, or until its bottom board lies."""

    cards: tuple[Card, ...]
    street: int
    after_bottom: bool = False


class Ruled(msgspec.Struct, frozen=True):
    """What the course of the round does by itself when its time comes.

    Of `burns` one is burnt before each street, in place of an unseen card; before `unburnt` streets
    nothing is, before the street `burns_to_active` as many cards in all as players are active.
    Players `dealt_on` have no hand and get cards until somebody bets more than `quiet` says: the
    street and the price when it was ruled. On the street `all_up` every card goes up and `opens`
    opens it. `kept` are chips of players who are treated as all-in. What `comes_next` was seen on
    the deck and is dealt before any other card.
    """

    aside: tuple[Aside, ...] = ()
    burns: tuple[Card, ...] = ()
    unburnt: tuple[int, ...] = ()
    burns_to_active: int | None = None
    dealt_on: tuple[int, ...] = ()
    quiet: tuple[int, int] = (0, 0)
    all_up: int | None = None
    opens: int | None = None
    kept: tuple[int, ...] = ()
    comes_next: tuple[Card, ...] = ()


NOTHING_RULED = Ruled()


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
        """Whether betting is over in this round of play."""
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


def check_phase(round_: Round, *phases: Phase) -> None:
    """Refuses with ``not_now`` outside these phases."""
    if round_.phase not in phases:
        raise Refusal("not_now", phase=round_.phase.value)


def check_turn(round_: Round, player: int) -> None:
    """Refuses with ``not_your_turn``."""
    if round_.actor != player:
        raise Refusal("not_your_turn", player=player, actor=round_.actor)


SECOND_STREET = 1


def limit_now(round_: Round) -> Limit:
    """The limit of the street, with the upper one to choose where an open pair allows it."""
    limit = round_.setup.limit(round_.street)
    on_pair = round_.setup.rules.stud.upper_on_pair
    if on_pair is None or round_.street != SECOND_STREET or limit.structure is not Structure.FIXED:
        return limit
    if round_.setup.variant.id in on_pair.only and any(map(_is_open_pair, round_.up)):
        return replace(limit, upper=round_.setup.big.least)
    return limit


def _is_open_pair(up: Hand) -> bool:
    return len(up) == 2 and UNKNOWN not in up and rank_of(up[0]) == rank_of(up[1])  # noqa: PLR2004
