"""What is known of somebody, as facts for a column at the right."""

from datetime import UTC, datetime

from tdapp.core.names import ScreenName
from tdapp.core.ports.people import Person
from tdapp.core.refusal import Refusal
from tdapp.typed import days
from tdapp.typed.days import begin_us
from tdapp.ui.look.facts_grid import Fact
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.parts import Parts
from tdapp.ui.people.ban_words import ban_words
from tdapp.voice.texts import text
from tdapp.voice.voice import NONE

WISHES = {
    ScreenName.FULL: text("person", "full name"),
    ScreenName.INITIAL: text("person", "first name and initial"),
    ScreenName.NUMBER: text("person", "entry number only"),
}
OF_AGE = 18


def wish_words(wish: ScreenName | None) -> str:
    """How somebody wishes to be named on screens (CROWN 15.4.8(f))."""
    return voice().say(WISHES[wish]) if wish else voice().text("person", "not asked yet")


def person_facts(parts: Parts, person: Person) -> list[Fact]:
    """Card, birth and age, the wish for screens, and what stands against playing."""
    text = voice().text
    now_us = parts.desk.time.now().utc_us
    persons = parts.desk.persons
    standing = persons.standing(person.id, now_us)
    against = ban_words(persons.restriction(person.id), standing, now_us)
    return [
        (text("person", "Card"), cards_words(person)),
        (text("person", "Born"), born_words(person.born, now_us)),
        (text("person", "On screens"), wish_words(person.wish)),
        (text("person", "Restrictions"), against or text("person", "none")),
    ]


def cards_words(person: Person) -> str:
    """The card, and those under the other ids of who was entered twice."""
    return ", ".join(card for card in (person.card, *person.cards) if card) or NONE


def who_words(person: Person) -> str:
    """Name, card and birth date in one line, to tell people apart who are called alike."""
    return ", ".join(part for part in (person.name, person.card, person.born) if part)


def born_words(born: str | None, now_us: int) -> str:
    """The day, and the age in full years."""
    years = age_of(born, now_us)
    if born is None or years is None:
        return voice().text("person", "not recorded")
    day = voice().date(begin_us(days.day(born)))
    return voice().plural("person", "{day}, 1 year", "{day}, {n} years", years, day=day)


def age_of(born: str | None, now_us: int) -> int | None:
    """Full years on the day that it is here; None where the day of birth is not known."""
    today = datetime.fromtimestamp(now_us / 1_000_000, UTC).astimezone().date()
    try:
        day = days.day(born or "")
    except Refusal:
        return None
    return today.year - day.year - ((today.month, today.day) < (day.month, day.day))
