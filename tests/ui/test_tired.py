"""What a tired hand does: Enter too often, odd names and amounts, a locked station, a small one."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from tdapp.calls.house.sign_in import NewStaffMember
from tdapp.desk.permissions import Role
from tdapp.ui.parts.name_book import tidy
from tdapp.ui.parts.typed import read_cents
from tdapp.ui.workplace.rail import PageName
from tests.desk.staffed import ADA, CYD
from tests.ui.at_the_till import nothing_is_asked, question
from tests.ui.window_room import WindowRoom


def turn(room: WindowRoom, name: PageName) -> None:
    room.console.turning.to(name).trigger()
    room.settle()


def test_a_name_has_no_sign_that_nobody_sees() -> None:
    assert tidy(" Ada\t\u202eK\x00ing ") == "Ada K ing"
    assert tidy("محمد علي") == "محمد علي"


@pytest.mark.parametrize("typed", ["9" * 20, "1e9", "-5", "1.234,5", "٣٣٠"])
def test_what_nobody_can_give_is_no_amount(typed: str) -> None:
    assert read_cents(typed) is None


def test_enter_pressed_too_often_records_nothing_and_control_n_is_somebody_new(
    room: WindowRoom,
) -> None:
    console = room.console
    room.begin_demo()
    room.settle()
    turn(room, PageName.PLAYERS)
    pane, before = console.pages.players.pane, len(room.parts.desk.log)
    for _ in range(20):
        QTest.keyClick(QApplication.focusWidget() or pane, Qt.Key.Key_Return)
    room.settle()
    assert len(room.parts.desk.log) == before
    assert console.notice.said.startswith("Nothing has changed")
    pane.quick.given_up.emit()
    pane.list.setFocus()
    room.key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier, on=pane.list)
    assert pane.quick.isVisible()
    pane.quick.given.setText("x" * 5_000)
    assert len(pane.quick.given.text()) < 200
    assert len(console.view.events()) == 1


def test_on_the_smallest_screen_names_and_amounts_are_in_sight(room: WindowRoom) -> None:
    console = room.console
    room.begin_demo()
    room.settle()
    console.resize(QSize(1024, 640))
    for page, listing in (
        (PageName.PLAYERS, console.pages.players.pane.list),
        (PageName.EVENTS, console.pages.events.events),
    ):
        turn(room, page)
        head = listing.horizontalHeader()
        assert head.length() <= listing.viewport().width()
        wide = next(at for at, one in enumerate(listing.table.columns) if one.wide)
        assert head.sectionSize(wide) >= 120


def test_whoever_may_not_is_told_before_anything_is_typed_and_a_lock_lets_no_list_out(
    room: WindowRoom,
) -> None:
    keys, console = room.parts.signing_in, room.console
    ada = room.wait_for(keys.begin_house("Ada King", ADA))
    room.wait_for(keys.enrol(ada, NewStaffMember("Cyd Roe", CYD, (Role.INSPECTOR,))))
    room.begin_demo()
    room.settle()
    room.wait_for(keys.sign_in(CYD))
    for page, act in (
        (PageName.CAGE, console.pages.cage.sessions.open),
        (PageName.PLAYERS, console.pages.players.new),
    ):
        turn(room, page)
        act.trigger()
        room.settle()
        assert "Ada King" in console.notice.said
        assert nothing_is_asked(room)
    room.parts.session.lock()
    pages = console.pages
    events = pages.events.on_list
    for act in (console.page_acts.export.act, events.begin):
        act.refresh()
        assert "locked" in act.why_not


def test_after_a_lock_a_half_typed_command_is_gone_on_with(room: WindowRoom) -> None:
    keys, console = room.parts.signing_in, room.console
    room.wait_for(keys.begin_house("Ada King", ADA))
    room.begin_demo()
    room.settle()
    console.command.door.trigger()
    room.settle()
    line = QApplication.focusWidget()
    assert isinstance(line, QLineEdit)
    QTest.keyClicks(line, "1-5 bu")
    room.parts.session.lock()
    assert console.undoing.undo.why_not.startswith("This workstation is locked")
    field = console.station.bar.field
    field.setFocus()
    QTest.keyClicks(field, ADA)
    room.key(Qt.Key.Key_Return, on=field)
    assert not console.station.bar.isVisible()
    assert QApplication.focusWidget() is line
    assert line.text() == "1-5 bu"


def test_letters_that_find_nobody_keep_the_focus_and_escape_takes_one_thing_away(
    room: WindowRoom,
) -> None:
    console = room.console
    room.begin_demo()
    room.settle()
    pages = console.pages
    pages.turn_to(pages.desk)
    room.show_entries()
    fields: list[QLineEdit] = [console.page.name_field, console.page.pane.search]
    for page, field in (
        (pages.desk, fields[0]),
        (pages.desk, fields[1]),
        (pages.desk, pages.desk.register.who.field),
        (pages.players, pages.players.pane.field),
        (pages.desk, console.command.card.line),
    ):
        pages.turn_to(page)
        if field in fields:
            pages.desk.show_entries()
        if field is console.command.card.line:
            console.command.door.trigger()
        field.setFocus()
        for _ in range(10):
            QTest.keyClick(QApplication.focusWidget() or console, Qt.Key.Key_Q)
        assert (field.text(), field.hasFocus()) == ("q" * 10, True)

    console.acts.money.cancel.trigger()
    asked = question(room)
    console.command.door.trigger()
    QTest.keyClick(console.command.card.line, Qt.Key.Key_Escape)
    assert (console.command.isVisible(), asked.isVisible()) == (False, True)
    QTest.keyClick(asked.field, Qt.Key.Key_Escape)
    assert nothing_is_asked(room)


def test_what_was_asked_of_one_event_is_not_answered_for_another(room: WindowRoom) -> None:
    console = room.console
    room.begin_demo()
    room.settle()
    first = console.view.id
    room.begin_event()
    second = console.view.id
    assert first is not None
    assert second is not None
    console.view.choose(first)
    room.settle()
    console.acts.money.cancel.trigger()
    room.settle()
    question(room).field.setText("no dealers")
    console.view.choose(second)
    room.settle()
    assert nothing_is_asked(room)
    assert console.notice.said.startswith("Another event is in view, so the question was cancelled")
    over = [console.view.state_of(event).programme.over for event in (first, second)]
    assert over == [False, False]


def test_the_cage_stands_when_an_announcement_is_undone(room: WindowRoom) -> None:
    console = room.console
    room.begin_demo()
    room.settle()
    room.begin_event()
    turn(room, PageName.CAGE)
    console.undoing.undo.trigger()
    room.settle()
    console.refresh()
    assert len(console.view.events()) == 1
    assert room.parts.desk.log[-1].label == "undo"


def test_a_key_held_down_makes_no_event_and_no_draft(room: WindowRoom) -> None:
    console = room.console
    console.welcome.new.setFocus()
    for _ in range(30):
        QTest.keyClick(console.welcome.new, Qt.Key.Key_Return)
    room.settle()
    assert not console.view.events()
    assert not room.parts.drafts.names()


def test_five_clocks_beside_each_other_show_their_times_whole(room: WindowRoom) -> None:
    console = room.console
    for _ in range(5):
        room.begin_event()
        console.acts.clock.trigger()
        room.settle()
    console.resize(QSize(1024, 640))
    QApplication.processEvents()
    for event in console.view.with_clocks():
        strip = console.strips.strip(event)
        assert strip is not None
        assert strip.time_ends <= strip.width()
