"""The inspector shows all that can be done with a player as he stands, and each reason once."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from tdapp.ui.asking.selection_card import UnavailableActs
from tdapp.ui.floor.floor_views import MAP
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.facts_grid import LABEL_WIDTH, FactsGrid, by_reason
from tdapp.ui.look.lettering import Words
from tdapp.ui.look.theme import ThemeName, read_theme
from tests.ui.by_hand import NAMES, begin, take_out
from tests.ui.window_room import WindowRoom


def offered(room: WindowRoom) -> set[str]:
    """What the buttons of the inspector can do now."""
    buttons = room.console.page.inspector.findChildren(ActButton)
    return {one.act.text() for one in buttons if one.isVisible() and not one.act.why_not}


def test_all_that_can_be_done_with_a_player_stands_beside_him_in_every_state(
    room: WindowRoom,
) -> None:
    begin(room, NAMES)
    seen = []
    for step in (room.choose, room.entries.bust, room.entries.bust):
        step(3)
        room.settle()
        acts = room.console.page.entry_acts.all
        assert {act.text() for act in acts if not act.why_not} <= offered(room)
        seen.append(offered(room))
    playing, waiting, out = seen
    assert {"Void entry\N{HORIZONTAL ELLIPSIS}", "Re-buy, unpaid"} <= playing
    assert "Bust, no re-buy" in waiting
    assert "Re-buy, unpaid" not in out


States = Callable[[WindowRoom], None]


def _bust_twice(room: WindowRoom) -> None:
    room.entries.bust(3)
    room.entries.bust(3)


def _two_left(room: WindowRoom) -> None:
    for entry in range(3, len(NAMES) + 1):
        room.choose(entry)
        take_out(room)
    room.post_prizes()


def _one_left(room: WindowRoom) -> None:
    _two_left(room)
    room.choose(2)
    room.press("Bust")


STATES: dict[str, States] = {
    "before play": lambda _: None,
    "in play": WindowRoom.play,
    "out of chips": lambda room: room.entries.bust(3),
    "out": _bust_twice,
    "out, prizes posted": _two_left,
    "event decided": _one_left,
}


@pytest.mark.parametrize("state", STATES)
def test_every_act_on_a_player_is_offered_or_says_why_not(room: WindowRoom, state: str) -> None:
    begin(room, NAMES)
    STATES[state](room)
    inspector = room.console.page.inspector
    (card,) = inspector.findChildren(UnavailableActs)
    for entry in (1, 2, 3):
        room.choose(entry)
        room.settle()
        (grid,) = card.findChildren(FactsGrid)
        shown, said = offered(room), [why for _, why in grid.facts]
        for act in room.console.page.entry_acts.all:
            if not act.why_not:
                assert act.text() in shown
            elif act in room.console.page.entry_acts.buttons:
                assert act.text() not in shown
                assert act.why_not in said


def test_each_reason_is_said_once_of_all_acts_that_it_stands_against(room: WindowRoom) -> None:
    begin(room, NAMES)
    said = 0
    for page in room.console.pages.every.values():
        room.console.pages.turn_to(page)
        room.settle()
        for card in page.findChildren(UnavailableActs):
            (grid,) = card.findChildren(FactsGrid)
            reasons = [why for _, why in grid.facts]
            said += len(reasons)
            assert len(reasons) == len(set(reasons))
    assert said
    assert len(by_reason([("Bust", "No."), ("Re-buy", "No."), ("Pay prize", "Not yet.")])) == 2


@pytest.mark.parametrize(
    ("label", "wide"),
    [("\N{EN DASH}  Edit amount, Unlock, Lock above", 160), ("19:34", LABEL_WIDTH - 8)],
)
def test_a_label_has_more_room_beside_its_reason_where_it_needs_it(
    qtbot: QtBot, label: str, wide: int
) -> None:
    grid = FactsGrid(read_theme(ThemeName.DARK), quiet=True)
    qtbot.addWidget(grid)
    grid.show_facts([(label, "No place is selected. Select one in the table.")])
    grid.resize(400, 100)
    grid.show()
    words, _ = grid.findChildren(Words)
    assert words.width() == pytest.approx(wide, abs=6)


def test_a_long_name_beside_a_stack_keeps_its_family_name(room: WindowRoom) -> None:
    begin(room, ["Ann Lee", "Brendan Anders Mallory-Lund", *NAMES[2:6]])
    room.console.pages.turn_to(room.console.pages.floor)
    room.console.pages.floor.show_view(MAP)
    names, shown = set[str](), room.console.pages.floor.map_view
    for table in (1, 2):
        room.floor.choice.choose_table(table)
        room.settle()
        rows = shown.side.seats.table.rows
        names |= {row.cells[1].text for row in rows}
    assert {"Ann Lee", "B. A. Mallory-Lund"} <= names
