"""Giving seats to those who have none: by a draw, or as a ballot or card fell."""

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.floor.seats import Seat, draw_few
from tdapp.tournament.exits.correcting import must_be_free
from tdapp.tournament.seats.apart import seats_apart
from tdapp.tournament.seats.events import Place, SeatGiven, SeatsDrawn
from tdapp.tournament.seats.moving import must_not_be_held, must_not_break
from tdapp.tournament.tournament import Tournament


def draw(tournament: Tournament, seed: str) -> list[Event]:
    """Seat every entry in play that has no seat, at random and evenly over the open tables.

    Costs what those cost who are seated, however large the room. Who is to be kept apart gets a
    seat at another table where there is one. Refuses ``nobody_to_seat`` and ``not_enough_seats``.
    """
    seating = tournament.seating
    waiting = sorted(seating.unseated)
    if not waiting:
        raise Refusal("nobody_to_seat")
    seats = draw_few(seating.counts, seating.free_at, len(waiting), seed)
    drawn = dict(zip(waiting, seats, strict=True))
    places = seats_apart(tournament, seating.counts, drawn, seed)
    return [SeatsDrawn(seed, tuple(map(Place, places, places.values())))]


def give_seat(tournament: Tournament, entry: int, seat: Seat) -> list[Event]:
    """Give an entry the seat that it drew by ballot or card.

    Refuses ``already_out``, ``already_seated``, ``table_on_hold``, ``table_breaks``,
    ``seat_taken``, ``no_such_seat``, ``seat_kept``, ``seat_locked``.
    """
    tournament.entry(entry)
    if entry in tournament.exits.by_entry:
        raise Refusal("already_out", entry=entry)
    if entry in tournament.seating.seat_of:
        raise Refusal("already_seated", entry=entry)
    must_not_be_held(tournament, seat.table)
    must_not_break(tournament, seat.table)
    must_be_free(tournament, seat)
    return [SeatGiven(entry, seat)]
