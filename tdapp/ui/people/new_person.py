"""Somebody whom the registry does not know yet is entered by an act, like everything else."""

import uuid

from tdapp.calls.house.people import NamePerson
from tdapp.core.ids import PersonId
from tdapp.core.ports.people import Person
from tdapp.ui.asking.asking import Asking
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts


async def enter_person(parts: Parts, names: NameBook, asking: Asking, name: str) -> Person:
    """Enter somebody new of this name, by whoever may; refuses as the act does."""
    person = Person(PersonId(uuid.uuid4().hex), name)
    await asking.perform(NamePerson(parts.day.stream, person.id, person.name))
    names.know((person,))
    return person
