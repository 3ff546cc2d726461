"""What was asked for in one event is done there, whichever event comes into view meanwhile."""

import asyncio
import threading
from functools import partial
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdapp.core.event import ActKind
from tdapp.core.ids import StreamId
from tdapp.core.settings import KeptPage
from tdapp.desk.changes import Changes
from tdapp.desk.permissions import DIRECTOR, Role
from tdapp.desk.record_log import RecordFilter
from tdapp.house.papers.kinds import PaperKind
from tdapp.system.kept_files import WindowFile
from tdapp.table.geometry.seats import Seat
from tdapp.till.payment import Tender
from tdapp.tournament.tournament import Tournament
from tdapp.ui.application import main_window
from tdapp.ui.asking import under_way
from tdapp.ui.asking.asking import Asking
from tdapp.ui.console.console import Console
from tdapp.ui.console.kept_typing import KeptTyping, handed_over, seen_in, take_over
from tdapp.ui.console.window_place import keep_its_place, seen_last
from tdapp.ui.look.spoken import voice
from tdapp.ui.pages.floor_page import LISTS
from tdapp.ui.papers.printers import PrintJob
from tdapp.ui.slips.slip_bar import TypedSlip
from tdapp.ui.workplace.rail import PageName
from tests.desk.staffed import ADA, BEN
from tests.papers.printer import PaperPrinters
from tests.ui.at_the_till import enter, hold, nothing_is_asked
from tests.ui.by_hand import buy_in, take_out
from tests.ui.paper_counter import SALE, newest, printers_of, staff, take, typed_pin
from tests.ui.window_renewed import renewed
from tests.ui.window_room import WindowRoom
from tests.ui.work_of import people

ENTER = Qt.Key.Key_Return
NAMES = ("aylin", "mika", "kayode", "aldr", "ana")
NEAR = (3.5, 120.0, 70.0)
ANEW = "Another event is in view, so the question was cancelled"
SOLD_AT = ("the key", *SALE)


def stands(room: WindowRoom, event: StreamId) -> Tournament:
    found: Tournament = room.parts.desk.state(event)
    return found


def two_events(room: WindowRoom) -> tuple[StreamId, StreamId]:
    """The main event in view, and a side event in which two players wait for a seat."""
    side = hold(room, "Side")
    enter(room, "Side A", "Side B")
    for name in ("Side C", "Side D"):
        room.type_name(name)
    main = hold(room, "Main", tables=2)
    enter(room, "Main A", "Main B")
    return main, side


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


def test_a_window_built_anew_goes_on_with_event_slip_names_and_payment(
    room: WindowRoom,
) -> None:
    _, side = two_events(room)
    old = room.console
    old.view.choose(side)
    old.slips.open_act.trigger()
    old.slips.number.setText("17")
    old.page_acts.name_field.setText("Late Co")
    old.pages.desk.register.who.field.setText("ayl")
    old.acts.money.paying.turn.go()

    new = built_anew(room)
    assert (new.view.id, new.pages.desk.entries_shown) == (side, True)
    assert new.slips.typed == TypedSlip("17", "", yesterday=False)
    assert new.page_acts.name_field.text() == "Late Co"
    assert new.pages.desk.register.who.field.text() == "ayl"
    assert new.acts.till.payment.tender is Tender.CARD


def built_anew(room: WindowRoom) -> Console:
    """The window in place of the one that there was, as a changed setting brings it."""
    old = room.console
    old.close()
    room.wait_for(old.finish())
    over = handed_over(old)
    old.deleteLater()
    new = room.console = main_window(room.parts, StreamId(over.seen.event))
    take_over(new, over)
    new.resize(old.size())
    new.show()
    assert QTest.qWaitForWindowExposed(new)
    room.until(lambda: not new.asking.busy)
    return new


def in_german_and_light(room: WindowRoom) -> Console:
    """The same after another theme and language were chosen."""
    settings = room.parts.settings
    settings.keep(msgspec.structs.replace(settings.now, theme="light", language="de"))
    return built_anew(room)


def started_again(room: WindowRoom, folder: Path) -> Console:
    """The window of the next start, which knows only what is kept on the disk."""
    keeper = WindowFile(folder)
    keep_its_place(room.console, keeper, seen_in(room.console))
    room.shut()
    room.start()
    kept = seen_last(keeper)
    room.console.view.choose(StreamId(kept.event))
    room.console.resize(1280, 720)
    take_over(room.console, KeptTyping(kept))
    room.settle()
    return room.console


