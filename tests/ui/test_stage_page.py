"""The stages on the page of the floor: bagged, counted again, ended and brought forward by keys."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

import resources
from tdapp.bootstrap import rulebook
from tdapp.calls.across.ending import EndStage
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.clock import GoToLevel
from tdapp.calls.tournament.event import Announce, StartClock
from tdapp.calls.tournament.exits import Bust, Reinstate
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.calls.tournament.stages import BagStack, CloseStage
from tdapp.core.ids import StreamId, in_part
from tdapp.core.refusal import Refusal
from tdapp.core.settings import Language, TextSize
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.house.papers.kinds import Letterhead, PaperKind
from tdapp.screens.boards import Board, board_now
from tdapp.screens.paging import Blocks
from tdapp.screens.shown_names import ShownNames
from tdapp.screens.views import View
from tdapp.sheets.tournament.bag_slip import bag_slip
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.tournament.papers.contents import contents
from tdapp.tournament.plan.stage_plan import StageKind, StagePlan
from tdapp.tournament.plan.terms import EntryTerms
from tdapp.tournament.stages.seen import bags_of, progress_of
from tdapp.tournament.templates.template import conditions_of, read_template
from tdapp.ui.boards.lettering import LETTERING
from tdapp.ui.boards.pictures import picture_of
from tdapp.ui.events.event_facts import condition_facts
from tdapp.ui.floor.floor_views import STAGES
from tdapp.ui.pages.stage_page import StagePage, bag_columns
from tdapp.voice.voice import NONE, Voice
from tests.papers.event_papers import texts
from tests.tournament.evening import SMALL
from tests.ui.on_floor import answer
from tests.ui.whole_window import faults
from tests.ui.window_renewed import renewed
from tests.ui.window_room import WindowRoom

EVENT = StreamId("event-in-stages")
FLIGHT, DAY_2 = in_part(EVENT, 1), in_part(EVENT, 2)
IN_STAGES = replace(
    SMALL,
    title="Two Days",
    rebuy=None,
    stages=(
        StagePlan("1A", to="Day 2", go_on=2, until_level=1),
        StagePlan("Day 2", kind=StageKind.DAY, from_level=2),
    ),
)
NAMES = ("Ann Lee", "Bao Vu", "Cleo Marsh", "Dan Roth")


def do(room: WindowRoom, *calls: Call) -> None:
    for call in calls:
        room.wait_for(room.console.asking.perform(call))
    room.settle()


@pytest.fixture
def page(room: WindowRoom) -> StagePage:
    """A flight of four is over, two of whom go on."""
    house = room.parts.day.stream
    names = room.wait_for(room.console.work.names.add(NAMES))
    do(room, Announce(EVENT, IN_STAGES), InstallTable(house, 12, 9), OpenTable(FLIGHT, house, 12))
    do(room, *(Register(FLIGHT, one) for one in names))
    do(room, DrawSeats(FLIGHT), StartClock(FLIGHT), CloseStage(FLIGHT))
    do(room, *(Bust(FLIGHT, one, declined=True) for one in (1, 2)))
    room.console.view.choose(FLIGHT)
    room.key(Qt.Key.Key_F4)
    assert room.console.pages.floor.view_shown == STAGES
    return room.console.pages.floor.stages


def bag(room: WindowRoom, page: StagePage, who: str, chips: str) -> None:
    room.wait_a_second()
    room.key(Qt.Key.Key_B, on=page.stages)
    answer(room, who)
    answer(room, chips)


def test_a_flight_is_bagged_ended_and_brought_forward_by_keys(
    room: WindowRoom, page: StagePage
) -> None:
    chips = room.state.chips_in_play
    bag(room, page, "cleo", "100")
    bag(room, page, "4", str(chips - 100))
    assert [one.chips for one in bags_of(room.state).values()] == [100, chips - 100]
    room.key(Qt.Key.Key_E, on=page.stages)
    answer(room)
    assert progress_of(room.state).ended
    room.console.view.choose(DAY_2)
    room.settle()
    room.key(Qt.Key.Key_D, on=page.stages)
    answer(room)
    assert (room.state.left, room.state.chips_in_play) == (2, chips)


def test_who_does_not_go_on_is_named_before_a_flight_ends(
    room: WindowRoom, page: StagePage
) -> None:
    back = Circumstances(reason="had chips behind the stack")
    room.wait_for(room.console.asking.perform(Reinstate(FLIGHT, 2), back))
    do(room, GoToLevel(FLIGHT, 0))
    bag(room, page, "bao", "100")
    bag(room, page, "cleo", "200")
    bag(room, page, "dan", str(room.state.chips_in_play - 300))
    room.wait_a_second()
    room.key(Qt.Key.Key_E, on=page.stages)
    asked = room.console.asked.text
    assert asked == "Two Days, 1A: 1 player is out: Bao Vu. End 1A? Its tables become free."
    answer(room)
    assert 2 in room.state.exits.by_entry


def test_a_bag_that_was_counted_wrong_is_counted_again(room: WindowRoom, page: StagePage) -> None:
    chips = room.state.chips_in_play
    bag(room, page, "cleo", "100")
    bag(room, page, "dan", "100")
    room.key(Qt.Key.Key_E, on=page.stages)
    assert room.is_refused("bags_do_not_add_up")
    page.bags.choose(4)
    room.wait_a_second()
    room.key(Qt.Key.Key_K, on=page.bags)
    answer(room, str(chips - 100))
    assert bags_of(room.state)[4].chips == chips - 100
    assert bags_of(room.state)[4].bag == 2


def test_a_bag_is_typed_by_denomination_and_its_slip_says_so(
    room: WindowRoom, page: StagePage
) -> None:
    bag(room, page, "cleo", "2x100 4x25")
    assert [(one.denomination, one.count) for one in bags_of(room.state)[3].lots] == [
        (100, 2),
        (25, 4),
    ]
    assert page.about() == (PaperKind.BAG_SLIPS, ())
    papers = EventPapers(room.state, Letterhead("STAR"), "TEST", "now", str)
    slip = bag_slip(papers, 3)
    assert slip.hero is not None
    assert slip.hero.value == "300"
    assert texts(slip) == [["100", "2", "200"], ["25", "4", "100"]]
    assert contents(room.state, PaperKind.BAG_SLIPS, (3,)).lines[0].number == 1
    with pytest.raises(Refusal, match="no_such_bag"):
        contents(room.state, PaperKind.BAG_SLIPS, (4,))


def test_the_prizes_are_those_of_the_event_and_its_stage_comes_back_after_them(
    room: WindowRoom, page: StagePage
) -> None:
    assert page.chosen == 1
    room.key(Qt.Key.Key_F6)
    assert room.console.view.id == EVENT
    room.key(Qt.Key.Key_F4)
    assert room.console.view.id == FLIGHT


def test_who_counted_a_bag_stands_there_by_name(room: WindowRoom, page: StagePage) -> None:
    bag(room, page, "cleo", "100")
    (told,) = bags_of(room.state)[3].counted_by
    last = page.bags.model().index(0, len(bag_columns(str)) - 1)
    assert last.data() == room.parts.session.roster.name(told) != told


@pytest.mark.usefixtures("page")
def test_the_whole_event_shows_the_clock_of_the_stage_that_is_on(room: WindowRoom) -> None:
    view = room.console.view
    view.choose(EVENT)
    room.settle()
    assert view.with_clocks() == [FLIGHT]
    assert room.console.strips.strip(EVENT) is None
    assert view.named(FLIGHT) == "2 1A, Two Days"
    chips = room.state.chips_in_play
    do(room, *(BagStack(FLIGHT, one, chips // 2) for one in (3, 4)))
    do(room, EndStage(FLIGHT, room.parts.day.stream))
    assert view.with_clocks() == [DAY_2]


def test_chips_that_were_not_returned_are_recorded_by_quantity_and_denomination(
    room: WindowRoom, page: StagePage
) -> None:
    chips = room.state.chips_in_play
    bag(room, page, "cleo", "100")
    bag(room, page, "4", str(chips - 100 - 75))
    room.key(Qt.Key.Key_E, on=page.stages)
    assert room.is_refused("bags_do_not_add_up")
    room.key(Qt.Key.Key_M, on=page.stages)
    answer(room, "3x25")
    answer(room, "told to the Tournament Supervisor")
    assert room.state.chips_in_play == chips - 75
    room.key(Qt.Key.Key_E, on=page.stages)
    answer(room)
    assert progress_of(room.state).ended


def test_level_stacks_are_ranked_by_the_cards_that_were_cut(room: WindowRoom) -> None:
    house = room.parts.day.stream
    names = room.wait_for(room.console.work.names.add(NAMES))
    leaders = replace(IN_STAGES.stages[0], go_on=None, chip_leaders=1, hands=20)
    cashed = replace(IN_STAGES, terms=EntryTerms(chips_cashed=True))
    do(room, Announce(EVENT, replace(cashed, stages=(leaders, IN_STAGES.stages[1]))))
    do(room, InstallTable(house, 12, 9), OpenTable(FLIGHT, house, 12))
    do(room, *(Register(FLIGHT, one) for one in names[:2]))
    do(room, DrawSeats(FLIGHT), StartClock(FLIGHT), CloseStage(FLIGHT))
    room.console.view.choose(FLIGHT)
    room.key(Qt.Key.Key_F4)
    page = room.console.pages.floor.stages
    room.key(Qt.Key.Key_H, on=page.stages)
    answer(room, "12")
    answer(room, "all")
    half = str(room.state.chips_in_play // 2)
    bag(room, page, "1", half)
    bag(room, page, "2", half)
    room.key(Qt.Key.Key_E, on=page.stages)
    answer(room, "1: 9h 2: Kd")
    answer(room)
    assert room.state.in_play() == [2]


def test_an_entry_is_moved_to_another_session_by_keys(room: WindowRoom) -> None:
    names = room.wait_for(room.console.work.names.add(NAMES))
    heats = (replace(IN_STAGES.stages[0], name=one) for one in ("1A", "1B"))
    event = replace(IN_STAGES, transfers=True, stages=(*heats, IN_STAGES.stages[1]))
    do(room, Announce(EVENT, event))
    do(room, *(Register(FLIGHT, one) for one in names))
    other = in_part(EVENT, 2)
    room.console.view.choose(other)
    room.key(Qt.Key.Key_F4)
    pane = room.console.pages.floor.stages
    room.key(Qt.Key.Key_V, on=pane.stages)
    answer(room, "cleo")
    answer(room, "asked before Monday, as published")
    assert room.state.in_play() == [3]
    assert room.console.view.state_of(FLIGHT).in_play() == [1, 2, 4]


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("spoken", ["en", "de"])
def test_nothing_is_wrong_on_the_page_with_large_text_on_a_small_screen(
    room: WindowRoom, page: StagePage, text: TextSize, spoken: Language
) -> None:
    bag(room, page, "cleo", "100")
    renewed(room, text, spoken)
    room.console.resize(1280, 720)
    room.console.view.choose(FLIGHT)
    room.settle()
    room.key(Qt.Key.Key_F4)
    room.settle()
    assert room.console.pages.floor.view_shown == STAGES
    assert faults(room.console) == []


def test_the_card_of_an_event_names_its_stages_and_their_prices() -> None:
    text = resources.read("events", "four-flights.toml")
    facts = dict(condition_facts(conditions_of(read_template(text), rulebook("open"))))
    assert facts["Stages"] == "1A, 1B, 1C, 1D Turbo (150.00), Day 2, Day 3"


def test_a_screen_has_each_stage_and_the_best_bags(room: WindowRoom, page: StagePage) -> None:
    chips = room.state.chips_in_play
    bag(room, page, "cleo", "100")
    bag(room, page, "dan", str(chips - 100))
    names = ShownNames(room.console.work.names.name, Voice(), LETTERING)
    board = board_now(View.STAGES, room.state, room.time.now(), names)
    assert isinstance(board, Board)
    assert isinstance(board.content, Blocks)
    stages, bags = board.content.blocks
    assert [(row.strong, row.quiet, row.values) for row in stages.rows] == [
        ("1A", "bagging", ("4", "2", "2")),
        ("Day 2", "to come", ("0", "0", NONE)),
    ]
    assert bags.name == "Bags of 1A"
    assert [(row.lead, row.strong, row.values) for row in bags.rows] == [
        ("1", "Roth", ("", "", f"{chips - 100:,}")),
        ("2", "Marsh", ("", "", "100")),
    ]
    for size in ((1920, 1080), (1080, 1920)):
        assert picture_of(board, 0, 10).drawing(*size).marks


def test_who_moves_up_for_one_who_came_twice_is_named_before_players_come(room: WindowRoom) -> None:
    house = room.parts.day.stream
    names = room.wait_for(room.console.work.names.add(NAMES))
    by_chips = StagePlan("1A", to="Day 2", chip_leaders=1, until_level=1)
    stages = (by_chips, replace(by_chips, name="1B"), StagePlan("Day 2", kind=StageKind.DAY))
    event = replace(IN_STAGES, stages=stages)
    do(room, Announce(EVENT, event), InstallTable(house, 12, 9))
    chips = SMALL.entry.chips
    first = {1: chips + 100, 2: chips - 50, 3: chips - 50}
    second = {4: 2 * chips - 100, 5: 100}
    for number, people, stacks in ((1, names[:3], first), (2, names[::3], second)):
        flight = in_part(EVENT, number)
        do(room, *(Register(flight, one) for one in people), OpenTable(flight, house, 12))
        do(room, DrawSeats(flight), StartClock(flight), CloseStage(flight))
        do(room, *(BagStack(flight, *one) for one in stacks.items()), EndStage(flight, house))
    day = in_part(EVENT, 3)
    room.console.view.choose(day)
    room.key(Qt.Key.Key_F4)
    room.settle()
    room.wait_a_second()
    floor = room.console.pages.floor
    room.key(Qt.Key.Key_D, on=floor.stages.stages)
    assert room.console.asked.text.startswith("Two Days, Day 2: A place is free.")
    answer(room, "3 2")
    assert "moves up for one who came twice: Cleo Marsh" in room.console.asked.text
    answer(room)
    assert room.state.in_play() == [3, 4]
