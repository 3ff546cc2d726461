"""Names, seats and events as the command bar says them."""

from collections.abc import Sequence
from dataclasses import dataclass

from tdapp.core.ids import StreamId
from tdapp.core.instant import Instant
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.event_titles import EventNumbers
from tdapp.ui.parts.name_book import NameBook


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
