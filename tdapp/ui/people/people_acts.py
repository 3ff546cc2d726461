"""The acts on people in the House menu; each asks first who is meant."""

from PySide6.QtCore import QObject

from tdapp.calls.house.people import BarPerson, SetBirthDate
from tdapp.calls.house.room import ErasePerson
from tdapp.core.ids import PersonId, StreamId
from tdapp.desk.call import Call
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.look.spoken import saying
from tdapp.ui.people.bans import Bans
from tdapp.ui.people.births import Births
from tdapp.ui.people.erasing import NameErasing
from tdapp.ui.people.find_person import FindPerson

say = saying("people acts")

SOMEBODY, SOME_DAY = PersonId("somebody"), "1990-01-01"


class PeopleActs(Acts[StreamId]):
    """Bar or exclude, note a date of birth, erase."""

    def __init__(self, house: HouseDesk, finder: FindPerson, parent: QObject) -> None:
        super().__init__(house, house.asking, house.stream, parent)
        self._house = house
        self._finder = finder
        self.restrict, self.birth_date, self.erase = self._acts(
            (say("Bar or self-exclude a player…"), "Ctrl+Shift+H, B", barring, self._restrict),
            (say("Date of birth…"), "Ctrl+Shift+H, D", dating, self._note_birth),
            (say("Erase a person…"), "Ctrl+Shift+H, P", erasing, self._erase),
        )

    def _restrict(self, _: StreamId) -> Flow[None]:
        text = say("Which player is barred, self-excluded or allowed back?")
        person = yield from self._finder.anybody(text)
        yield from Bans(self._house).note(person)

    def _note_birth(self, _: StreamId) -> Flow[None]:
        person = yield from self._finder.known(say("Whose date of birth should be recorded?"))
        yield from Births(self._house).note(person)

    def _erase(self, _: StreamId) -> Flow[None]:
        person = yield from self._finder.known(say("Which person should be erased?"))
        yield from NameErasing(self._house).erase(person)


def barring(house: StreamId) -> Call:
    """A trial bar, to see whether one is allowed."""
    return BarPerson(house, SOMEBODY)


def dating(house: StreamId) -> Call:
    """A date of birth of somebody, to see whether one can be noted."""
    return SetBirthDate(house, SOMEBODY, SOME_DAY)


def erasing(house: StreamId) -> Call:
    """A trial erasure, to see whether one is allowed."""
    return ErasePerson(house, SOMEBODY, ())
