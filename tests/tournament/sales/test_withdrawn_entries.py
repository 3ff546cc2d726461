"""An entry that is taken back, at the desk: places close up, its numbers stay used."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.sales import Rebuy, Register
from tdapp.core.ids import ActionId
from tdapp.desk.desk import Circumstances
from tdapp.tournament.facts.sales import EntrySold, RebuySold
from tests.desk.evening import EVENT, announce, install, person
from tests.desk.station import Station

WITHDRAWN = Circumstances(reason="the player withdrew and was refunded")


@pytest.fixture
def station(tmp_path: Path) -> Iterator[Station]:
    """A workstation on a new record."""
    opened = Station(tmp_path / "room.tdapp")
    yield opened
    opened.close()


def register(station: Station, number: int) -> ActionId:
    """Sell an entry; the act."""
    return station.do(Register(EVENT, person(number))).act.action


def sold(station: Station) -> list[tuple[int, int]]:
    """Every entry and receipt number that was ever given, in the order of the record."""
    events = [one.event for one in station.recorded(EVENT)]
    return [
        (event.entry, event.receipt) for event in events if isinstance(event, EntrySold | RebuySold)
    ]


def test_who_went_out_before_somebody_withdrew_moves_up_and_down_again(station: Station) -> None:
    install(station, (1,))
    announce(station, sold=2, tables=(1,))
    withdrawn = register(station, 3)
    station.do(Bust(EVENT, 1, declined=True))
    assert station.event(EVENT).places() == {1: 3}

    station.undo(withdrawn, WITHDRAWN)
    assert station.event(EVENT).places() == {1: 2}
    assert station.event(EVENT).entries.count == 2

    station.redo(withdrawn, WITHDRAWN)
    assert station.event(EVENT).places() == {1: 3}


def test_numbers_of_withdrawn_entries_and_rebuys_are_not_given_again(station: Station) -> None:
    announce(station, sold=2)
    station.undo(None, WITHDRAWN)
    register(station, 3)
    station.do(Rebuy(EVENT, 1))
    station.undo(None, WITHDRAWN)
    station.restart()
    station.do(Rebuy(EVENT, 3))
    register(station, 4)

    assert sold(station) == [(1, 1), (2, 2), (3, 3), (1, 4), (3, 5), (4, 6)]
    assert sorted(station.event(EVENT).entries.by_number) == [1, 3, 4]


def test_a_redone_entry_has_its_own_numbers_and_takes_nobody_elses(station: Station) -> None:
    announce(station, sold=2)
    station.undo(None, WITHDRAWN)
    station.redo(None, WITHDRAWN)
    register(station, 3)

    assert sold(station) == [(1, 1), (2, 2), (3, 3)]
    assert sorted(station.event(EVENT).entries.by_number) == [1, 2, 3]
