"""A person's name taken out of the registry for good, after it is asked why."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from tdapp.core.ports import Person
from tdapp.desk.desk import Circumstances, Done
from tdapp.desk.house_calls import ErasePerson
from tdapp.desk.permissions import Permission
from tdapp.ui.acts.find_person import FindPerson, described
from tdapp.ui.acts.on_person import SOMEBODY, OnPerson
from tdapp.ui.asking.act import Act
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.question import Question
from tdapp.ui.asking.wanted import second_words
from tdapp.ui.parts import Parts


class ErasingActs(OnPerson):
    """One act, which asks whose name it is and why it goes."""

    def __init__(
        self, parts: Parts, asking: Asking, finder: FindPerson, parent: QObject | None = None
    ) -> None:
        super().__init__(parts, asking, finder, parent)
        self.erase_person = Act(
            lambda: self.tr("Erase a person…"),
            "Ctrl+Shift+H, P",
            lambda: self._why_not(ErasePerson(self._house, SOMEBODY, ())),
            self._ask_name,
            self,
        )

    def _ask_name(self) -> None:
        self._finder.ask(self.tr("Whose name is to be erased?"), self._ask_why)

    def _ask_why(self, person: Person) -> None:
        """Ask for the reason, unless this person cannot be erased: then say so at once."""
        refusal = self._refusal(self._parts.erasing.of_person(self._house, person.id))
        if refusal is not None:
            self._asking.refuse(refusal)
            return
        second = second_words(self._parts.session, Permission.ERASE)
        text = self.tr(
            "Erase {who} for good? Name, card and birth date go, also from backups that are "
            "restored; places and sums stay. {second} stands for it with you."
        ).format(who=described(person), second=second)
        choices = (self.tr("asked to be erased"), self.tr("kept long enough"))
        hint = self.tr("Reason, for the record")
        go_on = self._eraser(person)
        self.asks.emit(Question(text, self.tr("Erase"), go_on, hint, choices))

    def _eraser(self, person: Person) -> Callable[[str], None]:
        async def erase(reason: str) -> Done:
            second = self._parts.session.second(Permission.ERASE)
            with_ = self._asking.with_slip(Circumstances(approver=second, reason=reason))
            actor, house = self._parts.actor, self._house
            return await self._parts.erasing.erase(actor, house, person.id, with_)

        return lambda reason: self._asking.start(lambda: erase(reason))