@pytest.mark.parametrize("how", ["another theme and language", "another start"])
def test_the_next_window_keeps_what_was_typed_chosen_turned_to_and_scrolled_on_each_page(
    room: WindowRoom, tmp_path: Path, how: str
) -> None:
    _, main = hold(room, "Side"), hold(room, "Main", tables=2)
    buy_in(room, [f"Player {number:02}" for number in range(60)])
    old = room.console
    old.resize(1280, 720)
    half_done_everywhere(room)
    bar = old.page.pane.view.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    was = bar.value()
    assert was

    anew = in_german_and_light(room) if how != "another start" else started_again(room, tmp_path)
    pages = anew.pages
    assert (anew.view.id, pages.name) == (main, PageName.PLAYERS)
    players_and_record_go_on(anew)
    pages.turn_to(pages.floor)
    assert (pages.floor.view_shown, anew.page_acts.floor.choice.seat) == (LISTS, Seat(2, 3))
    sight = pages.floor.map_view.map.sight
    assert sight is not None
    assert sight == pytest.approx(NEAR, abs=1)
    anew.pages.turn_to(pages.new_event)
    assert pages.new_event.cards.place == 3
    assert pages.new_event.short.form.line("title").text() == "Friday Cl"
    prizes_go_on(anew)
    pages.page = pages.desk
    pages.refresh()
    assert (pages.desk.entries_shown, anew.page.pane.choices.place) == (True, 1)
    assert (anew.page.pane.search.text(), anew.page.name_field.text()) == ("player", "Late Co")
    room.until(lambda: abs(anew.page.pane.view.verticalScrollBar().value() - was) <= was // 10)


def players_and_record_go_on(console: Console) -> None:
    """The search and the order of a list, and the filter of the record."""
    pane, record = console.pages.players.pane, console.pages.record
    assert (pane.field.text(), pane.list.sorted_by) == ("Player 1", -1)
    console.pages.turn_to(record)
    assert record.view.wanted == RecordFilter(by=DIRECTOR.id, only=frozenset({ActKind.SALES}))
    assert record.search.text() == "late"


def prizes_go_on(console: Console) -> None:
    """The place that was locked is, and the amount half typed is offered until it is given up."""
    console.pages.turn_to(console.pages.prizes)
    prizes = console.pages.prizes
    assert prizes.book.locked == {2: 5_000}
    prizes.right.edit(1, 100)
    assert prizes.right.field.text() == "123.4"
    QTest.keyClick(prizes.right.field, Qt.Key.Key_Escape)
    prizes.right.edit(1, 100)
    assert prizes.right.field.text() == "1.00"


def half_done_everywhere(room: WindowRoom) -> None:
    """Something is typed or chosen on each page, with the players in view at the end."""
    console, pages = room.console, room.console.pages
    pages.turn_to(pages.floor)
    pages.floor.map_view.map.go_to(*NEAR)
    pages.floor.show_view(LISTS)
    console.page_acts.floor.choice.choose_seat(Seat(2, 3))
    pages.turn_to(pages.new_event)
    pages.new_event.cards.choose(3)
    pages.new_event.short.form.line("title").setText("Friday Cl")
    pages.turn_to(pages.record)
    pages.record.on_list.wants.emit(RecordFilter(by=DIRECTOR.id, only=frozenset({ActKind.SALES})))
    pages.record.search.setText("late")
    pages.turn_to(pages.prizes)
    room.settle()
    pages.prizes.book.lock(2, "50")
    pages.prizes.right.edit(1, 100)
    QTest.keyClicks(pages.prizes.right.field, "123.4")
    room.show_entries()
    console.page.name_field.setText("Late Co")
    console.page.pane.choices.choose(1)
    QTest.keyClicks(console.page.pane.search, "player")
    pages.turn_to(pages.players)
    QTest.keyClicks(pages.players.pane.field, "Player 1")
    pages.players.pane.list.sort_by(-1)
    room.settle()


@pytest.mark.parametrize("own", ["", "{}", '{"locked": 3}', "[7"])
def test_what_a_page_cannot_read_of_what_was_kept_it_never_had(room: WindowRoom, own: str) -> None:
    hold(room)
    pages = room.console.pages
    kept = KeptPage(typed=("one too few",), chosen=(1,), turned=(9, 9, 9), own=own)
    pages.take_back(
        dict.fromkeys(("PrizesPage", "FloorPage", "NewEventPage", "RecordPage", "Other"), kept)
    )
    for page in (pages.prizes, pages.floor, pages.new_event, pages.record):
        pages.turn_to(page)
        assert page.isVisible()
    assert not pages.prizes.book.kept


def test_no_window_is_built_anew_while_something_is_asked_or_a_person_typed_in(
    room: WindowRoom,
) -> None:
    hold(room)
    hold(room, "Side")
    pages = room.console.pages
    pages.desk.register.who.field.new.emit()
    pages.turn_to(pages.settings)
    pages.settings.settings.choose("theme")
    pages.settings.change.go()
    assert pages.settings.change.why_not.startswith("A new player is being entered")
    pages.desk.register.quick.given_up.emit()
    pages.settings.change.go()
    assert not pages.settings.change.why_not
    larger = pages.settings.text_size.larger
    larger.go()
    assert larger.why_not.startswith("A question is open")
    room.console.asked.take_away()
    larger.go()
    assert room.console.is_renewed


def test_the_last_act_is_said_with_its_name_after_a_restart_whichever_event_is_in_view(
    room: WindowRoom,
) -> None:
    main, side = two_events(room)
    room.press("Start clock")
    room.console.view.choose(side)
    room.settle()
    room.choose(2)
    take_out(room)
    for again in (room.restart, partial(renewed, room)):
        again()
        seen = [room.told]
        room.until(lambda seen=seen: "Side B" in seen[-1] or seen.append(room.told))  # type: ignore[misc]
        assert room.console.view.id == main
        assert not [one for one in seen if voice().text("people", "(no name)") in one]
