"""Who is at the seats, from a typed line to the record: told, posted for, swept away, undone."""

import pytest
from msgspec.structs import replace

from tdapp.calls.tournament.alternates import CallAlternate, JoinAlternates
from tdapp.calls.tournament.attendance import (
    PostAbsent,
    SweepNoShows,
    TellAllHere,
    TellAway,
    TellBack,
    presence_call,
)
from tdapp.calls.tournament.event import StartClock
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.table.geometry.seats import Seat
from tdapp.table.state.attendance import SeatState
from tdapp.tournament.exits.no_shows import no_shows
from tdapp.tournament.plan.terms import AlternateTerms
from tdapp.tournament.tables.absent import MissedLevel
from tests.desk.evening import EVENT, SMALL, announce, install, person, under_way
from tests.desk.station import EVENING_US, Station

WHY = Circumstances(reason="nobody has seen them")
ORBIT = (MissedLevel(1, 3, 1, 1),)


def entry_at(station: Station, table: int, seat: int) -> int:
    """Who has a seat."""
    return station.event(EVENT).seating.entry_at[Seat(table, seat)]


def taken_seat(station: Station, table: int) -> int:
    """The lowest seat of a table that somebody has."""
    sitting = station.event(EVENT).seating.at_table(table)
    return station.event(EVENT).seating.seat_of[sitting[0]].seat


def test_typed_lines_are_the_acts_that_they_ask_for(station: Station) -> None:
    under_way(station)
    state, seat = station.event(EVENT), taken_seat(station, 1)
    entry = entry_at(station, 1, seat)

    assert presence_call(EVENT, state, "1 all here") == TellAllHere(EVENT, 1)
    assert presence_call(EVENT, state, f"1 all here but {seat}") == TellAllHere(EVENT, 1, (seat,))
    assert presence_call(EVENT, state, f"1-{seat} away") == TellAway(EVENT, entry)
    assert presence_call(EVENT, state, f"1-{seat} here") == TellBack(EVENT, entry)
    with pytest.raises(Refusal) as refused:
        presence_call(EVENT, state, "1-9 away")
    assert refused.value == Refusal("nobody_in_seat", seat="1-9")


def test_seats_are_drawn_then_taken_then_left_since_the_time_on_the_slip(station: Station) -> None:
    under_way(station)
    seat = taken_seat(station, 1)
    entry = entry_at(station, 1, seat)
    assert station.event(EVENT).attendance.state_of(entry) is SeatState.DRAWN
    for line, left in (("1 all here", SeatState.TAKEN), (f"1-{seat} away", SeatState.ABSENT)):
        call = presence_call(EVENT, station.event(EVENT), line)
        station.do(call, Circumstances(happened_us=EVENING_US - 7))
        station.restart()
        assert station.event(EVENT).attendance.state_of(entry) is left

    assert station.event(EVENT).attendance.away[entry] == EVENING_US - 7


def test_what_was_posted_for_who_is_away_is_undone_only_with_a_reason(station: Station) -> None:
    under_way(station)
    station.do(StartClock(EVENT))
    station.time.pass_us(2 * MINUTE_US)
    before, after_us = station.event(EVENT), EVENING_US + MINUTE_US
    with pytest.raises(Refusal, match="not_sold_yet"):
        station.do(PostAbsent(EVENT, 1, ORBIT), Circumstances(happened_us=EVENING_US - 5))
    done = station.do(PostAbsent(EVENT, 1, ORBIT), Circumstances(happened_us=after_us))
    state = station.event(EVENT)
    assert state.chips.stacks[1].stack == 500 - 75
    assert state.chips.stacks[1].at_us == after_us
    assert state.chips_in_play == before.chips_in_play

    with pytest.raises(Refusal, match="reason"):
        station.undo(done.act.action)
    station.undo(done.act.action, WHY)
    assert station.event(EVENT).attendance == before.attendance
    assert station.event(EVENT).chips == before.chips


def test_a_sweep_is_one_act_and_one_undo_brings_all_back(station: Station) -> None:
    under_way(station)
    station.do(StartClock(EVENT))
    station.do(TellBack(EVENT, 2))
    for entry in (1, 3, 4, 5):
        station.do(TellAway(EVENT, entry))
    station.do(PostAbsent(EVENT, 1, ORBIT))
    before = station.event(EVENT)
    gone = tuple(one.entry for one in no_shows(before))
    assert sorted(gone) == [1, 3, 4, 5]
    sweep = SweepNoShows(EVENT, (1, 3, 5))
    refusal = station.desk.why_not(DIRECTOR, sweep)
    assert refusal is not None
    assert refusal.code == "reason_needed"
    done = station.do(sweep, WHY)
    after = station.event(EVENT)
    assert after.left == 2
    assert before.chips_in_play - after.chips_in_play == 1_500 - 75
    station.undo(done.act.action, WHY)

    assert station.event(EVENT).seating.seat_of == before.seating.seat_of
    assert station.event(EVENT).chips_in_play == before.chips_in_play
    assert [one.entry for one in no_shows(station.event(EVENT))] == list(gone)


def test_a_swept_seat_is_the_next_alternates(station: Station) -> None:
    full = replace(SMALL, max_entries=3, alternates=AlternateTerms(5))
    install(station, (1,), seats=2)
    announce(station, full, sold=2, tables=(1,))
    station.do(JoinAlternates(EVENT, person(3)))
    station.do(StartClock(EVENT))
    assert station.desk.why_not(DIRECTOR, CallAlternate(EVENT)) == Refusal("no_place_free")
    station.do(TellAway(EVENT, 1))
    station.do(SweepNoShows(EVENT, (1,)), WHY)
    station.do(CallAlternate(EVENT))

    assert list(station.event(EVENT).alternates.called) == [1]
