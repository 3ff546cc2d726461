"""One question, one live Enter, one notice: nothing of what is past goes on beside what is new."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdapp.core.refusal import Refusal
from tdapp.ui.asking.asked import ENTER
from tdapp.ui.pages.floor_page import HAND, LISTS, MAP, RULINGS
from tests.desk.staffed import ADA
from tests.ui.by_hand import CTRL, begin, take_out
from tests.ui.window_room import WindowRoom


def test_a_question_takes_the_one_that_stands_elsewhere_away(room: WindowRoom) -> None:
    begin(room)
    room.choose(3)
    take_out(room)
    room.press("Reinstate…")
    beside, under = room.entries.asked, room.console.asked
    assert beside.isVisible()
    room.key(Qt.Key.Key_Z, CTRL)
    assert (beside.isVisible(), under.isVisible()) == (False, True)
    room.press("Reinstate…")
    assert (beside.isVisible(), under.isVisible()) == (True, False)


def test_while_the_command_bar_is_up_no_button_behind_it_takes_enter(room: WindowRoom) -> None:
    begin(room)
    room.key(Qt.Key.Key_F4)
    do = room.floor.page.suggested.do
    assert do.key == ENTER
    room.key(Qt.Key.Key_K, CTRL)
    assert do.key == ""
    assert room.command.yes_key == "Enter"
    room.key(Qt.Key.Key_Escape, on=room.command.line)
    assert do.key == ENTER


def test_the_key_of_the_floor_goes_through_its_views(room: WindowRoom) -> None:
    begin(room)
    floor, seen = room.console.pages.floor, []
    for _ in range(5):
        room.key(Qt.Key.Key_F4)
        seen.append(floor.view_shown)
    assert seen == [MAP, LISTS, RULINGS, HAND, MAP]


def test_a_good_pin_takes_the_old_notice_away_and_a_pause_needs_none(room: WindowRoom) -> None:
    begin(room)
    room.press("Start clock")
    console, session = room.console, room.parts.session
    room.wait_for(room.parts.signing_in.begin_house("Ada King", ADA))
    session.lock()
    bar = console.station.bar.field
    assert bar.hasFocus()
    room.key(Qt.Key.Key_Space, CTRL, on=bar)
    assert not room.state.clock.running
    assert (bar.text(), session.locked) == ("", True)
    for typed, notice in (("999999", True), (ADA, False)):
        QTest.keyClicks(bar, typed)
        room.key(Qt.Key.Key_Return, on=bar)
        assert bool(console.line.notice) is notice
    assert not session.locked


def test_what_nobody_pressed_for_takes_no_focus_from_who_types_at_a_locked_station(
    room: WindowRoom,
) -> None:
    begin(room)
    console, field = room.console, room.entries.name_field
    room.wait_for(room.parts.signing_in.begin_house("Ada King", ADA))
    room.parts.session.lock()
    field.setFocus()
    QTest.keyClicks(field, "half a na")

    async def print_a_receipt() -> None:
        raise Refusal("session_locked")

    for quiet in (True, False):
        console.asking.start(print_a_receipt, quiet=quiet)
        room.settle()
        assert console.station.bar.no.isVisible()
        assert field.hasFocus() is quiet
    assert field.text() == "half a na"
