"""What callers get wrong stays theirs: wrong values, wrong streams, listeners that fail."""

from collections.abc import Callable
from functools import partial

import pytest

from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.event import Announce
from tdapp.calls.tournament.prizes import ChangePrizes, PostPrizes
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.changes import Changes
from tdapp.desk.desk import Circumstances
from tests.desk.evening import EVENT, SMALL, announce, install, under_way
from tests.desk.station import Station

WHY = Circumstances(reason="it was wrong")


def refusal_of(act: Callable[[], object]) -> Refusal:
    with pytest.raises(Refusal) as refused:
        act()
    return refused.value


def test_an_amount_that_is_no_whole_number_is_not_recorded(station: Station) -> None:
    under_way(station)
    station.do(PostPrizes(EVENT))
    pool = station.event(EVENT).entries.pool

    for wrong in ((float(pool),), (pool - 1, True)):
        act = partial(station.do, ChangePrizes(EVENT, wrong), WHY)  # type: ignore[arg-type]
        assert refusal_of(act).code == "wrong_value"
    station.restart()
    assert station.event(EVENT).prizes.version == 1


def test_a_paper_number_that_is_no_text_is_not_recorded(station: Station) -> None:
    wrong = Circumstances(paper=5)  # type: ignore[arg-type]

    refused = refusal_of(lambda: station.do(InstallTable(station.house_id, 1, 9), wrong))
    assert refused.code == "wrong_value"
    station.restart()


def test_another_house_than_the_one_that_is_open_is_unknown(station: Station) -> None:
    install(station, (1,))

    other = StreamId("house-77")
    assert refusal_of(lambda: station.do(InstallTable(other, 2, 9))).code == "no_such_stream"
    station.restart()


def test_a_stream_is_only_what_it_began_as(station: Station) -> None:
    install(station, (1,))
    announce(station)

    assert refusal_of(lambda: station.do(InstallTable(EVENT, 2, 9))).code == "no_such_stream"
    house = station.house_id
    assert refusal_of(lambda: station.do(Announce(house, SMALL))).code == "no_such_stream"


def test_a_listener_that_fails_keeps_nothing_from_the_desk(station: Station) -> None:
    install(station, (1,))
    announce(station)
    faults: list[object] = []
    heard: list[StreamId] = []

    def failing(_: Changes) -> None:
        raise LookupError

    station.loop.set_exception_handler(lambda _, context: faults.append(context["exception"]))
    station.desk.bulletin.subscribe(failing)
    station.desk.bulletin.subscribe(lambda changes: heard.append(changes.stream))
    station.do(OpenTable(EVENT, station.house_id, 1))

    assert set(heard) == {EVENT, station.house_id}
    assert len(faults) == 2
    assert 1 in station.event(EVENT).seating.tables
