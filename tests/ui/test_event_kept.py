"""What was asked for in one event is done there, whichever event comes into view meanwhile."""

import asyncio
import threading
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdapp.core.ids import StreamId
from tdapp.desk.changes import Changes
from tdapp.desk.permissions import Role
from tdapp.house.papers.kinds import PaperKind
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking import under_way
from tdapp.ui.asking.asking import Asking
from tdapp.ui.papers.printers import PrintJob
from tests.desk.staffed import ADA, BEN
from tests.papers.printer import PaperPrinters
from tests.ui.at_the_till import enter, hold, nothing_is_asked, two_events
from tests.ui.paper_counter import SALE, newest, printers_of, staff, take, typed_pin
from tests.ui.window_room import WindowRoom
from tests.ui.work_of import people

ENTER = Qt.Key.Key_Return
NAMES = ("aylin", "mika", "kayode", "aldr", "ana")
ANEW = "Another event is in view, so the question was cancelled"
SOLD_AT = ("the key", *SALE)


def stands(room: WindowRoom, event: StreamId) -> Tournament:
    found: Tournament = room.parts.desk.state(event)
    return found


def on_a_roll(room: WindowRoom, folder: Path) -> PaperPrinters:
    settings = room.parts.settings
    settings.keep(msgspec.structs.replace(settings.now, slips="roll"))
    return printers_of(room, folder)


def waits(room: WindowRoom) -> bool:
    """Whether something goes on once a key is typed."""
    return room.console.station.bar.is_waiting


def press_enter() -> None:
    """Where the focus is; what that begins is not waited for."""
    at = QApplication.focusWidget()
    assert at is not None
    QTest.keyClick(at, ENTER)


def test_a_sale_with_its_seat_and_papers_is_whole_wherever_the_view_turns_in_it(
    room: WindowRoom, tmp_path: Path
) -> None:
    people(room)
    main, side = two_events(room)
    printers, view, before = on_a_roll(room, tmp_path), room.console.view, stands(room, side)
    for sales, turns_at in enumerate(SOLD_AT, 1):

        def turn(changes: Changes, at: str = turns_at) -> None:
            if changes.act is not None and changes.act.label == at:
                view.choose(side)

        view.choose(main)
        take(room, NAMES[sales - 1])
        leave = room.parts.desk.bulletin.subscribe(turn)
        press_enter()
        if turns_at == "the key":
            view.choose(side)
        room.settle()
        leave()
        assert (view.id, stands(room, side) is before) == (side, True), turns_at
        state = stands(room, main)
        assert (state.entries.count, len(state.seating.seat_of)) == (2 + sales, 2 + sales)
        said = [(one.kind, one.ids) for one in state.papers.by_number.values()][-2:]
        entry = (2 + sales,)
        assert said == [(PaperKind.RECEIPTS, entry), (PaperKind.SEAT_CARD, entry)], turns_at
    assert (printers.jobs, room.notice) == (2 * len(SOLD_AT), "")


def test_a_question_of_the_event_before_is_not_put_in_the_one_that_came_into_view(
    room: WindowRoom,
) -> None:
    _, side = two_events(room)
    field = room.entries.name_field
    field.insert("Main A")
    QTest.keyClick(field, ENTER)
    room.console.view.choose(side)
    room.settle()
    assert nothing_is_asked(room)
    assert room.notice.startswith(ANEW)


def test_nothing_goes_on_with_a_key_after_the_view_turned_but_papers(
    room: WindowRoom, tmp_path: Path
) -> None:
    main, side = two_events(room)
    console, before = room.console, stands(room, side)
    printers = on_a_roll(room, tmp_path)
    locked(room)
    field = console.page.name_field
    field.insert("Late Comer")
    QTest.keyClick(field, ENTER)
    console.view.choose(side)
    room.settle()
    assert (waits(room), console.notice.said.startswith(ANEW)) == (False, True)

    console.view.choose(main)
    field.clear()
    room.type_name("Late Comer")
    assert waits(room)
    console.view.choose(side)
    assert console.notice.said.startswith(ANEW)
    typed_pin(room, ADA)
    assert (field.text(), room.parts.session.locked) == ("Late Comer", False)
    assert stands(room, main).entries.count == 2

    room.parts.session.lock()
    console.pages.counter.give(main, 1)
    room.settle()
    console.view.choose(main)
    console.view.choose(side)
    typed_pin(room, ADA)
    assert (printers.jobs, stands(room, main).papers.last) == (2, 2)
    assert stands(room, side) is before


def locked(room: WindowRoom) -> None:
    """Ada's station is locked, with the entries in sight."""
    staff(room, "Ben Ode", BEN, Role.REGISTRATION)
    room.wait_for(room.parts.signing_in.sign_in(ADA))
    room.show_entries()
    room.parts.session.lock()


def test_papers_that_a_slow_printer_holds_up_are_not_the_one_act_of_somebody_else(
    room: WindowRoom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    people(room)
    hold(room)
    enter(room, "A", "B")
    printers, gate = on_a_roll(room, tmp_path), threading.Event()
    staff(room, "Ben Ode", BEN, Role.REGISTRATION)
    room.wait_for(room.parts.signing_in.sign_in(ADA))
    job = printers.job

    def late(name: str, title: str) -> PrintJob:
        gate.wait(20)
        return job(name, title)

    monkeypatch.setattr(printers, "job", late)
    take(room, "aylin")
    press_enter()
    selling = room.register.selling
    room.until(lambda: room.state.entries.count == 3 and not selling.busy)
    room.wait_for(room.parts.signing_in.once(BEN))
    gate.set()
    room.settle()
    assert newest(room, 4) == [(label, "Ada King") for label in SALE]
    take(room, "mika").press(ENTER)
    assert newest(room, 4) == [(label, "Ben Ode") for label in SALE]
    assert room.parts.session.once is None


def test_what_hangs_is_left_at_the_end_and_what_gets_on_is_waited_for(
    room: WindowRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, done = threading.Event(), list[str]()
    asking = Asking(room.parts)

    async def hangs() -> None:
        await asyncio.to_thread(gate.wait, 20)
        done.append("hung")

    async def gets_on() -> None:
        for step in range(3):
            await under_way.their_turn(step, 3)
        done.append("got on")

    asking.start(gets_on)
    room.wait_for(asking.end())
    assert (done, asking.left) == (["got on"], 0)
    monkeypatch.setattr(under_way, "PATIENCE_S", 0.0)
    asking.start(hangs)
    room.wait_for(asking.end())
    gate.set()
    assert (done, asking.left, asking.busy) == (["got on"], 1, False)
