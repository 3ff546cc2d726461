"""What the tests of the floor share: tables with a few players, what is due, and the line typed."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.shown.floor_tasks import FloorTaskKind
from tdapp.table.geometry.seats import Seat
from tdapp.ui.floor.floor_views import LISTS
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.lists.listing import Listing
from tests.ui.by_hand import NAMES, begin
from tests.ui.window_room import WindowRoom


def on_floor(room: WindowRoom, names: list[str] = NAMES) -> None:
    """An event with two tables and these people seated evenly, its floor in view."""
    begin(room, names)
    to_lists(room)
    assert room.console.pages.page is room.console.pages.floor


def to_lists(room: WindowRoom) -> None:
    """The floor, with its lists in view."""
    room.key(Qt.Key.Key_F4)
    floor = room.console.pages.floor
    room.key(Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier, on=floor.map_view.map)
    assert floor.view_shown == LISTS


def texts(listed: Listing, column: int = 0) -> list[str]:
    """What a list says in a column."""
    return [row.cells[column].text for row in listed.table.rows]


def due(room: WindowRoom) -> list[str]:
    """What is due, line by line."""
    return texts(room.console.pages.floor.pane.due)


def choose_due(room: WindowRoom, kind: FloorTaskKind) -> None:
    """Choose the first line of a kind."""
    pane = room.console.pages.floor.pane
    key = next(row.key for row in pane.due.table.rows if row.key[0] is kind)  # type: ignore[index]
    pane.due.choose(key)


def choose_seat(room: WindowRoom, seat: Seat) -> None:
    """Choose a table and a seat of it."""
    pane = room.console.pages.floor.pane
    pane.tables.choose(seat.table)
    pane.seats.choose(seat)


def taken(room: WindowRoom, table: int, place: int = 0) -> Seat:
    """A seat of a table at which somebody sits, counted from 0."""
    seating = room.state.seating
    return seating.seat_of[seating.at_table(table)[place]]


def state_of(room: WindowRoom, seat: Seat) -> str:
    """What the list of the chosen table says of a seat."""
    choose_seat(room, seat)
    return texts(room.console.pages.floor.pane.seats, 3)[seat.seat - 1]


def do(room: WindowRoom, act: WindowAct) -> None:
    """Ask for an act as its key, menu or button does, a second after whatever was before."""
    room.wait_a_second()
    act.trigger()
    room.settle()


def answer(room: WindowRoom, words: str | None = None) -> None:
    """Say yes to the question, with these words or what stands there."""
    asked = room.console.asked
    assert asked.isVisible()
    if words is not None:
        asked.field.setText(words)
    room.click(asked.yes)


def type_line(room: WindowRoom, text: str) -> None:
    """Type a line of the floor and press Enter."""
    line = room.console.pages.floor.pane.line
    line.setFocus()
    QTest.keyClicks(line, text)
    room.key(Qt.Key.Key_Return, on=line)


def empty_table(room: WindowRoom, table: int, leaving: int) -> None:
    """Close registration, and let all but so many of a table go out."""
    close_entries(room)
    for entry in room.state.seating.at_table(table)[leaving:]:
        bust_out(room, entry)


def close_entries(room: WindowRoom) -> None:
    """Post the prizes, so that nobody enters any more."""
    event = room.console.view.id
    assert event is not None
    if not room.state.entries.closed:
        room.do(PostPrizes(event))


def bust_out(room: WindowRoom, entry: int) -> None:
    """Let a player go out, a re-buy declined where one is possible."""
    event = room.console.view.id
    assert event is not None
    room.console.asking.act(Bust(event, entry))
    room.settle()
    if entry in room.state.exits.out_of_chips:
        room.console.asking.act(Bust(event, entry, declined=True))
        room.settle()


def at_small_size(room: WindowRoom) -> None:
    """The smallest screen that a desk has."""
    room.console.resize(QSize(1280, 720))
    QApplication.processEvents()
