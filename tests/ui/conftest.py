"""What the tests of windows share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tdapp.ui.application import application
from tests.ui.window_room import WindowRoom


@pytest.fixture
def room(qapp: QApplication, tmp_path: Path) -> Iterator[WindowRoom]:
    """A console over a fresh record, with the program's own colours and type."""
    assert application() is qapp
    made = WindowRoom(qapp, tmp_path)
    made.start()
    yield made
    made.stop()
