"""Who sits where, kept from one look to the next: what is new is found in small portions."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple, TypeVar

from tdapp.screens.shown_names import ScreenPerson, ShownNames
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.tournament import Tournament

BATCH = 50
Item = TypeVar("Item")


class SeatedName(NamedTuple):
    """A player in a seat, by the name shown on screens."""

    shown: ScreenPerson
    seat: Seat


class SeatNews(NamedTuple):
    """How an entry sat at the last look and how it sits now; None where it had or has no seat."""

    before: SeatedName | None
    now: SeatedName | None


class SeatMemory:
    """Everybody who has a seat, as they stood when they were looked at last."""

    def __init__(self, names: ShownNames) -> None:
        self._names = names
        self._named = names.changes
        self._sits: dict[int, SeatedName] = {}

    def news(self, state: Tournament) -> Iterator[list[SeatNews]]:
        """What is another now; each portion is taken for known once it is handed out."""
        renamed, self._named = self._named != self._names.changes, self._names.changes
        seat_of = state.seating.seat_of
        for some in _batches(seat_of.items()):
            yield [
                self._sat(state, entry, seat)
                for entry, seat in some
                if renamed or entry not in self._sits or self._sits[entry].seat != seat
            ]
        if len(self._sits) > len(seat_of):
            for others in _batches(list(self._sits)):
                yield [self._left(one) for one in others if one not in seat_of]

    def _sat(self, state: Tournament, entry: int, seat: Seat) -> SeatNews:
        before = self._sits.get(entry)
        now = SeatedName(self._names.of(state.entry(entry).person, entry), seat)
        self._sits[entry] = now
        return SeatNews(before, now)

    def _left(self, entry: int) -> SeatNews:
        return SeatNews(self._sits.pop(entry), None)


def _batches(all_: Iterable[Item]) -> Iterator[list[Item]]:
    rest = iter(all_)
    while some := list(islice(rest, BATCH)):
        yield some
