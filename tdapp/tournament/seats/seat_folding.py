"""The fold of seats: given, drawn and left; moves and tables beside it."""

from msgspec.structs import replace

from tdapp.core.event import Undone
from tdapp.core.fold import Handlers
from tdapp.core.refusal import Contradiction
from tdapp.table.seats import Seat
from tdapp.tournament.exits.events import EntryBusted, EntryLeft, EntryReinstated, ExitPassedOn
from tdapp.tournament.exits.pending_events import ExitPending
from tdapp.tournament.sales.alternate_events import AlternateSeated
from tdapp.tournament.sales.events import EntrySold
from tdapp.tournament.sales.refund_events import (
    EntryReadmitted,
    EntryRefunded,
    EntryVoided,
    TakenBack,
)
from tdapp.tournament.seats.events import SeatGiven, SeatsDrawn
from tdapp.tournament.seats.move_folding import OF_MOVES
from tdapp.tournament.seats.placing import (
    all_placed,
    must_be_in_play,
    must_sit,
    sat,
    settled,
    vacated,
)
from tdapp.tournament.seats.seating import Seating
from tdapp.tournament.seats.table_folding import OF_TABLES

Came = EntrySold | AlternateSeated | EntryReadmitted | EntryReinstated


def _came(seating: Seating, event: Came) -> Seating:
    if event.entry in seating.seat_of:
        return seating
    return replace(seating, unseated=seating.unseated.set(event.entry, True))


def _drawn(seating: Seating, event: SeatsDrawn) -> Seating:
    return all_placed(seating, event.places)


def _given(seating: Seating, event: SeatGiven) -> Seating:
    entry = event.entry
    if entry not in seating.unseated:
        must_be_in_play(seating, entry)
    return sat(seating, entry, event.seat)


def _out(seating: Seating, event: EntryBusted) -> Seating:
    must_sit(seating, event.entry, event.seat)
    return _up(seating, event.entry, event.seat)


def _went(seating: Seating, event: EntryLeft) -> Seating:
    must_sit(seating, event.entry, event.seat)
    if event.seat is None:
        return _no_longer_waiting(seating, event.entry)
    return _up(seating, event.entry, event.seat)


def _up(seating: Seating, entry: int, seat: Seat) -> Seating:
    """Nobody gets up from a table on hold."""
    table, _ = seat
    if table in seating.held:
        raise Contradiction("table_on_hold", table=table)
    seating = vacated(seating, entry, seat)
    return settled(seating, table) if table in seating.breaking else seating


def _pending(seating: Seating, event: ExitPending) -> Seating:
    must_sit(seating, event.entry, event.seat)
    if seating.held.get(event.seat.table) is None:
        raise Contradiction("table_not_on_hold", table=event.seat.table)
    return seating


def _passed_on(seating: Seating, event: ExitPassedOn) -> Seating:
    must_sit(seating, event.right, event.seat)
    seating = _up(seating, event.right, event.seat)
    if event.back is None:
        return replace(seating, unseated=seating.unseated.set(event.wrong, True))
    return sat(seating, event.wrong, event.back)


def _taken_back(seating: Seating, event: TakenBack) -> Seating:
    seat = seating.seat_of.get(event.entry)
    if seat is None:
        return _no_longer_waiting(seating, event.entry)
    return settled(vacated(seating, event.entry, seat), seat.table)


def _no_longer_waiting(seating: Seating, entry: int) -> Seating:
    if entry not in seating.unseated:
        return seating
    return replace(seating, unseated=seating.unseated.delete(entry))


def _numbers_used(seating: Seating, event: Undone) -> Seating:
    last = seating.last_slip
    for paper in event.named:
        kind, number = paper.split()
        last = max(last, int(number)) if kind == "move" else last
    return replace(seating, last_slip=last)


SEATING_FOLD: Handlers = {
    **OF_TABLES,
    **OF_MOVES,
    EntrySold: _came,
    AlternateSeated: _came,
    EntryReadmitted: _came,
    EntryReinstated: _came,
    SeatsDrawn: _drawn,
    SeatGiven: _given,
    EntryBusted: _out,
    EntryLeft: _went,
    ExitPending: _pending,
    ExitPassedOn: _passed_on,
    EntryRefunded: _taken_back,
    EntryVoided: _taken_back,
    Undone: _numbers_used,
}
