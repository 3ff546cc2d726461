"""The state of a betting round, as a value."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

One = TypeVar("One")

HEADS_UP = 2


class Stake(msgspec.Struct, frozen=True):
    """A player's chips: behind, bet in this round, and paid before it (antes, earlier rounds).

    `live` until the hand is folded or dead.
    """

    stack: int
    bet: int = 0
    paid: int = 0
    live: bool = True

    @property
    def most(self) -> int:
        """The most that this player's bet can be."""
        return self.stack + self.bet

    def putting_in(self, chips: int) -> "Stake":
        """The stake with so many chips more of the stack in the bet."""
        return Stake(self.stack - chips, self.bet + chips, self.paid, self.live)

    @property
    def put_in(self) -> int:
        """Everything of this player's that is in the pot."""
        return self.bet + self.paid


class LastAct(msgspec.Struct, frozen=True):
    """What a player saw at the last act in this round: the price, and how many bets were full."""

    price: int
    full: int


class Betting(msgspec.Struct, frozen=True):
    """A betting round. Players are numbered from the left of the button.

    `queue` has who must still act, in turn. `price` is what a live bet must reach, a short blind's
    in full. `level` is the last full bet: what lies between it and the price is the excess of a
    short all-in. `step` is the size of the last full bet or raise. `full` counts those of this
    round, `raises` those that the cap counts. `aggressor` bet or raised last, `dead` is what nobody
    of these players put into the pot, `two_below_cap` says that one was raised when two were left.
    Those who are `barred` may not raise when their turn comes, or for the whole round, and no bet
    goes above a `ceiling`, by a ruling.
    """

    stakes: tuple[Stake, ...]
    queue: tuple[int, ...]
    price: int = 0
    level: int = 0
    step: int = 0
    full: int = 0
    raises: int = 0
    acted: tuple[LastAct | None, ...] = ()
    aggressor: int | None = None
    dead: int = 0
    two_below_cap: bool = False
    barred: tuple[int, ...] = ()
    barred_for_round: tuple[int, ...] = ()
    ceiling: int | None = None

    @property
    def actor(self) -> int | None:
        """Who is to act, if anybody is."""
        return self.queue[0] if self.queue else None

    @property
    def pot(self) -> int:
        """All chips in the middle, the bets of this round among them."""
        return self.dead + sum([one.bet + one.paid for one in self.stakes])

    @property
    def live(self) -> list[int]:
        """Who still has a hand."""
        return [at for at, one in enumerate(self.stakes) if one.live]

    def may_not_raise(self, player: int) -> bool:
        """Whether a ruling keeps this player from betting and raising now."""
        return player in self.barred or player in self.barred_for_round

    def to_call(self, player: int) -> int:
        """What this player has to put in for a call, an all-in for less at most."""
        stake = self.stakes[player]
        return min(self.price - stake.bet, stake.stack)


def begun(
    stakes: Sequence[Stake],
    first: int,
    *,
    price: int = 0,
    level: int | None = None,
    step: int = 0,
    dead: int = 0,
) -> Betting:
    """A round of betting in which `first` acts first; blinds that are posted stand in the stakes.

    A bring-in is a price above a `level` of nothing.
    """
    order = (*range(first, len(stakes)), *range(first))
    ready = tuple(at for at in order if stakes[at].live and stakes[at].stack)
    opened = Betting(
        tuple(stakes),
        ready,
        price,
        price if level is None else level,
        step,
        acted=(None,) * len(stakes),
        dead=dead,
    )
    return closed_if_idle(opened)


def closed_if_idle(betting: Betting) -> Betting:
    """The round without those who have nothing to decide: alone, or nobody left to call them."""
    queue = betting.queue
    if len(queue) != 1:
        return betting
    stakes = betting.stakes
    others = [one for at, one in enumerate(stakes) if one.live and at != queue[0]]
    if not others:
        return msgspec.structs.replace(betting, queue=())
    if any(one.stack for one in others):
        return betting
    if stakes[queue[0]].bet >= max([one.bet for one in others]):
        return msgspec.structs.replace(betting, queue=())
    return betting


def but(all_: tuple[One, ...], one: One) -> tuple[One, ...]:
    """All of them but this one."""
    return tuple([it for it in all_ if it != one])


def with_one(all_: tuple[One, ...], at: int, one: One) -> tuple[One, ...]:
    """The same for all players but one."""
    return (*all_[:at], one, *all_[at + 1 :])
