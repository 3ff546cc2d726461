"""The bracket on the page of the floor: what it shows, and what is done with its keys."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.brackets import (
    CallPairings,
    DivideTable,
    DrawBracket,
    LoseMatch,
    TakeDivider,
)
from tdapp.calls.tournament.event import Announce, StartClock
from tdapp.calls.tournament.sales import Register
from tdapp.core.ids import StreamId
from tdapp.desk.call import Call
from tdapp.tournament.matches.pairings import PairingState
from tdapp.tournament.plan.bracket_terms import BracketTerms, FirstButton, MatchClock
from tdapp.ui.floor.floor_views import BRACKET, MAP
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.pages.bracket_page import BracketPage
from tests.tournament.evening import SMALL
from tests.ui.by_hand import begin
from tests.ui.on_floor import answer
from tests.ui.window_room import WindowRoom

EVENT = StreamId("event-heads-up")
TERMS = BracketTerms()
HEADS_UP = replace(SMALL, title="16 Heads-Up", rebuy=None, max_entries=64)
NAMES = ("Ann Lee", "Bao Vu", "Cleo Marsh", "Dan Roth", "Eve Poe", "Flo Hay", "Gus Kim", "Hal Orr")


def do(room: WindowRoom, *calls: Call) -> None:
    for call in calls:
        room.wait_for(room.console.asking.perform(call))
    room.settle()


def heads_up(
    room: WindowRoom, tables: int = 4, *, drawn: bool = True, bracket: BracketTerms = TERMS
) -> BracketPage:
    """Eight are drawn, with their bracket in view."""
    house = room.parts.day.stream
    calls: list[Call] = [Announce(EVENT, replace(HEADS_UP, bracket=bracket))]
    for number in range(12, 12 + tables):
        calls += [InstallTable(house, number, 9), OpenTable(EVENT, house, number)]
    room.do(*calls, *(Register(EVENT, one) for one in room.people(NAMES)))
    if drawn:
        room.do(DrawBracket(EVENT), StartClock(EVENT))
    room.look_at(EVENT)
    room.key(Qt.Key.Key_F4)
    return room.console.pages.floor.bracket


@pytest.fixture
def page(room: WindowRoom) -> BracketPage:
    return heads_up(room)


def test_the_bracket_is_the_first_view_of_a_heads_up_event_alone(room: WindowRoom) -> None:
    heads_up(room)
    floor = room.console.pages.floor
    assert floor.view_shown == BRACKET
    assert floor.bracket.picture.hasFocus()
    begin(room, ["Ida May", "Jo Dunn"])
    room.key(Qt.Key.Key_F4)
    assert floor.view_shown == MAP


def test_one_key_says_who_lost_and_the_pairing_ends(room: WindowRoom, page: BracketPage) -> None:
    do(room, CallPairings(EVENT))
    loser = room.state.matches.bracket.sides(1)[1]
    for _ in range(2):
        room.wait_a_second()
        room.key(Qt.Key.Key_2, on=page.picture)
    assert room.state.matches.bracket.loser(1) == loser
    assert page.picture.plan.boxes[1].shown.state is PairingState.DECIDED
    assert "2 : 0" in page.card.text


def test_the_slip_of_a_called_pairing_has_a_button_on_its_page(
    room: WindowRoom, page: BracketPage
) -> None:
    do(room, CallPairings(EVENT))
    page.picture.chosen.emit(2)
    papers = room.console.pages.papers
    slip = papers.menu.print_page
    room.settle()
    button = next(one for one in page.side.findChildren(ActButton) if one.act is slip)
    assert button.isVisible()
    assert slip.text() == "Print: Match slips…"
    room.click(button)
    room.until(lambda: room.console.pages.page is papers)


def test_a_correction_that_later_matches_hang_on_asks_why(
    room: WindowRoom, page: BracketPage
) -> None:
    do(room, CallPairings(EVENT))
    bracket = room.state.matches.bracket
    for pairing in (1, 2):
        loser = bracket.sides(pairing)[1]
        assert loser
        do(room, LoseMatch(EVENT, loser), LoseMatch(EVENT, loser))
    do(room, CallPairings(EVENT))
    champion = bracket.sides(1)[0]
    assert champion
    do(room, LoseMatch(EVENT, champion))
    page.picture.chosen.emit(1)
    room.wait_a_second()
    room.key(Qt.Key.Key_C, on=page.picture)
    answer(room)
    assert "cancels the results of pairing 5" in room.console.asked.text
    answer(room, "told by the wrong dealer")
    assert room.state.matches.bracket.wins[1] == (champion, bracket.sides(1)[1])
    assert not room.state.matches.bracket.has_begun(5)


def test_arrows_walk_to_the_pairing_that_the_winner_goes_to(
    room: WindowRoom, page: BracketPage
) -> None:
    page.picture.chosen.emit(4)
    room.key(Qt.Key.Key_Right, on=page.picture)
    assert page.chosen == 6
    room.key(Qt.Key.Key_Right, on=page.picture)
    assert page.chosen == 7


def test_a_player_is_found_by_the_first_letters(room: WindowRoom, page: BracketPage) -> None:
    room.wait_a_second()
    room.key(Qt.Key.Key_F, on=page.picture)
    answer(room, "Flo")
    entry = next(
        one for one in room.state.entries.by_number
        if room.console.work.names.name(room.state.entry(one).person) == "Flo Hay"
    )  # fmt: skip
    assert page.chosen == room.state.matches.bracket.where(entry)


def test_a_pairing_is_called_to_a_half_and_called_back(room: WindowRoom, page: BracketPage) -> None:
    room.wait_a_second()
    room.key(Qt.Key.Key_T, on=page.picture)
    answer(room, "13")
    answer(room, "green")
    answer(room, "green")
    assert "differ" in room.console.asked.text or room.console.asked.isVisible()
    answer(room, "blue")
    assert room.state.matches.backs[13] == ("green", "blue")
    page.picture.chosen.emit(2)
    room.wait_a_second()
    room.key(Qt.Key.Key_A, on=page.picture)
    answer(room, "13b")
    assert str(room.state.matches.called[2].where) == "13b"
    assert "13b, called" in page.card.text
    room.wait_a_second()
    room.key(Qt.Key.Key_B, on=page.picture)
    assert 2 not in room.state.matches.called


def test_the_bracket_is_drawn_with_seeds_from_its_page(room: WindowRoom) -> None:
    page = heads_up(room, drawn=False)
    assert "No bracket yet" in page.card.text
    room.wait_a_second()
    room.key(Qt.Key.Key_D, on=page.picture)
    answer(room, "3 5")
    answer(room, "")
    slots = room.state.matches.bracket.slots
    assert slots.index(3) // 4 != slots.index(5) // 4


def test_who_did_not_appear_loses_by_walk_over(room: WindowRoom, page: BracketPage) -> None:
    do(room, CallPairings(EVENT))
    absent = room.state.matches.bracket.sides(1)[0]
    assert absent
    room.wait_a_second()
    room.key(Qt.Key.Key_W, on=page.picture)
    answer(room, room.console.work.names.name(room.state.entry(absent).person))
    answer(room)
    assert room.state.matches.bracket.loser(1) == absent
    assert page.picture.plan.boxes[1].shown.walk_over


def test_s_starts_and_holds_the_clock_of_a_pairing_and_with_shift_all_of_them(
    room: WindowRoom,
) -> None:
    page = heads_up(room, bracket=BracketTerms(clock=MatchClock.EACH_PAIRING))
    do(room, CallPairings(EVENT))
    picture, acts = page.picture, page.bracket
    assert acts.run.text() == "Start match clock"
    room.key(Qt.Key.Key_S, on=picture)
    assert [one for one in (1, 2) if one in room.state.matches.clocks] == [1]
    assert acts.run.text() == "Hold match clock"
    room.time.pass_us(61 * 1_000_000)
    page.look()
    assert clock_fact(page).startswith("Level 1, 100 / 200, 18:59")
    room.key(Qt.Key.Key_S, on=picture)
    assert clock_fact(page).endswith("not running")
    room.key(Qt.Key.Key_S, Qt.KeyboardModifier.ShiftModifier, on=picture)
    assert all(one.running for one in room.state.matches.clocks.values())
    assert acts.run_all.text() == "Hold all clocks"


def test_pairings_that_share_the_clock_of_the_event_have_none_to_start(
    room: WindowRoom, page: BracketPage
) -> None:
    do(room, CallPairings(EVENT))
    room.key(Qt.Key.Key_S, on=page.picture)
    assert room.is_refused("shared_clock")
    assert "Clock" not in page.card.text


def clock_fact(page: BracketPage) -> str:
    """What the card says of the clock of the chosen pairing."""
    lines = page.card.text.splitlines()
    return next(one.removeprefix("Clock ") for one in lines if one.startswith("Clock "))


@pytest.mark.parametrize(
    ("first", "said"),
    [
        (FirstButton.HIGH_CARD, "high card"),
        (FirstButton.IN_TURN, "the other player than in match 1"),
        (FirstButton.LOSER, ""),
    ],
)
def test_the_first_button_of_the_next_match_is_who_the_conditions_say(
    room: WindowRoom, first: FirstButton, said: str
) -> None:
    page = heads_up(room, bracket=BracketTerms(first_button=first))
    do(room, CallPairings(EVENT))
    assert "First button high card" in page.card.text
    loser = room.state.matches.bracket.sides(1)[0]
    assert loser
    do(room, LoseMatch(EVENT, loser))
    name = room.console.names.name(room.state.entry(loser).person)
    assert f"First button {said or name}" in page.card.text


def test_a_draw_made_by_hand_is_recorded_and_club_mates_are_kept_apart(room: WindowRoom) -> None:
    page = heads_up(room, drawn=False)
    room.key(Qt.Key.Key_D, Qt.KeyboardModifier.ShiftModifier, on=page.picture)
    answer(room, "8 7 6 5 4 3 2 1")
    assert room.state.matches.bracket.slots == (8, 7, 6, 5, 4, 3, 2, 1)
    room.wait_a_second()
    room.key(Qt.Key.Key_D, on=page.picture)
    answer(room, "")
    answer(room, "1 2, 3 4")
    bracket = room.state.matches.bracket
    halves = [{*bracket.slots[:4]}, {*bracket.slots[4:]}]
    assert all(len(half & mates) == 1 for half in halves for mates in ({1, 2}, {3, 4}))


def test_a_divided_table_is_drawn_so_on_the_map(room: WindowRoom, page: BracketPage) -> None:
    floor = room.console.pages.floor
    floor.show_view(MAP)
    do(room, DivideTable(EVENT, 12, ("red", "blue")))
    tables = floor.map_view.map.tables
    assert [number for number, one in tables.items() if one.value.divided] == [12]
    do(room, TakeDivider(EVENT, 12))
    assert not any(one.value.divided for one in tables.values())
    assert page.bracket.divide.text() == "Divide table…"


def test_no_table_with_a_match_is_marked_as_the_next_to_break(
    room: WindowRoom, page: BracketPage
) -> None:
    floor = room.console.pages.floor
    floor.show_view(MAP)
    do(room, CallPairings(EVENT))
    assert len(room.state.matches.called) == 4
    assert not any(one.value.pill for one in floor.map_view.map.tables.values())
    assert page.of_event == EVENT
