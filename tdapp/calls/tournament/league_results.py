"""The events of a league, read in the record: nothing is kept of points."""

from collections.abc import Iterator
from itertools import chain

from tdapp.core.ids import PersonId, StreamRef
from tdapp.core.ports.record import Journal
from tdapp.core.timeline import Timeline
from tdapp.desk.desk import Desk
from tdapp.tournament.event.league import LeaguePlace, counts_for, points_in, standings
from tdapp.tournament.facts.event import TournamentAnnounced
from tdapp.tournament.plan.terms import LeagueTerms
from tdapp.tournament.room import KIND, TOURNAMENT
from tdapp.tournament.tournament import Tournament


def league_table(desk: Desk, terms: LeagueTerms) -> tuple[list[LeaguePlace], list[str]]:
    """Where everybody stands by these terms, and the titles of the events; waits for the disk.

    Refuses as `points_in` does.
    """
    events = list(_events(desk.journal, terms.name))

    def kept(person: PersonId) -> PersonId:
        return desk.persons.ids(person)[0]

    table = standings([points_in(one, terms, kept) for one in events], terms.best)
    return table, [one.conditions.title for one in events]


def terms_named(journal: Journal, name: str) -> LeagueTerms | None:
    """What the newest event of a league says of it; None where no event counts for it."""
    found = [one.conditions.league for one in _events(journal, name, decided=False)]
    return found[-1] if found else None


def _events(journal: Journal, league: str, *, decided: bool = True) -> Iterator[Tournament]:
    for info in journal.streams(KIND, ended=True):
        past = journal.load(StreamRef(info.id, info.kind))
        first = next(past, None)
        if first is None or not _is_of(first.event, league):
            continue
        timeline: Timeline[Tournament] = Timeline(TOURNAMENT)
        timeline.replay(chain((first,), past))
        event = timeline.state
        if event.programme.conditions and (not decided or counts_for(event, league)):
            yield event


def _is_of(fact: object, league: str) -> bool:
    """Whether an event's first fact announces it for a league: others need not be read."""
    terms = fact.conditions.league if isinstance(fact, TournamentAnnounced) else None
    return terms is not None and terms.name == league
