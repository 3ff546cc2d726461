"""The inspector shows all that can be done with a player as he stands, and each reason once."""

from PySide6.QtWidgets import QApplication

from tdapp.ui.asking.selection_card import UnavailableActs
from tdapp.ui.floor.floor_views import MAP
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.facts_grid import FactsGrid, by_reason
from tdapp.ui.look.lettering import Words
from tests.ui.by_hand import NAMES, begin
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


def test_acts_that_are_refused_and_their_reasons_share_the_width(room: WindowRoom) -> None:
    begin(room, NAMES)
    room.console.resize(1920, 1080)
    room.console.pages.turn_to(room.console.pages.prizes)
    room.settle()
    QApplication.processEvents()
    cards = room.console.pages.prizes.findChildren(UnavailableActs)
    card = next(one for one in cards if one.isVisible())
    labels = [one for one in card.findChildren(Words) if one.text().startswith("\N{EN DASH}")]
    assert labels
    assert {round(10 * one.width() / card.width()) for one in labels} == {4}


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
