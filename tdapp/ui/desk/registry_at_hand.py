"""Everybody of the registry in the window's memory, kept in step with the record."""

import asyncio
from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from tdapp.core.event import Event
from tdapp.core.ids import PersonId, StreamId, StreamRef
from tdapp.core.ports.people import Person
from tdapp.desk.changes import Changes
from tdapp.desk.finding import PeopleAtHand
from tdapp.house.house import KIND as HOUSE
from tdapp.house.house_events import PersonChanged, PersonErased, PersonParted, PersonsMerged
from tdapp.tournament.facts.alternates import AlternateJoined
from tdapp.tournament.facts.refunds import EntryPassedOn
from tdapp.tournament.facts.sales import EntrySold
from tdapp.tournament.room import KIND as EVENT
from tdapp.ui.workplace.workplace import Workplace

AT_ONCE = 1_000
"""So many are read from the record at a time; between them others have a turn."""
OF_HOUSE = (PersonChanged, PersonsMerged, PersonParted, PersonErased)
OF_TWO = (PersonsMerged, PersonParted)
OF_EVENT = (EntrySold, AlternateJoined, EntryPassedOn)


class RegistryAtHand(QObject):
    """`people` answers at once; `changed` says that it knows more, or less, than before.

    It is filled on the loop in small slices. Whoever is erased, here or at another station, is not
    found any more as soon as that is known.
    """

    changed = Signal()

    def __init__(self, work: Workplace) -> None:
        super().__init__(work.view)
        self._parts = work.parts
        self._names = work.names
        self._asking = work.asking
        self.people = PeopleAtHand()
        self._filled = False
        self._filling = False
        self._seen = self._seen_so_far()
        self._erased: set[PersonId] = set()
        self._newer: set[PersonId] = set()
        work.view.left.connect(work.parts.desk.bulletin.subscribe(self._hear))
        self.fill()

    @property
    def filled(self) -> bool:
        """Whether everybody has been read."""
        return self._filled

    def fill(self) -> None:
        """Read everybody, unless that is done or under way."""
        if not self._filled and not self._filling:
            self._filling = True
            self._asking.start(self._fill, quiet=True)

    async def learn(self, persons: Sequence[PersonId]) -> None:
        """Read again what is known of these."""
        found = await asyncio.to_thread(self._parts.people.known, persons)
        if not self._filled:
            self._newer.update(persons)
        still = self._but_erased(found)
        self._names.know(still)
        for one in still:
            self.people.keep(one)
        self.changed.emit()

    async def _fill(self) -> None:
        try:
            await self._read_everybody()
        finally:
            self._filling = False
        self._filled = True
        self.changed.emit()

    async def _read_everybody(self) -> None:
        last: PersonId | None = None
        while True:
            some = await asyncio.to_thread(self._parts.people.some, last, AT_ONCE)
            for _ in self.people.take_in(one for one in some if one.id not in self._newer):
                await asyncio.sleep(0)
            for person in self._erased:
                self.people.forget(person)
            is_last = len(some) < AT_ONCE
            self._names.know(self._but_erased(some), more_come=not is_last)
            if is_last:
                return
            last = some[-1].id

    def _seen_so_far(self) -> dict[StreamId, int]:
        """Whatever was recorded before everybody is read is known by that."""
        desk = self._parts.desk
        refs = [StreamRef(one, kind) for kind in (HOUSE, EVENT) for one in desk.streams(kind)]
        return {ref.id: len(desk.stream(ref).timeline.past) for ref in refs}

    def _but_erased(self, persons: Sequence[Person]) -> list[Person]:
        """What was read before somebody was erased is not kept after it."""
        return [one for one in persons if one.id not in self._erased]

    def _hear(self, changes: Changes) -> None:
        if changes.touches(*OF_HOUSE):
            self._follow(self._new_facts(StreamRef(changes.stream, HOUSE)))
        elif changes.touches(*OF_EVENT):
            self._meet(self._new_facts(StreamRef(changes.stream, EVENT)))

    def _new_facts(self, ref: StreamRef) -> list[Event]:
        past = self._parts.desk.stream(ref).timeline.past
        seen = self._seen.get(ref.id, 0)
        self._seen[ref.id] = len(past)
        return [one.event for one in past[seen:]]

    def _follow(self, facts: Sequence[Event]) -> None:
        erased = {one.person for one in facts if isinstance(one, PersonErased)}
        self._erased |= erased
        for person in erased:
            self.people.forget(person)
        changed = [one.person for one in facts if isinstance(one, (PersonChanged, *OF_TWO))]
        changed += [one.kept for one in facts if isinstance(one, OF_TWO)]
        self._read([one for one in dict.fromkeys(changed) if one not in erased])
        if erased:
            self.changed.emit()

    def _meet(self, facts: Sequence[Event]) -> None:
        """Make a person who comes to play findable from now on."""
        came = dict.fromkeys(one.person for one in facts if isinstance(one, OF_EVENT))
        self._read([one for one in came if one not in self.people])

    def _read(self, persons: Sequence[PersonId]) -> None:
        if persons:
            self._asking.start(lambda: self.learn(persons), quiet=True)


def registry_of(work: Workplace) -> RegistryAtHand:
    """The one that all pages of a window share; it is made when the first of them asks."""
    found = work.view.findChild(RegistryAtHand)
    return found if isinstance(found, RegistryAtHand) else RegistryAtHand(work)
