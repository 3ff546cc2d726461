"""Erasing a name or a reason: the act is recorded, then the registry forgets the words."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import msgspec

from tdapp.core.ids import ActionId, PersonId, StreamId
from tdapp.core.ports import Person, StreamRef
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.changes import Changes
from tdapp.desk.desk import Circumstances, Desk, Done
from tdapp.desk.house_calls import EraseNote, ErasePerson
from tdapp.desk.permissions import Actor
from tdapp.floor.house import KIND
from tdapp.floor.house_events import NoteErased


class Forgetful(Protocol):
    """A registry that can forget. Times are UTC microseconds; every method waits for the disk."""

    def names(self, ids: Sequence[PersonId]) -> Mapping[PersonId, str]:
        """The names of those who are known and not erased."""
        ...

    def called(self, part: str, most: int) -> Sequence[Person]:
        """At most so many of those whose name holds `part`, in the order of their names."""
        ...

    def must_be_erasable(self, person: PersonId, at_us: int) -> None:
        """Refuse whom the registry does not know, and a ban that lasts at this moment."""
        ...

    def erase(self, person: PersonId, at_us: int) -> bool:
        """Blank what is known of a person."""
        ...

    def has_note(self, action: ActionId) -> bool:
        """Whether an act's reason can be read."""
        ...

    def erase_note(self, action: ActionId, at_us: int) -> bool:
        """Blank the words of an act's reason."""
        ...


class Erasing:
    """Erases names and reasons for one desk. Two people must stand for it, with a reason.

    Sums, places and the chain of the record stay as they are.
    """

    def __init__(self, desk: Desk, registry: Forgetful) -> None:
        self._desk = desk
        self._registry = registry
        desk.bulletin.subscribe(self._hear)

    async def find(self, part: str, most: int) -> Sequence[Person]:
        """At most so many persons whose name holds `part`; refuses ``nobody_called``."""
        found = await asyncio.to_thread(self._registry.called, part, most)
        if not found:
            raise Refusal("nobody_called", name=part)
        return found

    async def erase(
        self, actor: Actor, house: StreamId, person: PersonId, with_: Circumstances
    ) -> Done:
        """Record that a person is erased, and forget name, card and birth date.

        Refuses ``unknown_person`` where the registry has no name, or none any more, and
        ``still_restricted`` while a bar or an exclusion lasts: it would be gone with the name.
        """
        done = await self._perform(
            actor, ErasePerson(house, person), with_, lambda: self._must_be_known(person)
        )
        await asyncio.to_thread(self._registry.erase, person, done.act.at_us)
        return done

    async def erase_note(
        self, actor: Actor, house: StreamId, action: ActionId, with_: Circumstances
    ) -> Done:
        """Record that an act's reason is erased, and forget its words; the salted hash stays.

        Refuses ``no_reason`` where the act has none, or none any more.
        """
        done = await self._perform(
            actor, EraseNote(house, action), with_, lambda: self._must_have_note(action)
        )
        await asyncio.to_thread(self._registry.erase_note, action, done.act.at_us)
        return done

    async def _perform(
        self, actor: Actor, call: Call, with_: Circumstances, must_be_there: Callable[[], None]
    ) -> Done:
        """Record the act; whoever may not do it is told so before what there is to erase."""
        if self._desk.can(actor, call, with_):
            await asyncio.to_thread(self._unless_repeated, with_.action, must_be_there)
        return await self._desk.perform(actor, call, with_)

    def _unless_repeated(self, request: ActionId | None, must_be_there: Callable[[], None]) -> None:
        if request is None or self._desk.journal.act(request) is None:
            must_be_there()

    def _must_be_known(self, person: PersonId) -> None:
        if not self._registry.names([person]):
            raise Refusal("unknown_person", person=person)
        self._registry.must_be_erasable(person, self._desk.time.now().utc_us)

    def _must_have_note(self, action: ActionId) -> None:
        if not self._registry.has_note(action):
            raise Refusal("no_reason", action=action)

    def _hear(self, changes: Changes) -> None:
        """What the desk keeps at hand loses words that are erased here or at another station."""
        if not changes.touches(NoteErased):
            return
        past = self._desk.stream(StreamRef(changes.stream, KIND)).timeline.past
        facts = (entry.event for entry in past)
        erased = {fact.action for fact in facts if isinstance(fact, NoteErased)}
        for place, act in enumerate(self._desk.log):
            if act.action in erased:
                self._desk.log[place] = msgspec.structs.replace(act, reason=None)
