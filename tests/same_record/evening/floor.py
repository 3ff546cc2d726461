"""The floor of the evening: seats, buttons, moves, tables that break, close and are held."""

from tdapp.calls.across.moves import Arrive, RedrawField, SetOpeningOrder
from tdapp.calls.across.tables import CloseTable, OpenTable
from tdapp.calls.house.room import InstallTable, PlaceTable, SetTableState
from tdapp.calls.tournament.attendance import (
    PostAbsent,
    SweepNoShows,
    TellAllHere,
    TellAway,
    TellBack,
)
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.exits import Bust, Leave
from tdapp.calls.tournament.moves import (
    BreakOutOfTurn,
    BreakTable,
    FreeTable,
    HoldTable,
    OrderMove,
    OverruleMove,
    RecallBreak,
    RecallMove,
    SetBreakingOrder,
)
from tdapp.calls.tournament.seats import (
    DrawSeats,
    FixPlayer,
    KeepApart,
    LockSeat,
    SwapSeats,
    TellButton,
    UnlockSeat,
)
from tdapp.core.ids import StreamId
from tdapp.house.house_events import TableState
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.tables.absent import MissedLevel
from tests.same_record.dump.tables import movers
from tests.same_record.evening.beginning import announce, enter, seat, tables
from tests.same_record.rows import REASON_ASKED_SINCE
from tests.same_record.workplace import Workplace


def floor(place: Workplace) -> None:
    """Eleven players at three tables, who come late, leave, move and are drawn anew."""
    _room(place)
    event = announce(place, "floor", "star")
    enter(place, event, range(31, 42))
    tables(place, event, (3, 4, 5))
    for table, entries in ((3, (1, 2, 3, 4)), (4, (5, 6, 7)), (5, (8, 9, 10))):
        seat(place, event, table, entries)
    place.do(DrawSeats(event))
    place.do(StartClock(event))
    _seats(place, event)
    _presence(place, event)
    _moves(place, event)
    _breaks(place, event)


def _room(place: Workplace) -> None:
    place.do(InstallTable(place.house, 90, 9))
    place.do(PlaceTable(place.house, 90, 400, 250))
    place.do(SetTableState(place.house, 90, TableState.OUT_OF_SERVICE))
    place.do(SetTableState(place.house, 90, TableState.IN_SERVICE))


def _seats(place: Workplace, event: StreamId) -> None:
    place.do(TellButton(event, 3, 2))
    place.do(TellButton(event, 4, 1, 2, 3))
    place.do(SwapSeats(event, 1, 5), REASON_ASKED_SINCE)
    place.do(FixPlayer(event, 9))
    place.do(FixPlayer(event, 9, stays=False))
    place.do(FixPlayer(event, 8))
    place.do(KeepApart(event, 2, 3))
    place.do(KeepApart(event, 6, 7))
    place.do(KeepApart(event, 6, 7, apart=False))
    place.do(SetBreakingOrder(event, (4, 5, 3)))
    place.do(SetOpeningOrder(event, place.house, (90,)))


def _presence(place: Workplace, event: StreamId) -> None:
    place.do(TellAllHere(event, 3, (4,)))
    place.do(TellAway(event, 6))
    place.do(TellBack(event, 6))
    place.do(TellAway(event, 7), happened_us=place.time.utc_us - 9_000_000, paper="slip 12")
    place.do(PostAbsent(event, 7, (MissedLevel(1, 4, 1, 1),)))
    place.do(TellAway(event, 9))
    place.do(SweepNoShows(event, (9,), good_reason=True), "flew home this morning")


def _moves(place: Workplace, event: StreamId) -> None:
    place.do(Bust(event, 10, declined=True))
    place.do(OrderMove(event, 3))
    (slip,) = movers(place.event(event))
    place.do(RecallMove(event, slip))
    place.do(OverruleMove(event, 2, Seat(5, 3)), "asked to sit by the door")
    place.do(Arrive(event, place.house, 2))
    place.do(HoldTable(event, 3))
    place.do(Bust(event, 3, declined=True))
    place.do(Leave(event, 4, Departure.DISQUALIFIED, 300), "shouted at the dealer")
    place.do(FreeTable(event, 3, still_in=(3,)))


def _breaks(place: Workplace, event: StreamId) -> None:
    place.do(BreakOutOfTurn(event, 3), "the lamp above it is broken")
    place.do(RecallBreak(event, 3))
    place.do(BreakTable(event, 4))
    for entry in movers(place.event(event)).values():
        place.do(Arrive(event, place.house, entry))
    place.do(OpenTable(event, place.house, 90))
    place.do(LockSeat(event, Seat(90, 4)))
    place.do(UnlockSeat(event, Seat(90, 4)))
    place.do(RedrawField(event, place.house, (3, 5)))
    place.do(CloseTable(event, place.house, 90))
