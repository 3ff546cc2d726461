"""Dates of birth, as they stand on the card that somebody shows."""

from datetime import UTC, date, datetime

from PySide6.QtCore import QObject

from tdapp.core.ports import Person
from tdapp.core.refusal import Refusal
from tdapp.desk.people_calls import CorrectBirthDate, SetBirthDate
from tdapp.ui.acts.find_person import FindPerson, described
from tdapp.ui.acts.on_person import SOMEBODY, OnPerson
from tdapp.ui.asking.act import Act
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.question import Question
from tdapp.ui.asking.typed_day import begin_us, typed_day
from tdapp.ui.look.figures import VOICE
from tdapp.ui.look.figures import date as date_words
from tdapp.ui.parts import Parts
from tdapp.ui.sentences import sentence

SOME_DAY = "1990-01-01"


class BirthActs(OnPerson):
    """One act, which asks whose, and says the date and the age back before it is noted."""

    def __init__(
        self, parts: Parts, asking: Asking, finder: FindPerson, parent: QObject | None = None
    ) -> None:
        super().__init__(parts, asking, finder, parent)
        self.birth_date = Act(
            lambda: self.tr("Date of birth…"),
            "Ctrl+Shift+H, D",
            lambda: self._why_not(SetBirthDate(self._house, SOMEBODY, SOME_DAY)),
            self._ask_whose,
            self,
        )

    def _ask_whose(self) -> None:
        self._finder.ask(self.tr("Whose date of birth is noted?"), self._ask_day)

    def _ask_day(self, person: Person) -> None:
        """Ask until what is typed is a date of birth."""

        def answered(typed: str) -> None:
            try:
                day = typed_day(typed)
                refusal = self._refusal(SetBirthDate(self._house, person.id, day.isoformat()))
            except Refusal as unfit:
                refusal = unfit
            if refusal is not None:
                self.birth_date.tried.emit(sentence(refusal, VOICE))
                self.asks.emit(question)
            elif person.born in {None, day.isoformat()}:
                self._ask_if_right(person, day)
            else:
                self._ask_why_corrected(person, day)

        text = self.tr("When was {who} born?").format(who=described(person))
        hint = self.tr("Day like 1990-06-30 or 30.6.1990")
        question = Question(text, self.tr("Go on"), answered, hint)
        self.asks.emit(question)

    def _ask_if_right(self, person: Person, day: date) -> None:
        call = SetBirthDate(self._house, person.id, day.isoformat())
        text = self._said(person, day)
        self.asks.emit(Question(text, self.tr("Note it"), lambda _: self._do(call)))

    def _ask_why_corrected(self, person: Person, day: date) -> None:
        call = CorrectBirthDate(self._house, person.id, day.isoformat())
        refusal = self._refusal(call)
        if refusal is not None:
            self.birth_date.tried.emit(sentence(refusal, VOICE))
            return
        text = self.tr("{said} Another date is known: why is it corrected?")
        self._ask_reason(text.format(said=self._said(person, day)), self.tr("Correct"), call)

    def _said(self, person: Person, day: date) -> str:
        today = datetime.fromtimestamp(self._now_us / 1_000_000, UTC).astimezone().date()
        age = today.year - day.year - ((today.month, today.day) < (day.month, day.day))
        text = self.tr("{who}, born {day}, is {age} years old.")
        return text.format(who=person.name, day=date_words(begin_us(day)), age=age)
