"""A station at which somebody is signed in: what a lock leaves alone in the real console."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdapp.desk.permissions import LOCKED, NOBODY, Role
from tdapp.desk.sign_in import Newcomer
from tdapp.ui.staff.at_station import AtStation
from tests.desk.staffed import ADA, BEN
from tests.ui.window_room import WindowRoom


@pytest.fixture
def at_station(room: WindowRoom) -> AtStation:
    """Ada is signed in; the console shows a new event, its clock about to run."""
    keys, console = room.parts.signing_in, room.console
    ada = room.wait_for(keys.begin_house("Ada King", ADA))
    room.wait_for(keys.enrol(ada, Newcomer("Ben Ode", BEN, (Role.FLOOR,))))
    console.new.trigger()
    room.settle()
    console.station.watch_hands(console)
    return console.station


def runs(room: WindowRoom) -> bool:
    """Whether the clock of the event in view runs."""
    return room.state.clock.running


def test_a_lock_hides_nothing_and_a_locked_clock_can_be_paused(
    room: WindowRoom, at_station: AtStation
) -> None:
    console, session = room.console, room.parts.session
    console.acts.clock.trigger()
    room.settle()
    assert runs(room)
    assert at_station.who[0] == "Ada King"

    session.lock()
    assert session.actor == LOCKED
    assert at_station.bar.isVisible()
    assert console.strips.isVisible()
    assert console.pages.currentWidget() is console.pages.page
    assert console.acts.open_table.why_not.startswith("This station is locked")
    assert console.acts.clock.why_not == ""
    console.acts.clock.trigger()
    room.settle()
    assert not runs(room)
    paused = room.parts.desk.log[-1]
    assert (paused.label, paused.actor) == ("pause_clock", NOBODY.id)
    assert console.acts.clock.why_not.startswith("This station is locked")

    QTest.keyClicks(at_station.bar.field, BEN)
    QTest.keyClick(at_station.bar.field, Qt.Key.Key_Return)
    room.settle()
    assert at_station.who == ("Ben Ode", "floor supervisor, for one act")
    console.acts.clock.trigger()
    room.settle()
    assert runs(room)
    assert room.parts.desk.log[-1].actor == room.parts.signing_in.roster.staff.listed()[1].id
    assert session.actor == LOCKED


def test_undo_is_the_persons_own_and_another_has_none_to_undo(
    room: WindowRoom, at_station: AtStation
) -> None:
    console = room.console
    console.acts.open_table.trigger()
    room.settle()
    room.wait_for(room.parts.signing_in.sign_in(BEN))
    console.refresh()
    assert at_station.who[0] == "Ben Ode"
    assert console.undoing.undo.why_not.startswith("You have done nothing that can be undone")
    room.wait_for(room.parts.signing_in.sign_in(ADA))
    console.refresh()
    console.undoing.undo.trigger()
    room.settle()
    assert room.parts.desk.log[-1].label == "undo"


def test_after_a_lock_a_pin_is_typed_where_nobody_reads_it_and_the_focus_comes_back(
    room: WindowRoom, at_station: AtStation
) -> None:
    room.show_entries()
    field = room.console.page.name_field
    field.setFocus()
    QTest.keyClicks(field, "half a na")
    room.parts.session.lock()
    assert at_station.bar.field.hasFocus()
    QTest.keyClicks(room.console.focusWidget(), ADA)
    assert field.text() == "half a na"
    room.key(Qt.Key.Key_Return, on=at_station.bar.field)
    assert not room.parts.session.locked
    assert field.hasFocus()
