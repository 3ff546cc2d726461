"""The first start asks for the name of the house once, and the demo room never does."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.whole_window import said, seen
from tests.ui.window_room import WindowRoom

ASKED = "Name of your room"


def asks(room: WindowRoom) -> bool:
    return any(ASKED in said(one) for one in seen(room.console))


def test_the_name_of_the_house_is_asked_for_until_it_is_given_and_never_again(
    room: WindowRoom,
) -> None:
    assert asks(room)
    room.restart()
    assert asks(room)
    QTest.keyClicks(room.console.welcome.name, "Meridian")
    QTest.keyClick(room.console.welcome.name, Qt.Key.Key_Return)
    room.restart()
    assert room.parts.settings.now.letterhead == "Meridian"
    assert room.console.welcome.isVisible()
    assert not room.console.welcome.name.isVisible()
    assert not asks(room)


def test_the_demo_room_asks_for_no_name(room: WindowRoom) -> None:
    room.begin_demo()
    assert not asks(room)
