"""The fold of seats: given, drawn, left, and changed by moves."""

from collections import Counter

from msgspec.structs import replace

from tdapp.core.event import Undone
from tdapp.core.fold import Handlers
from tdapp.core.refusal import Contradiction
from tdapp.floor.seats import Seat
from tdapp.tournament.exits.events import EntryBusted, EntryLeft, EntryReinstated, ExitPassedOn
from tdapp.tournament.sales.alternate_events import AlternateSeated
from tdapp.tournament.sales.events import EntrySold
from tdapp.tournament.sales.refund_events import (
    EntryReadmitted,
    EntryRefunded,
    EntryVoided,
    TakenBack,
)
from tdapp.tournament.seats.events import SeatGiven, SeatsDrawn
from tdapp.tournament.seats.move_events import (
    FieldRedrawn,
    MoveArrived,
    MoveOrdered,
    MoveRecalled,
    SeatsSwapped,
    TableBroken,
)
from tdapp.tournament.seats.placing import (
    closed,
    counted,
    must_be_open,
    must_sit,
    ordered,
    placed,
    sat,
    vacated,
)
from tdapp.tournament.seats.seating import Seating
from tdapp.tournament.seats.table_folding import OF_TABLES

Came = EntrySold | AlternateSeated | EntryReadmitted | EntryReinstated


def _came(seating: Seating, event: Came) -> Seating:
    return replace(seating, unseated=seating.unseated.set(event.entry, True))


def _drawn(seating: Seating, event: SeatsDrawn | FieldRedrawn) -> Seating:
    for place in event.places:
        seating = placed(seating, place.entry, place.seat)
    for table, players in Counter(place.seat.table for place in event.places).items():
        seating = counted(seating, table, players)
    return seating


def _given(seating: Seating, event: SeatGiven) -> Seating:
    return sat(seating, event.entry, event.seat)


def _out(seating: Seating, event: EntryBusted) -> Seating:
    must_sit(seating, event.entry, event.seat)
    return _pending(vacated(seating, event.entry, event.seat), event.seat, event.entry)


def _went(seating: Seating, event: EntryLeft) -> Seating:
    must_sit(seating, event.entry, event.seat)
    if event.seat is None:
        return _no_longer_waiting(seating, event.entry)
    return _pending(vacated(seating, event.entry, event.seat), event.seat, event.entry)


def _pending(seating: Seating, seat: Seat, entry: int) -> Seating:
    since = seating.held.get(seat.table)
    if since is None:
        return seating
    return replace(seating, held=seating.held.set(seat.table, (*since, entry)))


def _passed_on(seating: Seating, event: ExitPassedOn) -> Seating:
    must_sit(seating, event.right, event.seat)
    seating = vacated(seating, event.right, event.seat)
    return sat(seating, event.wrong, event.back)


def _taken_back(seating: Seating, event: TakenBack) -> Seating:
    seat = seating.seat_of.get(event.entry)
    if seat is None:
        return _no_longer_waiting(seating, event.entry)
    return vacated(seating, event.entry, seat)


def _no_longer_waiting(seating: Seating, entry: int) -> Seating:
    if entry not in seating.unseated:
        return seating
    return replace(seating, unseated=seating.unseated.delete(entry))


def _ordered(seating: Seating, event: MoveOrdered) -> Seating:
    if event.entry is not None:
        seat = None if event.from_seat is None else Seat(event.from_table, event.from_seat)
        must_sit(seating, event.entry, seat)
        if event.entry in seating.slip_of:
            raise Contradiction("moves_already", entry=event.entry)
    if event.slip in seating.moves:
        raise Contradiction("slip_given", slip=event.slip)
    for table in (event.from_table, event.to_table):
        if seating.tables.get(table) is None:
            raise Contradiction("table_not_used", table=table)
    if event.to_seat is not None:
        must_be_open(seating, Seat(event.to_table, event.to_seat))
    last = max(seating.last_slip, event.slip)
    return replace(ordered(seating, event), last_source=event.from_table, last_slip=last)


def _arrived(seating: Seating, event: MoveArrived) -> Seating:
    """The order may be undone by now: who arrived stays where he is."""
    must_sit(seating, event.entry, event.left)
    seating = vacated(closed(seating, event.slip), event.entry, event.left)
    times = seating.moved.get(event.entry, 0) + 1
    seating = sat(seating, event.entry, event.seat)
    return replace(seating, moved=seating.moved.set(event.entry, times))


def _recalled(seating: Seating, event: MoveRecalled) -> Seating:
    return closed(seating, event.slip)


def _swapped(seating: Seating, event: SeatsSwapped) -> Seating:
    must_sit(seating, event.one, event.one_left)
    must_sit(seating, event.other, event.other_left)
    seating = vacated(seating, event.one, event.one_left)
    seating = vacated(seating, event.other, event.other_left)
    return sat(sat(seating, event.one, event.other_left), event.other, event.one_left)


def _broken(seating: Seating, event: TableBroken) -> Seating:
    if seating.tables.get(event.table) is None:
        raise Contradiction("table_not_used", table=event.table)
    return replace(seating, breaking=seating.breaking.set(event.table, True))


def _redrawn(seating: Seating, event: FieldRedrawn) -> Seating:
    for place in event.places:
        seat = seating.seat_of.get(place.entry)
        if seat is not None:
            seating = vacated(seating, place.entry, seat)
    return _drawn(seating, event)


def _numbers_used(seating: Seating, event: Undone) -> Seating:
    last = seating.last_slip
    for paper in event.named:
        kind, number = paper.split()
        last = max(last, int(number)) if kind == "move" else last
    return replace(seating, last_slip=last)


SEATING_FOLD: Handlers = {
    **OF_TABLES,
    EntrySold: _came,
    AlternateSeated: _came,
    EntryReadmitted: _came,
    EntryReinstated: _came,
    SeatsDrawn: _drawn,
    SeatGiven: _given,
    EntryBusted: _out,
    EntryLeft: _went,
    ExitPassedOn: _passed_on,
    EntryRefunded: _taken_back,
    EntryVoided: _taken_back,
    MoveOrdered: _ordered,
    MoveArrived: _arrived,
    MoveRecalled: _recalled,
    SeatsSwapped: _swapped,
    TableBroken: _broken,
    FieldRedrawn: _redrawn,
    Undone: _numbers_used,
}
