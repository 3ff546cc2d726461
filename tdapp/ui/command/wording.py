"""Names, seats and events as the command bar says them, and the numbers that tell events apart."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from tdapp.core.ids import StreamId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.name_book import NameBook

LEADING = re.compile(r"(\d{1,4})\b", re.ASCII)


class EventNumbers:
    """Each announced event has the number that its title begins with, else the first free one."""

    def __init__(self, view: EventInView) -> None:
        self._view = view

    def all(self) -> dict[int, StreamId]:
        """Every announced event by its number."""
        found: dict[int, StreamId] = {}
        events = self._view.events()
        for event in events:
            leading = LEADING.match(self._view.title(event))
            if leading is not None:
                found.setdefault(int(leading[1]), event)
        free = (number for number in range(1, len(events) + len(found) + 1) if number not in found)
        for event in [one for one in events if one not in found.values()]:
            found[next(free)] = event
        return found

    def event(self, number: int) -> StreamId:
        """The event with this number; refuses ``event_number_unknown``."""
        found = self.all().get(number)
        if found is None:
            raise Refusal("event_number_unknown", number=number)
        return found

    def number(self, event: StreamId) -> int | None:
        """The number of an event."""
        return next((number for number, one in self.all().items() if one == event), None)

    def name(self, event: StreamId) -> str:
        """Number and title of an event; the number once, where the title begins with it."""
        title, number = self._view.title(event), self.number(event)
        if number is None or LEADING.match(title) or len(self._view.events()) == 1:
            return title
        return f"{number} {title}"


def is_over(state: Tournament) -> bool:
    """Whether nobody plays any more."""
    return state.programme.conditions is None or state.programme.over


@dataclass(frozen=True, slots=True)
class Wording:
    """Says who, where and which event, at a moment."""

    names: NameBook
    numbers: EventNumbers
    now: Instant

    def event(self, event: StreamId) -> str:
        """The event by number and title."""
        return self.numbers.name(event)

    def name(self, state: Tournament, entry: int) -> str:
        """Whose an entry is."""
        return self.names.name(state.entry(entry).person)

    def who(self, state: Tournament, entry: int) -> str:
        """Whose an entry is, and where that one sits."""
        seat, name = state.seating.seat_of.get(entry), self.name(state, entry)
        if seat is None:
            return voice().text("command", "{name}, without a seat", name=name)
        said = voice().text("command", "{name}, table {table} seat {seat}")
        return said.format(name=name, table=seat.table, seat=seat.seat)


def listed(words: Sequence[str]) -> str:
    """One after the other, the last joined by a word."""
    if len(words) < 2:  # noqa: PLR2004 - nothing to join
        return "".join(words)
    said = voice().text("command", "{some} and {last}")
    return said.format(some=", ".join(words[:-1]), last=words[-1])
