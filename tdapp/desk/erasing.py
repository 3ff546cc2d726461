"""Erasing a person: the act is recorded, then the registry forgets the name."""

import asyncio
from typing import Protocol

from tdapp.core.ids import PersonId, StreamId
from tdapp.desk.desk import Circumstances, Desk, Done
from tdapp.desk.house_calls import ErasePerson
from tdapp.desk.permissions import Actor


class Forgetful(Protocol):
    """A registry that can forget."""

    def erase(self, person: PersonId, at_us: int) -> bool:
        """Blank what is known of a person; refuses ``no_such_person``."""
        ...


class Erasing:
    """Erases persons for one desk. Two people must stand for it, with a reason."""

    def __init__(self, desk: Desk, registry: Forgetful) -> None:
        self._desk = desk
        self._registry = registry

    async def erase(
        self, actor: Actor, house: StreamId, person: PersonId, with_: Circumstances
    ) -> Done:
        """Record the erasure and carry it out; sums, places and chain stay as they are."""
        done = await self._desk.perform(actor, ErasePerson(house, person), with_)
        await asyncio.to_thread(self._registry.erase, person, done.act.at_us)
        return done
