"""A workstation of its own for every test that asks for one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.desk.station import Station


@pytest.fixture
def station(tmp_path: Path) -> Iterator[Station]:
    """A workstation on a new record."""
    opened = Station(tmp_path / "room.tdapp")
    yield opened
    opened.close()
