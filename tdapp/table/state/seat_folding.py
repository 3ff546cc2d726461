"""The fold of seats: given, drawn and left; moves and tables beside it.

How an occupant comes and goes is known to the stream alone: its own facts call `came`, `got_up` and
`gone`.
"""

from msgspec.structs import replace

from tdapp.core.event import Undone
from tdapp.core.fold import Handlers
from tdapp.table.facts.tables import SeatGiven, SeatsDrawn
from tdapp.table.geometry.seats import Seat
from tdapp.table.state.move_folding import OF_MOVES
from tdapp.table.state.placing import (
    all_placed,
    must_be_in_play,
    must_not_be_held,
    must_sit,
    sat,
    settled,
    vacated,
)
from tdapp.table.state.seating import Seating
from tdapp.table.state.table_folding import OF_TABLES


def came(seating: Seating, occupant: int) -> Seating:
    """With an occupant who waits for a seat; as it is if it has one."""
    if occupant in seating.seat_of:
        return seating
    return replace(seating, unseated=seating.unseated.set(occupant, True))


def got_up(seating: Seating, occupant: int, seat: Seat | None) -> Seating:
    """With an occupant gone from its seat, or (None) from those who wait for one.

    Nobody gets up from a table on hold; raises `Contradiction`.
    """
    must_sit(seating, occupant, seat)
    if seat is None:
        return gone(seating, occupant)
    must_not_be_held(seating, seat.table)
    seating = vacated(seating, occupant, seat)
    return settled(seating, seat.table)


def gone(seating: Seating, occupant: int) -> Seating:
    """With an occupant taken back, wherever it sat or waited."""
    seat = seating.seat_of.get(occupant)
    if seat is not None:
        return settled(vacated(seating, occupant, seat), seat.table)
    if occupant not in seating.unseated:
        return seating
    return replace(seating, unseated=seating.unseated.delete(occupant))


def _drawn(seating: Seating, event: SeatsDrawn) -> Seating:
    return all_placed(seating, event.places)


def _given(seating: Seating, event: SeatGiven) -> Seating:
    entry = event.entry
    if entry not in seating.unseated:
        must_be_in_play(seating, entry)
    return sat(seating, entry, event.seat)


def _numbers_used(seating: Seating, event: Undone) -> Seating:
    last = seating.last_slip
    for paper in event.named:
        kind, number = paper.split()
        last = max(last, int(number)) if kind == "move" else last
    return replace(seating, last_slip=last)


SEATING_FOLD: Handlers = {
    **OF_TABLES,
    **OF_MOVES,
    SeatsDrawn: _drawn,
    SeatGiven: _given,
    Undone: _numbers_used,
}
