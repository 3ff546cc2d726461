"""Calling the two of a pairing to a half of a table, and calling them back (STAR 28.5.3, 28.6.2)."""

from typing import NamedTuple

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.table.facts.tables import DrawnSeat
from tdapp.table.geometry.seats import Seat
from tdapp.table.guards import must_not_be_held, must_not_break
from tdapp.table.guards import must_be_open as must_be_an_open_table
from tdapp.tournament.brackets.survey import ready, survey
from tdapp.tournament.facts.brackets import PairingCalled, PairingCalledBack
from tdapp.tournament.matches.standing import bracket_of, seats_left, the_pairing
from tdapp.tournament.tournament import Tournament


class Call(NamedTuple):
    """A pairing that can be called to a half of a table that is free."""

    pairing: int
    table: int


def next_calls(tournament: Tournament) -> list[Call]:
    """The pairings that wait for a half, lowest number first, with the halves that are free."""
    waiting = [
        one.pairing.number
        for one in ready(survey(bracket_of(tournament)))
        if one.pairing.number not in tournament.matches.called
    ]
    return [Call(*pair) for pair in zip(waiting, free_halves(tournament), strict=False)]


def free_halves(tournament: Tournament) -> list[int]:
    """The tables that nobody sits at and that are not on hold or being broken."""
    seating = tournament.seating
    return [
        table
        for table in sorted(seating.tables)
        if not seating.at_table(table) and table not in seating.held
    ]


def call_pairing(tournament: Tournament, number: int, table: int, now: Instant) -> list[Event]:
    """Call both players of a pairing to a table; two at most sit at a half (STAR 28.5.3).

    Refuses ``no_such_pairing``, ``pairing_not_ready``, ``pairing_called``, ``table_not_open``,
    ``half_in_use``, ``table_on_hold``.
    """
    pairing = the_pairing(tournament, number)
    bracket, called = tournament.matches.bracket, tournament.matches.called
    one, other = bracket.sides(number)
    if not one or not other or bracket.winner(number) is not None:
        raise Refusal("pairing_not_ready", pairing=number)
    if number in called:
        raise Refusal("pairing_called", pairing=number, table=called[number].table)
    must_be_an_open_table(tournament, table)
    must_not_be_held(tournament, table)
    must_not_break(tournament, table)
    if tournament.seating.at_table(table):
        raise Refusal("half_in_use", table=table)
    terms, starting = tournament.conditions.bracket, tournament.conditions.starting_chips
    stack = starting if terms is None else terms.stack(pairing.round, starting)
    places = tuple(DrawnSeat(who, Seat(table, seat)) for seat, who in enumerate((one, other), 1))
    return [PairingCalled(number, table, places, stack, now)]


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
