"""A person's name taken out of the registry for good, after it is asked why."""

from tdapp.core.ports.people import Person
from tdapp.desk.desk import Circumstances, CompletedAct
from tdapp.desk.permissions import Permission
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.asking.key_requests import second_words
from tdapp.ui.asking.questions import reason
from tdapp.ui.look.spoken import voice
from tdapp.ui.people.find_person import described


class NameErasing:
    """Asks why a name goes, and has it erased."""

    def __init__(self, house: HouseDesk) -> None:
        self._house = house

    def erase(self, person: Person) -> Flow[None]:
        """Ask for the reason, unless this person cannot be erased: then say so at once."""
        parts = self._house.parts
        self._house.must_be_possible(parts.erasing.of_person(self._house.stream(), person.id))
        text = voice().text(
            "erasing",
            "Erase {who} permanently? Name, card and date of birth are erased, also from restored "
            "backups; places and amounts stay. {second} signs with you.",
        )
        second = second_words(parts.session, Permission.ERASE)
        text = text.format(who=described(person), second=second)
        choices = (
            voice().text("erasing", "asked for erasure"),
            voice().text("erasing", "retention period over"),
        )
        why = yield from reason(text, voice().text("erasing", "Erase"), *choices)
        yield from result(lambda: self._erase(person, why), once=True)

    async def _erase(self, person: Person, why: str) -> CompletedAct:
        parts = self._house.parts
        second = parts.session.second(Permission.ERASE)
        with_ = self._house.asking.with_slip(Circumstances(approver=second, reason=why))
        return await parts.erasing.erase(parts.actor, self._house.stream(), person.id, with_)
