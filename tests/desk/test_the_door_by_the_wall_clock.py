"""Who is kept out is kept out although somebody sets the wall clock back."""

from functools import partial

from tdapp.calls.house.people import NoteExclusion
from tdapp.calls.tournament.sales import Register
from tdapp.core.instant import MINUTE_US
from tests.desk.evening import EVENT, announce, person
from tests.desk.second_thoughts import refusal_of
from tests.desk.station import Station


def test_a_clock_set_back_lets_nobody_in_who_was_excluded_before(station: Station) -> None:
    announce(station)
    until_us = station.time.utc_us + 5 * MINUTE_US
    station.do(NoteExclusion(station.house_id, person(1)))
    station.do(NoteExclusion(station.house_id, person(2), until_us=until_us))
    station.time.set_wall(-10 * MINUTE_US)
    for number in (1, 2):
        refused = refusal_of(partial(station.do, Register(EVENT, person(number))))
        assert refused.code == "self_excluded"
    station.restart()
    assert refusal_of(lambda: station.do(Register(EVENT, person(1)))).code == "self_excluded"

    station.time.pass_us(16 * MINUTE_US)
    station.do(Register(EVENT, person(2)))
    assert station.event(EVENT).entries.count == 1
