"""Jackpots at a station, on a record of its own for every test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.desk.station import Station
from tests.jackpot.room import PoolRoom


@pytest.fixture
def station(tmp_path: Path) -> Iterator[Station]:
    """A workstation on a new record."""
    opened = Station(tmp_path / "room.tdapp")
    yield opened
    opened.close()


@pytest.fixture
def room(station: Station) -> PoolRoom:
    """A pool under The Star's rules, fed by two tables."""
    return PoolRoom(station)
