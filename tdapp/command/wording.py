"""Names, seats and events as the command bar says them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tdapp.core.ids import PersonId, StreamId
from tdapp.core.instant import Instant
from tdapp.shown.entry_facts import TEAM
from tdapp.shown.event_titles import EventNumbers
from tdapp.tournament.matches.pairings import seat_said
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import Voice


def is_over(state: Tournament) -> bool:
    """Whether play is over."""
    return state.programme.conditions is None or state.programme.over


@dataclass(frozen=True, slots=True)
class Wording:
    """Says who, where and which event, at a moment, in one language."""

    voice: Voice
    name_of: Callable[[PersonId], str]
    numbers: EventNumbers
    now: Instant

    def event(self, event: StreamId) -> str:
        """The event by number and title."""
        return self.numbers.name(event)

    def name(self, state: Tournament, entry: int) -> str:
        """Whose an entry is."""
        return TEAM.join(map(self.name_of, state.entry(entry).seated_first))

    def who(self, state: Tournament, entry: int) -> str:
        """Whose an entry is, and where that one sits."""
        seat, name = state.seating.seat_of.get(entry), self.name(state, entry)
        if seat is None:
            return self.voice.text("command", "{name}, without a seat", name=name)
        said = self.voice.text("command", "{name}, table {table} seat {seat}")
        divided = seat.table in state.matches.backs
        table, at = seat_said(state, seat) if divided else (seat.table, seat.seat)
        return said.format(name=name, table=table, seat=at)

    def listed(self, words: Sequence[str]) -> str:
        """One after the other, the last joined by a word."""
        if len(words) < 2:  # noqa: PLR2004 - nothing to join
            return "".join(words)
        said = self.voice.text("command", "{some} and {last}")
        return said.format(some=", ".join(words[:-1]), last=words[-1])
