"""Who is out and in which order, who may buy again, and whose exit is pending."""

from collections.abc import Iterator
from itertools import chain

import msgspec
from immutables import Map

from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.rules.presence_rules import Offence
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.facts.exits import Departure, ExitPending, OutOfChips
from tdapp.tournament.reckoning.exit_order import ExitOrder
from tdapp.tournament.reckoning.ties import EliminatedPlayer


class Exit(msgspec.Struct, frozen=True):
    """One exit: out of which seat and level, when (UTC), in which hand; None where unknown.

    `departure` tells how, unless the last chips were lost, and `offence` what a disqualification
    was for; `chips` went out of play with it. `lost_at` is when by both clocks, where known. `told`
    is what decided the place where several went out at once, `pairing` that of a bracket by which.
    """

    seat: Seat | None
    level: int
    happened_us: int | None = None
    hand: str | None = None
    departure: Departure | None = None
    chips: int = 0
    told: EliminatedPlayer | None = None
    offence: Offence | None = None
    lost_at: Instant | None = None
    pairing: int | None = None


class Exits(ExitOrder, frozen=True):
    """All who lost their last chips or left, in that order, and the exits of those who are out.

    Those in `out_of_chips` may buy again, those `pending` went at a table on hold or in an
    open hand of hand-for-hand: they keep their seats, are not out and have no place.

    `entries_of` has what each person entered with, `ticket_of` and `holder_of` who waits for a
    place. Only the entries `of_several`, whose person has others or a ticket too, need a look at
    their person when they come back. `partners` are those named for a team beside the first.
    """

    by_entry: Map[int, Exit] = Map()
    out_of_chips: Map[int, OutOfChips] = Map()
    pending: Map[int, ExitPending] = Map()
    chips_out: int = 0
    entries_of: Map[PersonId, tuple[int, ...]] = Map()
    of_several: Map[int, PersonId] = Map()
    ticket_of: Map[PersonId, int] = Map()
    holder_of: Map[int, PersonId] = Map()
    partners: Map[int, tuple[PersonId, ...]] = Map()

    def playing(self, person: PersonId, besides: int | None = None) -> int | None:
        """The entry that a person is in with, another one than `besides`; None for none."""
        theirs = self.entries_of.get(person, ())
        return next((one for one in theirs if one not in self.by_entry and one != besides), None)

    def in_order(self) -> list[int]:
        """Entries that are out, first out first."""
        return [entry for entry in super().in_order() if entry in self.by_entry]

    def sharing(self, entry: int) -> tuple[int, ...]:
        """The entries that are out and share a place with this one, in order."""
        return tuple(one for one in self.group(entry) if one in self.by_entry)

    def place_of(self, entry: int, field: int) -> int:
        """The place in a field of so many entries; those who share one have the best of theirs."""
        last = self.position_of[self.sharing(entry)[-1]]
        return field - last + sum(position < last for position in self._without_place())

    def at_place(self, place: int, field: int) -> tuple[int, ...]:
        """The entries that hold a place or share it; none while nobody does."""
        position = field - place
        for without in sorted(self._without_place()):
            position += without <= position
        entry = self.at.get(position)
        return () if entry is None else self.sharing(entry)

    def lost(self, entry: int) -> OutOfChips | ExitPending | Exit:
        """How an entry of the order lost its chips or left."""
        waiting = self.out_of_chips.get(entry) or self.pending.get(entry)
        return waiting or self.by_entry[entry]

    def _without_place(self) -> Iterator[int]:
        """Where those stand who may buy again or whose exits are pending."""
        return (self.position_of[entry] for entry in chain(self.out_of_chips, self.pending))


def places(exits: Exits, field: int) -> dict[int, int]:
    """Entry number to place in a field of so many: the first one out has the last place."""
    found = {entry: field - before for before, entry in enumerate(exits.in_order())}
    for entry in exits.tied:
        sharing = exits.sharing(entry)
        found |= dict.fromkeys(sharing, min((found[one] for one in sharing), default=0))
    return found
