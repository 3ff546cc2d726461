"""The acts on whoever is chosen among the people: put right, wish, ban, birth, history, erasure."""

import asyncio
from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from tdapp.calls.house.people import NamePerson, WishForScreens
from tdapp.core.ids import PersonId
from tdapp.core.names import ScreenName
from tdapp.core.ports.people import PastEntry, Person
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.asking.questions import one_of
from tdapp.ui.desk.person_words import wish_words
from tdapp.ui.desk.registry_at_hand import RegistryAtHand
from tdapp.ui.look.spoken import saying
from tdapp.ui.people.bans import Bans
from tdapp.ui.people.births import Births
from tdapp.ui.people.erasing import NameErasing
from tdapp.ui.people.people_acts import SOMEBODY, barring, dating, erasing
from tdapp.ui.players.merging import Merging
from tdapp.ui.players.person_choice import PersonChoice
from tdapp.ui.workplace.workplace import Workplace

say = saying("person acts")


class PersonActs(Acts[Person]):
    """`edits` carries the `Person` who is to be put right; `learned` that a history was read.

    Those of the House menu do the same to somebody who is asked for first.
    """

    edits = Signal(object)
    learned = Signal()

    def __init__(self, work: Workplace, registry: RegistryAtHand, parent: QObject) -> None:
        self.chosen = PersonChoice()
        self._house = house = HouseDesk(work.parts, work.asking)
        super().__init__(house, work.asking, self.chosen.the_person, parent)
        self._people = work.parts.people
        self._played: dict[str, Sequence[PastEntry]] = {}
        self._make_of_person()
        self._make_of_record(registry)

    def _make_of_person(self) -> None:
        house = self._house
        bans, births = Bans(house), Births(house)
        stream = house.stream
        name = NamePerson(stream(), SOMEBODY, "-")
        wish = WishForScreens(stream(), SOMEBODY, ScreenName.FULL)
        self.edit, self.wish, self.birth, self.ban = self._acts(
            (say("Edit details…"), "E", lambda _: name, self._edit),
            (say("On screens…"), "S", lambda _: wish, self._note_wish),
            (say("Date of birth…"), "B", lambda _: dating(stream()), births.note),
            (say("Bar or exclude…"), "R", lambda _: barring(stream()), bans.note),
        )

    def _make_of_record(self, registry: RegistryAtHand) -> None:
        self.merging = merging = Merging(self._house, registry)
        stream, names = self._house.stream, NameErasing(self._house)
        merge = say("Merge with…")
        self.merge, self.part, self.history, self.erase = self._acts(
            (merge, "M", lambda _: merging.merging(SOMEBODY, PersonId("-")), merging.merge),
            (say("Split merged…"), "P", merging.parting, merging.part),
            (say("All events"), "A", lambda _: None, self._look_up),
            (say("Erase person…"), "X", lambda _: erasing(stream()), names.erase),
        )

    def choose(self, person: Person | None) -> None:
        """Act on this one from now on."""
        self.chosen.person = person
        self.refresh()

    def played(self, person: Person) -> Sequence[PastEntry] | None:
        """The entries of somebody, once they were looked up."""
        return self._played.get(person.id)

    def _edit(self, person: Person) -> Flow[None]:
        self.edits.emit(person)
        yield from ()

    def _note_wish(self, person: Person) -> Flow[None]:
        words = {wish_words(wish): wish for wish in ScreenName}
        text = say("How should {name} appear on screens?", name=person.name)
        yes = say("Save")
        wish = yield from one_of(text, words, hint=say("Choose one of the options shown"), yes=yes)
        yield from self._house.do(WishForScreens(self._house.stream(), person.id, wish))

    def _look_up(self, person: Person) -> Flow[None]:
        read = self._people.played
        found = yield from result(lambda: asyncio.to_thread(read, person.id), quiet=True)
        self._played = {person.id: found}
        self.learned.emit()
