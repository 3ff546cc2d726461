"""The screens over a real desk: they follow its acts and know when they were done."""

from collections.abc import Iterator

import pytest

from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.core.ids import ActionId, StreamRef
from tdapp.desk.permissions import PROGRAM
from tdapp.screens.views import View
from tdapp.tournament.facts.prizes import PrizesProjected
from tdapp.tournament.room import KIND
from tdapp.ui.boards.prize_board import PrizeBoard
from tdapp.ui.boards.row_board import RowBoard
from tdapp.ui.screens.screen_manager import ScreenManager
from tests.ui.by_hand import NAMES, begin
from tests.ui.window_room import WindowRoom


@pytest.fixture
def screens(room: WindowRoom) -> Iterator[ScreenManager]:
    console, desk = room.console, room.parts.desk
    begin(room, NAMES)

    def when(action: ActionId) -> int | None:
        return next((act.at_us for act in desk.log if act.action == action), None)

    made = ScreenManager(console, desk, console.view, console.names.name, when)
    yield made
    made.close()


def picture(screens: ScreenManager, room: WindowRoom) -> object:
    screens.look()
    screens.feed.finish()
    room.settle()
    ((canvas, _),) = list(screens.windows.visible())
    return canvas.picture


def test_every_list_of_a_real_event_follows_its_acts(
    room: WindowRoom, screens: ScreenManager
) -> None:
    screens.show_in_window(View.SEATS_BY_NAME)
    board = picture(screens, room)
    assert isinstance(board, RowBoard)
    seated = len(room.state.seating.seat_of)
    assert len(board.blocks.blocks[0].rows) == seated > 0

    screens.show_in_window(View.PRIZES)
    board = picture(screens, room)
    assert isinstance(board, PrizeBoard)
    assert board.facts.mark.startswith("Provisional")
    event = room.console.view.id
    assert event is not None
    room.wait_for(room.console.asking.perform(PostPrizes(event)))
    board = picture(screens, room)
    assert isinstance(board, PrizeBoard)
    assert board.facts.mark.startswith("Posted ")
    assert ":" in board.facts.mark


def test_which_list_was_read_on_which_screen_stands_in_the_record_once(room: WindowRoom) -> None:
    begin(room, NAMES)
    screens, event = room.console.screens, room.console.view.id
    assert event is not None
    for _ in range(2):
        screens.show_in_window(View.PRIZES)
        screens.feed.finish()
        room.settle()
        screens.hide_all()
        if not room.state.prizes.posted:
            room.wait_for(room.console.asking.perform(PostPrizes(event)))
    room.until(lambda: bool(room.state.prizes.projected))
    assert dict(room.state.prizes.projected) == {1: ("In a window",)}
    screens.show_in_window(View.PRIZES)
    screens.look()
    room.settle()
    past = room.parts.desk.stream(StreamRef(event, KIND)).timeline.past
    seen = [one for one in past if isinstance(one.event, PrizesProjected)]
    assert [one.event for one in seen] == [PrizesProjected(1, "In a window")]
    act = room.parts.journal.act(seen[0].action) if hasattr(room.parts, "journal") else None
    assert act is None or act.actor == PROGRAM.id
