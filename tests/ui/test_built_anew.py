"""The window that comes after another one goes on with what was typed, chosen and turned to."""

from functools import partial
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdapp.core.event import ActKind
from tdapp.core.ids import StreamId
from tdapp.core.settings import KeptPage
from tdapp.desk.permissions import DIRECTOR
from tdapp.desk.record_log import RecordFilter
from tdapp.system.kept_files import WindowFile
from tdapp.table.geometry.seats import Seat
from tdapp.till.payment import Tender
from tdapp.ui.application import main_window
from tdapp.ui.console.console import Console
from tdapp.ui.console.kept_typing import KeptTyping, handed_over, seen_in, take_over
from tdapp.ui.console.window_place import keep_its_place, seen_last
from tdapp.ui.floor.floor_views import LISTS
from tdapp.ui.look.spoken import voice
from tdapp.ui.slips.slip_bar import TypedSlip
from tdapp.ui.workplace.rail import PageName
from tests.ui.at_the_till import hold, two_events
from tests.ui.by_hand import buy_in, take_out
from tests.ui.window_renewed import renewed
from tests.ui.window_room import WindowRoom

NEAR = (3.5, 120.0, 70.0)


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
