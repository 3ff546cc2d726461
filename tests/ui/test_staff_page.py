"""The page of staff and the sign-in bar, worked by keyboard in a real window."""

from collections.abc import Awaitable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from tdapp.calls.house.room import EraseNote, InstallTable
from tdapp.calls.house.session import IDLE_US
from tdapp.calls.house.sign_in import NewStaffMember
from tdapp.core.event import Event
from tdapp.core.ids import StreamRef
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances, CompletedAct
from tdapp.desk.permissions import LOCKED, Actor, Role
from tdapp.house.house import KIND
from tdapp.house.house_events import ActDenied
from tdapp.ui.staff.staff_words import who_words
from tdapp.ui.staff.station_staff import IdleWatch
from tests.desk.staffed import ADA, BADGE, BEN, CYD
from tests.ui.staff_window import StaffWindow
from tests.ui.window_room import WindowRoom


@pytest.fixture
def window(room: WindowRoom) -> Iterator[StaffWindow]:
    """A house without staff."""
    made = StaffWindow(room)
    yield made
    made.page.leave()
    made.bar.leave()
    made.grab()
    made.close()
    made.deleteLater()


def rows(window: StaffWindow) -> list[list[str]]:
    """The list as it is read."""
    table = window.page.staff.table
    return [[cell.text for cell in row.cells] for row in table.rows]


def staffed(window: StaffWindow) -> tuple[Actor, Actor]:
    """Ada is director and signed in, Ben manager with a badge, Cyd deals."""
    keys, room = window.room.parts.signing_in, window.room
    ada = room.wait_for(keys.begin_house("Ada King", ADA))
    who = NewStaffMember("Ben Ode", BEN, (Role.MANAGER,), "gaming manager", BADGE)
    ben = room.wait_for(keys.enrol(ada, who))
    room.wait_for(keys.enrol(ada, NewStaffMember("Cyd Roe", CYD, (Role.DEALER,))))
    window.settle()
    manager = keys.roster.actor(ben)
    assert manager is not None
    return ada, manager


def facts_of(window: StaffWindow) -> list[Event]:
    """What the house's record holds."""
    parts = window.room.parts
    stream = parts.desk.stream(StreamRef(parts.day.stream, KIND))
    return [one.event for one in stream.timeline.past]


def test_a_name_that_is_too_long_is_said_before_any_pin(window: StaffWindow) -> None:
    window.page.people.enrol.trigger()
    window.answer("x" * 81)
    assert window.said[-1].startswith("A name has at most 80 characters")
    assert not window.bar.isVisible()


def test_the_first_start_makes_a_director_who_enrols_the_others(window: StaffWindow) -> None:
    page = window.page
    assert page.head.facts.startswith("No staff enrolled:")
    assert not window.bar.isVisible()
    page.people.enrol.trigger()
    window.answer("  Ada   King ")
    assert window.bar.field.echoMode() is QLineEdit.EchoMode.Password
    window.key("111111")
    assert window.said[-1].startswith("That PIN is too easy to guess")
    window.key(ADA)
    window.key("999999")
    assert window.said[-1].startswith("That PIN is too easy to guess")
    window.key(ADA)
    window.key(BEN)
    assert window.said[-1].startswith("The PINs do not match")
    window.key(ADA)
    window.key(ADA)
    assert rows(window)[0][:3] == ["1", "Ada King", "tournament director"]
    assert who_words(window.room.parts.session)[0] == "Ada King"

    page.focus()
    QTest.keyClick(page.staff, Qt.Key.Key_E)
    window.answer("Cyd Roe")
    window.answer("dealer, cag")
    window.answer("floor supervisor")
    assert "number 2" in window.bar.text
    window.key(CYD)
    window.key(CYD)
    assert rows(window)[1][:4] == ["2", "Cyd Roe", "dealer, cage", "floor supervisor"]
    assert page.head.facts == "Staff: 2. Signed in: 1; no director on duty"


