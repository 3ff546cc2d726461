"""A cash room at a station, on a record of its own for every test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cash.room import CashRoom
from tests.desk.station import Station


@pytest.fixture
def station(tmp_path: Path) -> Iterator[Station]:
    """A workstation on a new record."""
    opened = Station(tmp_path / "room.tdapp")
    yield opened
    opened.close()


@pytest.fixture
def room(station: Station) -> CashRoom:
    """Three tables installed, cash games opened under The Star's rules."""
    return CashRoom(station)
