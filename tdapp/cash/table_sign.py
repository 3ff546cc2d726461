"""What the sign at a cash table says: the game, its stakes, what it costs and what is allowed."""

from enum import Enum
from typing import Annotated

import msgspec

from tdapp.poker.betting.limit import Structure
from tdapp.poker.commission.sign import Sign

Cents = Annotated[int, msgspec.Meta(ge=0)]


class CashGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as players ask for it and wait for it: variant, limit and blinds (cents).

    The blinds stand from the smallest to the largest; a game with antes alone has none.
    """

    variant: str
    limit: Structure
    blinds: tuple[Cents, ...] = ()

    @property
    def small_blind(self) -> int:
        """The smallest blind in cents; 0 where there is one only, or none."""
        return self.blinds[0] if len(self.blinds) > 1 else 0

    @property
    def big_blind(self) -> int:
        """The largest blind in cents; 0 where there is none."""
        return self.blinds[-1] if self.blinds else 0


class FeePosted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A method of commission by the name that the house's rules give it, and its numbers."""

    method: str
    sign: Sign = Sign()


class Declining(Enum):
    """What it costs a player of a feeder to stay when the next seat of the main game is his."""

    NEVER = "never"
    GOES_LAST = "goes_last"
    KEEPS_TURN = "keeps_turn"


class TableSign(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that players may read at a table; every sum in cents.

    - `least_stake` and `most_stake` are what a player may sit down with; None: no maximum.
    - `least_wager` is the smallest opening bet, `most_wager` the largest one of a spread.
    - `deck` cards are played with; None: the largest deck that the house has for the game.
    - `seconds_to_act` is the time to act; None: as the house does by itself.
    - What is optional is allowed only where the sign says so: straddles, kill pots, running a
      hand several times, chips below the smallest bet.
    - Players of a must-move game go on to the table that it `feeds`; `declining` says who may stay.
    """

    game: CashGame
    least_stake: Cents
    most_stake: Cents | None = None
    least_wager: Cents = 0
    most_wager: Cents | None = None
    ante: Cents = 0
    deck: int | None = None
    seconds_to_act: int | None = None
    commission: tuple[FeePosted, ...] = ()
    straddles: bool = False
    kill_pots: bool = False
    run_several: bool = False
    small_chips: bool = False
    feeds: int | None = None
    declining: Declining = Declining.NEVER