def test_the_lock_keeps_what_is_half_typed_and_the_own_pin_goes_on(window: StaffWindow) -> None:
    ada, _ = staffed(window)
    room, session = window.room, window.room.parts.session
    window.page.focus()
    QTest.keyClick(window.page.staff, Qt.Key.Key_E)
    QTest.keyClicks(window.asked.field, "Dee Po")
    watch = IdleWatch(session, window)
    room.time.pass_us(IDLE_US)
    session.look()
    assert session.actor == LOCKED
    assert window.bar.isVisible()
    assert "Locked by Ada King since" in window.bar.text
    assert who_words(session)[1].startswith("locked since")
    assert window.asked.field.text() == "Dee Po"
    assert window.asked.isVisible()

    window.key("555123")
    assert window.said[-1].startswith("PIN or badge not recognised")
    assert window.bar.field.text() == ""
    window.key(ADA)
    assert session.actor == ada
    assert not window.bar.isVisible()
    assert window.asked.field.text() == "Dee Po"
    before = room.time.elapsed_us
    room.time.pass_us(IDLE_US - 1)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Shift)
    room.time.pass_us(IDLE_US - 1)
    session.look()
    assert session.actor == ada
    assert room.time.elapsed_us > before
    watch.stop()


def test_an_act_asked_for_while_locked_goes_on_once_the_key_is_there(window: StaffWindow) -> None:
    staffed(window)
    room, session = window.room, window.room.parts.session
    house = room.parts.day.stream
    session.lock()
    room.console.asking.act(InstallTable(house, 7, 9))
    room.settle()
    assert 7 not in room.parts.desk.state(house).registry.tables
    window.key(ADA)
    window.settle()
    assert 7 in room.parts.desk.state(house).registry.tables

    session.lock()
    room.console.asking.act(InstallTable(house, 8, 9))
    room.settle()
    window.key(BADGE)
    window.settle()
    assert 8 in room.parts.desk.state(house).registry.tables
    assert session.actor == LOCKED
    assert "Locked by Ada King since" in window.bar.text


def test_a_second_person_signs_in_the_bar(window: StaffWindow) -> None:
    ada, _ben = staffed(window)
    room = window.room
    house, desk = room.parts.day.stream, room.parts.desk
    call = InstallTable(house, 7, 9)
    done = room.wait_for(_done(desk.perform(ada, call, Circumstances(reason="new table"))))
    room.wait_for(room.parts.signing_in.sign_in(BEN))
    erase = EraseNote(house, done.act.action)
    room.console.asking.act(erase, Circumstances(reason="asked to"))
    room.settle()
    assert "tournament director (Ada King)" in window.bar.text
    window.key(BEN)
    assert "A second person must sign for this" in window.said[-1]
    window.key(ADA)
    window.settle()
    last = desk.log[-1]
    assert (last.label, last.approver) == ("erase_note", ada.id)
    assert not window.bar.isVisible()


def test_pressing_for_what_the_role_does_not_allow_is_a_denied_try(window: StaffWindow) -> None:
    staffed(window)
    room, page = window.room, window.page
    cyd = room.wait_for(room.parts.signing_in.sign_in(CYD))
    window.settle()

    def facts() -> list[Event]:
        return facts_of(window)

    before = facts()
    page.refresh()
    window.settle()
    assert facts() == before
    page.focus()
    QTest.keyClick(page.staff, Qt.Key.Key_E)
    room.until(lambda: len(facts()) > len(before))
    assert window.said[-1] == (
        "Your role does not allow this. Ask one of these: tournament director (Ada King), gaming "
        "manager."
    )
    assert facts()[-1] == ActDenied(cyd.id, "enrol_staff")
    page.people.unlock.trigger()
    window.settle()
    assert facts()[-1] == ActDenied(cyd.id, "enrol_staff")
    assert len(facts()) == len(before) + 1


async def _done(future: Awaitable[CompletedAct]) -> CompletedAct:
    return await future


def test_one_act_by_another_and_the_session_is_as_before(window: StaffWindow) -> None:
    ada, ben = staffed(window)
    page, session = window.page, window.room.parts.session
    page.duty.once.trigger()
    window.key(BEN)
    assert session.actor == ben
    assert who_words(session) == ("Ben Ode", "gaming manager, for one act")
    assert "Ben Ode authorises the next action only" in window.bar.text
    page.duty.take.trigger()
    window.settle()
    assert session.actor == ada
    assert window.room.parts.signing_in.roster.staff.duty is not None
    assert "director on duty Ben Ode" in page.head.facts
    assert rows(window)[1][5].startswith("director on duty since")

    page.duty.once.trigger()
    window.key(CYD)
    QTest.mouseClick(window.bar.no, Qt.MouseButton.LeftButton)
    assert session.actor == ada


