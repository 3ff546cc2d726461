"""Putting an entry on another person: mis-keyed, a substitute, or a transfer."""

from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.rules.permits import why_no_substitute
from tdapp.tournament.facts.refunds import EntryPassedOn, Substitution
from tdapp.tournament.prizes import must_be_owed
from tdapp.tournament.sales.refunding import is_handed_over
from tdapp.tournament.sales.selling import agreement
from tdapp.tournament.tournament import Tournament


def pass_entry_on(
    tournament: Tournament,
    number: int,
    person: PersonId,
    why: Substitution,
    *,
    approved: bool = False,
    agreed: bool = False,
) -> list[Event]:
    """Let an entry be somebody else's, who has none in play and does not wait for one.

    A mis-keyed one is put right until its prize is paid, by two people once it is handed over. A
    substitute or transfer is as rulebook and conditions allow (STAR 28.5.5, TAS C20.9); `approved`
    says that a supervisor agrees, `agreed` that the substitute signed where that is wanted, see
    `agreement`. Refuses ``already_out``, ``already_entered``,
    ``already_waiting``, ``prize_paid``, ``prize_set_aside``, ``bounty_paid``, ``no_substitutes``,
    ``substitute_after_draw``, ``substitute_not_approved``.
    """
    entry, miskeyed = tournament.entry(number), why is Substitution.MISKEYED
    if number in tournament.exits.by_entry and not miskeyed:
        raise Refusal("already_out", entry=number)
    _must_be_free(tournament, number, person, miskeyed=miskeyed)
    if miskeyed:
        _must_not_be_paid(tournament, number)
    else:
        _must_be_allowed(tournament, approved=approved)
    in_use = miskeyed and is_handed_over(tournament, entry)
    signs = [] if miskeyed else agreement(tournament, person, agreed=agreed)
    return [EntryPassedOn(number, entry.person, person, why, in_use), *signs]


def _must_be_free(tournament: Tournament, number: int, person: PersonId, *, miskeyed: bool) -> None:
    """The corrected person may have other entries, but plays with one at a time."""
    theirs = tournament.entries.by_person.get(person, ())
    if miskeyed and number not in theirs:
        out = tournament.exits.by_entry
        theirs = () if number in out else tuple(one for one in theirs if one not in out)
    if theirs:
        raise tournament.entries.known(theirs[-1]).refusal
    waiting = tournament.alternates.by_person.get(person)
    if waiting is not None and tournament.is_in_play(number):
        raise Refusal("already_waiting", ticket=waiting)


def _must_not_be_paid(tournament: Tournament, number: int) -> None:
    if tournament.bounties.handed_over(number):
        raise Refusal("bounty_paid", entry=number)
    settled = tournament.prizes.settled(number)
    if settled is not None:
        must_be_owed(tournament, settled.place, number)


def _must_be_allowed(tournament: Tournament, *, approved: bool) -> None:
    conditions = tournament.conditions
    refusal = why_no_substitute(
        conditions.rules,
        approved=approved,
        seats_drawn=len(tournament.seating.seat_of) > 0,
        by_conditions=conditions.substitutes,
    )
    if refusal is not None:
        raise refusal


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
            raise event.entries.known(event.entries.by_person[one][-1]).refusal
        if one in event.alternates.by_person:
            raise Refusal("already_waiting", ticket=event.alternates.by_person[one])
