"""Erasing a person: the act is recorded, then the registry forgets the name."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Protocol

from tdapp.core.ids import ActionId, PersonId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances, Desk, Done
from tdapp.desk.house_calls import ErasePerson
from tdapp.desk.permissions import Actor


class Forgetful(Protocol):
    """A registry that can forget."""

    def names(self, ids: Sequence[PersonId]) -> Mapping[PersonId, str]:
        """The names of those who are known and not erased."""
        ...

    def erase(self, person: PersonId, at_us: int) -> bool:
        """Blank what is known of a person."""
        ...


class Erasing:
    """Erases persons for one desk. Two people must stand for it, with a reason."""

    def __init__(self, desk: Desk, registry: Forgetful) -> None:
        self._desk = desk
        self._registry = registry

    async def erase(
        self, actor: Actor, house: StreamId, person: PersonId, with_: Circumstances
    ) -> Done:
        """Record the erasure and carry it out; sums, places and chain stay as they are.

        Refuses ``unknown_person`` where the registry has no name, or none any more.
        """
        call = ErasePerson(house, person)
        if self._desk.can(actor, call, with_):
            await asyncio.to_thread(self._must_be_known, person, with_.action)
        done = await self._desk.perform(actor, call, with_)
        await asyncio.to_thread(self._registry.erase, person, done.act.at_us)
        return done

    def _must_be_known(self, person: PersonId, request: ActionId | None) -> None:
        repeated = request is not None and self._desk.journal.act(request) is not None
        if not repeated and not self._registry.names([person]):
            raise Refusal("unknown_person", person=person)
