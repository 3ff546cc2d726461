"""A person plays with one entry at most, and does not wait for a place meanwhile.

In an event in stages that holds within each of them: what happened within one is looked at there.
"""

from msgspec import UNSET
from msgspec.structs import replace

from tdapp.core.ids import PersonId
from tdapp.core.refusal import Contradiction
from tdapp.tournament.facts.alternates import AlternateJoined, AlternateRefunded, AlternateSeated
from tdapp.tournament.facts.refunds import EntryPassedOn, EntryReadmitted, TakenBack
from tdapp.tournament.facts.sales import EntrySold
from tdapp.tournament.facts.teams import PartnerNamed, PartnerSwapped
from tdapp.tournament.state.exits import Exits


def sold(exits: Exits, event: EntrySold | EntryReadmitted) -> Exits:
    """With an entry more in play; raises `Contradiction` for who plays or waits."""
    within = event.within is not UNSET
    for person in (event.person, *exits.partners.get(event.entry, ())):
        exits = _has(exits, person, event.entry, within=within)
    return exits


def seated(exits: Exits, event: AlternateSeated) -> Exits:
    """The same, with the ticket that it was held on."""
    return sold(_without_ticket(exits, event.ticket), event)


def joined(exits: Exits, event: AlternateJoined) -> Exits:
    """With a ticket more; raises `Contradiction` for who plays."""
    person = event.person
    if event.within is UNSET:
        _must_not_play(exits, person)
    exits = _looked_at(exits, person, exits.entries_of.get(person, ()))
    return replace(
        exits,
        holder_of=exits.holder_of.set(event.ticket, person),
        ticket_of=exits.ticket_of.set(person, event.ticket),
    )


def refunded(exits: Exits, event: AlternateRefunded) -> Exits:
    """Without a ticket."""
    return _without_ticket(exits, event.ticket)


def forgotten(exits: Exits, event: TakenBack) -> Exits:
    """Without an entry that left the field."""
    for person in (event.person, *exits.partners.get(event.entry, ())):
        exits = _without(exits, person, event.entry)
    return exits


def partner_named(exits: Exits, event: PartnerNamed) -> Exits:
    """With one more who plays an entry."""
    others = (*exits.partners.get(event.entry, ()), event.person)
    exits = replace(exits, partners=exits.partners.set(event.entry, others))
    return _has(exits, event.person, event.entry, within=event.within is not UNSET)


def partner_swapped(exits: Exits, event: PartnerSwapped) -> Exits:
    """With another of a team at the table."""
    others = tuple(event.was if one == event.person else one for one in exits.partners[event.entry])
    return replace(exits, partners=exits.partners.set(event.entry, others))


def passed_on(exits: Exits, event: EntryPassedOn) -> Exits:
    """With an entry that is somebody else's from now on."""
    exits, within = _without(exits, event.was, event.entry), event.within is not UNSET
    return _has(exits, event.person, event.entry, within=within)


def must_be_free(exits: Exits, entry: int, *, within: bool) -> None:
    """Raise `Contradiction` where the person of an entry that came back plays or waits."""
    person = exits.of_several.get(entry)
    if person is not None and not within:
        _must_not_play(exits, person, besides=entry)
        _must_not_wait(exits, person)


def _has(exits: Exits, person: PersonId, entry: int, *, within: bool) -> Exits:
    before = exits.entries_of.get(person)
    if before is None:
        return replace(exits, entries_of=exits.entries_of.set(person, (entry,)))
    if entry not in exits.by_entry and not within:
        _must_not_play(exits, person)
        _must_not_wait(exits, person)
    return _looked_at(exits, person, (*before, entry))


def _looked_at(exits: Exits, person: PersonId, entries: tuple[int, ...]) -> Exits:
    """With the entries of a person who has several, or a ticket as well."""
    several = exits.of_several
    for entry in entries:
        several = several.set(entry, person)
    return replace(exits, entries_of=exits.entries_of.set(person, entries), of_several=several)


def _without(exits: Exits, person: PersonId, entry: int) -> Exits:
    theirs = exits.entries_of
    if person not in theirs:
        return exits
    if entry not in exits.of_several:
        return replace(exits, entries_of=theirs.delete(person))
    others = tuple(one for one in theirs.get(person, ()) if one != entry)
    several = exits.of_several.delete(entry)
    return replace(exits, entries_of=theirs.set(person, others), of_several=several)


def _without_ticket(exits: Exits, ticket: int) -> Exits:
    person = exits.holder_of.get(ticket)
    if person is None:
        raise Contradiction("no_such_ticket", ticket=ticket)
    return replace(
        exits, holder_of=exits.holder_of.delete(ticket), ticket_of=exits.ticket_of.delete(person)
    )


def _must_not_play(exits: Exits, person: PersonId, besides: int | None = None) -> None:
    entry = exits.playing(person, besides)
    if entry is not None:
        raise Contradiction("already_entered", entry=entry)


def _must_not_wait(exits: Exits, person: PersonId) -> None:
    if person in exits.ticket_of:
        raise Contradiction("already_waiting", ticket=exits.ticket_of[person])
