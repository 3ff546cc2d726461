"""An evening run by hand through the window alone, and what the record then says."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from tdapp.calls.across.ending import CancelEvent
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.house.house import House
from tdapp.shown.cells import Shape
from tdapp.ui.console import made_later
from tdapp.ui.console.window_acts import WindowActs
from tdapp.ui.console.window_place import window_title
from tdapp.ui.events.event_rows import EventRowKey
from tdapp.ui.look.act import Attention, Done
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.parts.demo import demo_conditions
from tdapp.ui.workplace.rail import PageName
from tests.ui.at_the_till import answer, question
from tests.ui.by_hand import CTRL, NAMES, SIX, begin, names_listed, recorded, take_out
from tests.ui.window_room import WindowRoom


def test_twelve_players_from_registration_to_the_winner_through_the_window_alone(
    room: WindowRoom,
) -> None:
    begin(room, NAMES)
    assert names_listed(room) == NAMES
    room.press("Start clock")
    for entry in (2, 5):
        room.choose(entry)
        room.press("Re-buy")
    room.post_prizes()
    for entry in range(1, 12):
        room.entries.bust(entry)
    for entry in (12, 11, 10, 9, 8):
        room.choose(entry)
        room.press("Pay prize")
        room.agree()
    room.press("Finish event")
    room.agree()

    state = recorded(room)
    assert state == room.state
    assert state.programme.winner == 12
    assert (state.entries.count, state.entries.rebuys) == (12, 2)
    assert (state.entries.pool, state.entries.fees) == (14 * 30_000, 12 * 3_000)
    assert state.prizes.posted == (168_000, 126_000, 63_000, 42_000, 21_000)
    assert state.prizes.paid_cents == state.entries.pool
    assert state.places() == {entry: 13 - entry for entry in range(1, 13)}
    house: House = room.parts.desk.state(room.parts.day.stream)
    assert [table.used_by for table in house.registry.tables.values()] == [None, None]
    assert room.console.strip.accessibleName().startswith("1 Casino Canberra End of Year, finished")


def test_an_empty_room_offers_a_new_event_a_demo_room_and_a_file(room: WindowRoom) -> None:
    console = room.console
    assert console.welcome.isVisible()
    assert console.focusWidget() is console.welcome.new
    assert not console.pages.desk.isVisible()
    assert not console.strips.isVisible()
    acts = [card.button.act for card in console.welcome.cards]
    assert acts == [console.own.new, console.own.demo, console.own.open_file]


def test_each_way_to_begin_has_the_key_that_stands_on_its_button(
    room: WindowRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    console, opened = room.console, list[str]()
    caps = [card.button.act.cap for card in console.welcome.cards]
    assert caps == ["Ctrl+N", "Ctrl+T", "Ctrl+O"]
    parts = replace(room.parts, open_demo=lambda: opened.append("demo"))
    monkeypatch.setattr(console.own, "_parts", parts)
    for focused in (console.welcome.new, console.welcome.name):
        room.key(Qt.Key.Key_T, CTRL, on=focused)
    assert opened == ["demo", "demo"]
    room.key(Qt.Key.Key_O, CTRL, on=console.welcome.name)
    assert question(room).text == "Which event file should be opened as a draft?"
    room.key(Qt.Key.Key_Escape, on=console.focusWidget())
    room.begin_event()
    room.key(Qt.Key.Key_T, CTRL, on=console.focusWidget())
    assert len(room.state.seating.tables) == 1


def test_a_file_that_is_not_there_is_refused_in_words_and_makes_no_draft(room: WindowRoom) -> None:
    room.console.own.open_file.trigger()
    answer(room, "nowhere.toml")
    assert "nowhere.toml" in room.console.notice.said
    assert not room.parts.drafts.names()


def test_the_rooms_name_is_kept_as_the_letterhead_and_may_be_left_empty(room: WindowRoom) -> None:
    name, book = room.console.welcome.name, room.parts.settings
    name.setText("  Meridian   Poker Room ")
    name.editingFinished.emit()
    assert book.now.letterhead == "Meridian Poker Room"
    name.setText(" ")
    name.editingFinished.emit()
    assert book.now.letterhead is None


def test_the_demo_room_is_opened_beside_this_window_or_says_why_not(room: WindowRoom) -> None:
    console, opened = room.console, list[str]()
    assert console.own.demo.why_not == "This is the demo room already."

    def fails() -> None:
        raise Refusal("cannot_start", detail="no such program")

    opens = replace(room.parts, open_demo=lambda: opened.append("demo"))
    beside = WindowActs(opens, console.asking, console)
    beside.demo.trigger()
    assert opened == ["demo"]
    broken = WindowActs(replace(room.parts, open_demo=fails), console.asking, console)
    told = list[str]()
    broken.demo.tried.connect(told.append)
    broken.demo.trigger()
    assert told == ["The demo room could not be opened: no such program. Run `tdapp demo` instead."]
    assert not room.parts.desk.log


def test_the_demo_event_has_its_players_seated(room: WindowRoom) -> None:
    room.begin_demo()
    room.show_entries()
    assert (room.state.entries.count, len(room.state.seating.seat_of)) == (36, 36)
    assert room.state.conditions == demo_conditions(room.parts.rulebook)
    assert "(no name)" not in names_listed(room)


def test_a_letter_typed_into_a_field_is_a_letter_and_no_act(room: WindowRoom) -> None:
    begin(room)
    room.choose(4)
    room.entries.name_field.setFocus()
    room.key(Qt.Key.Key_B, on=room.entries.name_field)
    assert not room.state.exits.by_entry
    assert room.entries.name_field.text().lower() == "b"


def test_a_refusal_is_said_over_the_foot_of_the_page_until_something_is_done(
    room: WindowRoom,
) -> None:
    begin(room)
    line, notice = room.console.line, room.console.notice
    beside = (line.who, line.record, line.copy, line.screens, line.told)
    before = [one.text for one in beside]
    room.press("Draw seats")
    assert notice.said == "No player is waiting for a seat. Sell an entry first."
    assert room.button("Draw seats").toolTip() == notice.said
    assert [one.text for one in beside if one.isVisible()] == before
    assert lies_over_its_page(room)
    assert not [one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog)]
    room.press("Start clock")
    assert (notice.said, notice.isVisible(), room.state.clock.running) == ("", False, True)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1600, 900)])
def test_a_long_notice_is_whole_and_over_no_question(
    room: WindowRoom, size: tuple[int, int]
) -> None:
    begin(room)
    room.console.resize(*size)
    notice, asked = room.console.notice, room.console.asked
    notice.tell("Nobody may do this now, whatever the reason. " * 6)
    take_out_and_undo(room)
    assert asked.isVisible()
    notice.tell("Nobody may do this now, whatever the reason. " * 6)
    assert notice.height() >= notice.heightForWidth(notice.width()) > 0
    assert lies_over_its_page(room)


def test_a_notice_leaves_the_sum_of_the_prizes_in_sight(room: WindowRoom) -> None:
    begin(room)
    room.key(Qt.Key.Key_F6)
    prizes, notice = room.console.pages.prizes, room.console.notice
    for size in ((1280, 720), (1920, 1080)):
        room.console.resize(*size)
        notice.tell("Nobody may do this now, whatever the reason. " * 6)
        for one in (prizes.right.sum, prizes.left.sums):
            assert one.isVisible()
            box = QRect(one.mapTo(room.console, QPoint()), one.size())
            assert not box.intersects(notice.geometry())
        assert lies_over_its_page(room)


def lies_over_its_page(room: WindowRoom) -> bool:
    """Whether no part of the notice is over anything but the page."""
    notice, pages = room.console.notice, room.console.pages
    return QRect(pages.mapTo(room.console, QPoint()), pages.size()).contains(notice.geometry())


def take_out_and_undo(room: WindowRoom) -> None:
    """Put a question across the window, which makes the page lower."""
    room.choose(2)
    take_out(room)
    room.press("Undo")


@pytest.mark.parametrize(
    ("said", "shape"),
    [
        (Done("Saved to list.csv."), Shape.DONE),
        ("Entry 3 is out.", Shape.GONE),
        (Attention("The projector was disconnected."), Shape.ATTENTION),
    ],
)
def test_each_kind_of_notice_has_its_shape_and_leaves_by_itself(
    room: WindowRoom, monkeypatch: pytest.MonkeyPatch, said: str, shape: Shape
) -> None:
    notice = room.console.notice
    monkeypatch.setattr("tdapp.ui.console.notice.STAYS_MS", {type(said): 1, str: 1})
    notice.tell(said)
    assert (notice.isVisible(), notice.shape) == (True, shape)
    room.until(lambda: not notice.isVisible())
    assert notice.said == ""


def test_a_notice_goes_with_its_page_and_at_a_click(room: WindowRoom) -> None:
    begin(room)
    notice, pages = room.console.notice, room.console.pages
    room.press("Draw seats")
    assert notice.said
    room.key(Qt.Key.Key_F5)
    assert (pages.name, notice.said) == (PageName.CLOCK, "")
    notice.tell("Entry 3 is out.")
    pages.turn_to(pages.desk)
    assert notice.said
    room.click(notice)
    assert not notice.isVisible()


def test_escape_takes_the_sentence_away(room: WindowRoom) -> None:
    begin(room)
    room.press("Draw seats")
    assert room.notice
    room.key(Qt.Key.Key_Escape)
    assert room.notice == ""


def test_a_name_with_too_many_spaces_is_put_right_and_an_empty_one_is_refused(
    room: WindowRoom,
) -> None:
    begin(room, [])
    room.type_name("   ")
    assert "Type a name, then press Enter" in room.notice
    room.type_name("  Ana   Pérez ")
    assert names_listed(room) == ["Ana Pérez"]
    assert room.entries.listing.key == 1


def test_a_name_that_cannot_enter_any_more_stays_typed_and_the_registry_unchanged(
    room: WindowRoom,
) -> None:
    begin(room, NAMES)
    room.post_prizes()
    room.type_name("Too Late")
    assert room.entries.name_field.text() == "Too Late"
    assert room.is_refused("field_closed")
    count = room.station.journal.ask(lambda db: db.rows("SELECT count(*) FROM person")).result()
    assert count[0][0] == 12


def test_after_a_restart_names_and_event_are_there_again(room: WindowRoom) -> None:
    begin(room)
    room.entries.bust(5)
    before = room.state
    room.restart()
    room.until(lambda: names_listed(room) == SIX)
    assert room.state == before
    assert room.console.page.isVisible()
    room.press("Undo")
    room.press("Undo")
    assert not recorded(room).exits.by_entry


def test_the_search_and_the_choice_narrow_the_list_and_the_arrow_leads_into_it(
    room: WindowRoom,
) -> None:
    begin(room)
    room.choose(2)
    take_out(room)
    pane = room.console.page.pane
    pane.choices.choose(2)
    assert names_listed(room) == ["Player B"]
    pane.choices.choose(0)
    pane.search.setText("player f")
    assert names_listed(room) == ["Player F"]
    room.key(Qt.Key.Key_Return, on=pane.search)
    assert pane.view.key == 6
    pane.search.clear()
    assert len(names_listed(room)) == 6
    assert pane.view.key == 6


def test_a_new_entry_is_in_sight_though_a_search_would_hide_it(room: WindowRoom) -> None:
    begin(room)
    pane = room.console.page.pane
    pane.choices.choose(2)
    pane.search.setText("zz")
    assert names_listed(room) == []
    room.type_name("Vella Stefan")
    assert (pane.search.text(), len(names_listed(room)), pane.view.key) == ("", 7, 7)
    pane.search.setText("vella")
    pane.choose(7)
    assert (pane.search.text(), names_listed(room)) == ("vella", ["Vella Stefan"])


def test_an_announcement_that_is_undone_leads_back_to_the_welcome(room: WindowRoom) -> None:
    room.begin_event()
    room.press("Undo")
    assert room.console.welcome.isVisible()
    assert room.console.view.id is None


def test_a_crash_is_one_line_and_the_window_goes_on(room: WindowRoom, qtbot: QtBot) -> None:
    with qtbot.waitSignal(room.console.told):
        room.console.tell("Something went wrong inside the program.")
    assert "went wrong" in room.notice
    room.begin_event()
    assert room.console.pages.desk.isVisible()


def test_work_that_fails_unexpectedly_reaches_the_hook_for_crashes(
    room: WindowRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    caught: list[type[BaseException]] = []
    monkeypatch.setattr("sys.excepthook", lambda kind, *_: caught.append(kind))

    async def fails() -> None:
        raise ZeroDivisionError

    room.console.asking.start(fails)
    room.settle()
    assert caught == [ZeroDivisionError]
    assert not room.console.asking.busy


def test_the_window_gets_along_with_little_room(room: WindowRoom, tmp_path: Path) -> None:
    begin(room)
    room.console.resize(room.console.minimumSize())
    QApplication.processEvents()
    picture = room.console.grab()
    assert picture.size() == room.console.minimumSize()
    page = room.console.page
    assert page.pane.view.width() > 300
    assert page.course.findChildren(ActButton)[-1].isVisible()
    assert picture.save(str(tmp_path / "small.png"))


def test_what_a_window_closed_early_has_not_read_is_left_to_the_next_one(
    room: WindowRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(made_later, "READ_FOR_SCREENS", (name for name in ("one", "two")))
    found = []
    for _ in range(2):
        own = room.console.own
        later = made_later.MadeLater(room.console.work, own, tuple, room.console)
        turns = later.ahead()
        found += [next(turns), next(turns)][1:]
        del turns
        later.close()
    assert found == ["one", "two"]


def test_the_window_of_the_demo_room_says_that_it_is_kept_apart(room: WindowRoom) -> None:
    assert room.console.windowTitle().startswith("Demo room: practice, kept apart")
    own = replace(room.parts, open_demo=lambda: None)
    assert window_title(own) == "Tournament director"


def test_after_a_restart_the_finished_events_and_a_new_one_are_offered(room: WindowRoom) -> None:
    event = room.announce()
    why = Circumstances(reason="No players.")
    cancel = CancelEvent(event, room.parts.day.stream)
    room.wait_for(room.console.asking.perform(cancel, why))
    room.restart()
    console = room.console
    console.pages.turn_to(console.pages.desk)
    assert console.welcome.isVisible()
    acts = [card.button.act for card in console.welcome.cards]
    assert acts[0] is console.own.new
    assert console.own.demo not in acts
    room.click(console.welcome.cards[-1].button)
    assert console.pages.name is PageName.EVENTS
    listed = console.pages.events.events.table
    room.until(lambda: bool(listed.rows))
    assert [row.key for row in listed.rows] == [EventRowKey(event=event)]
