"""Where else somebody is in: shown to who sells an entry, and never a reason to refuse it."""

from tdapp.core.ids import PersonId, StreamId
from tdapp.desk.desk import Desk
from tdapp.tournament.room import KIND
from tdapp.tournament.tournament import Tournament


def also_in(
    desk: Desk, person: PersonId, *, besides: StreamId | None = None
) -> tuple[StreamId, ...]:
    """The events that are on in which somebody is in play or waits for a place."""
    ids = desk.persons.ids(person)
    return tuple(
        event
        for event in desk.streams(KIND)
        if event != besides and any(_is_in(desk.state(event), one) for one in ids)
    )


def _is_in(event: Tournament, person: PersonId) -> bool:
    if event.programme.over:
        return False
    entered = event.entries.by_person.get(person, ())
    playing = any(number not in event.exits.by_entry for number in entered)
    return playing or person in event.alternates.by_person
