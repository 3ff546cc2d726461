"""Dates of birth, as they stand on the card that somebody shows."""

from datetime import UTC, date, datetime

from tdapp.calls.house.people import CorrectBirthDate, SetBirthDate
from tdapp.core.ports.people import Person
from tdapp.typed.days import begin_us
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.asking.questions import confirm, read
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.typed import read_day
from tdapp.ui.people.find_person import described


class Births:
    """Dates of birth; date and age are said back before they are noted."""

    def __init__(self, house: HouseDesk) -> None:
        self._house = house

    def note(self, person: Person) -> Flow[None]:
        """Ask for the date of birth, and why where another one is known."""
        text = voice().text("births", "When was {who} born?", who=described(person))
        hint = voice().text("births", "Date, such as 1990-06-30")
        day = yield from read(text, hint, lambda typed: self._day(person, typed))
        said, born = self._said(person, day), day.isoformat()
        if person.born in {None, born}:
            yield from confirm(said, voice().text("births", "Save"))
            yield from self._house.do(SetBirthDate(self._house.stream(), person.id, born))
            return
        call = CorrectBirthDate(self._house.stream(), person.id, born)
        self._house.must_be_possible(call)
        text = voice().text("births", "{said} A different date is on record. Why correct it?")
        text = text.format(said=said)
        yield from self._house.do_because(call, text, voice().text("births", "Correct"))

    def _day(self, person: Person, typed: str) -> date:
        """A day that can be noted as a date of birth."""
        day = read_day(typed)
        call = SetBirthDate(self._house.stream(), person.id, day.isoformat())
        self._house.must_be_possible(call)
        return day

    def _said(self, person: Person, day: date) -> str:
        today = datetime.fromtimestamp(self._house.now_us / 1_000_000, UTC).astimezone().date()
        age = today.year - day.year - ((today.month, today.day) < (day.month, day.day))
        return voice().plural(
            "births",
            "{who}, born {day}, is 1 year old.",
            "{who}, born {day}, is {n} years old.",
            age,
            who=person.name,
            day=voice().date(begin_us(day)),
        )
