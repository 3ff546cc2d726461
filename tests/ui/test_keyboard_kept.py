"""Whoever types keeps the keyboard and what is typed, whatever happens in the room meanwhile."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.core.refusal import Refusal
from tests.ui.by_hand import CTRL, NAMES, begin
from tests.ui.window_room import MINUTE_US, WindowRoom

TYPED = "zoe qu"
TEN_MINUTES_US, HOURS = 10 * MINUTE_US, 8
PLACES: dict[str, Callable[[WindowRoom], None]] = {
    "the desk": lambda room: room.key(Qt.Key.Key_F3),
    "the search of the entries": lambda room: room.key(Qt.Key.Key_F, CTRL),
    "the command bar": lambda room: room.key(Qt.Key.Key_K, CTRL),
    "the answer to a question": lambda room: room.key(Qt.Key.Key_G, CTRL),
}


def whatever_happens(room: WindowRoom) -> None:
    """Levels end, sales close, players go out, prizes are posted, others are refused."""
    event = room.console.view.the_id()
    for _ in range(6 * HOURS):
        room.time.pass_us(TEN_MINUTES_US)
        room.settle()
    room.announce()
    room.do(PostPrizes(event))
    for entry in range(len(NAMES), 1, -1):
        room.do(Bust(event, entry))
        room.settle()
    room.console.asking.refuse(Refusal("no_table"))
    room.settle()


@pytest.mark.parametrize("place", PLACES)
def test_nothing_takes_the_keyboard_from_whoever_types(room: WindowRoom, place: str) -> None:
    begin(room, NAMES)
    room.play()
    PLACES[place](room)
    room.settle()
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    QTest.keyClicks(field, TYPED)
    whatever_happens(room)
    assert room.state.is_decided
    assert QApplication.focusWidget() is field
    assert field.text() == TYPED
