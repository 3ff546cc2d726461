"""A record for every test that asks for one."""

import shutil
from pathlib import Path

import pytest

from tdapp.cli.main import main
from tests.cli.command import CANBERRA


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record with one finished event; only to be copied."""
    path = tmp_path_factory.mktemp("played") / "room.tdapp"
    assert main(["simulate", CANBERRA, "--entries", "12", "--db", str(path)]) == 0
    return path


@pytest.fixture
def room(played: Path, tmp_path: Path) -> Path:
    """A copy of that record, for this test alone."""
    path = tmp_path / "room.tdapp"
    shutil.copy(played, path)
    return path
