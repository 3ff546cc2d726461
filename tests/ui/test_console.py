"""An evening run by hand through the window alone, and what the record then says."""

import sqlite3
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QMenu
from pytestqt.qtbot import QtBot

from tdapp.core.ports import StreamRef
from tdapp.core.timeline import Timeline
from tdapp.floor.house import House
from tdapp.tournament.tournament import KIND, TOURNAMENT, Tournament
from tdapp.ui.clock.clock_face import ClockState
from tdapp.ui.entries.entry_rows import Column
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.shapes import Shape
from tests.ui.window_room import MINUTE_US, WindowRoom

NAMES = [f"Player {letter}" for letter in "ABCDEFGHIJKL"]
SIX = NAMES[:6]
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def _recorded(room: WindowRoom) -> Tournament:
    """The event as the record alone tells it."""
    event = room.console.view.id
    assert event is not None
    told: Timeline[Tournament] = Timeline(TOURNAMENT)
    told.replay(room.station.journal.load(StreamRef(event, KIND)))
    return told.state


def _begin(room: WindowRoom, names: list[str] = SIX) -> None:
    """An event with two tables and these people, all seated."""
    room.press("New event")
    room.press("Open table 1")
    room.press("Open table 2")
    for name in names:
        room.type_name(name)
    room.press("Draw seats")


def _names_listed(room: WindowRoom) -> list[str]:
    return [row.cells[Column.NAME].text for row in room.console.page.pane.table.rows]


def test_twelve_players_from_registration_to_the_winner_through_the_window_alone(
    room: WindowRoom,
) -> None:
    _begin(room, NAMES)
    assert _names_listed(room) == NAMES
    room.press("Start clock")
    for entry in (2, 5):
        room.choose(entry)
        room.press("Re-buy")
    room.press("Post prizes")
    for entry in range(1, 12):
        room.choose(entry)
        room.press("Bust")
    for entry in (12, 11, 10, 9, 8):
        room.choose(entry)
        room.press("Pay prize")
        room.press("Handed over")
    room.press("Finish event")

    state = _recorded(room)
    assert state == room.state
    assert state.programme.winner == 12
    assert (state.entries.count, state.entries.rebuys) == (12, 2)
    assert (state.entries.pool, state.entries.fees) == (14 * 30_000, 14 * 3_000)
    assert state.prizes.posted == (168_000, 126_000, 63_000, 42_000, 21_000)
    assert state.prizes.paid_cents == state.entries.pool
    assert state.places() == {entry: 13 - entry for entry in range(1, 13)}
    house: House = room.parts.desk.state(room.parts.day.stream)
    assert [table.used_by for table in house.registry.tables.values()] == [None, None]
    assert room.console.strip.accessibleName().startswith("Casino Canberra End of Year, finished")


def test_an_empty_room_offers_a_demo_and_a_new_event(room: WindowRoom) -> None:
    console = room.console
    assert console.welcome.isVisible()
    assert not console.page.isVisible()
    assert not console.strip.isVisible()
    room.press("Demo event")
    assert console.page.isVisible()
    assert (room.state.entries.count, len(room.state.seating.seat_of)) == (36, 36)
    assert "(no name)" not in _names_listed(room)


def test_a_bust_asks_nothing_and_undo_takes_it_back_and_redo_does_it_again(
    room: WindowRoom,
) -> None:
    _begin(room)
    room.console.page.pane.view.setFocus()
    room.choose(4)
    room.key(Qt.Key.Key_B, on=room.console.page.pane.view)
    assert set(_recorded(room).exits.by_entry) == {4}
    assert room.console.line.told.text.startswith("Entry 4, Player D out")
    room.key(Qt.Key.Key_Z, CTRL)
    assert not _recorded(room).exits.by_entry
    assert room.console.line.redo.isVisible()
    room.key(Qt.Key.Key_Z, CTRL, SHIFT)
    assert set(_recorded(room).exits.by_entry) == {4}


def test_a_letter_typed_into_a_field_is_a_letter_and_no_act(room: WindowRoom) -> None:
    _begin(room)
    room.choose(4)
    room.console.page.name_field.setFocus()
    room.key(Qt.Key.Key_B, on=room.console.page.name_field)
    assert not room.state.exits.by_entry
    assert room.console.page.name_field.text().lower() == "b"


def test_undo_in_an_empty_field_is_the_desks_and_in_a_full_one_the_fields(
    room: WindowRoom,
) -> None:
    _begin(room)
    field = room.console.page.name_field
    field.setFocus()
    room.key(Qt.Key.Key_X, on=field)
    room.key(Qt.Key.Key_Z, CTRL, on=field)
    assert (field.text(), len(room.state.seating.seat_of)) == ("", 6)
    room.key(Qt.Key.Key_Z, CTRL, on=field)
    assert len(_recorded(room).seating.seat_of) == 0


