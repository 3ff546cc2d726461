"""A player brought back by the desk, whose seat is taken: the draw is recorded and told again."""

from tdapp.calls.tournament.exits import PassExitOn, Reinstate
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import GiveSeat
from tdapp.table.facts.tables import DrawnSeat, SeatsDrawn
from tdapp.tournament.facts.exits import ExitPassedOn
from tests.desk import laws
from tests.desk.evening import EVENT, announce, bust, install, person
from tests.desk.programmes import OPEN
from tests.desk.second_thoughts import WHY
from tests.desk.station import Station


def test_a_seat_is_drawn_by_the_desk_s_own_chance_and_recorded_with_its_seed(
    station: Station,
) -> None:
    install(station, (1, 2))
    announce(station, OPEN, sold=6, tables=(1, 2))
    for newcomer, call in ((7, Reinstate(EVENT, 1)), (8, PassExitOn(EVENT, 1, 2))):
        left = station.event(EVENT).seating.seat_of[1]
        bust(station, 1)
        station.do(Register(EVENT, person(newcomer)))
        station.do(GiveSeat(EVENT, newcomer, left, "ballot"))
        before = station.chance.given
        done = station.do(call, WHY)
        seeds = {f"seed {number}" for number in range(before + 1, station.chance.given + 1)}

        told = [one.event for one in station.recorded(EVENT) if one.action == done.act.action]
        (drawn,) = [event for event in told if isinstance(event, SeatsDrawn)]
        assert drawn.seed in seeds
        assert drawn.places == (DrawnSeat(1, station.event(EVENT).seating.seat_of[1]),)
        assert all(event.back is None for event in told if isinstance(event, ExitPassedOn))
        laws.check(station)
    assert station.event(EVENT).exits.in_order() == [2]
