"""What the tests of windows share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from tdapp.ui.look.spoken import ENGLISH, speak
from tdapp.ui.look.text_size import hold_text_size
from tdapp.ui.pages.desk_page import DeskPage
from tdapp.voice.voice import Voice
from tests.ui.at_the_till import hold
from tests.ui.window_room import WindowRoom, opened_in
from tests.ui.work_of import people, show, work_of


@pytest.fixture(autouse=True)
def _as_at_first() -> Iterator[None]:
    """After each test the program speaks English again, in plain text, with numbers of no country.

    These belong to the whole process: what one test chose, the next would be shown in.
    """
    yield
    speak(Voice(), ENGLISH)
    hold_text_size(100)
    QLocale.setDefault(QLocale.c())


@pytest.fixture
def room(qapp: QApplication, tmp_path: Path) -> Iterator[WindowRoom]:
    """A console over a fresh record, with the program's own colours and type."""
    with opened_in(tmp_path, qapp) as made:
        yield made


@pytest.fixture
def desk(room: WindowRoom) -> Iterator[DeskPage]:
    """The desk page of an event with two tables, its people known by name."""
    people(room)
    hold(room, tables=2)
    page = show(room, DeskPage(work_of(room)))
    yield page
    page.hide()
