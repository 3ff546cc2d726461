"""Names as they stand in lists: whoever may not play, though in the event, is marked."""

from tdapp.core.ids import PersonId
from tdapp.desk.desk import Desk
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.people.ban_words import ban_words


class MarkedNames:
    """Asks the registry's last reading of everybody; of most there is nothing to say."""

    def __init__(self, names: NameBook, desk: Desk) -> None:
        self._names = names
        self._desk = desk

    def name(self, person: PersonId) -> str:
        """The name, and in brackets why somebody may not play now."""
        name = self._names.name(person)
        if not self._desk.persons.is_noted(person):
            return name
        standing = self._desk.persons.standing(person, self._desk.time.now().utc_us)
        if standing.self_excluded:
            return voice().text("ban", "{name} (self-excluded)", name=name)
        if standing.under_age:
            return voice().text("ban", "{name} (under age)", name=name)
        if standing.barred:
            return voice().text("ban", "{name} (barred)", name=name)
        return name

    def ban(self, person: PersonId) -> str:
        """What stands against somebody now or soon, with its days; empty where nothing does."""
        persons, now_us = self._desk.persons, self._desk.time.now().utc_us
        standing = persons.standing(person, now_us)
        return ban_words(persons.restriction(person), standing, now_us)
