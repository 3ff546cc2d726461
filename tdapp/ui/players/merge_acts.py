"""Somebody who was entered twice made one person, and two parted who are two after all."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from tdapp.calls.house.merging import MergePersons, PartPersons
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.ports.people import Person
from tdapp.tournament.room import KIND
from tdapp.ui.acts.on_person import SOMEBODY, OnPerson
from tdapp.ui.acts.question import Question
from tdapp.ui.desk.person_words import who_words
from tdapp.ui.desk.registry_at_hand import RegistryAtHand
from tdapp.ui.players.this_person import ThisPerson
from tdapp.ui.workplace import Workplace

MOST_FOUND = 4


class MergeActs(OnPerson):
    """Whoever is chosen is kept under somebody else, or loses one of the own other ids."""

    tried = Signal(str)

    def __init__(
        self, work: Workplace, registry: RegistryAtHand, chosen: ThisPerson, parent: QObject
    ) -> None:
        super().__init__(work.parts, work.asking, chosen, parent)
        self._chosen = chosen
        self._registry = registry

    def why_no_merge(self) -> str:
        """Why nobody can be made one with somebody else."""
        return self._why_not(self._merging(SOMEBODY, PersonId("-")))

    def why_no_part(self) -> str:
        """Why the chosen person cannot be parted."""
        person = self._chosen.person
        if person is None or not person.same:
            return self.tr("Nobody was made one with this person.")
        return self._why_not(self._parting(person))

    def twins(self, person: Person) -> Sequence[Person]:
        """Who may be this person entered twice."""
        return self._registry.people.twins(person)[:MOST_FOUND]

    def ask_kept(self) -> None:
        """Ask under whom the chosen person is kept; a card or a whole name finds anybody."""
        person = self._chosen.person
        if person is None:
            return
        likely = {who_words(one): one for one in self.twins(person)}

        def answered(typed: str) -> None:
            found = [likely[typed]] if typed in likely else self._found(typed, person)
            if len(found) == 1:
                self._ask_why(person, found[0])
            else:
                self.asks.emit(question)

        text = self.tr("{name} was entered twice: under whom is this person kept?")
        hint, go_on = self.tr("Card or whole name"), self.tr("Go on")
        asked = text.format(name=who_words(person))
        question = Question(asked, go_on, answered, hint, tuple(likely))
        self.asks.emit(question)

    def ask_part(self) -> None:
        """Ask why the newest other id is somebody else after all."""
        person = self._chosen.person
        if person is None or not person.same:
            return
        text = self.tr("Why is {name} two people after all? The last made one are parted.")
        said = text.format(name=person.name)
        self._ask_reason(said, self.tr("Part them"), self._parting(person))

    def _found(self, typed: str, but: Person) -> list[Person]:
        people = self._registry.people
        found = dict.fromkeys((*people.of_card(typed), *people.of_name(typed)))
        return [one for one in found if one.id not in but.ids]

    def _ask_why(self, person: Person, kept: Person) -> None:
        call = self._merging(person.id, kept.id, kept.same)
        refusal = self._why_not(call)
        if refusal:
            self.tried.emit(refusal)
            return
        text = self.tr("{name} is only another entry of {kept} from now on. How is that known?")
        asked = text.format(name=who_words(person), kept=who_words(kept))
        self._ask_reason(asked, self.tr("Make them one"), call)

    def _merging(
        self, person: PersonId, kept: PersonId, others: tuple[PersonId, ...] = ()
    ) -> MergePersons:
        return MergePersons(self._house, person, kept, self._running(), others)

    def _parting(self, person: Person) -> PartPersons:
        return PartPersons(self._house, person.same[-1], person.id)

    def _running(self) -> tuple[StreamId, ...]:
        desk = self._parts.desk
        events = desk.streams(KIND)
        return tuple(one for one in events if not desk.state(one).programme.over)
