"""Those still in play, from whom chance picks one at a time."""

from collections.abc import Iterable
from random import Random


class Players:
    """Entry numbers in no order that matters; picking, adding and removing cost the same."""

    def __init__(self, entries: Iterable[int], chance: Random) -> None:
        self._chance = chance
        self._entries = list(entries)
        self._place = {entry: place for place, entry in enumerate(self._entries)}

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, entry: int) -> bool:
        return entry in self._place

    def pick(self) -> int:
        """One of them by chance; they stay as they are."""
        return self._entries[self._chance.randrange(len(self._entries))]

    def add(self, entry: int) -> None:
        """One more."""
        self._place[entry] = len(self._entries)
        self._entries.append(entry)

    def remove(self, entry: int) -> None:
        """One less; nothing if it is none of them."""
        place = self._place.pop(entry, None)
        if place is None:
            return
        last = self._entries.pop()
        if last != entry:
            self._entries[place] = last
            self._place[last] = place
