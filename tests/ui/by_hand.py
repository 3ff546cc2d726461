"""What the tests of the window share: an event begun by hand, and what the record says of it."""

from itertools import chain

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.room import PITCH_CM, InstallTable
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.ids import StreamRef
from tdapp.core.timeline import Timeline
from tdapp.screens.clock_face import ClockFace
from tdapp.screens.views import View
from tdapp.tournament.room import KIND, TOURNAMENT
from tdapp.tournament.tournament import Tournament
from tdapp.ui.entries.entry_rows import EntryColumn
from tdapp.ui.projected.clock_screen import ClockPicture
from tests.ui.window_room import WindowRoom

NAMES = [f"Player {letter}" for letter in "ABCDEFGHIJKL"]
SIX = NAMES[:6]
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def recorded(room: WindowRoom) -> Tournament:
    """The event as the record alone tells it."""
    event = room.console.view.id
    assert event is not None
    told: Timeline[Tournament] = Timeline(TOURNAMENT)
    told.replay(room.station.journal.load(StreamRef(event, KIND)))
    return told.state


def begin(room: WindowRoom, names: list[str] = SIX) -> None:
    """An event with two tables and these people, all seated, by the acts of the desk; in view."""
    event, persons = room.announce(), room.people(names)
    house, conditions = room.parts.day.stream, room.parts.desk.state(event).conditions
    tables = [
        (
            InstallTable(house, one, conditions.seats_per_table, PITCH_CM * one, 0),
            OpenTable(event, house, one),
        )
        for one in (1, 2)
    ]
    sales = [Register(event, person) for person in persons]
    room.do(*chain(*tables), *sales, *([DrawSeats(event)] if sales else []))
    room.look_at(event)
    room.show_entries()
    assert len(room.state.seating.seat_of) == len(names), room.console.notice.said


def show_clock(room: WindowRoom) -> None:
    """Let players see the clock in a window."""
    room.console.screens.show_in_window(View.CLOCK)


def clock_seen(room: WindowRoom) -> ClockFace:
    """The clock that players see."""
    ((canvas, _),) = room.console.screens.windows.visible()
    assert isinstance(canvas.picture, ClockPicture)
    return canvas.picture.face


def buy_in(room: WindowRoom, names: list[str]) -> None:
    """These people buy in all at once; typing each name is for the tests of typing."""
    event = room.console.view.the_id()
    room.do(*(Register(event, person) for person in room.people(names)))
    room.settle()


def take_out(room: WindowRoom) -> None:
    """The selected player is out of an event in play, a re-buy declined where one is possible."""
    room.play()
    room.press("Bust")
    if room.console.page.entry_acts.entry in room.state.exits.out_of_chips:
        room.press("Bust, no re-buy")


def names_listed(room: WindowRoom) -> list[str]:
    """The names in the list of entries, as they stand there."""
    return [row.cells[EntryColumn.NAME].text for row in room.entries.rows]


def opened(room: WindowRoom, title: str) -> list[QAction]:
    """What a menu holds when it is opened, and those before it on the way there."""
    bar = room.console.top.bar
    for first in bar.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly):
        first.aboutToShow.emit()
    menu = next(one for one in bar.findChildren(QMenu) if one.title() == title)
    menu.aboutToShow.emit()
    return menu.actions()
