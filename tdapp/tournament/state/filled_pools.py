"""What the house put into side pools, who was named for them, and what was passed on."""

from msgspec.structs import replace

from tdapp.core.fold import Handlers
from tdapp.tournament.facts.bounties import PoolFilled, PoolPassedOn, PoolTaken
from tdapp.tournament.state.heads import Bounties


def _pool_taken(bounties: Bounties, event: PoolTaken) -> Bounties:
    return replace(bounties, pools=bounties.pools.set(event.name, event.takers))


def _pool_filled(bounties: Bounties, event: PoolFilled) -> Bounties:
    cents = bounties.filled.get(event.name, 0) + event.cents
    return replace(bounties, filled=bounties.filled.set(event.name, cents))


def _pool_passed_on(bounties: Bounties, event: PoolPassedOn) -> Bounties:
    if event.cents < 0:
        return replace(bounties, passed_on=bounties.passed_on.delete(event.name))
    cents = 0 if event.everyone else event.cents
    return replace(bounties, passed_on=bounties.passed_on.set(event.name, cents))


SIDE_POOLS_FOLD: Handlers = {
    PoolTaken: _pool_taken,
    PoolFilled: _pool_filled,
    PoolPassedOn: _pool_passed_on,
}
