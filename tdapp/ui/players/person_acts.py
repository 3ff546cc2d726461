"""The acts on people: on whoever is chosen, and lists taken in from a file."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tdapp.calls.cash.past_stays import past_stays
from tdapp.calls.house.people import EnterPeople, NamePerson, WishForScreens
from tdapp.cash.state.stays import Stay
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.names import ScreenName
from tdapp.core.ports.people import PastEntry, Person
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.file_question import file
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.asking.questions import one_of
from tdapp.ui.desk.person_words import wish_words
from tdapp.ui.desk.registry_at_hand import RegistryAtHand
from tdapp.ui.look.act import Done
from tdapp.ui.look.spoken import saying
from tdapp.ui.people.bans import Bans
from tdapp.ui.people.births import Births
from tdapp.ui.people.erasing import NameErasing
from tdapp.ui.people.people_acts import SOMEBODY, barring, dating, erasing
from tdapp.ui.players.merging import Merging
from tdapp.ui.players.people_import import ImportTarget, enter_file, import_words
from tdapp.ui.workplace.workplace import Workplace


class PersonChoice:
    """Nobody to begin with."""

    person: Person | None = None

    def the_person(self) -> Person:
        """The selected person; refuses ``nobody_chosen``."""
        if self.person is None:
            raise Refusal("nobody_chosen")
        return self.person


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
        self._days, self._journal = work.parts.cash, work.parts.desk.journal
        self._played: dict[PersonId, Sequence[PastEntry]] = {}
        self._stays: dict[PersonId, Sequence[Stay]] = {}
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

    def stays(self, person: Person) -> Sequence[Stay]:
        """The cash sessions of somebody on days that are over, once they were looked up."""
        return self._stays.get(person.id, ())

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
        found = yield from result(lambda: asyncio.to_thread(self._past, person), quiet=True)
        self._played, self._stays = {person.id: found[0]}, {person.id: found[1]}
        self.learned.emit()

    def _past(self, person: Person) -> tuple[Sequence[PastEntry], Sequence[Stay]]:
        stays = past_stays(self._journal, self._days.all(), person.ids)
        return self._people.played(person.id), stays


class ListImports(Acts[StreamId]):
    """`told` carries a result in words, `entered` its `ImportResult`."""

    told = Signal(object)
    entered = Signal(object)

    def __init__(self, work: Workplace, registry: RegistryAtHand, parent: QObject) -> None:
        house = HouseDesk(work.parts, work.asking)
        super().__init__(house, work.asking, house.stream, parent)
        self._work = work
        self._registry = registry
        words = say("Import players…")
        self.take_in = self._act(ActSpec(words, "I", self._nobody_new, self._take_in))

    def _nobody_new(self, house: StreamId) -> Call:
        """An empty list, to see whether one can be taken in."""
        if not self._registry.filled:
            raise Refusal("players_loading")
        return EnterPeople(house, ())

    def _take_in(self, _: StreamId) -> Flow[None]:
        asked = say(
            "Import from which file? Its first row must name the columns: name, card, born, ban, "
            "from, until, screens."
        )
        path = yield from file(asked, say("Import"), say("A file ending in .csv or .xlsx"))
        yield from result(lambda: self._enter(path), once=True)

    async def _enter(self, path: Path) -> None:
        parts = self._work.parts
        target = ImportTarget(parts.desk, parts.actor, parts.day.stream)
        entered = await enter_file(target, self._registry.people.everybody(), path)
        self.entered.emit(entered)
        self.told.emit(Done(import_words(path, entered)))
