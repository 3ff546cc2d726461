"""The prize queue: who is owed what, in which state, in the order of going out."""

from collections.abc import Iterator, Sequence
from enum import Enum

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.tournament.payouts.paying import not_seen
from tdapp.tournament.payouts.slips import is_certain, slip_for, tie_is_open
from tdapp.tournament.prizes import is_a_prize, prize_holders, prize_place, share_of, undecided
from tdapp.tournament.reckoning.shared_places import PrizeShare
from tdapp.tournament.tournament import Tournament


class PrizeState(Enum):
    """How far a prize has come.

    `OPEN`: its place is not decided, or a tie, a table on hold or a prize in kind that nobody can
    share stands in the way.
    """

    OPEN = "open"
    OWED = "owed"
    SLIP_OUT = "slip_out"
    IDENTITY_SEEN = "identity_seen"
    PAID = "paid"
    UNCLAIMED = "unclaimed"
    FORFEITED = "forfeited"


class DuePrize(msgspec.Struct, frozen=True):
    """One prize of the queue: cents of cash, an item worth `value` cents, whose, and how it stands.

    `entry` is None while the place is not decided; `slip` is the number of the slip that is right.
    """

    place: int
    entry: int | None
    cents: int
    state: PrizeState
    item: str | None = None
    value: int = 0
    slip: int | None = None

    @property
    def worth(self) -> int:
        """All that it takes off the pool, in cents."""
        return self.cents + self.value


def prize_queue(tournament: Tournament) -> tuple[DuePrize, ...]:
    """Every posted prize, last place first; those who share a place stand beside each other."""
    return tuple(reversed(list(_down_the_list(tournament))))


def due_to(tournament: Tournament, entry: int) -> DuePrize | None:
    """How the prize of one entry stands; None where it wins none, and while it is in play."""
    place = prize_place(tournament, entry)
    if place is None or not tournament.prizes.posted:
        return None
    try:
        share = share_of(tournament, entry)
    except Refusal:
        return DuePrize(place, entry, 0, PrizeState.OPEN)
    return _due(tournament, place, share) if is_a_prize(share) else None


def _down_the_list(tournament: Tournament) -> Iterator[DuePrize]:
    place = 1
    while place <= len(tournament.prizes.posted):
        places, dues = prizes_from(tournament, place)
        yield from dues
        place += places


def prizes_from(tournament: Tournament, place: int) -> tuple[int, tuple[DuePrize, ...]]:
    """How many places from this one on are shared, one where none is, and their prizes.

    Where the director has to decide who has what, nobody stands at the prizes yet.
    """
    holders = prize_holders(tournament, place)
    if holders and _can_be_shared(tournament, holders):
        dues = (due_to(tournament, entry) for entry in reversed(holders))
        return len(holders), tuple(one for one in dues if one is not None)
    several = range(place, place + (len(holders) or 1))
    nobodys = (
        DuePrize(one.place, None, one.cash, PrizeState.OPEN, one.item, one.value)
        for one in (undecided(tournament, each) for each in several)
        if one is not None
    )
    return len(holders) or 1, tuple(nobodys)


def _can_be_shared(tournament: Tournament, holders: Sequence[int]) -> bool:
    if len(holders) == 1:
        return True
    try:
        share_of(tournament, holders[0])
    except Refusal:
        return False
    return True


def _due(tournament: Tournament, place: int, share: PrizeShare) -> DuePrize:
    prizes, entry = tournament.prizes, share.entry
    paid, slip = prizes.paid.get(entry), slip_for(tournament, place, share)
    number = paid.slip if paid else (slip.slip if slip else None)
    state = _state(tournament, entry, has_slip=slip is not None)
    return DuePrize(place, entry, share.cash, state, share.item, share.value, number)


def _state(tournament: Tournament, entry: int, *, has_slip: bool) -> PrizeState:
    prizes = tournament.prizes
    if entry in prizes.paid:
        return PrizeState.PAID
    if entry in prizes.unclaimed:
        return PrizeState.UNCLAIMED
    if entry in prizes.forfeited:
        return PrizeState.FORFEITED
    if not is_certain(tournament, entry) or (tie_is_open(tournament, entry) and not has_slip):
        return PrizeState.OPEN
    if entry in prizes.seen and not not_seen(tournament, entry):
        return PrizeState.IDENTITY_SEEN
    return PrizeState.SLIP_OUT if has_slip else PrizeState.OWED
