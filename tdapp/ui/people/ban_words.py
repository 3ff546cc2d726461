"""What stands against somebody, in words and beside the name."""

from tdapp.core.ids import PersonId
from tdapp.core.ports.people import Eligibility, Restriction
from tdapp.core.same_person import lasts
from tdapp.desk.desk import Desk
from tdapp.typed.days import TimeSpan
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.name_book import NameBook

SECOND_US = 1_000_000


def ban_words(found: Restriction, standing: Eligibility, now_us: int) -> str:
    """What is noted of bars and exclusions that last, and whether somebody is too young."""
    told = []
    if lasts(found.excluded_since_us, found.excluded_until_us, now_us):
        span = TimeSpan(found.excluded_since_us, found.excluded_until_us)
        told.append(voice().text("ban", "self-excluded {span}", span=span_words(span)))
    if lasts(found.barred_since_us, found.barred_until_us, now_us):
        span = TimeSpan(found.barred_since_us, found.barred_until_us)
        told.append(voice().text("ban", "barred {span}", span=span_words(span)))
    if standing.under_age:
        told.append(voice().text("ban", "under age"))
    return "; ".join(told)


def span_words(span: TimeSpan) -> str:
    """From when, and the last day."""
    since, until = span.since_us, span.until_us
    last = "" if until is None else voice().date(until - SECOND_US)
    if since is None:
        return voice().text("ban", "until {last}", last=last) if last else ""
    if not last:
        return voice().text("ban", "since {first}", first=voice().date(since))
    return voice().text("ban", "from {first} to {last}", first=voice().date(since), last=last)


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
