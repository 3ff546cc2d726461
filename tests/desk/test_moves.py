"""Moves and breaks at the desk: two streams agree, undo calls back only who has not arrived."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from tdapp.calls.across.moves import Arrive, ArriveAll, RedrawField, SetOpeningOrder, event_at
from tdapp.calls.tournament.attendance import TellAllHere, TellAway, TellBack
from tdapp.calls.tournament.event import StartClock
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
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import (
    DrawSeats,
    FixPlayer,
    GiveSeat,
    KeepApart,
    LockSeat,
    SwapSeats,
    UnlockSeat,
)
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.table.facts.moves import TableBroken
from tdapp.table.facts.tables import SeatGiven
from tdapp.table.geometry.seats import Seat
from tdapp.table.state.seating import Seating
from tdapp.tournament.tables.suggesting import suggestions
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import ENGLISH
from tdapp.words.sentence import sentence
from tests.desk.evening import EVENT, SMALL, announce, bust, install
from tests.desk.second_thoughts import refusal_of
from tests.desk.station import EVENING_US, Station

WHY = Circumstances(reason="a reason")
SIX = msgspec.structs.replace(SMALL, max_entries=100, seats_per_table=6)


@pytest.fixture
def floor(tmp_path: Path) -> Iterator[Station]:
    """Twelve players at three tables of six, four at each."""
    station = Station(tmp_path / "room.tdapp")
    install(station, (1, 2, 3), seats=6)
    announce(station, SIX, sold=12, tables=(1, 2, 3))
    yield station
    station.close()


def state(station: Station) -> Tournament:
    """The event."""
    return station.event(EVENT)


def seating(station: Station) -> Seating:
    """Who sits where."""
    return state(station).seating


def refused(station: Station, call: object, with_: Circumstances = WHY) -> Refusal:
    """What an act answers that is not allowed."""
    with pytest.raises(Refusal) as found:
        station.do(call, with_)  # type: ignore[arg-type]
    return found.value


def movers(station: Station) -> list[int]:
    """The entries that are on the way, by slip."""
    return [move.entry or 0 for _, move in sorted(seating(station).moves.items())]


def test_a_table_breaks_in_one_act_and_the_house_has_it_back_when_all_arrived(
    floor: Station,
) -> None:
    floor.do(BreakTable(EVENT, 3))
    broken = [one.event for one in floor.recorded(EVENT)][-5:]
    assert isinstance(broken[0], TableBroken)
    assert broken[0].seed.startswith("seed ")
    for entry in movers(floor):
        assert event_at(floor.house.registry, 3) == EVENT
        floor.do(Arrive(EVENT, floor.house_id, entry))

    assert event_at(floor.house.registry, 3) is None
    assert seating(floor).at_tables() == {1: 6, 2: 6}
    floor.restart()
    assert seating(floor).at_tables() == {1: 6, 2: 6}
    assert event_at(floor.house.registry, 2) == EVENT


def test_all_of_a_broken_table_arrive_in_one_act(floor: Station) -> None:
    floor.do(BreakTable(EVENT, 3))
    first, *others = movers(floor)
    floor.do(Arrive(EVENT, floor.house_id, first))
    done = floor.do(ArriveAll(EVENT, floor.house_id, 3))

    assert seating(floor).at_tables() == {1: 6, 2: 6}
    assert event_at(floor.house.registry, 3) is None
    assert refused(floor, ArriveAll(EVENT, floor.house_id, 3)) == Refusal(
        "nobody_on_the_way", table=3
    )
    floor.undo(done.act.action, with_=WHY)
    assert movers(floor) == others
    assert event_at(floor.house.registry, 3) == EVENT


def test_undoing_a_break_calls_back_only_who_has_not_arrived(floor: Station) -> None:
    done = floor.do(BreakTable(EVENT, 3))
    first, *others = movers(floor)
    floor.do(Arrive(EVENT, floor.house_id, first))
    there = seating(floor).seat_of[first]
    floor.undo(done.act.action, with_=WHY)

    assert seating(floor).seat_of[first] == there
    assert there.table != 3
    assert {seating(floor).seat_of[entry].table for entry in others} == {3}
    assert not len(seating(floor).moves)
    assert not len(seating(floor).reserved)
    counts = seating(floor).counts.counts
    assert {n: counts[n].players for n in counts} == seating(floor).at_tables()


def test_an_order_that_was_carried_out_is_not_undone_before_the_arrivals(floor: Station) -> None:
    done = floor.do(BreakTable(EVENT, 3)).act.action
    out, *others = movers(floor)
    for entry in others:
        floor.do(Arrive(EVENT, floor.house_id, entry))
    bust(floor, out)
    sits = seating(floor)
    blocked = refusal_of(lambda: floor.undo(done, with_=WHY))
    said = sentence(blocked, ENGLISH)

    assert blocked.code == "undo_blocked"
    assert all(str(entry) in said for entry in others)
    assert seating(floor) == sits
    floor.restart()
    assert refusal_of(lambda: floor.undo(done, with_=WHY)) == blocked

    to = next(sits.free())
    mover = sits.at_table(to.table)[0]
    order = floor.do(OverruleMove(EVENT, mover, to), WHY).act.action
    arrival = floor.do(Arrive(EVENT, floor.house_id, mover)).act.action
    assert refusal_of(lambda: floor.undo(order, WHY)).details["act"] == arrival
    floor.undo(arrival, WHY)
    floor.undo(order, WHY)
    assert seating(floor).seat_of == sits.seat_of


def test_who_swaps_tables_in_play_or_sits_undrawn_needs_a_reason(floor: Station) -> None:
    none = Circumstances()
    one, beside = seating(floor).at_table(1)[:2]
    far = seating(floor).at_table(2)[0]
    floor.do(SwapSeats(EVENT, one, far), none)
    floor.do(StartClock(EVENT))
    floor.do(SwapSeats(EVENT, far, beside), none)
    assert refused(floor, SwapSeats(EVENT, one, far), none).code == "reason_needed"
    floor.do(SwapSeats(EVENT, one, far), WHY)

    for number, drawn in ((101, "ballot 17"), (102, "")):
        floor.do(Register(EVENT, PersonId(f"late {number}")))
        late = state(floor).entries.last_entry
        call = GiveSeat(EVENT, late, next(seating(floor).free()))
        for empty in ("", "  "):
            bare = replace(call, drawn=empty)
            assert refused(floor, bare, none) == Refusal("say_what_was_drawn", entry=late)
        floor.do(replace(call, drawn=drawn), none if drawn else WHY)
        given = floor.recorded(EVENT)[-1].event
        assert given == SeatGiven(late, call.seat, drawn or None)
    assert refused(floor, replace(call, drawn="x" * 41), none).code == "not_plain_text"


def test_a_break_is_called_back_by_an_act_too(floor: Station) -> None:
    floor.do(BreakTable(EVENT, 3))
    floor.do(Arrive(EVENT, floor.house_id, movers(floor)[0], carried=True))
    floor.do(RecallBreak(EVENT, 3))

    assert seating(floor).at_tables()[3] == 3
    assert refused(floor, RecallBreak(EVENT, 3)).code == "nobody_leaves"


def test_out_of_turn_and_against_the_suggestion_a_reason_is_needed(floor: Station) -> None:
    none = Circumstances()
    assert refused(floor, BreakOutOfTurn(EVENT, 1), none).code == "reason_needed"
    assert refused(floor, OverruleMove(EVENT, 1, Seat(1, 6)), none).code == "reason_needed"
    assert refused(floor, BreakTable(EVENT, 1)) == Refusal("not_next_to_break", table=1)
    floor.do(SetBreakingOrder(EVENT, (1, 2, 3)))
    assert refused(floor, SetOpeningOrder(EVENT, floor.house_id, (9,))).code == "no_such_table"
    install(floor, (9,), seats=6)
    floor.do(SetOpeningOrder(EVENT, floor.house_id, (9,)))
    assert seating(floor).orders.coming == (9,)
    floor.do(BreakTable(EVENT, 1))


def test_a_suggested_move_is_ordered_made_and_undone(floor: Station) -> None:
    for number in (101, 102):
        floor.do(Register(EVENT, PersonId(f"late {number}")))
    floor.do(DrawSeats(EVENT))
    short = min(seating(floor).at_tables().items(), key=lambda one: one[1])[0]
    bust(floor, seating(floor).at_table(short)[0])
    found = suggestions(state(floor)).balancing
    assert found is not None
    (suggested,) = found.moves
    assert suggested.to_table == short

    floor.do(OrderMove(EVENT, suggested.from_table))
    (slip,) = seating(floor).moves
    floor.do(RecallMove(EVENT, slip))
    floor.undo(with_=WHY)
    assert list(seating(floor).moves) == [slip]
    entry = seating(floor).at_table(suggested.from_table)[0]
    seat = Seat(short, seating(floor).free_at(short)[0])
    floor.do(Arrive(EVENT, floor.house_id, entry, seat))
    floor.restart()
    assert seating(floor).seat_of[entry] == seat
    assert sorted(seating(floor).at_tables().values()) == [4, 4, 5]


def test_an_exit_at_a_table_on_hold_is_pending_until_the_hold_ends(floor: Station) -> None:
    floor.do(HoldTable(EVENT, 1))
    (out, *_) = seating(floor).at_table(1)
    bust(floor, out)

    assert list(state(floor).exits.pending) == [out]
    assert state(floor).place_of(out) is None
    assert refused(floor, BreakOutOfTurn(EVENT, 1)) == Refusal("table_on_hold", table=1)
    floor.do(FreeTable(EVENT, 1))
    assert not len(seating(floor).held)
    assert state(floor).place_of(out) == 12
    floor.undo(with_=WHY)
    assert (list(state(floor).exits.pending), list(seating(floor).held)) == ([out], [1])
    floor.restart()
    floor.do(FreeTable(EVENT, 1, still_in=(out,)))
    assert state(floor).exits.in_order() == []
    assert seating(floor).seat_of[out].table == 1


def test_a_redraw_moves_the_whole_field_and_is_undone_as_one(floor: Station) -> None:
    before = dict(seating(floor).seat_of)
    floor.do(RedrawField(EVENT, floor.house_id, (1, 2)))
    assert seating(floor).at_tables() == {1: 6, 2: 6}
    assert event_at(floor.house.registry, 3) is None
    floor.undo(with_=WHY)

    assert dict(seating(floor).seat_of) == before
    assert event_at(floor.house.registry, 3) == EVENT


def test_what_is_said_of_players_and_seats_is_kept_and_undone(floor: Station) -> None:
    floor.do(TellAllHere(EVENT, 1))
    floor.do(TellAway(EVENT, 1), Circumstances(happened_us=EVENING_US - 5))
    assert state(floor).attendance.away[1] == EVENING_US - 5
    floor.do(TellBack(EVENT, 1))
    floor.do(FixPlayer(EVENT, 2))
    floor.do(KeepApart(EVENT, 3, 4))
    seat = Seat(1, seating(floor).free_at(1)[0])
    floor.do(LockSeat(EVENT, seat))
    floor.do(UnlockSeat(EVENT, seat))
    one, other = seating(floor).at_table(1)[0], seating(floor).at_table(2)[0]
    floor.do(SwapSeats(EVENT, one, other), WHY)
    swapped = seating(floor)
    assert (swapped.seat_of[one].table, swapped.seat_of[other].table) == (2, 1)
    floor.restart()
    assert seating(floor) == swapped
    assert list(state(floor).attendance.fixed) == [2]


def test_a_seat_that_a_card_gave_is_typed(floor: Station) -> None:
    (out, *_) = seating(floor).at_table(1)
    seat = seating(floor).seat_of[out]
    taken = seating(floor).at_table(2)[0]
    assert refused(floor, GiveSeat(EVENT, taken, seat)).code == "already_seated"
    bust(floor, out)
    assert refused(floor, GiveSeat(EVENT, out, seat)) == Refusal("already_out", entry=out)
    floor.do(Register(EVENT, PersonId("late")))
    late = state(floor).entries.last_entry
    floor.do(GiveSeat(EVENT, late, seat, "seat card"))
    assert seating(floor).entry_at[seat] == late
