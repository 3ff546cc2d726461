"""The record on either database."""

from pathlib import Path

import pytest

from tdapp.journal.target import Target

ENGINES = ["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)]


@pytest.fixture(params=ENGINES)
def record(request: pytest.FixtureRequest, tmp_path: Path) -> Target:
    """Where a new record is to be made."""
    if request.param == "sqlite":
        return Target(path=tmp_path / "room.tdapp")
    url: str = request.getfixturevalue("postgres")
    return Target(url=url)
