"""Whom an undo or redo lets in: they meet the door like everybody who comes to play."""

from collections.abc import Iterable, Iterator, Sequence

from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.desk.call import IdsOf
from tdapp.tournament.sales.known_as import is_known, must_not_be_in_as_another
from tdapp.tournament.tournament import Tournament

ENTRIES = ("entry", "wrong", "right")
PERSONS = ("person", "was")
"""How facts name the entry or the person that they are about."""


def let_in(before: Tournament, after: Tournament, turned: Iterable[Event]) -> Sequence[PersonId]:
    """Those of whom these facts tell who have chips or wait for a place after, and not before."""
    told_of = dict.fromkeys(who for fact in turned for who in _told_of(fact, before, after))
    return [who for who in told_of if _is_in(after, who) and not _is_in(before, who)]


def must_stay_one(
    before: Tournament, after: Tournament, turned: Iterable[Event], ids: IdsOf
) -> None:
    """Refuse to bring somebody back who is known under another id by now (`merge_calls`)."""
    for who in dict.fromkeys(person for fact in turned for person in _told_of(fact, before, after)):
        if is_known(after, who) and not is_known(before, who):
            must_not_be_in_as_another(after, ids(who), who)


def _told_of(fact: Event, *states: Tournament) -> Iterator[PersonId]:
    for name in ENTRIES:
        number = getattr(fact, name, None)
        if isinstance(number, int):
            found = (state.entries.by_number.get(number) for state in states)
            yield from (entry.person for entry in found if entry is not None)
    for name in PERSONS:
        person = getattr(fact, name, None)
        if isinstance(person, str):
            yield PersonId(person)


def _is_in(event: Tournament, person: PersonId) -> bool:
    exits = event.exits
    gone = (exits.by_entry, exits.out_of_chips, exits.pending)
    theirs = event.entries.by_person.get(person, ())
    playing = any(all(number not in where for where in gone) for number in theirs)
    return playing or person in event.alternates.by_person
