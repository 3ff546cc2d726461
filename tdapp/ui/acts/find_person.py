"""Asks who is meant: by a part of the name, then by what tells people of one name apart."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from tdapp.core.ports import Person
from tdapp.core.refusal import Refusal
from tdapp.ui.acts.new_person import enter_person
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.question import Question
from tdapp.ui.name_book import NameBook, tidy
from tdapp.ui.parts import Parts

MOST_FOUND = 5

Then = Callable[[Person], None]


class FindPerson(QObject):
    """Finds somebody in the registry; `asks` carries each `Question`."""

    asks = Signal(object)

    def __init__(self, parts: Parts, names: NameBook, asking: Asking, parent: QObject) -> None:
        super().__init__(parent)
        self._parts = parts
        self._names = names
        self._asking = asking

    def ask(self, text: str, then: Then, *, may_be_new: bool = False) -> None:
        """Ask for a name and go on with whoever is meant; some may be entered as somebody new."""

        def find(part: str) -> None:
            self._find(part, then, may_be_new)

        self.asks.emit(Question(text, self.tr("Find"), find, self.tr("A part of the name")))

    def _find(self, part: str, then: Then, may_be_new: bool) -> None:  # noqa: FBT001 - as asked
        async def find() -> None:
            try:
                found = await self._parts.erasing.find(part, MOST_FOUND)
            except Refusal:
                if not may_be_new or not tidy(part):
                    raise
                self._ask_for_new(tidy(part), then)
            else:
                self._found(found, then, may_be_new)

        self._asking.start(find)

    def _found(self, persons: Sequence[Person], then: Then, may_be_new: bool) -> None:  # noqa: FBT001
        if len(persons) == 1 and not may_be_new:
            then(persons[0])
            return
        listed = {described(person): person for person in persons}
        newcomer = self.tr("somebody new")

        def pick(answer: str) -> None:
            if answer in listed:
                then(listed[answer])
            elif may_be_new and answer == newcomer:
                self._ask_name(then)
            else:
                self._find(answer, then, may_be_new)

        text = self.tr("Several people are called so. Which of them?")
        if len(persons) == 1:
            text = self.tr("One person is called so. Is it this one?")
        choices = (*listed, newcomer) if may_be_new else tuple(listed)
        hint = self.tr("One of those beside")
        self.asks.emit(Question(text, self.tr("This one"), pick, hint, choices))

    def _ask_name(self, then: Then) -> None:
        text = self.tr("What is the whole name of the person who is not in the registry yet?")

        def named(name: str) -> None:
            self._enter(tidy(name), then)

        self.asks.emit(Question(text, self.tr("Enter"), named, self.tr("The whole name")))

    def _ask_for_new(self, name: str, then: Then) -> None:
        text = self.tr("Nobody in the registry is called “{name}”. Enter a person of this name?")
        question = text.format(name=name)
        self.asks.emit(Question(question, self.tr("Enter"), lambda _: self._enter(name, then)))

    def _enter(self, name: str, then: Then) -> None:
        async def enter() -> None:
            then(await enter_person(self._parts, self._names, self._asking, name))

        self._asking.start(enter)


def described(person: Person) -> str:
    """A name with what tells it from the same name: card and birth date, as far as known."""
    return ", ".join(part for part in (person.name, person.card, person.born) if part)
