"""Who is out, in which order. Places are derived from this and never stored."""

import msgspec
from immutables import Map

from tdapp.core.fold import Handlers
from tdapp.core.refusal import Contradiction
from tdapp.floor.seats import Seat
from tdapp.tournament.events import (
    EntryBusted,
    EntryReinstated,
    Place,
    RebuySold,
    SeatGiven,
    SeatsDrawn,
)


class Exit(msgspec.Struct, frozen=True):
    """One exit: `order` counts up, `seat` is where it happened, `level` when."""

    order: int
    seat: Seat
    level: int


class Exits(msgspec.Struct, frozen=True):
    """The exits by entry number."""

    by_entry: Map[int, Exit] = Map()
    last_order: int = 0

    def in_order(self) -> list[int]:
        """Entry numbers, first out first."""
        return [entry for entry, _ in sorted(self.by_entry.items(), key=lambda one: one[1].order)]


def places(exits: Exits, entries: int) -> dict[int, int]:
    """Entry number to place in a field of `entries`: the first one out has the last place."""
    return {entry: entries - before for before, entry in enumerate(exits.in_order())}


def _busted(exits: Exits, event: EntryBusted) -> Exits:
    if exits.by_entry.get(event.entry) is not None:
        raise Contradiction("already_out", entry=event.entry)
    order = exits.last_order + 1
    return Exits(exits.by_entry.set(event.entry, Exit(order, event.seat, event.level)), order)


def _reinstated(exits: Exits, event: EntryReinstated) -> Exits:
    if event.entry not in exits.by_entry:
        raise Contradiction("not_out", entry=event.entry)
    return Exits(exits.by_entry.delete(event.entry), exits.last_order)


def _must_be_in(exits: Exits, event: SeatGiven | Place | RebuySold) -> Exits:
    if exits.by_entry.get(event.entry) is not None:
        raise Contradiction("already_out", entry=event.entry)
    return exits


def _all_in(exits: Exits, event: SeatsDrawn) -> Exits:
    for place in event.places:
        _must_be_in(exits, place)
    return exits


EXITS_FOLD: Handlers = {
    EntryBusted: _busted,
    EntryReinstated: _reinstated,
    SeatGiven: _must_be_in,
    RebuySold: _must_be_in,
    SeatsDrawn: _all_in,
}