def test_the_duty_is_handed_over_to_whoever_signs(window: StaffWindow) -> None:
    _, ben = staffed(window)
    page = window.page
    roster = window.room.parts.signing_in.roster
    assert page.duty.hand_over.why_not.startswith("No director is on duty")
    page.focus()
    QTest.keyClick(page.staff, Qt.Key.Key_T)
    window.settle()
    assert page.duty.sign_out.why_not.startswith("The director on duty cannot sign out")
    QTest.keyClick(page.staff, Qt.Key.Key_H)
    assert window.bar.text.startswith("Who takes over as director on duty?")
    assert window.bar.text.endswith("Nothing is open.")
    window.key(CYD)
    assert "A second person must sign for this" in window.said[-1]
    window.settle()
    assert ActDenied(roster.staff.listed()[2].id, "hand_over_duty") in facts_of(window)
    window.key(BEN)
    window.settle()
    assert roster.staff.duty is not None
    assert roster.staff.duty.staff == ben.id
    page.duty.sign_out.trigger()
    window.settle()
    assert "No one is signed in" in window.bar.text
    assert who_words(window.room.parts.session) == ("Not signed in", "")
    window.key(f"2 {BEN}")
    window.settle()
    assert who_words(window.room.parts.session)[1].startswith("gaming manager, director on duty")


def test_a_colleague_is_shown_and_a_locked_pin_is_unlocked(
    window: StaffWindow,
) -> None:
    staffed(window)
    page = window.page
    page.staff.choose(page.staff.table.rows[2].key)
    told = page.side.told.text
    assert "Cyd Roe" in told
    assert "Roles dealer" in told
    assert "At work no" in told
    assert page.people.unlock.why_not.startswith("That staff member's PIN is not locked")
    for _ in range(5):
        window.room.wait_for(_refused(window, "3 555123"))
    window.settle()
    assert rows(window)[2][5].startswith("PIN locked until")
    page.focus()
    QTest.keyClick(page.staff, Qt.Key.Key_U)
    window.settle()
    assert rows(window)[2][5] == ""


def test_roles_change_somebody_leaves_and_the_name_is_erased_by_two(window: StaffWindow) -> None:
    staffed(window)
    page = window.page
    page.focus()
    page.staff.choose(page.staff.table.rows[2].key)
    QTest.keyClick(page.staff, Qt.Key.Key_Return)
    window.answer("inspector, dealer")
    window.answer("none")
    assert rows(window)[2][2] == "dealer, inspector"
    QTest.keyClick(page.staff, Qt.Key.Key_L)
    QTest.mouseClick(window.asked.yes, Qt.MouseButton.LeftButton)
    window.settle()
    assert rows(window)[2][5] == "left the staff"

    assert page.people.erase.why_not.startswith("Your role does not allow this")
    window.room.wait_for(window.room.parts.signing_in.sign_in(BEN))
    window.settle()
    page.people.erase.trigger()
    window.answer("asked to")
    assert "A second person signs for this" in window.bar.text
    window.key(ADA)
    window.settle()
    assert rows(window)[2][1] == "(3)"


def test_a_new_pin_and_a_new_badge_count_and_the_old_ones_do_not(window: StaffWindow) -> None:
    staffed(window)
    page, session = window.page, window.room.parts.session
    page.staff.choose(page.staff.table.rows[2].key)
    page.people.pin.trigger()
    window.key("640913")
    window.key("640913")
    page.people.badge.trigger()
    window.key("CR-2026-0001")
    page.duty.other.trigger()
    window.key(CYD)
    assert window.said[-1].startswith("PIN or badge not recognised")
    window.key("CR-2026-0001")
    assert who_words(session)[0] == "Cyd Roe"
    page.duty.other.trigger()
    window.key("3 640913")
    assert not window.bar.isVisible()


async def _refused(window: StaffWindow, key: str) -> None:
    with pytest.raises(Refusal):
        await window.room.parts.signing_in.identify(key)
