"""The titles of events, with the numbers that tell them apart."""

import re
from collections.abc import Callable

from tdapp.calls.tournament.event import addresses
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Desk

LEADING = re.compile(r"(\d{1,4})\b", re.ASCII)


class EventNumbers:
    """Each announced event has the number that its title begins with, else the first free one."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def titles(self) -> dict[StreamId, str]:
        """The title of every announced event, the oldest first."""
        states = {event: self._desk.state(event) for event in addresses(self._desk)}
        return {event: s.conditions.title for event, s in states.items() if s.programme.conditions}

    def all(self) -> dict[int, StreamId]:
        """Every announced event by its number."""
        found: dict[int, StreamId] = {}
        titles = self.titles
        for event, title in titles.items():
            leading = LEADING.match(title)
            if leading is not None:
                found.setdefault(int(leading[1]), event)
        free = (number for number in range(1, len(titles) + len(found) + 1) if number not in found)
        for event in [one for one in titles if one not in found.values()]:
            found[next(free)] = event
        return found

    def event(self, number: int) -> StreamId:
        """The event with this number; refuses ``event_number_unknown``."""
        found = self.all().get(number)
        if found is None:
            raise Refusal("event_number_unknown", number=number)
        return found

    def name(self, event: StreamId) -> str:
        """Number and title of an event; the number once, where the title begins with it."""
        titles = self.titles
        title = titles.get(event, "")
        number = next((number for number, one in self.all().items() if one == event), None)
        leading = LEADING.match(title)
        is_said = leading is not None and int(leading[1]) == number
        return title if number is None or is_said else f"{number} {title}"

    def told_apart(self, event: StreamId) -> str:
        """The title of an event, with its number where another has the same title."""
        titles = self.titles
        title = titles.get(event, "")
        return self.name(event) if list(titles.values()).count(title) > 1 else title


def short_title(title: str, fits: Callable[[str], bool]) -> str:
    """As many of the first words of a title as fit; all of it, where not even the first one does.

    A number that it begins with never stands alone.
    """
    ends = [word.end() for word in re.finditer(r"\S+", title)]
    least = 1 if LEADING.match(title) else 0
    shorter = (title[:end].rstrip(" ,:;\N{EN DASH}-") for end in reversed(ends[least:]))
    return next(filter(fits, shorter), title)


def titled(desk: Desk, event: StreamId | None, words: str) -> str:
    """Words after the title of their event, where more than one is announced; never twice.

    Where another event has the same title, its number stands before it.
    """
    numbers = EventNumbers(desk)
    said = numbers.told_apart(event) if event is not None else ""
    several = len(numbers.titles) > 1
    return f"{said}: {words}" if several and said and said not in words else words
