"""Calling the two of a pairing to a half of a table, and calling them back (STAR 28.5.3)."""

from typing import NamedTuple

from tdapp.core.event import Event
from tdapp.core.instant import MINUTE_US, Instant
from tdapp.core.refusal import Refusal
from tdapp.table.facts.tables import DrawnSeat
from tdapp.table.guards import must_be_open as must_be_an_open_table
from tdapp.table.guards import must_not_be_held, must_not_break
from tdapp.tournament.brackets.halves import TableHalf, halves_of
from tdapp.tournament.brackets.survey import ready, survey
from tdapp.tournament.facts.brackets import PairingCalled, PairingCalledBack
from tdapp.tournament.matches.standing import bracket_of, seats_left, the_pairing
from tdapp.tournament.tournament import Tournament


class DueCall(NamedTuple):
    """A pairing that can be called to a table, or a side of one, that is free."""

    pairing: int
    where: TableHalf


def next_calls(tournament: Tournament) -> list[DueCall]:
    """The pairings that wait for a half, lowest number first, with the halves that are free."""
    due = pairings_due(tournament)
    return [DueCall(*pair) for pair in zip(due, free_halves(tournament), strict=False)]


def pairings_due(tournament: Tournament) -> list[int]:
    """The pairings whose players are known and that were not called to a half, lowest first."""
    return [
        one.pairing.number
        for one in ready(survey(bracket_of(tournament)))
        if one.pairing.number not in tournament.matches.called
    ]


def free_halves(tournament: Tournament) -> list[TableHalf]:
    """The halves that nobody plays at, of tables that are not on hold or being broken."""
    seating, matches = tournament.seating, tournament.matches
    return [
        half
        for table in sorted(seating.tables)
        if table not in seating.held and table not in seating.breaking
        for half in halves_of(table, divided=table in matches.backs)
        if not any(seat in seating.entry_at for seat in half.seats)
    ]


def call_pairing(
    tournament: Tournament, number: int, where: TableHalf, now: Instant
) -> list[Event]:
    """Call both players of a pairing to a half; two at most sit at one (STAR 28.5.3).

    Refuses ``no_such_pairing``, ``pairing_not_ready``, ``pairing_called``, ``table_not_open``,
    ``table_divided`` and ``table_not_divided`` for another half than the table has,
    ``half_in_use``, ``table_on_hold``, ``table_breaks``.
    """
    pairing = the_pairing(tournament, number)
    bracket, called = tournament.matches.bracket, tournament.matches.called
    one, other = bracket.sides(number)
    if not one or not other or bracket.winner(number) is not None:
        raise Refusal("pairing_not_ready", pairing=number)
    if number in called:
        raise Refusal("pairing_called", pairing=number, half=str(called[number].where))
    must_be_a_free_half(tournament, where)
    terms, starting = tournament.conditions.bracket, tournament.conditions.starting_chips
    stack = starting if terms is None else terms.stack(pairing.round, starting)
    places = tuple(map(DrawnSeat, (one, other), where.seats))
    return [PairingCalled(number, where.table, places, stack, now, where.half)]


def must_be_a_free_half(tournament: Tournament, where: TableHalf) -> None:
    """Refuse a half that no pairing can be called to now; see `call_pairing`."""
    must_be_an_open_table(tournament, where.table)
    must_not_be_held(tournament, where.table)
    must_not_break(tournament, where.table)
    divided = where.table in tournament.matches.backs
    if where not in halves_of(where.table, divided=divided):
        if divided:
            raise Refusal("table_divided", table=where.table)
        raise Refusal("table_not_divided", table=where.table)
    if any(seat in tournament.seating.entry_at for seat in where.seats):
        raise Refusal("half_in_use", half=str(where))


def call_all(tournament: Tournament, now: Instant) -> list[Event]:
    """Call every pairing that waits and that there is a half for; refuses ``no_pairing_due``."""
    calls = next_calls(tournament)
    if not calls:
        raise Refusal("no_pairing_due")
    return [
        fact for call in calls for fact in call_pairing(tournament, call.pairing, call.where, now)
    ]


def left_to_appear(tournament: Tournament, number: int, now: Instant) -> int:
    """Microseconds in which those who were called may still appear; 0 where no time is published.

    Refuses ``pairing_not_called``.
    """
    terms, there = tournament.conditions.bracket, tournament.matches.called.get(number)
    if there is None:
        raise Refusal("pairing_not_called", pairing=number)
    minutes = (terms and terms.minutes_to_appear) or 0
    return max(0, minutes * MINUTE_US - now.since(there.at))


def call_back(tournament: Tournament, number: int) -> list[Event]:
    """Take a call back before a match was won.

    Refuses ``no_such_pairing``, ``pairing_not_called``, ``pairing_begun``.
    """
    the_pairing(tournament, number)
    if number not in tournament.matches.called:
        raise Refusal("pairing_not_called", pairing=number)
    if number in tournament.matches.bracket.wins:
        raise Refusal("pairing_begun", pairing=number)
    players = [one for one in tournament.matches.bracket.sides(number) if one]
    return [PairingCalledBack(number, seats_left(tournament, *players))]
