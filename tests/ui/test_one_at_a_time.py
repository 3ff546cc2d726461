"""One question, one live Enter, one notice: nothing of what is past goes on beside what is new."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import Actor, Permission
from tdapp.ui.asking.key_requests import KeyWanted, SecondWanted
from tdapp.ui.floor.floor_views import HAND, LISTS, MAP, RULINGS
from tdapp.ui.look.act import ENTER
from tests.desk.staffed import ADA
from tests.ui.by_hand import CTRL, begin, take_out
from tests.ui.window_room import MINUTE_US, WindowRoom


def test_a_question_that_waits_is_never_replaced_and_the_next_one_follows(
    room: WindowRoom,
) -> None:
    begin(room)
    room.choose(3)
    take_out(room)
    room.press("Reinstate…")
    beside, under = room.entries.asked, room.console.asked
    room.key(Qt.Key.Key_Z, CTRL)
    assert (beside.isVisible(), under.isVisible()) == (True, False)
    assert "Answer this question first" in room.notice
    room.key(Qt.Key.Key_Escape, on=beside.field)
    assert (beside.isVisible(), under.isVisible()) == (False, True)
    room.press("Reinstate…")
    assert (beside.isVisible(), under.isVisible()) == (False, True)
    room.key(Qt.Key.Key_Return, on=under.field)
    assert not room.state.exits.by_entry
    assert (beside.isVisible(), under.isVisible()) == (True, False)


def test_one_question_asked_twice_stands_once(room: WindowRoom) -> None:
    begin(room)
    room.choose(3)
    take_out(room)
    for _ in range(3):
        room.press("Reinstate…")
    asked = room.entries.asked
    asked.field.setText("wrong seat")
    room.key(Qt.Key.Key_Return, on=asked.field)
    assert not room.state.exits.by_entry
    assert not asked.isVisible()


def test_a_question_left_on_another_page_comes_here_before_the_next_one(room: WindowRoom) -> None:
    begin(room)
    console, asked = room.console, room.console.asked
    room.choose(4)
    take_out(room)
    room.press("Reinstate…")
    left = room.entries.asked
    text = left.text
    left.field.setText("half a rea")
    console.pages.turn_to(console.pages.floor)
    room.rulings.acts.give.trigger()
    assert (asked.text, asked.field.text(), left.text) == (text, "half a rea", "")
    room.key(Qt.Key.Key_Return, on=asked.field)
    assert not room.state.exits.by_entry
    assert room.parts.desk.log[-1].reason == "half a rea"
    assert asked.text not in ("", text)


def test_a_second_signature_waits_where_something_else_wants_a_key(room: WindowRoom) -> None:
    begin(room)
    bar = room.console.station.bar
    signed: list[Actor | None] = []
    room.wait_for(room.parts.signing_in.begin_house("Ada King", ADA))
    bar.put(SecondWanted(Permission.SIGN, signed.append))
    text = bar.text
    QTest.keyClicks(bar.field, "12")
    room.console.asking.signs.emit(KeyWanted(lambda: signed.append(None), may_wait=True))
    assert (bar.text, bar.field.text()) == (text, "12")
    room.key(Qt.Key.Key_Escape, on=bar.field)
    assert signed == [None]
    assert not bar.is_waiting


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
    room.wait_a_second()
    room.key(Qt.Key.Key_Space, CTRL, on=bar)
    assert not room.state.clock.running
    assert (bar.text(), session.locked) == ("", True)
    for typed, notice in (("999999", True), (ADA, False)):
        QTest.keyClicks(bar, typed)
        room.key(Qt.Key.Key_Return, on=bar)
        assert bool(console.notice.said) is notice
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


def test_an_act_pressed_again_while_it_asks_stands_once_though_the_clock_ran_on(
    room: WindowRoom,
) -> None:
    begin(room)
    room.play()
    setting, asked = room.console.acts.setting, room.console.asked
    for act, answer in ((setting.on, asked.yes), (setting.type_time, asked.no)):
        for _ in range(3):
            act.trigger()
            room.time.pass_us(MINUTE_US // 60)
            room.settle()
        answer.click()
        room.settle()
        assert not asked.isVisible()
        assert room.state.clock.index == 1
