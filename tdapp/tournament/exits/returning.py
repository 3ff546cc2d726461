"""Bringing back who was taken out by mistake: to his own seat, or a drawn one if that is taken."""

from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.table.facts.tables import SeatGiven
from tdapp.table.geometry.seats import Seat
from tdapp.table.guards import must_be_free, must_not_be_held, must_not_break
from tdapp.table.seating.drawing import draw_for_one
from tdapp.tournament.facts.exits import EntryReinstated
from tdapp.tournament.guards.paid_places import must_keep_paid_bounties, must_keep_paid_places
from tdapp.tournament.tournament import FOLDS, Tournament

SEATS_ALONE = FOLDS.only({"seating"})
"""What facts do to seats, which costs the same however many went out since."""


def reinstate(
    tournament: Tournament, entry: int, seat: Seat | None = None, *, seed: str = ""
) -> list[Event]:
    """Put an entry back: into the seat it left, a drawn one if that cannot be had, or `seat`.

    Who only waits to buy again has chips after all, and keeps the seat. `seed` draws; only where
    nobody will sit there may it be left out. Refuses ``not_out``, ``in_again``,
    ``out_of_the_bracket`` (its match is corrected instead), ``bracket_is_drawn`` without it,
    ``seats_by_pairing`` for a `seat` in a bracket, where a call gives it,
    ``waits_for_a_place``, ``not_enough_seats``, ``prize_paid``, ``bounty_paid``, and what `seat` is
    refused for.
    """
    tournament.entry(entry)
    back: list[Event] = [EntryReinstated(entry)]
    if entry in tournament.exits.out_of_chips:
        must_keep_paid_bounties(tournament, back)
        return back
    out = tournament.exits.by_entry.get(entry)
    if out is None:
        raise Refusal("not_out", entry=entry)
    _must_be_free_of_the_draw(tournament, entry)
    must_be_free_to_come_back(tournament, entry, tournament.entry(entry).person)
    then = SEATS_ALONE.apply(tournament, back[0])
    if tournament.conditions.bracket is not None:
        if seat is not None:
            raise Refusal("seats_by_pairing")
    elif (wanted := seat_back(then, seat, out.seat)) is not None:
        back.append(SeatGiven(entry, wanted))
    elif then.seating.tables:
        back.append(draw_for_one(then, entry, seed))
    must_keep_paid_places(tournament, back)
    return back


def _must_be_free_of_the_draw(tournament: Tournament, entry: int) -> None:
    if entry in tournament.matches.bracket.slots:
        raise Refusal("out_of_the_bracket", entry=entry)
    if tournament.matches.drawn:
        raise Refusal("bracket_is_drawn")


def seat_back(tournament: Tournament, typed: Seat | None, own: Seat | None) -> Seat | None:
    """The `typed` seat, or one's own while it is free at a table that is not left by all."""
    seating = tournament.seating
    if typed is not None:
        must_be_free(tournament, typed)
        must_not_break(tournament, typed.table)
        if typed != own:
            must_not_be_held(tournament, typed.table)
        return typed
    if own is None or own.table in seating.breaking or own.table in seating.emptied:
        return None
    return own if seating.is_free(own) else None


def must_be_free_to_come_back(tournament: Tournament, entry: int, person: PersonId) -> None:
    """Refuse ``in_again`` for a person in play, ``waits_for_a_place`` with a ticket."""
    playing = tournament.exits.playing(person)
    if playing is not None:
        raise Refusal("in_again", entry=entry, again=playing)
    ticket = tournament.exits.ticket_of.get(person)
    if ticket is not None:
        raise Refusal("waits_for_a_place", entry=entry, ticket=ticket)
