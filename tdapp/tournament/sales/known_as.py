"""The id under which an event knows somebody who was entered twice."""

from collections.abc import Sequence

from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.tournament.tournament import Tournament


def known_as(event: Tournament, ids: Sequence[PersonId]) -> PersonId:
    """The one that has an entry or a ticket, or else the kept one, which is the first."""
    return next((one for one in ids if is_known(event, one)), ids[0])


def is_known(event: Tournament, person: PersonId) -> bool:
    """Whether somebody has an entry or a ticket under this id."""
    return person in event.entries.by_person or person in event.alternates.by_person


def must_not_be_in_as_another(event: Tournament, ids: Sequence[PersonId], person: PersonId) -> None:
    """Refuse ``already_entered`` or ``already_waiting`` for who is known under another of these."""
    for one in ids:
        if one == person:
            continue
        if one in event.entries.by_person:
            raise Refusal("already_entered", entry=event.entries.by_person[one][-1])
        if one in event.alternates.by_person:
            raise Refusal("already_waiting", ticket=event.alternates.by_person[one])
