"""Any view on any monitor: plugs, time, the record and a new start find every screen right."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.core.ids import StreamId
from tdapp.core.screens import KeptScreen
from tdapp.screens.views import View
from tdapp.system.time_source import SystemTime
from tdapp.tournament.payouts.posting import change_prizes
from tdapp.ui.boards.bracket_board import BracketBoard
from tdapp.ui.boards.idle_board import IdleBoard
from tdapp.ui.boards.prize_board import PrizeBoard
from tdapp.ui.boards.row_board import RowBoard
from tdapp.ui.boards.standing_board import StandingBoard
from tdapp.ui.boards.table_clock_board import TableClockBoard
from tdapp.ui.projected.canvas import Canvas
from tdapp.ui.projected.clock_screen import ClockPicture, Layout
from tdapp.ui.projected.projector import ScreenIdentity, recognised
from tdapp.ui.screens.monitors import MonitorView
from tests.tournament.evening import SMALL, seated
from tests.ui.faces import PAUSED
from tests.ui.screen_room import EVENT, OtherScreen, ScreenRoom

SECOND_US, MINUTE_US = 1_000_000, 60_000_000
OTHER = StreamId("other")
FAR = ScreenIdentity("Epson", "EB", "9", "HDMI-9")


@pytest.fixture
def screens(qtbot: QtBot) -> Iterator[ScreenRoom]:
    assert qtbot is not None
    room = ScreenRoom()
    yield room
    room.stop()


def shown(room: ScreenRoom) -> Canvas:
    ((canvas, _),) = list(room.manager.windows.visible())
    return canvas


def visible(room: ScreenRoom) -> int:
    return len(list(room.manager.windows.visible()))


def test_a_view_fills_the_monitor_it_was_given_and_is_kept(screens: ScreenRoom) -> None:
    screens.manager.show(View.CLOCK, screens.identity)
    canvas = shown(screens)
    assert canvas.isFullScreen()
    assert canvas.geometry() == screens.projector.geometry()
    assert canvas.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    assert canvas.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus
    assert canvas.cursor().shape() is Qt.CursorShape.BlankCursor
    assert not canvas.close()
    assert canvas.isVisible()
    assert isinstance(canvas.picture, ClockPicture)
    place = screens.identity
    kept = KeptScreen(place.manufacturer, place.model, place.serial, place.name, "clock", EVENT)
    assert screens.room.kept.shown == (kept,)
    screens.manager.show(View.BLINDS, screens.identity)
    assert shown(screens) is canvas
    assert canvas.picture == ClockPicture(canvas.picture.face, Layout.BLINDS)
    assert (screens.manager.counts, screens.notices) == ((1, 1), [])
    assert screens.manager.where == screens.words


@pytest.mark.parametrize(
    ("view", "kind"),
    [
        (View.SEATS_BY_NAME, RowBoard),
        (View.SEATS_BY_TABLE, RowBoard),
        (View.MOVES, RowBoard),
        (View.ALTERNATES, RowBoard),
        (View.PAYOUTS, RowBoard),
        (View.PRIZES, PrizeBoard),
        (View.STANDING, StandingBoard),
        (View.BRACKET, BracketBoard),
        (View.ENVELOPES, RowBoard),
        (View.STAGES, RowBoard),
        (View.SIDE_POOLS, RowBoard),
        (View.HEADS, RowBoard),
        (View.DEAL, RowBoard),
        (View.SPECIAL_ROUNDS, RowBoard),
        (View.LEAGUE, RowBoard),
        (View.MATCHES, RowBoard),
        (View.IDLE, IdleBoard),
        (View.TABLE_CLOCK, TableClockBoard),
    ],
)
def test_every_view_has_its_picture(screens: ScreenRoom, view: View, kind: type) -> None:
    screens.manager.show(view, screens.identity)
    screens.finish()
    assert isinstance(shown(screens).picture, kind)
    screens.view.id = None
    screens.change()
    assert isinstance(shown(screens).picture, IdleBoard)


def test_a_screen_keeps_to_its_event_until_that_is_over(screens: ScreenRoom) -> None:
    def title() -> str:
        screens.change()
        found = shown(screens).picture
        assert isinstance(found, ClockPicture)
        return found.face.event_title

    screens.view.others[OTHER] = seated(3, replace(SMALL, title="Satellite")).state
    screens.manager.show(View.CLOCK, screens.identity)
    screens.view.id = OTHER
    assert title() == "Small"
    assert screens.manager.event_words(MonitorView(View.CLOCK, EVENT)) == "Small"
    screens.manager.show(View.CLOCK, screens.identity)
    assert title() == "Satellite"
    assert [one.event for one in screens.room.kept.shown] == [OTHER]
    screens.view.id = EVENT
    over = replace(screens.view.others[OTHER].programme, cancelled=True)
    screens.view.others[OTHER] = replace(screens.view.others[OTHER], programme=over)
    assert title() == "Small"


def test_an_unplugged_monitor_hides_its_window_and_gets_it_back(screens: ScreenRoom) -> None:
    screens.evening.start()
    screens.manager.show(View.CLOCK, screens.identity)
    canvas = shown(screens)
    screens.plugs.pull(screens.projector)
    assert (visible(screens), screens.manager.awaited) == (0, screens.words)
    assert screens.manager.counts == (0, 1)
    (lost,) = screens.notices
    assert lost.startswith(f"{screens.words} was disconnected")
    (monitor,) = screens.manager.monitors
    assert (monitor.connected, monitor.showing is not None) == (False, True)
    screens.pass_us(90 * SECOND_US)
    screens.plugs.plug(screens.projector)
    assert shown(screens) is canvas
    assert canvas.isFullScreen()
    screens.pass_us(0)
    assert isinstance(canvas.picture, ClockPicture)
    assert canvas.picture.face.time == "18:30"
    assert screens.notices[1].startswith(f"{screens.words} is back")


@pytest.mark.parametrize("by", ["its monitor", "all", "the end"])
def test_a_screen_that_goes_while_it_is_painted_lets_its_picture_go_first(
    screens: ScreenRoom, by: str
) -> None:
    """A painter that outlives the window of its picture takes the program with it."""
    screens.manager.show(View.CLOCK, screens.identity)
    canvas, gone = shown(screens), list[object]()
    canvas.resize(3840, 2160)
    canvas.show_picture(ClockPicture(PAUSED))
    assert canvas.is_painting
    canvas.destroyed.connect(lambda: gone.append(by))
    if by == "its monitor":
        screens.manager.hide(screens.identity)
    elif by == "all":
        screens.manager.hide_all()
    else:
        screens.stop()
    assert (canvas.is_painting, canvas.picture) == (False, None)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert gone == [by]
    screens.start()


def test_a_posted_list_is_told_of_once_for_each_version_and_screen(screens: ScreenRoom) -> None:
    told: list[tuple[str, int, str]] = []
    screens.manager.projected.connect(lambda *seen: told.append(seen))
    screens.manager.show(View.PRIZES, screens.identity)
    screens.pass_us(SECOND_US)
    assert told == []
    screens.evening.close()
    screens.change()
    screens.pass_us(SECOND_US)
    first = EVENT, 1, screens.words
    assert told == [first]
    screens.manager.toggle_blank()
    cents = screens.evening.state.prizes.posted
    screens.evening.tell(change_prizes(screens.evening.state, (*cents[:-1], cents[-1])))
    screens.change()
    assert told == [first]
    screens.manager.toggle_blank()
    screens.pass_us(SECOND_US)
    screens.manager.show_in_window(View.PRIZES)
    screens.pass_us(SECOND_US)
    assert told == [first, (EVENT, 2, screens.words), (EVENT, 2, "In a window")]


def test_the_next_start_shows_what_the_last_one_did(screens: ScreenRoom) -> None:
    screens.manager.show(View.PRIZES, screens.identity)
    screens.stop()
    screens.start()
    assert visible(screens) == 0
    screens.manager.restore()
    screens.finish()
    assert isinstance(shown(screens).picture, PrizeBoard)
    assert screens.notices == []


def test_a_monitor_that_is_not_there_at_the_start_is_awaited(screens: ScreenRoom) -> None:
    screens.manager.show(View.MOVES, screens.identity)
    screens.stop()
    screens.plugs.pull(screens.projector)
    screens.start()
    screens.manager.restore()
    assert (visible(screens), screens.manager.awaited) == (0, screens.words)
    assert "is not connected" in screens.notices[0]
    screens.plugs.plug(screens.projector)
    assert visible(screens) == 1


def test_the_consoles_own_screen_is_covered_only_when_that_is_asked_for(
    screens: ScreenRoom,
) -> None:
    screens.manager.show(View.CLOCK, screens.identity)
    screens.stop()
    screens.console.stands_on = screens.projector
    screens.start()
    screens.manager.restore()
    assert visible(screens) == 0
    assert "Unnamed monitor now shows the console; player screens leave" in screens.notices[0]
    screens.manager.toggle()
    screens.manager.toggle()
    assert screens.manager.windows.framed.isVisible()
    screens.manager.toggle()
    assert visible(screens) == 0
    screens.manager.show(View.CLOCK, screens.identity)
    assert shown(screens).isFullScreen()


def test_a_console_that_is_moved_onto_a_monitor_of_the_players_is_not_covered(
    screens: ScreenRoom, qtbot: QtBot
) -> None:
    screens.manager.show(View.CLOCK, screens.identity)
    screens.console.stands_on = screens.projector
    screens.plugs.screenAdded.emit(screens.projector)
    qtbot.waitUntil(lambda: visible(screens) == 0)
    assert "Unnamed monitor now shows the console; player screens leave" in screens.notices[0]
    screens.console.stands_on = None
    screens.plugs.screenRemoved.emit(screens.projector)
    qtbot.waitUntil(lambda: visible(screens) == 1)


def test_another_resolution_is_filled_at_once(screens: ScreenRoom) -> None:
    screens.manager.show(View.CLOCK, screens.identity)
    canvas = shown(screens)
    canvas.setGeometry(QRect(10, 10, 300, 200))
    screens.projector.geometryChanged.emit(screens.projector.geometry())
    assert canvas.geometry() == screens.projector.geometry()


def _recognised(wanted: ScreenIdentity, found: list[OtherScreen]) -> object:
    return recognised(wanted, found)  # type: ignore[arg-type]


def test_a_monitor_is_known_on_another_socket_and_two_equal_ones_by_their_sockets() -> None:
    wanted = ScreenIdentity("Epson", "EB", "7", "HDMI-1")
    moved, other = OtherScreen("Epson", "EB", "7", "HDMI-2"), OtherScreen("Epson", "EB", "8", "DP")
    assert _recognised(wanted, [other, moved]) is moved
    assert _recognised(wanted, [other]) is None
    twins = [OtherScreen("Epson", "EB", "7", name) for name in ("HDMI-1", "HDMI-2")]
    assert _recognised(wanted, twins) is twins[0]
    assert _recognised(ScreenIdentity("Epson", "EB", "7", "HDMI-2"), twins) is twins[1]
    assert _recognised(ScreenIdentity("Epson", "EB", "7", "DP-1"), twins) is None
    nameless = OtherScreen("Epson", "EB", "", "HDMI-2")
    assert _recognised(ScreenIdentity("Epson", "EB", "", "HDMI-1"), [nameless]) is None


def test_pages_turn_every_eight_seconds_and_at_once_when_asked(screens: ScreenRoom) -> None:
    screens.manager.show(View.SEATS_BY_NAME, screens.identity)
    screens.finish()

    def page() -> tuple[int, int]:
        board = shown(screens).picture
        assert isinstance(board, RowBoard)
        return board.turn, board.seconds

    assert page() == (0, 0)
    screens.pass_us(7 * SECOND_US)
    assert page() == (0, 7)
    screens.pass_us(2 * SECOND_US)
    assert page() == (1, 1)
    screens.manager.next_page()
    assert page() == (2, 0)


class Painted(QObject):
    """Notes what a canvas shows at each of its paintings, and when that is painted."""

    def __init__(self, canvas: Canvas, time: SystemTime) -> None:
        super().__init__()
        self._canvas, self._time = canvas, time
        self.first: dict[str, int] = {}
        canvas.installEventFilter(self)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint and isinstance(self._canvas.picture, ClockPicture):
            self.first.setdefault(self._canvas.picture.face.time, self._time.now().elapsed_us)
        return False


def test_a_second_is_never_painted_before_its_time(screens: ScreenRoom, qtbot: QtBot) -> None:
    time = SystemTime()
    screens.evening.now = time.now()
    screens.evening.pass_us(-850_000)
    screens.evening.start()
    started_us = screens.evening.now.elapsed_us
    screens.view.live = time
    screens.manager.show(View.CLOCK, screens.identity)
    painted = Painted(shown(screens), time)
    qtbot.waitUntil(lambda: {"19:59", "19:58"} <= painted.first.keys(), timeout=4000)
    late = [painted.first[f"19:{60 - n}"] - started_us - n * SECOND_US for n in (1, 2)]
    assert 0 <= min(late) < SECOND_US, late


def test_a_list_follows_the_event_and_says_since_when_it_cannot(screens: ScreenRoom) -> None:
    screens.manager.show(View.SEATS_BY_NAME, screens.identity)
    screens.finish()

    def board() -> RowBoard:
        found = shown(screens).picture
        assert isinstance(found, RowBoard)
        return found

    assert len(board().blocks.blocks[0].rows) == 8
    screens.evening.bust(3)
    screens.change()
    assert len(board().blocks.blocks[0].rows) == 7
    assert (board().head.as_of, board().head.recorded) == ("", True)
    screens.desk.writable = False
    before = board().head.wall_time
    screens.pass_us(10 * MINUTE_US)
    assert (board().head.as_of, board().head.recorded) == (before, False)
    assert board().head.wall_time != before
    screens.desk.writable = True
    screens.pass_us(SECOND_US)
    assert board().head.as_of == ""


def test_the_computer_is_kept_awake_while_a_level_runs_and_players_see_it(
    screens: ScreenRoom,
) -> None:
    awake: list[bool] = []

    def look() -> None:
        screens.change()
        screens.manager.look()
        awake.append(screens.room.awake)

    screens.manager.show(View.CLOCK, screens.identity)
    look()
    screens.evening.start()
    look()
    screens.evening.pause()
    look()
    screens.evening.start()
    look()
    screens.plugs.pull(screens.projector)
    look()
    assert awake == [False, True, False, True, False]


def test_sounds_come_once_at_their_volume_and_not_when_muted(screens: ScreenRoom) -> None:
    screens.evening.start()
    screens.manager.look()
    screens.pass_us(19 * MINUTE_US + SECOND_US)
    screens.pass_us(SECOND_US)
    screens.manager.choices.set_volume(35)
    screens.pass_us(MINUTE_US)
    assert [(sound.value, volume) for sound, volume in screens.room.heard] == [
        ("one_minute", 80),
        ("level_end", 35),
    ]
    screens.manager.choices.set_muted(True)
    screens.pass_us(20 * MINUTE_US)
    assert len(screens.room.heard) == 2
    assert (screens.room.kept.volume, screens.room.kept.muted) == (35, True)


def test_trouble_is_one_notice_however_often_it_comes(screens: ScreenRoom) -> None:
    screens.room.silent, screens.room.full = "no_sound_player", True
    screens.manager.show(View.CLOCK, screens.identity)
    screens.evening.start()
    screens.change()
    for minutes in (19, 1, 19, 1):
        screens.pass_us(minutes * MINUTE_US)
    QApplication.processEvents()
    assert len(screens.room.heard) > 2
    assert sorted(notice.split(":")[0] for notice in screens.notices) == [
        "No sound can be played",
        "Screen settings could not be saved. They will be lost when the program closes.",
        "The program cannot keep this computer awake. Turn off sleep in the system settings.",
    ]
