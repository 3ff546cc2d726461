"""Asks who is meant: by a part of the name, then by what tells people of one name apart."""

import uuid
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass

from tdapp.calls.house.people import NamePerson
from tdapp.core.ids import PersonId
from tdapp.core.names import typed_name
from tdapp.core.ports.people import Person
from tdapp.core.refusal import Refusal
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.asking.questions import confirm, words
from tdapp.ui.look.spoken import saying
from tdapp.ui.parts.name_book import NameBook, tidy
from tdapp.ui.parts.parts import Parts

say = saying("find person")
MOST_FOUND = 5


@dataclass(frozen=True, slots=True)
class FindPerson:
    """Finds somebody in the registry, or enters somebody new."""

    parts: Parts
    names: NameBook
    asking: Asking

    def known(self, text: str) -> Flow[Person]:
        """Ask for somebody whom the registry knows."""
        return (yield from self._known((yield from self._part(text))))

    def anybody(self, text: str) -> Flow[Person]:
        """Ask for somebody, who may also be new."""
        return (yield from self._anybody((yield from self._part(text))))

    def called(self, part: str) -> Flow[Person]:
        """Somebody of whom a part of the name is typed already, who may also be new."""
        return self._anybody(part)

    def _known(self, part: str) -> Flow[Person]:
        found = yield from result(lambda: self.parts.erasing.find(part, MOST_FOUND))
        if len(found) == 1:
            return found[0]
        picked = yield from self._pick(found)
        return picked if isinstance(picked, Person) else (yield from self._known(picked))

    def _anybody(self, part: str) -> Flow[Person]:
        found = yield from result(lambda: self._as_known(part))
        if not found:
            return (yield from self._unknown(tidy(part)))
        newcomer = say("a new person")
        picked = yield from self._pick(found, newcomer)
        if picked == newcomer:
            return (yield from self._newcomer())
        return picked if isinstance(picked, Person) else (yield from self._anybody(picked))

    def _part(self, text: str) -> Flow[str]:
        find, hint = (say("Find"), say("Part of the name"))
        return words(text, find, hint)

    async def _as_known(self, part: str) -> Sequence[Person]:
        """Who is called so; nobody where the name may be that of somebody new."""
        try:
            return await self.parts.erasing.find(part, MOST_FOUND)
        except Refusal:
            if not tidy(part):
                raise
            return ()

    def _pick(self, persons: Sequence[Person], *more: str) -> Flow[Person | str]:
        """Ask which of them it is; gives what was typed where it is none of them."""
        listed: dict[str, Person | str] = {described(person): person for person in persons}
        text = say("Several people have this name. Which one?")
        if len(persons) == 1:
            text = say("One person has this name. Is it this one?")
        hint = say("Choose one of the options shown")
        typed = yield from words(text, say("This one"), hint, *listed, *more)
        return listed.get(typed, typed)

    def _unknown(self, name: str) -> Flow[Person]:
        text = say("No one in the registry is called “{name}”. Add this person?")
        yield from confirm(text.format(name=name), say("Add person"))
        return (yield from self._enter(typed_name(name)))

    def _newcomer(self) -> Flow[Person]:
        hint = say("Full name, or family name, given name")
        name = yield from words(say("Full name of the new person?"), say("Add person"), hint)
        return (yield from self._enter(typed_name(tidy(name))))

    def _enter(self, name: str) -> Flow[Person]:
        def enter() -> Awaitable[Person]:
            return enter_person(self.parts, self.names, self.asking, name)

        return result(enter, once=True)


def described(person: Person) -> str:
    """A name with what tells it from the same name: card and birth date, as far as known."""
    return ", ".join(part for part in (person.name, person.card, person.born) if part)


async def enter_person(parts: Parts, names: NameBook, asking: Asking, name: str) -> Person:
    """Enter somebody new of this name, by whoever may; refuses as the act does."""
    person = Person(PersonId(uuid.uuid4().hex), name)
    await asking.perform(NamePerson(parts.day.stream, person.id, person.name))
    names.know((person,))
    return person
