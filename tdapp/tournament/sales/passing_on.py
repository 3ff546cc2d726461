"""Putting an entry on another person: mis-keyed, a substitute, or a transfer."""

from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.rules.permits import why_no_substitute
from tdapp.tournament.facts.refunds import EntryPassedOn, Substitution
from tdapp.tournament.sales.refunding import must_not_be_handed_over
from tdapp.tournament.tournament import Tournament


def pass_entry_on(
    tournament: Tournament,
    number: int,
    person: PersonId,
    why: Substitution,
    *,
    approved: bool = False,
) -> list[Event]:
    """Let an entry be somebody else's, who has none and does not wait for one.

    A mis-keyed one is put right before it is handed over. A substitute or transfer is as rulebook
    and conditions allow (STAR 28.5.5, TAS C20.9); `approved` says that a supervisor agrees. Refuses
    ``already_out``, ``already_entered``, ``already_waiting``, ``handed_over``, ``field_is_fixed``,
    ``no_substitutes``, ``substitute_after_draw``, ``substitute_not_approved``.
    """
    entry = tournament.entry(number)
    if number in tournament.exits.by_entry:
        raise Refusal("already_out", entry=number)
    theirs = tournament.entries.by_person.get(person, ())
    if theirs:
        raise Refusal("already_entered", entry=theirs[-1])
    waiting = tournament.alternates.by_person.get(person)
    if waiting is not None:
        raise Refusal("already_waiting", ticket=waiting)
    if why is Substitution.MISKEYED:
        must_not_be_handed_over(tournament, entry)
    else:
        _must_be_allowed(tournament, approved=approved)
    return [EntryPassedOn(number, entry.person, person, why)]


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
