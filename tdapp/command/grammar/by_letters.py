"""Finds people in play by a few letters of their names, whatever their accents."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches

from tdapp.core.ids import PersonId, StreamId
from tdapp.shown.entry_facts import TEAM
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.tournament import Tournament
from tdapp.words.typed import plain_words

AT_A_TIME = 200
ASKED_OF_MOST = 2_000


@dataclass(frozen=True, slots=True)
class NameMatch:
    """A player in play with that name, and the seat."""

    event: StreamId
    entry: int
    name: str
    seat: Seat | None


class ByLetters:
    """Searches names; each is put into its plain form once and kept as long as it is the same."""

    def __init__(self, name_of: Callable[[PersonId], str]) -> None:
        self._name_of = name_of
        self._plain: dict[str, str] = {}
        self._asked: tuple[str, bool, Tournament] | None = None
        self._found: list[NameMatch] = []

    def warm_up(self, states: Iterable[Tournament]) -> Iterator[None]:
        """Put all names into their plain form, a few between two yields, before anybody asks."""
        for state in states:
            for number, entry in enumerate(state.entries.by_number.values()):
                for name in map(self._name_of, entry.persons):
                    if name not in self._plain:
                        self._learn(name)
                if number % AT_A_TIME == 0:
                    yield

    def find(
        self, letters: str, event: StreamId, state: Tournament, *, out: bool = False
    ) -> list[NameMatch]:
        """Those in play in an event of whose names each typed word begins a part, by name.

        Or those who are `out` of it. A team is found by the name of any who is of it.
        """
        asked = self._asked
        if asked is None or asked[:2] != (letters, out) or asked[2] is not state:
            self._asked = (letters, out, state)
            self._found = self._look(letters, event, state, out=out)
        return self._found

    def alike(self, letters: str, states: Iterable[Tournament]) -> list[str]:
        """Words of names in play that are almost the same, where not too many play."""
        words = set[str]()
        for state in states:
            if state.entries.count <= ASKED_OF_MOST:
                entries = state.entries.by_number.values()
                names = (self._name_of(person) for one in entries for person in one.persons)
                words.update(word for name in names for word in plain_words(name))
        return get_close_matches(letters, sorted(one for one in words if one[:1] == letters[:1]))

    def _look(
        self, letters: str, event: StreamId, state: Tournament, *, out: bool
    ) -> list[NameMatch]:
        words, found = plain_words(letters), []
        begun = [f" {word}" for word in words]
        gone, seats = state.exits.by_entry, state.seating.seat_of
        for number, entry in state.entries.by_number.items():
            if (number in gone) is not out:
                continue
            for name in map(self._name_of, entry.persons):
                known = self._plain.get(name) or self._learn(name)
                if all(one in known for one in begun) and _fits(words, known.split()):
                    whole = TEAM.join(map(self._name_of, entry.seated_first))
                    found.append(NameMatch(event, number, whole, seats.get(number)))
                    break
        return sorted(found, key=lambda one: (one.name, one.entry))

    def _learn(self, name: str) -> str:
        """A name in its plain form, each word after a space."""
        known = self._plain[name] = f" {' '.join(plain_words(name))}"
        return known


def _fits(typed: Iterable[str], left: list[str]) -> bool:
    """Whether each typed word begins one of its own of those that are left, in any order."""
    for one in typed:
        begun = next((word for word in left if word.startswith(one)), None)
        if begun is None:
            return False
        left.remove(begun)
    return True
