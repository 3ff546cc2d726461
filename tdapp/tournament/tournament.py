"""A tournament: the conductor of its folds, and what can only be seen across them."""

import msgspec

from tdapp.core.codec import Codec
from tdapp.core.fold import Conductor
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.core.room import Room
from tdapp.tournament.clock import CLOCK_FOLD, Clock
from tdapp.tournament.conditions import Conditions
from tdapp.tournament.entries import ENTRIES_FOLD, Entries, Entry
from tdapp.tournament.events import (
    TOURNAMENT_EVENTS,
    TournamentAnnounced,
    TournamentFinished,
)
from tdapp.tournament.exits import EXITS_FOLD, Exits, places
from tdapp.tournament.prizes import PRIZES_FOLD, Prizes
from tdapp.tournament.seating import SEATING_FOLD, Seating

KIND = "tournament"


class Programme(msgspec.Struct, frozen=True):
    """What was announced, and who won in the end."""

    conditions: Conditions | None = None
    winner: int | None = None


class Tournament(msgspec.Struct, frozen=True):
    """The state of one event."""

    programme: Programme = Programme()
    entries: Entries = Entries()
    seating: Seating = Seating()
    clock: Clock = Clock()
    exits: Exits = Exits()
    prizes: Prizes = Prizes()

    @property
    def conditions(self) -> Conditions:
        """The published conditions; refuses ``no_such_event`` before there are any."""
        if self.programme.conditions is None:
            raise Refusal("no_such_event")
        return self.programme.conditions

    @property
    def left(self) -> int:
        """Entries still in play."""
        return self.entries.count - len(self.exits.by_entry)

    def entry(self, number: int) -> Entry:
        """One entry; refuses ``no_such_entry``."""
        found = self.entries.by_number.get(number)
        if found is None:
            raise Refusal("no_such_entry", entry=number)
        return found

    def in_play(self) -> list[int]:
        """Numbers of the entries still in, ascending."""
        return sorted(n for n in self.entries.by_number if n not in self.exits.by_entry)

    def places(self) -> dict[int, int]:
        """Entry number to place, for all who are out and, in a closed field, for the winner."""
        found = places(self.exits, self.entries.count)
        if self.entries.closed and self.left == 1:
            found[self.in_play()[0]] = 1
        return found


def _announced(programme: Programme, event: TournamentAnnounced) -> Programme:
    if programme.conditions is not None:
        raise Contradiction("event_exists", title=programme.conditions.title)
    return Programme(event.conditions)


def _finished(programme: Programme, event: TournamentFinished) -> Programme:
    return Programme(programme.conditions, event.winner)


def check(tournament: Tournament) -> None:
    """What must hold across the folds: what is sold is announced and prizes went to their places.

    Raises `Contradiction`.
    """
    _check_field(tournament)
    _check_prizes(tournament)


def _check_field(tournament: Tournament) -> None:
    entries, conditions = tournament.entries, tournament.programme.conditions
    if conditions is None:
        if entries.count or tournament.seating.tables or tournament.clock != Clock():
            raise Contradiction("no_such_event")
        return
    if entries.count > conditions.max_entries:
        raise Contradiction("event_full", most=conditions.max_entries)
    most = conditions.rebuys.most if conditions.rebuys else 0
    if any(entry.rebuys > most for entry in entries.by_number.values()):
        raise Contradiction("rebuys_used_up", most=most)


def _check_prizes(tournament: Tournament) -> None:
    prizes = tournament.prizes
    if prizes.posted and not tournament.entries.closed:
        raise Contradiction("prizes_posted", version=prizes.version)
    found = tournament.places() if prizes.paid else {}
    for place, payment in prizes.paid.items():
        if found.get(payment.entry) != place:
            raise Contradiction("prize_paid", place=place)
    if sum(prizes.posted) > tournament.entries.pool:
        raise Contradiction("prizes_above_pool", pool=tournament.entries.pool)


_FOLDS = Conductor(
    Tournament,
    {
        "programme": {TournamentAnnounced: _announced, TournamentFinished: _finished},
        "entries": ENTRIES_FOLD,
        "seating": SEATING_FOLD,
        "clock": CLOCK_FOLD,
        "exits": EXITS_FOLD,
        "prizes": PRIZES_FOLD,
    },
)

TOURNAMENT: Room[Tournament] = Room(
    kind=KIND,
    empty=Tournament(),
    folds=_FOLDS,
    check=check,
    codec=Codec(TOURNAMENT_EVENTS),
)
