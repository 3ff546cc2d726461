"""The facts of players who are not dealt in yet: what they missed, and how they came in."""

from tdapp.core.event import AboutEntry, ActKind
from tdapp.core.money import Whole
from tdapp.rules.coming_in_rules import Arrival


class ToComeIn(AboutEntry, frozen=True):
    """A player sits in a game under way and is not dealt in by himself, having arrived so.

    A change of seat passed so many `live_seats` clockwise.
    """

    act_kind = ActKind.PLAYERS
    weight = -1

    entry: int
    why: Arrival
    live_seats: Whole = 0


class BlindsMissed(AboutEntry, frozen=True):
    """So many small and big blinds went by the seat of a player who was not dealt in."""

    act_kind = ActKind.PLAYERS
    weight = -1

    entry: int
    small: Whole
    big: Whole


class BlindAwaited(AboutEntry, frozen=True):
    """A player who is to come in waits for the big blind and posts nothing before."""

    act_kind = ActKind.PLAYERS

    entry: int


class DealtOut(AboutEntry, frozen=True):
    """A player at his seat is not dealt in from now on."""

    act_kind = ActKind.PLAYERS

    entry: int


class CameIn(AboutEntry, frozen=True):
    """A player is dealt in at a table from now on; `live` and `dead` cents are posted for it.

    Nothing was posted by who came in on the big blind.
    """

    binding = True
    act_kind = ActKind.PLAYERS

    entry: int
    table: int
    live: Whole = 0
    dead: Whole = 0
