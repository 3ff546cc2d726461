"""The field is closed while the only one who can win has no chips and may buy again."""

from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.calls.tournament.refunds import VoidEntry
from tdapp.desk.desk import Circumstances
from tests.desk import laws
from tests.desk.evening import EVENT, bust, under_way
from tests.desk.station import Station

MISKEYED = Circumstances(reason="typed for the wrong event")


def test_who_is_left_alone_by_a_voided_entry_wins(station: Station) -> None:
    under_way(station, sold=4)
    bust(station, 2, 4)
    station.do(Bust(EVENT, 3))
    station.do(VoidEntry(EVENT, 1), MISKEYED)
    station.do(PostPrizes(EVENT))
    state = station.event(EVENT)

    assert not state.exits.out_of_chips
    assert state.places() == {3: 1, 4: 2, 2: 3}
    laws.check(station)
