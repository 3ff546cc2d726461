"""The entries that were sold in one event, in the order of the sales, with their acts."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from tdapp.core.act import Recorded
from tdapp.core.ids import ActionId, StreamId, StreamRef
from tdapp.desk.desk import Desk
from tdapp.tournament.facts.sales import EntrySold
from tdapp.tournament.room import KIND


@dataclass(frozen=True, slots=True)
class SoldEntry:
    """An entry with the act that sold it; `void` is one that was undone or taken back."""

    sale: EntrySold
    action: ActionId
    void: bool


class SoldBook:
    """Reads a stream on from where it was read before; nothing is looked at twice."""

    def __init__(self, desk: Desk, event: StreamId) -> None:
        self._desk = desk
        self._event = StreamRef(event, KIND)
        self._read: tuple[list[Recorded] | None, int] = (None, 0)
        self._entries: dict[int, Recorded] = {}

    def newest(self, most: int) -> list[SoldEntry]:
        """The entries that were sold last, the newest first; void ones too."""
        self._look()
        return list(islice(self._backwards(), most))

    def sold(self, entry: int) -> SoldEntry | None:
        """One entry, void or not; None where its number was never given."""
        self._look()
        found = self._entries.get(entry)
        return None if found is None else self._as_it_stands(found)

    def _backwards(self) -> Iterator[SoldEntry]:
        for entry in reversed(self._entries):
            yield self._as_it_stands(self._entries[entry])

    def _as_it_stands(self, one: Recorded) -> SoldEntry:
        sale = one.event
        if not isinstance(sale, EntrySold):
            raise TypeError(type(sale))
        timeline = self._desk.stream(self._event).timeline
        in_field = sale.entry in timeline.state.entries.by_number
        return SoldEntry(sale, one.action, one.action in timeline.undone or not in_field)

    def _look(self) -> None:
        past = self._desk.stream(self._event).timeline.past
        known, seen = self._read
        if known is not past:
            self._entries.clear()
            seen = 0
        for one in past[seen:]:
            if isinstance(one.event, EntrySold):
                self._entries.pop(one.event.entry, None)
                self._entries[one.event.entry] = one
        self._read = (past, len(past))