def test_a_refusal_is_one_sentence_in_the_bottom_line_until_something_is_done(
    room: WindowRoom,
) -> None:
    _begin(room)
    room.press("Draw seats")
    line = room.console.line
    assert line.notice == "Nobody waits for a seat; enter a player first."
    assert line.told.text == line.notice
    assert room.button("Draw seats").toolTip() == line.notice
    assert not [one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog)]
    room.press("Start clock")
    assert (line.notice, room.state.clock.running) == ("", True)


def test_escape_takes_the_sentence_away(room: WindowRoom) -> None:
    _begin(room)
    room.press("Draw seats")
    assert room.console.line.notice
    room.key(Qt.Key.Key_Escape)
    assert room.console.line.notice == ""


def test_a_reinstatement_asks_for_its_reason_in_its_place_and_records_it(
    room: WindowRoom,
) -> None:
    _begin(room)
    room.choose(3)
    room.press("Bust")
    room.press("Reinstate…")
    asked = room.console.page.inspector.asked
    assert asked.isVisible()
    room.click(asked.yes)
    assert "needs a reason" in room.console.line.notice
    assert set(room.state.exits.by_entry) == {3}
    asked.field.setText("dealer pointed at the wrong seat")
    room.key(Qt.Key.Key_Return, on=asked.field)
    assert not asked.isVisible()
    assert not _recorded(room).exits.by_entry
    assert room.parts.desk.log[-1].reason == "dealer pointed at the wrong seat"


def test_a_player_whose_seat_was_given_away_comes_back_to_another_one(room: WindowRoom) -> None:
    _begin(room, NAMES[:2])
    for name in NAMES[2:9]:
        room.type_name(name)
    room.press("Draw seats")
    room.choose(3)
    left = room.state.seating.seat_of[3]
    room.press("Bust")
    for number in range(10, 20):
        room.type_name(f"Late {number}")
    room.press("Draw seats")
    assert left in room.state.seating.entry_at
    room.press("Open table 3")
    room.choose(3)
    room.press("Reinstate…")
    asked = room.console.page.inspector.asked
    asked.field.setText("the river was misread")
    room.click(asked.yes)
    back = _recorded(room).seating.seat_of[3]
    assert back != left
    assert back.table == 3


def test_a_question_goes_away_with_the_entry_it_was_about(room: WindowRoom) -> None:
    _begin(room)
    room.choose(3)
    room.press("Bust")
    room.press("Reinstate…")
    room.choose(5)
    assert not room.console.page.inspector.asked.isVisible()


def test_escape_answers_a_question_with_no(room: WindowRoom) -> None:
    _begin(room)
    room.choose(3)
    room.press("Bust")
    room.press("Reinstate…")
    asked = room.console.page.inspector.asked
    room.key(Qt.Key.Key_Escape, on=asked.field)
    assert not asked.isVisible()
    assert set(room.state.exits.by_entry) == {3}


def test_money_leaves_only_after_the_question_and_cannot_be_undone(room: WindowRoom) -> None:
    _begin(room, NAMES)
    room.press("Post prizes")
    for entry in range(1, 12):
        room.choose(entry)
        room.press("Bust")
    room.choose(12)
    room.press("Pay prize")
    assert not room.state.prizes.paid
    room.press("Handed over")
    assert set(_recorded(room).prizes.paid) == {1}
    room.press("Undo")
    assert set(_recorded(room).prizes.paid) == {1}
    assert "place 1 is paid" in room.console.line.notice


def test_a_name_with_too_many_spaces_is_put_right_and_an_empty_one_is_refused(
    room: WindowRoom,
) -> None:
    _begin(room, [])
    room.type_name("   ")
    assert "No name is typed" in room.console.line.notice
    room.type_name("  Ana   Pérez ")
    assert _names_listed(room) == ["Ana Pérez"]
    assert room.console.page.pane.view.entry == 1


def test_a_name_that_cannot_enter_any_more_stays_typed_and_the_registry_unchanged(
    room: WindowRoom,
) -> None:
    _begin(room, NAMES)
    room.press("Post prizes")
    room.type_name("Too Late")
    assert room.console.page.name_field.text() == "Too Late"
    assert "sell no more" in room.console.line.notice
    count = room.station.journal.ask(lambda db: db.rows("SELECT count(*) FROM person")).result()
    assert count[0][0] == 12


