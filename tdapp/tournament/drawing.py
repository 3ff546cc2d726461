"""Drawing seats for all who have none."""

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.floor.seats import draw_seats
from tdapp.tournament.events import Place, SeatsDrawn
from tdapp.tournament.tournament import Tournament


def draw(tournament: Tournament, seed: str) -> list[Event]:
    """Seat every entry in play that has no seat, at random and evenly over the open tables."""
    seating = tournament.seating
    waiting = [entry for entry in tournament.in_play() if entry not in seating.seat_of]
    if not waiting:
        raise Refusal("nobody_to_seat")
    free = list(seating.free())
    if len(free) < len(waiting):
        raise Refusal("not_enough_seats", free=len(free), waiting=len(waiting))
    seats = draw_seats(free, seating.at_tables(), len(waiting), seed)
    return [SeatsDrawn(seed, tuple(map(Place, waiting, seats)))]
