"""The screens over a real desk: they follow its acts and know when they were done."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tdapp.calls.across.ending import Finish
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.event import Announce, StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.ids import ActionId, PersonId, StreamId, StreamRef
from tdapp.desk.permissions import PROGRAM
from tdapp.screens.views import View
from tdapp.tournament.facts.prizes import PrizesProjected
from tdapp.tournament.plan.terms import LeagueTerms
from tdapp.tournament.prizes import unpaid
from tdapp.tournament.room import KIND
from tdapp.ui.boards.prize_board import PrizeBoard
from tdapp.ui.boards.row_board import RowBoard
from tdapp.ui.screens.screen_manager import ScreenManager
from tests.tournament.evening import SMALL
from tests.ui.by_hand import NAMES, begin
from tests.ui.command.two_events import TwoEvents
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


IN_LEAGUE = replace(SMALL, rebuy=None, min_entries=2, league=LeagueTerms("Thursday"))


def played_out(room: WindowRoom, event: StreamId, people: list[PersonId]) -> None:
    """An evening of the league: the last named wins."""
    house = room.parts.day.stream
    room.do(Announce(event, IN_LEAGUE), *(Register(event, one) for one in people))
    room.do(OpenTable(event, house, 3), DrawSeats(event), StartClock(event), PostPrizes(event))
    room.do(*(Bust(event, entry, declined=True) for entry in range(1, len(people))))
    for place, entry, _ in list(unpaid(room.parts.desk.state(event))):
        room.do(PayPrize(event, place, entry))
    room.do(Finish(event, house))


def league_shown(room: WindowRoom) -> list[tuple[str, str, tuple[str, ...]]]:
    screens = room.console.screens
    screens.feed.finish()
    screens.look()
    room.settle()
    ((canvas, _),) = list(screens.windows.visible())
    assert isinstance(canvas.picture, RowBoard)
    blocks = canvas.picture.blocks.blocks
    return [(row.lead, row.strong, row.values) for block in blocks for row in block.rows]


def test_the_table_of_a_league_is_shown_and_grows_when_another_event_ends(
    room: WindowRoom,
) -> None:
    first, second, third = map(StreamId, ("thursday-1", "thursday-2", "thursday-3"))
    people = room.people(("Ann Lee", "Bao Vu", "Cleo Marsh"))
    room.do(InstallTable(room.parts.day.stream, 3, 9))
    played_out(room, first, people)
    room.do(Announce(third, IN_LEAGUE))
    room.console.view.choose(third)
    typed = TwoEvents(room)
    assert typed.reply("show league").sentence == "Show on a screen: League table"
    typed.carry_out("show league")
    answered = [("1", "Marsh", ("1", "3.00")), ("2", "Vu", ("1", "2.00"))]
    room.until(lambda: league_shown(room)[:2] == answered)
    played_out(room, second, people[:2])
    room.console.view.choose(third)
    grown = [("1", "Vu", ("2", "4.00")), ("2", "Marsh", ("1", "3.00")), ("3", "Lee", ("2", "2.00"))]
    room.until(lambda: league_shown(room) == grown)
