"""A play-off at the cut of a stage: its own clock and who plays off, on page and screen."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from tdapp.calls.across.ending import EndStage
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.event import Announce, StartClock
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.calls.tournament.stages import (
    BagStack,
    BeginPlayOff,
    CloseStage,
    PausePlayOff,
    ResumePlayOff,
)
from tdapp.core.ids import StreamId, in_part
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.screens.boards import Board, board_now
from tdapp.screens.paging import Blocks
from tdapp.screens.play_offs import play_off_blocks
from tdapp.screens.shown_names import ShownNames
from tdapp.screens.views import View
from tdapp.tournament.plan.stage_plan import StagePlan
from tdapp.tournament.stages.seen import progress_of
from tdapp.ui.boards.lettering import LETTERING
from tdapp.ui.boards.pictures import picture_of
from tdapp.ui.pages.stage_page import StagePage, play_off_facts
from tdapp.voice.voice import Voice
from tests.tournament.evening import SMALL
from tests.ui.command.two_events import TwoEvents
from tests.ui.on_floor import answer
from tests.ui.window_room import WindowRoom

EVENT = StreamId("event-with-a-cut")
FLIGHT = in_part(EVENT, 1)
AT_THE_CUT = replace(
    SMALL,
    title="Cut",
    rebuy=None,
    stages=(StagePlan("1A", to="Day 2", chip_leaders=1, until_level=1), StagePlan("Day 2")),
)
NAMES = ("Ann Lee", "Bao Vu", "Cleo Marsh")


def do(room: WindowRoom, *calls: Call) -> None:
    for call in calls:
        room.wait_for(room.console.asking.perform(call))
    room.settle()


@pytest.fixture
def page(room: WindowRoom) -> StagePage:
    """Three players have bagged, two of them level at the cut."""
    house, chips = room.parts.day.stream, SMALL.entry.chips
    names = room.wait_for(room.console.work.names.add(NAMES))
    do(room, Announce(EVENT, AT_THE_CUT), InstallTable(house, 12, 9), OpenTable(FLIGHT, house, 12))
    do(room, *(Register(FLIGHT, one) for one in names))
    do(room, DrawSeats(FLIGHT), StartClock(FLIGHT), CloseStage(FLIGHT))
    stacks = {1: chips + 50, 2: chips + 50, 3: chips - 100}
    do(room, *(BagStack(FLIGHT, *one) for one in stacks.items()))
    room.console.view.choose(FLIGHT)
    room.key(Qt.Key.Key_F4)
    return room.console.pages.floor.stages


def on_screens(room: WindowRoom) -> ShownNames:
    return ShownNames(room.console.work.names.name, Voice(), LETTERING)


def states(page: StagePage) -> dict[str, str]:
    """What the list of bags says of each player's play-off."""
    return {row.cells[2].text: row.cells[-2].text for row in page.bags.table.rows}


def test_a_play_off_has_its_own_clock_and_a_column_of_who_is_in_it(
    room: WindowRoom, page: StagePage
) -> None:
    room.wait_a_second()
    room.key(Qt.Key.Key_O, on=page.stages)
    answer(room, "7")
    assert room.console.asked.text.startswith("Cut, 1A: From which level on")
    answer(room, "2")
    now, (begun,) = room.time.now(), progress_of(room.state).play_offs
    assert (begun.table, begun.level, begun.entries) == (7, 2, (1, 2))
    assert dict(play_off_facts(room.state, now)) == {
        "Play-off": "table 7, 2 of 2 left",
        "Its clock": "level 2, 200 / 400, 20:00 left",
    }
    room.time.pass_us(21 * MINUTE_US)
    after = dict(play_off_facts(room.state, room.time.now()))
    assert after["Its clock"].startswith("level 3, ")
    assert after["Its clock"].endswith("29:00 left")
    page.refresh()
    assert states(page) == {"Ann Lee": "plays off", "Bao Vu": "plays off", "Cleo Marsh": ""}
    room.wait_a_second()
    room.key(Qt.Key.Key_L, on=page.stages)
    answer(room, "1")
    page.refresh()
    assert states(page) == {"Ann Lee": "lost", "Bao Vu": "won", "Cleo Marsh": ""}
    assert play_off_facts(room.state, room.time.now()) == []
    do(room, EndStage(FLIGHT, room.parts.day.stream))
    assert room.state.in_play() == [2]


def test_the_clock_of_a_play_off_is_paused_and_goes_on_where_it_was(
    room: WindowRoom, page: StagePage
) -> None:
    def clock() -> str:
        return dict(play_off_facts(room.state, room.time.now()))["Its clock"]

    with pytest.raises(Refusal, match="no_play_off"):
        do(room, PausePlayOff(FLIGHT))
    do(room, BeginPlayOff(FLIGHT, 7, 2))
    with pytest.raises(Refusal, match="clock_running"):
        do(room, ResumePlayOff(FLIGHT))
    for _ in range(2):
        before = clock()
        do(room, PausePlayOff(FLIGHT))
        room.time.pass_us(13 * MINUTE_US)
        assert clock() == f"{before}, paused"
        (play_off,) = play_off_blocks(room.state, on_screens(room), room.time.now())
        assert play_off.name.endswith(", clock paused")
        with pytest.raises(Refusal, match="clock_paused"):
            do(room, PausePlayOff(FLIGHT))
        do(room, ResumePlayOff(FLIGHT))
        assert clock() == before
        room.time.pass_us(4 * MINUTE_US)
    assert clock().endswith(", 12:00 left")
    assert page.chosen == 1


@pytest.mark.parametrize("first", ["play off", "start playoff", "stechen"])
def test_a_play_off_is_played_from_the_command_bar(
    first: str, room: WindowRoom, page: StagePage
) -> None:
    bar = TwoEvents(room)
    assert bar.reply(first).sentence.startswith("Play off")
    bar.carry_out(first)
    answer(room, "7")
    answer(room, "2")
    bar.carry_out("pause play-off")
    assert not progress_of(room.state).play_off_clocks[1].at
    assert bar.reply("pause play-off").why_not
    bar.carry_out("resume playoff")
    assert progress_of(room.state).play_off_clocks[1].at
    said = bar.reply("ann lost play-off").sentence
    assert said == "Ann Lee lost the play-off of 2 Cut, 1A."
    bar.carry_out("ann bust")
    page.refresh()
    assert states(page) == {"Ann Lee": "lost", "Bao Vu": "won", "Cleo Marsh": ""}


def test_the_screen_of_the_stages_has_the_play_off(room: WindowRoom, page: StagePage) -> None:
    do(room, BeginPlayOff(FLIGHT, 7))
    board = board_now(View.STAGES, room.state, room.time.now(), on_screens(room))
    assert isinstance(board, Board)
    assert isinstance(board.content, Blocks)
    _, play_off, bags = board.content.blocks
    assert play_off.name.startswith("Play-off, 1A, table 7: level 1, 100 / 200, until ")
    assert [(row.strong, row.values[-1]) for row in play_off.rows] == [
        ("Lee", "plays off"),
        ("Vu", "plays off"),
    ]
    assert bags.name == "Bags of 1A"
    for size in ((1920, 1080), (3840, 2160)):
        assert picture_of(board, 0, 10).drawing(*size).marks
    assert page.chosen == 1
