"""Merges a person who was entered twice, and splits two who were merged by mistake."""

from collections.abc import Sequence

from tdapp.calls.house.merging import MergePersons, PartPersons
from tdapp.core.ids import PersonId
from tdapp.core.ports.people import Person
from tdapp.core.refusal import Refusal
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.asking.questions import read
from tdapp.ui.desk.person_words import who_words
from tdapp.ui.desk.registry_at_hand import RegistryAtHand
from tdapp.ui.look.spoken import voice

MOST_FOUND = 4


class Merging:
    """Merges the selected person into another, or splits off one of the person's other ids."""

    def __init__(self, house: HouseDesk, registry: RegistryAtHand) -> None:
        self._house = house
        self._registry = registry

    def twins(self, person: Person) -> Sequence[Person]:
        """Who may be this person entered twice."""
        return self._registry.people.twins(person)[:MOST_FOUND]

    def merge(self, person: Person) -> Flow[None]:
        """Ask under whom somebody is kept, and why; a card or a whole name finds anybody."""
        likely = {who_words(one): one for one in self.twins(person)}

        def read_kept(typed: str) -> Person:
            found = [likely[typed]] if typed in likely else self._found(typed, person)
            if len(found) != 1:
                raise Refusal("not_among_these", text=typed)
            return found[0]

        text = voice().text("merging", "{name} is registered twice. Which record should be kept?")
        hint = voice().text("merging", "Card or full name")
        kept = yield from read(text.format(name=who_words(person)), hint, read_kept, *likely)
        call = self.merging(person.id, kept.id, kept.same)
        self._house.must_be_possible(call)
        text = voice().text(
            "merging", "Merge {name} into {kept}? How do you know they are the same person?"
        )
        text = text.format(name=who_words(person), kept=who_words(kept))
        yield from self._house.do_because(call, text, voice().text("merging", "Merge"))

    def part(self, person: Person) -> Flow[None]:
        """Ask why the newest other id is somebody else after all."""
        text = voice().text("merging", "Why split {name}? The last merge is undone.")
        text = text.format(name=person.name)
        yield from self._house.do_because(
            self.parting(person), text, voice().text("merging", "Split")
        )

    def merging(
        self, person: PersonId, kept: PersonId, others: tuple[PersonId, ...] = ()
    ) -> MergePersons:
        """One person made of two, in every event that is still on."""
        return MergePersons(
            self._house.stream(), person, kept, self._house.parts.desk.events_on(), others
        )

    def parting(self, person: Person) -> PartPersons:
        """The newest other id parted from somebody; refuses ``not_merged``."""
        if not person.same:
            raise Refusal("not_merged")
        return PartPersons(self._house.stream(), person.same[-1], person.id)

    def _found(self, typed: str, but: Person) -> list[Person]:
        people = self._registry.people
        found = dict.fromkeys((*people.of_card(typed), *people.of_name(typed)))
        return [one for one in found if one.id not in but.ids]
