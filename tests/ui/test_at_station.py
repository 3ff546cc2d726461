"""A station at which somebody is signed in: what a lock leaves alone in the real console."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdapp.bootstrap import rulebook
from tdapp.calls.house.session import IDLE_US
from tdapp.calls.house.sign_in import NewStaffMember
from tdapp.desk.permissions import LOCKED, NOBODY, Role
from tdapp.ui.clock.strip_facts import level_standing
from tdapp.ui.staff.station_staff import AtStation
from tests.desk.staffed import ADA, BEN
from tests.ui.window_room import WindowRoom


@pytest.fixture
def at_station(room: WindowRoom) -> AtStation:
    """Ada is signed in; the console shows a new event, its clock about to run."""
    keys, console = room.parts.signing_in, room.console
    ada = room.wait_for(keys.begin_house("Ada King", ADA))
    room.wait_for(keys.enrol(ada, NewStaffMember("Ben Ode", BEN, (Role.FLOOR,))))
    room.begin_event()
    console.station.watch_hands(console)
    return console.station


def runs(room: WindowRoom) -> bool:
    """Whether the clock of the event in view runs."""
    return room.state.clock.running


def test_a_lock_hides_nothing_and_a_locked_clock_can_be_paused(
    room: WindowRoom, at_station: AtStation
) -> None:
    console, session = room.console, room.parts.session
    room.play()
    assert runs(room)
    assert at_station.who[0] == "Ada King"

    session.lock()
    assert session.actor == LOCKED
    assert at_station.bar.isVisible()
    assert console.strips.isVisible()
    assert console.pages.currentWidget() is console.pages.page
    assert console.acts.open_table.why_not.startswith("This workstation is locked")
    assert console.acts.clock.why_not == ""
    room.wait_a_second()
    console.acts.clock.trigger()
    room.settle()
    assert not runs(room)
    paused = room.parts.desk.log[-1]
    assert (paused.label, paused.actor) == ("pause_clock", NOBODY.id)
    assert console.acts.clock.why_not.startswith("This workstation is locked")

    QTest.keyClicks(at_station.bar.field, BEN)
    QTest.keyClick(at_station.bar.field, Qt.Key.Key_Return)
    room.settle()
    assert at_station.who == ("Ben Ode", "floor supervisor, for one act")
    room.wait_a_second()
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
    assert console.undoing.undo.why_not.startswith("You have no action to undo")
    room.wait_for(room.parts.signing_in.sign_in(ADA))
    console.refresh()
    console.undoing.undo.trigger()
    room.settle()
    assert room.parts.desk.log[-1].label == "undo"


def test_after_a_lock_a_pin_is_typed_where_nobody_reads_it_and_the_focus_comes_back(
    room: WindowRoom, at_station: AtStation
) -> None:
    room.show_entries()
    field = room.entries.name_field
    field.setFocus()
    QTest.keyClicks(field, "half a na")
    room.parts.session.lock()
    assert at_station.bar.field.hasFocus()
    QTest.keyClicks(room.console.focusWidget(), ADA)
    assert field.text() == "half a na"
    room.key(Qt.Key.Key_Return, on=at_station.bar.field)
    assert not room.parts.session.locked
    assert field.hasFocus()


def test_a_paused_clock_says_who_paused_it(room: WindowRoom, at_station: AtStation) -> None:
    console = room.console
    room.play()
    console.acts.clock.trigger()
    room.settle()
    room.wait_for(room.parts.signing_in.sign_in(BEN))
    assert at_station.who[0] == "Ben Ode"
    console.ticker.look_now()
    facts = console.strip._facts  # noqa: SLF001
    assert facts is not None
    said = level_standing(facts.face)
    assert said.startswith("Level 1, since ")
    assert said.endswith(" by Ada King")


@pytest.mark.usefixtures("at_station")
@pytest.mark.parametrize("key", [Qt.Key.Key_F4, Qt.Key.Key_N, Qt.Key.Key_B])
def test_a_key_that_is_an_acts_own_shows_that_somebody_is_there(
    room: WindowRoom, key: Qt.Key
) -> None:
    console, session = room.console, room.parts.session
    page = console.pages.floor if key == Qt.Key.Key_N else console.pages.desk
    console.pages.turn_to(page)
    if key == Qt.Key.Key_B:
        room.show_entries()
        console.page.pane.view.setFocus()
    room.time.pass_us(IDLE_US - 1)
    QTest.keyClick(console.windowHandle(), key)
    room.time.pass_us(IDLE_US - 1)
    session.look()
    assert not session.locked
    room.time.pass_us(1)
    session.look()
    assert session.locked


def test_what_the_rulebook_leaves_to_an_office_goes_on_once_somebody_of_it_signs(
    room: WindowRoom, at_station: AtStation
) -> None:
    console, keys, bar = room.console, room.parts.signing_in, at_station.bar
    console.acts.open_table.trigger()
    room.show_entries()
    for name in ("Vella Stefan", "Okafor Theo"):
        room.type_name(name)
    keys.roster.book = rulebook("tasmania")
    room.wait_for(keys.sign_in(BEN))
    known, draw = len(room.parts.desk.log), console.acts.draw_seats
    assert draw.why_not == ""
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
        draw.trigger()
        room.settle()
        assert bar.isVisible()
        assert "(C20.6)" in bar.text
        assert "Ada King" in bar.text
        QTest.keyClicks(bar.field, BEN)
        room.key(key, on=bar.field)
        assert len(room.parts.desk.log) == known
    QTest.keyClicks(bar.field, ADA)
    room.key(Qt.Key.Key_Return, on=bar.field)
    assert not bar.isVisible()
    drawn = room.parts.desk.log[-1]
    ada, ben = (one.id for one in keys.roster.staff.listed())
    assert (drawn.label, drawn.actor, drawn.approver) == ("draw_seats", ben, ada)
