"""What the house puts into the pool: the published sum, and what a guarantee is short of."""

from collections.abc import Iterator

from tdapp.core.event import Event
from tdapp.tournament.facts.bounties import (
    BountyPooled,
    EnvelopesPooled,
    HeadsPooled,
    PoolFilled,
    PoolPassedOn,
)
from tdapp.tournament.facts.sales import AddedFor, MoneyAdded
from tdapp.tournament.tournament import Tournament


def house_money(tournament: Tournament) -> Iterator[Event]:
    """The money that comes into the pool and the side pools when the prizes are posted."""
    conditions = tournament.conditions
    if conditions.added:
        yield MoneyAdded(conditions.added, AddedFor.ADDED)
    overlay = tournament.overlay
    if overlay:
        yield MoneyAdded(overlay, AddedFor.OVERLAY)
    for pool in conditions.prizes.pools:
        if pool.amount:
            yield PoolFilled(pool.name, pool.amount)


def overlay_again(before: Tournament, then: Tournament) -> Iterator[Event]:
    """What the guarantee is short of by now and was not before."""
    short = then.overlay - before.overlay
    if short:
        yield MoneyAdded(short, AddedFor.OVERLAY)


def house_money_back(tournament: Tournament) -> Iterator[Event]:
    """What the house has put in comes out again, as nobody plays for it."""
    put_in = tournament.entries.added
    published = min(put_in, tournament.conditions.added)
    for cents, why in ((published, AddedFor.ADDED), (put_in - published, AddedFor.OVERLAY)):
        if cents:
            yield MoneyAdded(-cents, why)


def side_pools_back(tournament: Tournament) -> Iterator[Event]:
    """What the house has put into side pools comes out again, and what was passed on comes back."""
    for name, cents in sorted(tournament.bounties.passed_on.items()):
        if cents:
            yield PoolPassedOn(name, -cents)
    for name, cents in sorted(tournament.bounties.filled.items()):
        if cents:
            yield PoolFilled(name, -cents)


def heads_back(tournament: Tournament) -> Iterator[Event]:
    """All that came into the pool of bounties is on the heads again, or in the envelopes."""
    bounties = tournament.bounties
    for entry, cents in sorted(bounties.pooled.items()):
        yield BountyPooled(entry, cents, back=True)
    shared = sum(bounties.shared.values())
    if shared:
        yield HeadsPooled(tuple(sorted(bounties.shared)), -shared)
    undrawn = bounties.in_pool - sum(bounties.pooled.values()) - shared
    if undrawn:
        yield EnvelopesPooled(-undrawn)
