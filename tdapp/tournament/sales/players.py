"""Who plays with which entry and who waits for a place: nobody does both, or plays twice."""

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.fold import Handlers
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Contradiction
from tdapp.tournament.exits.events import EntryBusted, EntryLeft, EntryReinstated, ExitPassedOn
from tdapp.tournament.sales.alternate_events import (
    AlternateJoined,
    AlternateRefunded,
    AlternateSeated,
)
from tdapp.tournament.sales.events import EntrySold
from tdapp.tournament.sales.refund_events import (
    EntryPassedOn,
    EntryReadmitted,
    EntryRefunded,
    EntryVoided,
    TakenBack,
)


class Players(msgspec.Struct, frozen=True):
    """Whose every entry and ticket is, and what each person has of them now.

    `playing` has the entry that a person is in with, `waiting` the ticket that a person holds.
    """

    of_entry: Map[int, PersonId] = Map()
    of_ticket: Map[int, PersonId] = Map()
    playing: Map[PersonId, int] = Map()
    waiting: Map[PersonId, int] = Map()


def _sold(players: Players, event: EntrySold | EntryReadmitted) -> Players:
    entry, person = event.entry, event.person
    _must_be_free(players, person)
    return replace(
        players,
        of_entry=players.of_entry.set(entry, person),
        playing=players.playing.set(person, entry),
    )


def _seated(players: Players, event: AlternateSeated) -> Players:
    return _sold(_without_ticket(players, event.ticket), event)


def _reinstated(players: Players, event: EntryReinstated) -> Players:
    return _in(players, event.entry)


def _out(players: Players, event: EntryBusted | EntryLeft) -> Players:
    return _gone(players, event.entry, players.of_entry.get(event.entry))


def _exit_passed_on(players: Players, event: ExitPassedOn) -> Players:
    players = _gone(players, event.right, players.of_entry.get(event.right))
    return _in(players, event.wrong)


def _taken_back(players: Players, event: TakenBack) -> Players:
    players = _gone(players, event.entry, players.of_entry.get(event.entry))
    return replace(players, of_entry=players.of_entry.delete(event.entry))


def _entry_passed_on(players: Players, event: EntryPassedOn) -> Players:
    plays = players.playing.get(event.was) == event.entry
    players = _gone(players, event.entry, event.was)
    players = replace(players, of_entry=players.of_entry.set(event.entry, event.person))
    return _in(players, event.entry) if plays else players


def _joined(players: Players, event: AlternateJoined) -> Players:
    _must_not_play(players, event.person)
    return replace(
        players,
        of_ticket=players.of_ticket.set(event.ticket, event.person),
        waiting=players.waiting.set(event.person, event.ticket),
    )


def _ticket_refunded(players: Players, event: AlternateRefunded) -> Players:
    return _without_ticket(players, event.ticket)


def _in(players: Players, entry: int) -> Players:
    """With an entry in play; its person may play with no other, and wait for none."""
    person = players.of_entry.get(entry)
    if person is None or players.playing.get(person) == entry:
        return players
    _must_be_free(players, person)
    return replace(players, playing=players.playing.set(person, entry))


def _gone(players: Players, entry: int, person: PersonId | None) -> Players:
    if person is None or players.playing.get(person) != entry:
        return players
    return replace(players, playing=players.playing.delete(person))


def _without_ticket(players: Players, ticket: int) -> Players:
    person = players.of_ticket.get(ticket)
    if person is None:
        raise Contradiction("no_such_ticket", ticket=ticket)
    return replace(
        players,
        of_ticket=players.of_ticket.delete(ticket),
        waiting=players.waiting.delete(person),
    )


def _must_be_free(players: Players, person: PersonId) -> None:
    _must_not_play(players, person)
    if person in players.waiting:
        raise Contradiction("already_waiting", ticket=players.waiting[person])


def _must_not_play(players: Players, person: PersonId) -> None:
    if person in players.playing:
        raise Contradiction("already_entered", entry=players.playing[person])


PLAYERS_FOLD: Handlers = {
    EntrySold: _sold,
    AlternateSeated: _seated,
    EntryReadmitted: _sold,
    EntryReinstated: _reinstated,
    EntryBusted: _out,
    EntryLeft: _out,
    ExitPassedOn: _exit_passed_on,
    EntryRefunded: _taken_back,
    EntryVoided: _taken_back,
    EntryPassedOn: _entry_passed_on,
    AlternateJoined: _joined,
    AlternateRefunded: _ticket_refunded,
}
