"""What a pool pays for and what feeds it, as its sign says; amounts of a meter in units."""

from typing import Annotated

import msgspec

from tdapp.poker.variants.variant import Uses
from tdapp.rules.jackpot_rules import CardsUsed, JackpotHand, PrizeOf

UNIT = 10_000
"""So many units of a meter are a cent."""
Title = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Units = Annotated[int, msgspec.Meta(ge=0)]
Cents = Annotated[int, msgspec.Meta(ge=0, le=10_000_000_000)]


class JackpotPrize(msgspec.Struct, frozen=True):
    """A hand that wins, which cards make it, and how much of the pool it takes.

    `size` is in basis points for a percentage and in cents, for each winner, for a fixed sum. A
    fixed sum comes off the meter only where the set-up says that the pool pays it (P106).
    """

    hand: JackpotHand
    cards: CardsUsed
    prize: PrizeOf
    size: Cents = 0
    from_pool: bool = False


class PoolGame(msgspec.Struct, frozen=True):
    """The game that is played for a pool: its variant, and which cards of it make a hand.

    `flop` says whether players get two hole cards and the table begins with three.
    """

    variant: str = "holdem"
    uses: Uses = Uses.ANY
    flop: bool = True


HOLDEM = PoolGame()


class PoolTerms(msgspec.Struct, frozen=True):
    """The parameters of a pool, which is played for in one `game`.

    `seed` (cents) is what its meter restarts with; `increment` and `reserve` are the units that
    each round, or each jackpot wager, adds to the meter and to the reserve, which pays for the next
    seed first. Every payment is rounded to a multiple of `payable` cents.
    """

    name: Title
    seed: Cents
    increment: Units
    prizes: Annotated[tuple[JackpotPrize, ...], msgspec.Meta(min_length=1)]
    reserve: Units = 0
    payable: Annotated[int, msgspec.Meta(ge=1)] = 1
    rounded_up: bool = True
    game: PoolGame = HOLDEM
