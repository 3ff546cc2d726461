"""A winner who was passed over plays again, since somebody else was put back into the game."""

from tdapp.calls.tournament.exits import Reinstate
from tdapp.calls.tournament.prizes import DenyPrize, PayPrize, PostPrizes
from tdapp.desk.desk import Circumstances
from tdapp.house.kept_events import Ineligible
from tdapp.rules.money_rules import Heir
from tdapp.tournament.prizes import prize_holders, prize_place
from tests.desk import laws
from tests.desk.evening import EVENT, bust, under_way
from tests.desk.station import Station

WHY = Circumstances(reason="showed no identity")


def test_those_behind_step_up_already_and_stay_where_they_were_paid(station: Station) -> None:
    under_way(station, sold=5)
    bust(station, 1, 2)
    station.do(PostPrizes(EVENT))
    bust(station, 5, 3)
    station.do(DenyPrize(EVENT, 4, Ineligible.OTHER, Heir.RUNNER_UP), WHY)
    station.do(Reinstate(EVENT, 3), WHY)
    state = station.event(EVENT)
    assert [prize_place(state, entry) for entry in (5, 2, 1)] == [2, 3, 4]
    assert prize_holders(state, 1) == ()

    station.do(PayPrize(EVENT, 2, 5))
    bust(station, 4)
    state = station.event(EVENT)
    assert (state.place_of(4), prize_place(state, 4)) == (2, None)
    assert [prize_place(state, entry) for entry in (3, 5, 2)] == [1, 2, 3]
    laws.check(station)
