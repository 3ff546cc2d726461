"""What players agree among themselves: a deal before it is posted, and last longers."""

from enum import Enum

import msgspec

from tdapp.core.event import AboutEntry, ActKind, Event, Touched
from tdapp.tournament.reckoning.deal_shares import DealTerms


class DealAnswer(Enum):
    """What a player says to a deal; who has signed has agreed."""

    AGREED = "agreed"
    REFUSED = "refused"
    SIGNED = "signed"


class DealShare(msgspec.Struct, frozen=True):
    """What one player gets: `cents` from the pool, and `head` cents of the own bounty."""

    entry: int
    stack: int
    cents: int
    head: int = 0


class DealPut(Event, frozen=True):
    """A deal was put to the players who are left, those with the most chips first.

    It takes the place of the one before: nobody has agreed to it yet. Amounts that were `sampled`
    so often were right within `error` cents. `number` counts the deals of an event from 1. The
    `undrawn` cents of bounties in envelopes are shared with the prizes, and so are those of the
    `heads` of the players.
    """

    v = 2
    act_kind = ActKind.PRIZES

    number: int
    terms: DealTerms
    shares: tuple[DealShare, ...]
    sampled: int = 0
    error: int = 0
    undrawn: int = 0
    heads: int = 0

    def touches(self) -> Touched:
        """Who shares."""
        return Touched(tuple(one.entry for one in self.shares))

    def papers(self) -> tuple[str, ...]:
        """The sheet that the players sign."""
        return (f"deal {self.number}",)


class DealAnswered(AboutEntry, frozen=True):
    """A player said yes or no to the deal, or signed it."""

    act_kind = ActKind.PRIZES

    number: int
    entry: int
    answer: DealAnswer


class DealDropped(Event, frozen=True):
    """There is no deal: play goes on for the posted prizes."""

    act_kind = ActKind.PRIZES

    number: int


class LastLongerAgreed(Event, frozen=True):
    """Players agreed that whoever of them lasts longest gets the `stake` (cents) of each."""

    act_kind = ActKind.PRIZES

    entries: tuple[int, ...]
    stake: int

    def touches(self) -> Touched:
        """Who is in it."""
        return Touched(self.entries)
