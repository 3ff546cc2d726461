"""Giving seats to those who have none: by a draw, or as a ballot or card fell."""

from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.core.free_text import LABEL, must_be_plain
from tdapp.core.refusal import Refusal
from tdapp.table.facts.tables import DrawnSeat, SeatGiven, SeatsDrawn
from tdapp.table.floor import Floor
from tdapp.table.geometry.seats import Seat, draw_few
from tdapp.table.guards import must_be_free, must_be_in_play, must_not_be_held, must_not_break
from tdapp.table.seating.apart import seats_apart


def draw(floor: Floor, seed: str) -> list[Event]:
    """Seat every entry in play that has no seat, at random and evenly over the open tables.

    Costs what those cost who are seated, however large the room. Who is to be kept apart gets a
    seat at another table where there is one. Refuses ``nobody_to_seat`` and ``not_enough_seats``.
    """
    waiting = sorted(floor.seating.unseated)
    if not waiting:
        raise Refusal("nobody_to_seat")
    return [_drawn(floor, waiting, seed)]


def draw_for_one(floor: Floor, entry: int, seed: str) -> SeatsDrawn:
    """Seat one entry of those without a seat, where others sit if there is room; as `draw` does."""
    try:
        return _drawn(floor, (entry,), seed, in_use=True)
    except Refusal:
        return _drawn(floor, (entry,), seed)


def _drawn(floor: Floor, entries: Sequence[int], seed: str, *, in_use: bool = False) -> SeatsDrawn:
    seating = floor.seating
    seats = draw_few(seating.counts, seating.free_at, len(entries), seed, in_use=in_use)
    drawn = dict(zip(entries, seats, strict=True))
    places = seats_apart(floor, seating.counts, seating.free_at, drawn, seed)
    return SeatsDrawn(seed, tuple(map(DrawnSeat, places, places.values())))


def give_seat(floor: Floor, entry: int, seat: Seat, drawn: str = "") -> list[Event]:
    """Give an entry the seat that it drew by ballot or card, or another one.

    `drawn` is the ballot or card. Refuses ``not_plain_text``, ``already_out``, ``already_seated``,
    ``table_on_hold``, ``table_breaks``, ``seat_taken``, ``no_such_seat``, ``seat_kept``,
    ``seat_locked``.
    """
    must_be_plain(drawn, LABEL)
    must_be_in_play(floor, entry)
    if entry in floor.seating.seat_of:
        raise Refusal("already_seated", entry=entry)
    must_not_be_held(floor, seat.table)
    must_not_break(floor, seat.table)
    must_be_free(floor, seat)
    return [SeatGiven(entry, seat, drawn.strip() or None)]
