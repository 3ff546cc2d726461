"""The clock in the window: strip, second screen, and what is said when the disk is full."""

import sqlite3

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QScrollArea, QWidget

from tdapp.calls.tournament.clock import GoToLevel
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.core.ids import StreamId
from tdapp.core.ports.people import Person
from tdapp.screens.clock_face import ClockState
from tdapp.screens.views import View
from tdapp.ui.boards.row_board import RowBoard
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.projected.projector import ScreenIdentity
from tdapp.ui.screens.monitors import monitor_words
from tdapp.ui.screens.screen_manager import ScreenManager
from tdapp.ui.screens.screens_pane import ScreensPane
from tdapp.ui.workplace.rail import PageName
from tests.ui.by_hand import CTRL, begin, clock_seen, opened, recorded, show_clock
from tests.ui.window_room import MINUTE_US, SECOND_US, WindowRoom


def test_the_clock_runs_in_strip_and_face_and_a_level_that_passes_closes_re_buys(
    room: WindowRoom,
) -> None:
    begin(room)
    show_clock(room)
    room.press("Start clock")
    room.choose(1)
    assert not room.button("Re-buy").act.why_not
    room.time.pass_us(2 * 60 * MINUTE_US + 5_000_000)
    room.console.ticker.look_now()
    room.console.screens.look()
    room.settle()
    face = clock_seen(room)
    assert (face.state, face.level_word, face.time) == (ClockState.RUNNING, "Level 5", "29:55")
    assert "level 4" in room.button("Re-buy").act.why_not
    room.wait_for(room.parts.clockwork.tick())
    assert recorded(room).clock.begun == 4


def test_a_pause_says_since_when(room: WindowRoom) -> None:
    begin(room)
    show_clock(room)
    room.press("Start clock")
    room.time.pass_us(10 * MINUTE_US - SECOND_US)
    room.press("Pause clock")
    room.time.pass_us(4 * MINUTE_US)
    room.console.screens.look()
    face = clock_seen(room)
    assert (face.state, face.time) == (ClockState.PAUSED, "20:00")
    assert face.paused_at
    assert face.paused_at != face.wall_time


def test_with_one_screen_the_clock_stands_in_a_window_and_goes_again(room: WindowRoom) -> None:
    begin(room)
    screens, toggle = room.console.screens, room.console.screen_acts.toggle
    assert len(QGuiApplication.screens()) == 1
    toggle.trigger()
    assert screens.windows.framed.isVisible()
    assert (
        clock_seen(room)
        == screens.feed.face(event_of(room), room.console.view.now).at_whole_second()
    )
    assert room.screens_said == "Screens 1 of 1  in a window"
    assert toggle.text() == "Hide the screens"
    screens.windows.framed.close()
    room.settle()
    assert room.screens_said == "No screens shown"
    assert toggle.text() == "Show the clock for players"


def test_the_keys_of_the_night_work_where_a_window_for_players_has_the_keyboard(
    room: WindowRoom,
) -> None:
    begin(room)
    console = room.console
    show_clock(room)
    frame = console.screens.windows.framed
    assert frame.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus
    room.until(frame.isActiveWindow)
    room.key(Qt.Key.Key_Space, CTRL, on=frame)
    assert room.state.clock.running
    room.key(Qt.Key.Key_F4, on=frame)
    assert console.pages.page is console.pages.floor
    assert frame.isActiveWindow()
    room.key(Qt.Key.Key_B, CTRL, on=frame)
    room.key(Qt.Key.Key_O, on=frame)
    assert console.asked.text == "Which table opens for this event?"
    room.until(console.asked.field.hasFocus)


def test_a_screen_that_is_unplugged_is_told_until_it_is_back(room: WindowRoom) -> None:
    screens, line, mine = room.console.screens, room.console.line, QGuiApplication.primaryScreen()
    identity = ScreenIdentity.of(mine)
    name = monitor_words(identity, ())
    screens.show(View.CLOCK, identity)
    assert (seen(screens), screens.where) == (1, name)
    assert line.screens.text == f"Screens 1 of 1  {name}"
    QGuiApplication.instance().screenRemoved.emit(mine)  # type: ignore[union-attr]
    assert seen(screens) == 0
    assert room.notice.startswith(f"{name} was disconnected")
    room.until(lambda: line.screens.text.endswith(f": waiting for {name}"))
    assert line.screens.text.startswith("Screens 0 of 1  since ")
    assert line.screens.isVisible()
    QGuiApplication.instance().screenAdded.emit(mine)  # type: ignore[union-attr]
    assert seen(screens) == 1
    room.until(lambda: "waiting" not in line.screens.text)


