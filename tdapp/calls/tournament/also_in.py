"""Other events a player is in: shown to the seller, never a reason to refuse."""

from tdapp.core.ids import PersonId, StreamId
from tdapp.desk.desk import Desk
from tdapp.tournament.room import KIND
from tdapp.tournament.tournament import Tournament


def also_in(
    desk: Desk, person: PersonId, *, besides: StreamId | None = None
) -> tuple[StreamId, ...]:
    """The running events in which a person plays or waits as an alternate."""
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
