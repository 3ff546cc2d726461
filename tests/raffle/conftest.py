"""A raffle under way, on a record of its own for every test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.desk.station import Station
from tests.raffle.opened import WITH_RAFFLES, under_way


@pytest.fixture
def station(tmp_path: Path) -> Iterator[Station]:
    """A workstation that knows raffles, with one under way."""
    opened = Station(tmp_path / "room.tdapp", rooms=WITH_RAFFLES)
    under_way(opened)
    yield opened
    opened.close()
