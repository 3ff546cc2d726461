"""Tables that serve one event alone, and seats that chance gives."""

import pytest

from tdapp.calls.across.tables import OpenTable
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import DIRECTOR
from tdapp.table.facts.tables import SeatsDrawn
from tdapp.table.geometry.seats import Seat
from tests.desk.evening import EVENT, announce, bust, install
from tests.desk.station import Station
from tests.rules.houses import held_under
from tests.rules_doc import Case, case, rule

OTHER = StreamId("other")


@case("STAR-TOURNAMENT-032")
def test_a_designated_table_is_not_given_to_anything_else(case: Case, station: Station) -> None:
    """A gaming table designated for a tournament is used for that tournament alone."""
    install(station, (1, 2), seats=9)
    announce(station, held_under("STAR"), sold=2, tables=(1,))
    announce(station, held_under("STAR"), event=OTHER)

    assert (
        station.desk.can(DIRECTOR, OpenTable(OTHER, station.house_id, 1)) is (case.then["allowed"])
    )
    with pytest.raises(Refusal) as refused:
        station.do(OpenTable(OTHER, station.house_id, 1))
    assert refused.value == Refusal("table_in_use", table=1, used_by=EVENT)
    station.do(OpenTable(OTHER, station.house_id, 2))


@rule("CROWN", "15.2.5")
@rule("STAR", "28.5.2")
@pytest.mark.parametrize("house", ["CROWN", "STAR"])
def test_a_table_serves_one_event_until_it_is_over(house: str, station: Station) -> None:
    """While an event is on, its tables are used by nothing else, though none of them is full."""
    install(station, (1,), seats=9)
    announce(station, held_under(house), sold=2, tables=(1,))
    announce(station, held_under(house), event=OTHER)
    bust(station, 1)
    station.restart()

    assert station.desk.why_not(DIRECTOR, OpenTable(OTHER, station.house_id, 1)) == (
        Refusal("table_in_use", table=1, used_by=EVENT)
    )


@rule("TAS", "C20.6")
def test_tables_and_seats_are_balloted_and_kept(station: Station) -> None:
    """Each player's table and seat are allocated by ballot before the session and stay theirs."""
    install(station, (1, 2), seats=5)
    announce(station, held_under("TAS"), sold=10, tables=(1, 2))
    seats = dict(station.event(EVENT).seating.seat_of.items())

    drawn = station.recorded(EVENT)[-1].event
    assert isinstance(drawn, SeatsDrawn)
    assert {place.entry: place.seat for place in drawn.places} == seats
    assert sorted(seats.values()) == [Seat(table, seat) for table in (1, 2) for seat in range(1, 6)]
    assert list(seats.values()) != sorted(seats.values())
    assert station.desk.why_not(DIRECTOR, DrawSeats(EVENT)) == Refusal("nobody_to_seat")


@rule("TAS", "C20.7")
def test_no_more_players_at_a_table_than_the_conditions_allow(station: Station) -> None:
    """The number of players at a table is what the director set for the event."""
    install(station, (1,), seats=9)
    announce(station, held_under("TAS", seats_per_table=6), sold=7)
    station.do(OpenTable(EVENT, station.house_id, 1))

    assert station.desk.why_not(DIRECTOR, DrawSeats(EVENT)) == (
        Refusal("not_enough_seats", free=6, waiting=7)
    )


@rule("STAR", "28.7.10")
def test_who_is_eliminated_leaves_the_table(station: Station) -> None:
    """A player who is eliminated vacates the seat, and it can be given to somebody else."""
    install(station, (1,), seats=9)
    announce(station, held_under("STAR"), sold=3, tables=(1,))
    seat = station.event(EVENT).seating.seat_of[2]
    bust(station, 2)
    seating = station.event(EVENT).seating

    assert 2 not in seating.seat_of
    assert seat in set(seating.free())
