"""Taking players out, and putting back who was taken out by mistake."""

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.floor.seats import Seat
from tdapp.tournament.clock import position
from tdapp.tournament.events import EntryBusted, EntryReinstated, SeatGiven
from tdapp.tournament.tournament import Tournament


def bust(tournament: Tournament, entry: int, now: Instant) -> list[Event]:
    """Record that an entry lost its last chips; the last one left cannot."""
    tournament.entry(entry)
    if entry in tournament.exits.by_entry:
        raise Refusal("already_out", entry=entry)
    seat = tournament.seating.seat_of.get(entry)
    if seat is None:
        raise Refusal("not_seated", entry=entry)
    if tournament.left <= 1:
        raise Refusal("last_one_left", entry=entry)
    here = position(tournament.conditions, tournament.clock, now)
    return [EntryBusted(entry, seat, tournament.conditions.number(here.index))]


def reinstate(tournament: Tournament, entry: int, seat: Seat | None = None) -> list[Event]:
    """Put an entry back, into the seat it left or into another free one."""
    tournament.entry(entry)
    out = tournament.exits.by_entry.get(entry)
    if out is None:
        raise Refusal("not_out", entry=entry)
    places = tournament.places()
    for place, payment in tournament.prizes.paid.items():
        if places[entry] >= place or payment.entry == entry:
            raise Refusal("prize_paid", place=place, entry=payment.entry)
    wanted = seat or out.seat
    if wanted in tournament.seating.entry_at:
        raise Refusal("seat_taken", seat=str(wanted), entry=tournament.seating.entry_at[wanted])
    if wanted not in set(tournament.seating.free()):
        raise Refusal("no_such_seat", seat=str(wanted))
    return [EntryReinstated(entry), SeatGiven(entry, wanted)]
