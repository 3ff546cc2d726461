"""What was taken and paid out in each cashier session, as the money lines of single facts say."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping

import msgspec
from immutables import Map

from tdapp.core.event import Event
from tdapp.core.fold import Handlers
from tdapp.core.room import Taking


class TillFact(Event, frozen=True):
    """Money that is counted in the cashier session it names, where one is open."""

    @property
    @abstractmethod
    def session(self) -> str | None:
        """The session; a field of every such fact."""


COUNTED = ("cash", "card", "voucher", "ticket", "account", "house")
"""The ledger's names of what a drawer can hold; what is owed is in no drawer."""
Key = tuple[str, str]


class Takings(msgspec.Struct, frozen=True):
    """The running sums of one stream, by session and tender; an undone fact is in none."""

    sums: Map[Key, Taking] = Map()

    def listed(self) -> tuple[Taking, ...]:
        """All of them, by session and tender."""
        return tuple(taking for _, taking in sorted(self.sums.items()))


def booked(takings: Takings, event: Event) -> Takings:
    """The sums after one more fact; what is counted in no session changes nothing."""
    session = event.session if isinstance(event, TillFact) else None
    if session is None:
        return takings
    sums = takings.sums
    for line in event.lines():
        if line.account in COUNTED and line.cents:
            key = (session, line.account)
            old = sums.get(key) or Taking(session, line.account, 0, 0)
            ins, outs = max(0, line.cents), max(0, -line.cents)
            sums = sums.set(key, Taking(session, line.account, old.ins + ins, old.outs + outs))
    return msgspec.structs.replace(takings, sums=sums)


def booked_all(takings: Takings, events: Iterable[Event]) -> Takings:
    """The sums after several more facts."""
    for event in events:
        takings = booked(takings, event)
    return takings


def fold_of(events: Iterable[type[Event]]) -> Handlers:
    """Books every kind of fact that is counted in a session."""
    return {kind: booked for kind in events if issubclass(kind, TillFact)}


def added(many: Iterable[Taking]) -> Mapping[Key, Taking]:
    """The sums of several streams put together."""
    found: dict[Key, Taking] = {}
    for one in many:
        old = found.get((one.session, one.tender), Taking(one.session, one.tender, 0, 0))
        found[one.session, one.tender] = Taking(
            one.session, one.tender, old.ins + one.ins, old.outs + one.outs
        )
    return found
