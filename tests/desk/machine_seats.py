"""The floor of an evening: seats, moves, breaks, holds, and what is told of the tables."""

import hypothesis.strategies as st

from tdapp.calls.across.moves import Arrive, ArriveAll, RedrawField, SetOpeningOrder
from tdapp.calls.across.tables import CloseTable, OpenTable
from tdapp.calls.house.room import InstallTable, SetTableState
from tdapp.calls.tournament.attendance import (
    PostAbsent,
    SweepNoShows,
    TellAllHere,
    TellAway,
    TellBack,
)
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
    GiveSeat,
    KeepApart,
    LockSeat,
    SwapSeats,
    TellButton,
    UnlockSeat,
)
from tdapp.house.house_events import TableState
from tdapp.tournament.tables.absent import MissedLevel
from tdapp.tournament.tables.suggesting import moves_due, table_to_break
from tests.desk.playing import SIDE, TABLES, Calls, Playing, asked, of, several


def the_room(now: Playing) -> Calls:
    """Tables come into the room, are given to events and taken back."""
    house, numbers = st.just(now.house_id), st.sampled_from(TABLES)
    event = st.sampled_from([now.event, now.event, SIDE])
    seating = now.state.seating
    empty = [table for table in sorted(seating.tables) if not seating.at_table(table)]
    return st.one_of(
        asked(OpenTable, event, house, numbers),
        asked(CloseTable, event, house, numbers),
        asked(CloseTable, st.just(now.event), house, of(empty)),
        asked(InstallTable, house, numbers, st.integers(2, 6)),
        asked(SetTableState, house, numbers, st.sampled_from(TableState)),
    )


def seats(now: Playing) -> Calls:
    """Seats are drawn, given as a ballot fell, swapped, locked."""
    event, seating = st.just(now.event), now.state.seating
    waiting = of(sorted(seating.unseated))
    return st.one_of(
        asked(DrawSeats, of([now.event] * bool(seating.unseated))),
        asked(GiveSeat, event, waiting, now.seats(), of(["ballot 1"])),
        asked(SwapSeats, event, now.seated(), now.seated()),
        asked(LockSeat, event, now.free_seats()),
        asked(UnlockSeat, event, of(sorted(seating.locked))),
    )


def moves(now: Playing) -> Calls:
    """Players move one by one, are called back, or go in a redraw of all."""
    event, house, state = st.just(now.event), st.just(now.house_id), now.state
    due = of(move.from_table for move in moves_due(state).moves)
    under_way = state.seating.moves.values()
    sent = {move.from_table for move in under_way if move.entry is None}
    named = [move.entry for move in under_way if move.entry is not None]
    due_blind = [entry for table in sent for entry in state.seating.at_table(table)]
    tables = several(sorted(state.seating.tables), most=4)
    anywhere = st.none() | now.free_seats()
    return st.one_of(
        asked(OrderMove, event, due),
        asked(OverruleMove, event, now.seated(), now.seats()),
        asked(Arrive, event, house, of(sorted(named)), st.none(), st.booleans()),
        asked(Arrive, event, house, of(sorted(named) + due_blind), anywhere, st.booleans()),
        asked(RecallMove, event, of(sorted(state.seating.moves))),
        asked(RedrawField, event, house, tables),
    )


def breaks(now: Playing) -> Calls:
    """Tables break in turn and out of turn, and are called back."""
    event, house, state = st.just(now.event), st.just(now.house_id), now.state
    next_one = table_to_break(state)
    broken = [move for move in state.seating.moves.values() if move.entry is not None]
    order = st.permutations(sorted(state.seating.tables)).map(tuple)
    return st.one_of(
        asked(BreakTable, event, of([] if next_one is None else [next_one])),
        asked(BreakOutOfTurn, event, now.tables()),
        asked(Arrive, event, house, of(sorted(move.entry or 0 for move in broken))),
        asked(ArriveAll, event, house, of(sorted({move.from_table for move in broken}))),
        asked(RecallBreak, event, of(sorted({move.from_table for move in broken}))),
        asked(SetBreakingOrder, event, order),
        asked(SetOpeningOrder, event, house, several(TABLES, most=4)),
    )


def disputes_and_notes(now: Playing) -> Calls:
    """Tables are held and freed; what is told of players, buttons and pairs."""
    event, attendance = st.just(now.event), now.state.attendance
    never_came = sorted(set(attendance.away) - set(attendance.taken))
    missed = st.builds(MissedLevel, st.integers(1, 2), st.integers(1, 8), st.integers(0, 1))
    number = st.none() | st.integers(1, 4)
    away = st.lists(st.integers(1, 4), max_size=2, unique=True).map(tuple)
    return st.one_of(
        asked(HoldTable, event, now.tables()),
        asked(FreeTable, event, of(sorted(now.state.seating.held))),
        asked(TellAllHere, event, now.tables(), away),
        asked(TellAway, event, now.seated()),
        asked(TellBack, event, now.seated()),
        asked(TellAway, event, now.seated()),
        asked(PostAbsent, event, of(sorted(attendance.away)), st.tuples(missed)),
        asked(SweepNoShows, event, several(never_came), st.booleans()),
        asked(SweepNoShows, event, several(sorted(attendance.away)), st.booleans()),
        asked(TellButton, event, now.tables(), number, number, number),
        asked(FixPlayer, event, now.in_play()),
        asked(FixPlayer, event, of(sorted(attendance.fixed)), st.just(value=False)),
        asked(KeepApart, event, now.in_play(), now.in_play(), st.booleans()),
    )
