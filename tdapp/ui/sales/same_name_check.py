"""Finds out whether somebody with a name that is known already is the same person."""

from collections.abc import Sequence

from tdapp.calls.tournament.event import also_in
from tdapp.core.ids import PersonId
from tdapp.core.ports.people import Person
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.asking.questions import one_of
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts
from tdapp.ui.people.find_person import enter_person


class WhoIsIt:
    """Asks where the registry has the name already.

    Whoever is in two events, has entered before or may not play is known to be the same person
    because somebody said so.
    """

    def __init__(self, parts: Parts, view: EventInView, asking: Asking, names: NameBook) -> None:
        self._parts = parts
        self._view = view
        self._asking = asking
        self._names = names

    def person(self, name: str) -> Flow[PersonId]:
        """The person of this name, who is new unless it is said otherwise."""
        person = yield from self.one_of(name, (yield from self.called(name)))
        return person or (yield from result(lambda: self.enter(name), once=True))

    def called(self, name: str) -> Flow[Sequence[Person]]:
        """Look up who has this name."""
        return (yield from result(lambda: self._names.called(name)))

    def one_of(self, name: str, persons: Sequence[Person]) -> Flow[PersonId | None]:
        """Ask which of these, who have the name, it is; None for somebody new."""
        text = voice().text
        known = self._by_words(persons)
        if not known:
            return None
        asked = text("who is it", "The name {name} is already registered. Who is it?", name=name)
        newcomer = text("who is it", "a new person")
        hint = text("who is it", "Who it is")
        return (yield from one_of(asked, {**known, newcomer: None}, hint=hint))

    async def enter(self, name: str) -> PersonId:
        """Enter somebody new of this name; refuses as the act does."""
        return (await enter_person(self._parts, self._names, self._asking, name)).id

    def events_besides(self, person: PersonId) -> tuple[str, ...]:
        """The titles of the other events in which somebody plays or waits."""
        others = also_in(self._parts.desk, person, besides=self._view.id)
        return tuple(self._view.told_apart(event) for event in others)

    def _by_words(self, persons: Sequence[Person]) -> dict[str, PersonId]:
        """Each in words that tell them apart."""
        text = voice().text
        found: dict[str, PersonId] = {}
        for one in persons:
            words = said = self._where(one)
            while said in found:
                said = text("who is it", "{words}, {count}", words=words, count=len(found) + 1)
            found[said] = one.id
        return found

    def _where(self, person: Person) -> str:
        text = voice().text
        state = self._view.state
        here = state.entries.by_person.get(person.id, ())
        if here:
            return text("who is it", "the player of entry {number}", number=here[-1])
        ticket = state.alternates.by_person.get(person.id)
        if ticket is not None:
            return text("who is it", "the one with ticket {number}", number=ticket)
        others = self.events_besides(person.id)
        if others:
            return text("who is it", "the one in {event}", event=", ".join(others))
        if person.card:
            return text("who is it", "the one with card {card}", card=person.card)
        return text("who is it", "in the registry")