def test_after_a_restart_names_and_event_are_there_again(room: WindowRoom) -> None:
    _begin(room)
    room.choose(5)
    room.press("Bust")
    before = room.state
    room.restart()
    room.until(lambda: _names_listed(room) == SIX)
    assert room.state == before
    assert room.console.page.isVisible()
    room.press("Undo")
    assert not _recorded(room).exits.by_entry


def test_the_search_and_the_choice_narrow_the_list_and_the_arrow_leads_into_it(
    room: WindowRoom,
) -> None:
    _begin(room)
    room.choose(2)
    room.press("Bust")
    pane = room.console.page.pane
    pane.choices.choose(2)
    assert _names_listed(room) == ["Player B"]
    pane.choices.choose(0)
    pane.search.setText("player f")
    assert _names_listed(room) == ["Player F"]
    room.key(Qt.Key.Key_Return, on=pane.search)
    assert pane.view.entry == 6
    pane.search.clear()
    assert len(_names_listed(room)) == 6
    assert pane.view.entry == 6


def test_the_suggested_act_leads_through_the_evening_and_only_one_is_filled(
    room: WindowRoom,
) -> None:
    def suggested() -> list[str]:
        buttons = room.console.page.course.findChildren(ActButton)
        return [one.text() for one in buttons if one.suggested]

    room.press("New event")
    assert suggested() == ["Open table 1"]
    room.press("Open table 1")
    assert suggested() == []
    for name in NAMES[:10]:
        room.type_name(name)
    assert suggested() == ["Open table 2"]
    room.press("Open table 2")
    assert suggested() == ["Draw seats"]
    room.press("Draw seats")
    assert suggested() == ["Start clock"]
    room.press("Start clock")
    assert suggested() == []


def test_the_clock_runs_in_strip_and_face_and_a_level_that_passes_closes_re_buys(
    room: WindowRoom,
) -> None:
    _begin(room)
    room.press("Start clock")
    room.choose(1)
    assert not room.button("Re-buy").act.why_not
    room.time.pass_us(2 * 60 * MINUTE_US + 5_000_000)
    room.console.ticker.look_now()
    room.settle()
    face = room.console.second_screen.clock.face
    assert face is not None
    assert (face.state, face.level_word, face.time) == (ClockState.RUNNING, "Level 5", "29:55")
    assert "level 4" in room.button("Re-buy").act.why_not
    room.wait_for(room.parts.clockwork.tick())
    assert _recorded(room).clock.begun == 4


def test_a_pause_says_since_when(room: WindowRoom) -> None:
    _begin(room)
    room.press("Start clock")
    room.time.pass_us(10 * MINUTE_US)
    room.press("Pause clock")
    room.time.pass_us(4 * MINUTE_US)
    room.console.ticker.look_now()
    face = room.console.second_screen.clock.face
    assert face is not None
    assert (face.state, face.time) == (ClockState.PAUSED, "20:00")
    assert face.paused_at
    assert face.paused_at != face.wall_time


def test_with_one_screen_the_clock_stands_in_a_window_and_goes_again(room: WindowRoom) -> None:
    _begin(room)
    screen = room.console.second_screen
    assert len(QGuiApplication.screens()) == 1
    room.press("Clock on second screen")
    assert screen.window.isVisible()
    assert screen.window.clock.face == screen.clock.face
    assert room.console.line.screens.text == "Clock shown  in a window"
    screen.window.close()
    room.settle()
    assert room.console.line.screens.text == "Clock not shown"
    assert room.button("Clock on second screen").isVisible()


def test_a_screen_that_is_unplugged_is_told_until_it_is_back(room: WindowRoom) -> None:
    screen, mine = room.console.second_screen, QGuiApplication.primaryScreen()
    screen.show_on(mine)
    assert (screen.clock.isVisible(), screen.where) == (True, mine.name())
    QGuiApplication.instance().screenRemoved.emit(mine)  # type: ignore[union-attr]
    assert not screen.clock.isVisible()
    assert "is unplugged" in room.console.line.screens.text
    QGuiApplication.instance().screenAdded.emit(mine)  # type: ignore[union-attr]
    assert screen.clock.isVisible()
    assert "unplugged" not in room.console.line.screens.text


def test_on_a_full_disk_the_clock_goes_on_not_recorded_and_says_why_and_since_when(
    room: WindowRoom,
) -> None:
    _begin(room)
    room.press("Start clock")
    room.link.problem = sqlite3.SQLITE_FULL
    room.press("Pause clock")
    record = room.console.line.record
    assert record.text.startswith("NOT RECORDED")
    assert "The disk is full; free some space" in record.text
    assert not room.state.clock.running
    face = room.console.second_screen.clock.face
    assert face is not None
    assert not face.recorded

    room.type_name("No Money Now")
    assert room.console.line.notice.startswith("Not done: the disk is full; free some space")
    assert room.state.entries.count == 6

    room.link.problem = None
    room.wait_for(room.parts.clockwork.tick())
    room.console.ticker.look_now()
    assert record.text.startswith("Record healthy")
    assert not _recorded(room).clock.running