def test_names_are_shown_as_soon_as_they_are_known(room: WindowRoom) -> None:
    begin(room)
    screens, names = room.console.screens, room.console.names
    screens.show_in_window(View.SEATS_BY_NAME)
    assert "Player" in listed(screens)
    for person in room.state.entries.by_person:
        names.forget(person)
    assert "Player" not in listed(screens)
    room.restart()
    room.console.turning.to(PageName.CLOCK).trigger()
    room.console.screens.show_in_window(View.SEATS_BY_NAME)
    room.until(lambda: "Player" in listed(room.console.screens))


def test_the_page_of_the_clock_shows_its_screens_whole_in_a_small_window(room: WindowRoom) -> None:
    begin(room)
    room.console.resize(1280, 720)
    room.console.turning.to(PageName.CLOCK).trigger()
    room.settle()
    (pane,) = room.console.findChildren(ScreensPane)
    (area,) = (one for one in room.console.findChildren(QScrollArea) if one.isAncestorOf(pane))
    assert area.verticalScrollBar().maximum() > 0
    assert pane.height() >= pane.minimumSizeHint().height()
    cut = [one.text() for one in pane.findChildren(ActButton) if not fits(one, pane)]
    assert cut == []
    pane.views.chosen.emit(0)
    assert room.screens_said.startswith("Screens 1 of 1")


def test_on_a_full_disk_the_clock_goes_on_not_recorded_and_says_why_and_since_when(
    room: WindowRoom,
) -> None:
    begin(room)
    show_clock(room)
    room.press("Start clock")
    room.link.problem = sqlite3.SQLITE_FULL
    room.press("Pause clock")
    record = room.console.line.record
    assert record.text.startswith("NOT RECORDED  since ")
    assert "The disk is full" in record.text
    assert not room.state.clock.running
    assert not clock_seen(room).recorded

    room.type_name("No Money Now")
    assert room.notice.startswith("Not done. the disk is full. Free some space")
    assert room.state.entries.count == 6

    room.link.problem = None
    room.wait_for(room.parts.clockwork.tick())
    room.console.ticker.look_now()
    assert record.text.startswith("Record healthy")
    assert not recorded(room).clock.running


def test_the_menu_of_screens_lists_what_is_plugged_in_and_puts_the_clock_there(
    room: WindowRoom,
) -> None:
    screens = room.console.screens
    name = monitor_words(ScreenIdentity.of(QGuiApplication.primaryScreen()), ())

    def choices() -> dict[str, QAction]:
        (monitor,) = opened(room, "Monitors")
        assert monitor.text().startswith(name)
        (views,) = (one for one in room.console.findChildren(QMenu) if one.menuAction() is monitor)
        return {one.text(): one for one in views.actions()}

    assert [text for text, one in choices().items() if one.isChecked()] == ["Nothing"]
    choices()["Clock"].trigger()
    assert (seen(screens), screens.where) == (1, name)
    assert [text for text, one in choices().items() if one.isChecked()] == ["Clock"]
    choices()["Nothing"].trigger()
    assert not screens.shown


def seen(screens: ScreenManager) -> int:
    return len(list(screens.windows.visible()))


def event_of(room: WindowRoom) -> StreamId:
    event = room.console.view.id
    assert event is not None
    return event


def listed(screens: ScreenManager) -> str:
    """The names on the only board that players see."""
    screens.feed.finish()
    screens.look()
    ((canvas, _),) = screens.windows.visible()
    if not isinstance(canvas.picture, RowBoard):
        return ""
    rows = (row for block in canvas.picture.blocks.blocks for row in block.rows)
    return " ".join(f"{row.strong} {row.quiet}" for row in rows)


def fits(part: QWidget, pane: QWidget) -> bool:
    inside = QRect(part.mapTo(pane, QPoint(0, 0)), part.size())
    return pane.rect().contains(inside) and part.width() >= part.minimumSizeHint().width()


LEVEL_5 = 6
"""Where it stands among the levels and breaks of the demo; re-buys end before it."""


def strip_says(room: WindowRoom) -> str:
    """What the strip of the event in view says of it."""
    strip = room.console.strips.strip(room.console.view.the_id())
    assert strip is not None
    return str(strip.columns_shown)


def test_a_strip_names_the_winner_whoever_looked_the_name_up(room: WindowRoom) -> None:
    """A page that looks names up at the same moment must not leave “(no name)” on the strip."""
    room.begin_demo()
    room.play()
    event, state, names = room.console.view.the_id(), room.state, room.console.names
    room.do(GoToLevel(event, LEVEL_5), PostPrizes(event))
    room.do(*(Bust(event, one) for one in state.in_play()[1:]))
    person = Person(state.entry(state.in_play()[0]).person, "Ada Lang")
    names.forget(person.id)
    room.console.ticker.look_now()
    assert "Winner: (no name)" in strip_says(room)
    names.know([person])
    assert "Winner: Ada Lang" in strip_says(room)
