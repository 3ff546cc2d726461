"""The names of the people in the room, kept at hand; the registry is asked in its own thread."""

import asyncio
import unicodedata
import uuid
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import filterfalse

from tdapp.core.ids import PersonId, StaffId
from tdapp.core.names import ScreenName, family_of, name_for_screens
from tdapp.core.ports.people import People, Person
from tdapp.ui.look.spoken import voice

MOST_ALIKE = 20
TURNING = frozenset(
    "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u200b\ufeff"
)
"""Signs that nobody sees and that turn or part what stands beside them."""
AT_ONCE = 500
"""So many are looked up at a time; between them others have a turn on the loop."""


class NameBook:
    """Gives a name at once; what it does not know yet is looked up with `learn`.

    `changes` counts how often it came to know or forget names.

    The registry waits for the disk, so it is never asked in the loop's thread.
    """

    def __init__(self, people: People, by: Callable[[], StaffId]) -> None:
        self._people = people
        self._by = by
        self._names: dict[PersonId, str] = {}
        self._wishes: dict[PersonId, ScreenName] = {}
        self._asked: set[PersonId] = set()
        self._coming: set[PersonId] = set()
        self.changes = 0
        self._untold = False
        self._watching: list[Callable[[], None]] = []
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="registry")

    def name(self, person: PersonId) -> str:
        """The name; words in its place for somebody who was erased or is not looked up yet."""
        found = self.known(person)
        return found if found is not None else voice().text("people", "(no name)")

    def known(self, person: PersonId) -> str | None:
        """The name; None for somebody who was erased or is not looked up yet."""
        return self._names.get(person)

    def screen_name(self, person: PersonId) -> str | None:
        """The name as the person wishes it on screens; None for the number of the entry alone.

        Nobody is shown who is not looked up yet, or was erased.
        """
        found = self._names.get(person)
        return None if found is None else name_for_screens(found, self._wishes.get(person))

    def knows_all(self, persons: Iterable[PersonId]) -> bool:
        """Whether each of these was looked up before."""
        unknown = filterfalse(
            self._asked.__contains__, filterfalse(self._names.__contains__, persons)
        )
        return next(unknown, None) is None

    async def warm_up(self) -> None:
        """Let the registry load what its first entry would have to wait for."""
        await self._ask(lambda: self._people.add((), self._by()))

    async def add(self, names: Iterable[str]) -> list[PersonId]:
        """Enter new people; gives their ids in the same order."""
        persons = [Person(PersonId(uuid.uuid4().hex), name) for name in names]
        await self._ask(lambda: self._people.add(persons, self._by()))
        self._names.update((person.id, person.name) for person in persons)
        self._changed()
        return [person.id for person in persons]

    async def learn(self, persons: Iterable[PersonId]) -> bool:
        """Look up the names that are not known; True if any of them is known by then.

        Those that are being looked up already are waited for.
        """
        missing = [one for one in persons if one not in self._names and one not in self._asked]
        unknown = [one for one in missing if one not in self._coming]
        self._coming.update(unknown)
        found = False
        try:
            for start in range(0, len(unknown), AT_ONCE):
                found |= await self._learn(unknown[start : start + AT_ONCE], unknown[start:])
        finally:
            if found:
                self._changed()
        while not self._coming.isdisjoint(missing):
            await self._ask(lambda: None)
        return any(one in self._names for one in missing)

    async def called(self, name: str) -> list[Person]:
        """Those whom the registry has under exactly this name, capitals or not."""
        found: list[Person] = []
        await self._ask(lambda: found.extend(self._people.called(name, MOST_ALIKE)))
        alike = [one for one in found if one.name.casefold() == name.casefold()]
        self.know(alike)
        return alike

    def know(self, persons: Iterable[Person], *, more_come: bool = False) -> None:
        """Say these names from now on, and show them on screens as each person wishes.

        While `more_come` nobody is told that names changed.
        """
        self._untold |= self._keep(persons)
        if self._untold and not more_come:
            self._untold = False
            self._changed()

    def forget(self, person: PersonId) -> None:
        """Know this one no longer: the registry has erased the name."""
        self._names.pop(person, None)
        self._wishes.pop(person, None)
        self._changed()

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call this after names became known or were forgotten; gives what ends that."""
        self._watching.append(changed)
        return lambda: self._watching.remove(changed)

    def close(self) -> None:
        """Let the thread go; what was asked is finished first."""
        self._thread.shutdown()

    async def _learn(self, some: Sequence[PersonId], rest: Sequence[PersonId]) -> bool:
        """Look these up; where that fails, they and the `rest` may be asked again."""
        found: list[Person] = []
        try:
            await self._ask(lambda: found.extend(self._people.known(some)))
        except BaseException:
            self._coming.difference_update(rest)
            raise
        self._coming.difference_update(some)
        self._asked.update(some)
        return self._keep(found)

    def _keep(self, persons: Iterable[Person]) -> bool:
        """Take these in; whether any of it is new."""
        news = False
        for one in persons:
            before = self._names.get(one.id), self._wishes.get(one.id)
            if before != (one.name, one.wish) or family_of(before[0]) != family_of(one.name):
                self._names[one.id] = one.name
                self._wishes.pop(one.id, None)
                if one.wish is not None:
                    self._wishes[one.id] = one.wish
                news = True
        return news

    def _changed(self) -> None:
        self.changes += 1
        for one in tuple(self._watching):
            one()

    async def _ask(self, work: Callable[[], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, work)


def tidy(name: str) -> str:
    """A typed name with its spaces put right, without signs that nobody sees."""
    seen = (" " if unicodedata.category(one) == "Cc" else one for one in name if one not in TURNING)
    return " ".join("".join(seen).split())
