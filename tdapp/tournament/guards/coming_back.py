"""Whether a person may be brought back into play with an entry of old."""

from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.tournament.tournament import Tournament


def must_be_free_to_come_back(tournament: Tournament, entry: int, person: PersonId) -> None:
    """Refuse ``in_again`` for a person in play, ``waits_for_a_place`` with a ticket."""
    playing = tournament.exits.playing(person)
    if playing is not None:
        raise Refusal("in_again", entry=entry, again=playing)
    ticket = tournament.exits.ticket_of.get(person)
    if ticket is not None:
        raise Refusal("waits_for_a_place", entry=entry, ticket=ticket)
