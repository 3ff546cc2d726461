"""Erasing a name or a reason: what the act blanks in the record is finished outside it."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Protocol

import msgspec

from tdapp.calls.house.room import EraseNote, ErasePerson
from tdapp.calls.house.staff import EraseStaff
from tdapp.core.ids import ActionId, PersonId, StaffId, StreamId, StreamRef
from tdapp.core.ports.people import Person
from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.changes import Changes
from tdapp.desk.desk import Circumstances, CompletedAct, Desk
from tdapp.desk.permissions import Actor
from tdapp.house.house import KIND
from tdapp.house.house_events import NoteErased, PersonErased
from tdapp.house.staff_events import StaffErased


class Forgetful(Protocol):
    """A registry that can forget."""

    def called(self, part: str, most: int) -> Sequence[Person]:
        """At most so many of those whose name holds `part`, in the order of their names."""
        ...

    def must_be_listable(self) -> None:
        """Raise `Unrecorded` where what is erased could not be kept erased after a restore."""
        ...

    def finish_erasures(self) -> "Future[bool]":
        """Take what is erased out of the bytes and into the list that outlives a restore."""
        ...

    def list_erasures(self) -> None:
        """Have what another station erased taken into that list, without waiting."""
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
    ) -> CompletedAct:
        """Erase name, card and birth date of a person whom nothing that is on needs any more.

        Refuses what `ErasePerson` and the registry do, and ``erasure_not_listed`` where it is done
        but the list that outlives a restore waits for its disk.
        """
        return await self._erase(actor, self.of_person(house, person), with_)

    def of_person(self, house: StreamId, person: PersonId) -> ErasePerson:
        """The act, to ask beforehand whether it could be done."""
        events = tuple(
            one for one in self._desk.events() if not self._desk.stream(one.ref).timeline.ended
        )
        return ErasePerson(house, person, events)

    async def erase_note(
        self, actor: Actor, house: StreamId, action: ActionId, with_: Circumstances
    ) -> CompletedAct:
        """Erase the words of an act's reason; the salted hash stays. It refuses likewise."""
        return await self._erase(actor, EraseNote(house, action), with_)

    async def erase_staff(
        self, actor: Actor, house: StreamId, staff: StaffId, with_: Circumstances
    ) -> CompletedAct:
        """Erase name and keys of somebody who left the staff. It refuses likewise."""
        return await self._erase(actor, EraseStaff(house, staff), with_)

    async def _erase(self, actor: Actor, call: Call, with_: Circumstances) -> CompletedAct:
        await asyncio.to_thread(self._registry.must_be_listable)
        done = await self._desk.perform(actor, call, with_)
        try:
            await asyncio.wrap_future(self._registry.finish_erasures())
        except Unrecorded as trouble:
            raise Refusal("erasure_not_listed", problem=trouble.problem) from trouble
        return done

    def _hear(self, changes: Changes) -> None:
        """What the desk keeps at hand loses words that are erased here or at another station."""
        if not changes.touches(NoteErased, PersonErased, StaffErased):
            return
        if changes.act is None:
            self._registry.list_erasures()
        else:
            self._registry.finish_erasures()
        past = self._desk.stream(StreamRef(changes.stream, KIND)).timeline.past
        facts = (entry.event for entry in past)
        erased = {fact.action for fact in facts if isinstance(fact, NoteErased)}
        for place, act in enumerate(self._desk.log):
            if act.action in erased:
                self._desk.log[place] = msgspec.structs.replace(act, reason=None)
