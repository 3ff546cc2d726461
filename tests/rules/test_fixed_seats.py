"""Where a player keeps his seat all session, and where conditions say otherwise."""

import pytest

from tdapp.calls.across.moves import RedrawField
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.moves import BreakOutOfTurn, BreakTable, OverruleMove
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.tables.suggesting import suggestions
from tests.desk.evening import EVENT, announce, install
from tests.desk.station import Station
from tests.rules.houses import held_under
from tests.rules_doc import rule

WHY = Circumstances(reason="asked for by the floor")


@rule("TAS", "C20.6")
@pytest.mark.parametrize("said", [None, False])
def test_seats_stay_for_the_session_unless_conditions_say_otherwise(
    station: Station, *, said: bool | None
) -> None:
    """A player plays in the assigned position all session; approved conditions prevail."""
    terms = {} if said is None else {"seats_fixed": said}
    install(station, (1, 2), seats=9)
    announce(station, held_under("TAS", attendance=terms), sold=6, tables=(1, 2))
    station.do(StartClock(EVENT))
    fixed = None if said is False else Refusal("seats_are_fixed", rule="C20.6")
    mover = station.event(EVENT).seating.at_table(1)[0]
    free = Seat(2, station.event(EVENT).seating.free_at(2)[0])
    first = suggestions(station.event(EVENT)).breaks

    assert (first is None) == (fixed is not None)
    for call in (
        BreakTable(EVENT, first or 1),
        BreakOutOfTurn(EVENT, 1),
        OverruleMove(EVENT, mover, free),
        RedrawField(EVENT, station.house_id, (1,)),
    ):
        assert station.desk.why_not(DIRECTOR, call, WHY) == fixed


@rule("STAR", "28.5.6")
@pytest.mark.parametrize("house", ["STAR", "CROWN", "ADELAIDE", "OPEN"])
def test_elsewhere_the_supervisor_balances_and_breaks_tables(station: Station, house: str) -> None:
    """The method of balancing and breaking is the supervisor's, so nobody keeps a seat."""
    install(station, (1, 2), seats=9)
    announce(station, held_under(house), sold=6, tables=(1, 2))
    station.do(StartClock(EVENT))
    first = suggestions(station.event(EVENT)).breaks
    assert first is not None
    station.do(BreakTable(EVENT, first))
    moves = station.event(EVENT).seating.moves.values()
    assert {one.from_table for one in moves} == {first}
    assert len(moves) == 3


@rule("TAS", "C20.6")
def test_the_ballot_may_be_held_again_before_the_session(station: Station) -> None:
    """Tables and seats are balloted before the session begins."""
    install(station, (1,), seats=9)
    announce(station, held_under("TAS", attendance={}), sold=6, tables=(1,))
    redraw = RedrawField(EVENT, station.house_id, (1,))

    assert station.desk.can(DIRECTOR, redraw)
    station.do(StartClock(EVENT))
    assert not station.desk.can(DIRECTOR, redraw)