def test_no_two_acts_share_a_key(room: WindowRoom) -> None:
    keys = [act.shortcut().toString() for act in room.console.all_acts]
    given = [key for key in keys if key]
    assert len(given) > 12
    assert sorted(set(given)) == sorted(given)


def test_every_act_has_words_and_is_in_a_menu_or_on_a_button(room: WindowRoom) -> None:
    _begin(room)
    room.choose(1)
    menus = room.console.top.bar.findChildren(QMenu)
    listed = {act for menu in menus for act in menu.actions()}
    for act in room.console.all_acts:
        assert act.text()
        assert act in listed


def test_every_control_has_a_name_for_those_who_hear_it(room: WindowRoom) -> None:
    _begin(room)
    room.choose(1)
    for button in room.console.findChildren(ActButton):
        assert button.accessibleName() or not button.isVisible()
    page = room.console.page
    for part in (page.name_field, page.pane.search, page.pane.view, room.console.strip):
        assert part.accessibleName()


def test_a_second_event_is_shown_and_the_first_is_in_the_menu(room: WindowRoom) -> None:
    _begin(room)
    first = room.console.view.id
    room.key(Qt.Key.Key_N, CTRL)
    assert room.state.entries.count == 0
    assert first is not None
    assert room.console.view.events()[0] == first
    room.console.view.choose(first)
    room.settle()
    assert _names_listed(room) == SIX


def test_an_announcement_that_is_undone_leads_back_to_the_welcome(room: WindowRoom) -> None:
    room.press("New event")
    room.press("Undo")
    assert room.console.welcome.isVisible()
    assert room.console.view.id is None


def test_a_crash_is_one_line_and_the_window_goes_on(room: WindowRoom, qtbot: QtBot) -> None:
    with qtbot.waitSignal(room.console.told):
        room.console.tell("Something went wrong inside the program.")
    assert "went wrong" in room.console.line.notice
    room.press("New event")
    assert room.console.page.isVisible()


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
    _begin(room)
    room.console.resize(room.console.minimumSize())
    QApplication.processEvents()
    picture = room.console.grab()
    assert picture.size() == room.console.minimumSize()
    page = room.console.page
    assert page.pane.view.width() > 300
    assert page.course.findChildren(ActButton)[-1].isVisible()
    assert picture.save(str(tmp_path / "small.png"))


def test_shapes_are_told_apart_in_greyscale_at_eleven_pixels() -> None:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QColor, QImage, QPainter

    from tdapp.ui.look.shapes import paint_shape

    def drawn(shape: Shape) -> bytes:
        image = QImage(11, 11, QImage.Format.Format_Grayscale8)
        image.fill(0)
        painter = QPainter(image)
        paint_shape(painter, shape, QRectF(0, 0, 11, 11), QColor("#FFFFFF"))
        painter.end()
        return bytes(image.constBits())

    pictures = {shape: drawn(shape) for shape in Shape}
    for shape, picture in pictures.items():
        for other, another in pictures.items():
            if shape is not other:
                apart = sum(abs(one - two) for one, two in zip(picture, another, strict=True))
                assert apart > 5 * 255, (shape, other)


def _opened(room: WindowRoom, title: str) -> list[QAction]:
    """What a menu holds when it is opened."""
    menus = room.console.top.bar.findChildren(QMenu)
    menu = next(one for one in menus if one.title() == title)
    menu.aboutToShow.emit()
    return menu.actions()


def test_the_menu_of_screens_lists_what_is_plugged_in_and_puts_the_clock_there(
    room: WindowRoom,
) -> None:
    in_window, nowhere = _opened(room, "Clock screen")
    assert (in_window.text(), nowhere.isChecked()) == ("In a window", True)
    in_window.trigger()
    assert room.console.second_screen.window.isVisible()
    in_window, nowhere = _opened(room, "Clock screen")
    assert (in_window.isChecked(), nowhere.isChecked()) == (True, False)
    nowhere.trigger()
    assert not room.console.second_screen.shown


def test_the_menu_of_events_lists_them_and_shows_the_chosen_one(room: WindowRoom) -> None:
    assert [one.text() for one in _opened(room, "Open events")] == ["None yet"]
    _begin(room)
    room.key(Qt.Key.Key_N, CTRL)
    first, second = _opened(room, "Open events")
    assert (first.isChecked(), second.isChecked()) == (False, True)
    first.trigger()
    room.settle()
    assert _names_listed(room) == SIX
