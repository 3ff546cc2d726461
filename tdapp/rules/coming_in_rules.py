"""A house's rules of what is posted to be dealt in: new, back from an absence, in another seat."""

from enum import Enum
from typing import Annotated

import msgspec

from tdapp.rules.rule import COMMON, Rule, RuleNumber


class Arrival(Enum):
    """How a player comes to be dealt in.

    New to the game, back after an absence, from another seat of the table, from a broken table of
    the same game, moved as directed, or from a game that has closed.
    """

    NEW = "new"
    RETURNED = "returned"
    MOVED_SEAT = "moved_seat"
    BROKEN_TABLE = "broken_table"
    DIRECTED = "directed"
    CLOSED_GAME = "closed_game"


class MissedPost(Enum):
    """What a player posts who missed a blind.

    The blinds that were `MISSED`, a small one dead; `BOTH` in any case; or the `BIG` one alone.
    """

    MISSED = "missed"
    BOTH = "both"
    BIG = "big"


class NewPlayer(Rule, frozen=True):
    """A new player posts the big blind or, where it `may_wait`, waits for it.

    - `minimum`: the table minimum is posted in its place.
    - `after_blinds`: nobody is dealt in before the blinds have passed the seat.
    - `not_on_button`: by this rule nobody is dealt in on the button.
    - `first_lap`: by this rule nothing is posted in the first lap of a new game.
    - `free`, `excused`: who comes so posts nothing, or nothing where a manager says so.
    """

    may_wait: bool = True
    minimum: bool = False
    after_blinds: bool = False
    not_on_button: RuleNumber | None = None
    first_lap: RuleNumber | None = None
    free: tuple[Arrival, ...] = ()
    excused: tuple[Arrival, ...] = ()


class SeatMove(Rule, frozen=True):
    """Who moves past more than so many `live_seats` clockwise posts like a new player, or waits.

    By the rule `onto_button` who has paid this lap's blinds moves to the button for nothing.
    """

    live_seats: Annotated[int, msgspec.Meta(ge=0)]
    onto_button: RuleNumber | None = None


class MissedBlindRule(Rule, frozen=True):
    """Who missed a blind waits for the big blind or `posts` at once."""

    posts: MissedPost


class ComingInRules(Rule, frozen=True):
    """What is posted to be dealt in; no blind can be refused, by the rule `no_refusing`."""

    new: NewPlayer
    missed: MissedBlindRule
    moved: SeatMove | None = None
    no_refusing: RuleNumber = COMMON


COMMON_COMING_IN = ComingInRules(
    new=NewPlayer(
        first_lap=COMMON,
        free=(Arrival.BROKEN_TABLE, Arrival.DIRECTED, Arrival.CLOSED_GAME),
        rule=COMMON,
    ),
    missed=MissedBlindRule(posts=MissedPost.BOTH, rule=COMMON),
    moved=SeatMove(live_seats=2, rule=COMMON),
    rule=COMMON,
)
"""What stands where a house's file says nothing."""
