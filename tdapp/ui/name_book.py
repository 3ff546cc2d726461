"""The names of the people in the room, kept at hand; the registry is asked in its own thread."""

import asyncio
import uuid
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor

from PySide6.QtCore import QCoreApplication

from tdapp.core.ids import PersonId, StaffId
from tdapp.core.ports import People, Person

translate = QCoreApplication.translate
MOST_ALIKE = 20


class NameBook:
    """Gives a name at once; what it does not know yet is looked up with `learn`.

    The registry waits for the disk, so it is never asked in the loop's thread.
    """

    def __init__(self, people: People, by: StaffId) -> None:
        self._people = people
        self._by = by
        self._names: dict[PersonId, str] = {}
        self._asked: set[PersonId] = set()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="registry")

    def name(self, person: PersonId) -> str:
        """The name; words in its place for somebody who was erased or is not looked up yet."""
        found = self._names.get(person)
        return found if found is not None else translate("People", "(no name)")

    def knows_all(self, persons: Iterable[PersonId]) -> bool:
        """Whether each of these was looked up before."""
        return all(one in self._names or one in self._asked for one in persons)

    async def warm_up(self) -> None:
        """Let the registry load what its first entry would have to wait for."""
        await self._ask(lambda: self._people.add((), self._by))

    async def add(self, names: Iterable[str]) -> list[PersonId]:
        """Enter new people; gives their ids in the same order."""
        persons = [Person(PersonId(uuid.uuid4().hex), name) for name in names]
        await self._ask(lambda: self._people.add(persons, self._by))
        self._names.update((person.id, person.name) for person in persons)
        return [person.id for person in persons]

    async def learn(self, persons: Iterable[PersonId]) -> bool:
        """Look up the names that are not known; True if any was found."""
        unknown = [one for one in persons if one not in self._names and one not in self._asked]
        if not unknown:
            return False
        self._asked.update(unknown)
        found: dict[PersonId, str] = {}
        try:
            await self._ask(lambda: found.update(self._people.names(unknown)))
        except BaseException:
            self._asked.difference_update(unknown)
            raise
        self._names.update(found)
        return bool(found)

    async def called(self, name: str) -> list[Person]:
        """Those whom the registry has under exactly this name, capitals or not."""
        found: list[Person] = []
        await self._ask(lambda: found.extend(self._people.called(name, MOST_ALIKE)))
        alike = [one for one in found if one.name.casefold() == name.casefold()]
        self._names.update((one.id, one.name) for one in alike)
        return alike

    def forget(self, person: PersonId) -> None:
        """Know this one no longer: the registry has erased the name."""
        self._names.pop(person, None)

    def close(self) -> None:
        """Let the thread go; what was asked is finished first."""
        self._thread.shutdown()

    async def _ask(self, work: Callable[[], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, work)


def tidy(name: str) -> str:
    """A typed name with its spaces put right."""
    return " ".join(name.split())
