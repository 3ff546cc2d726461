"""Help from anywhere: what a page is for, every action with its key, what a key waits for."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdapp.ui.console.console import Console
from tdapp.ui.help.chord_card import ChordCard
from tdapp.ui.help.help_page import HelpPage
from tdapp.ui.look.facts_grid import by_reason
from tdapp.ui.look.field import Field
from tdapp.ui.workplace.rail import PageName
from tests.ui.by_hand import begin
from tests.ui.window_renewed import renewed
from tests.ui.window_room import WindowRoom

WORDS, KEY, PAGE, WHY_NOT = range(4)
CTRL = Qt.KeyboardModifier.ControlModifier
EVERYDAY = {
    "rebuy": "Re-buy",
    "break a table": "Break table",
    "buy in": "Register players",
    "seat draw": "Draw seats",
    "change the blinds": "Change a level",
    "blinds": "Change a level",
    "late reg": "Register players",
    "chop": "Deal",
    "pay winner": "Pay prize",
    "payouts": "Payout sheet",
    "add on": "Add-on",
    "knockout": "Bust",
    "dinner break": "Insert a level or break",
    "pause": "Pause",
    "kick out": "Disqualify",
    "till": "Cashier session",
    "ban": "Bar or self-exclude",
    "move a player": "Move to",
    "balance": "Order move",
    "undo": "Undo",
    "projector": "Show the clock for players",
    "print seating": "Seating by name",
}
"""What a director types, and the action that is meant."""


def listed(room: WindowRoom, column: int = WORDS) -> list[str]:
    return [row.cells[column].text for row in help_of(room).list.table.rows]


def finds(room: WindowRoom, typed: str, found: str) -> bool:
    help_of(room).search.setText(typed)
    return any(found in words for words in listed(room))


def help_of(room: WindowRoom) -> HelpPage:
    page = room.console.pages.page
    assert isinstance(page, HelpPage)
    return page


@pytest.mark.parametrize("page", list(PageName))
def test_f1_says_what_a_page_is_for_and_lists_its_actions_and_escape_leads_back(
    room: WindowRoom, page: PageName
) -> None:
    begin(room)
    console = room.console
    console.turning.to(page).trigger()
    acts = {act.text().replace("&", "") for act in console.pages.acts_on(console.pages.page)}
    console.turning.help.trigger()
    assert help_of(room).head.facts
    assert set(listed(room)) == acts
    console.turning.help.trigger()
    room.key(Qt.Key.Key_Escape, on=help_of(room).search)
    assert console.pages.name is page


def test_escape_leads_from_help_back_to_a_new_event_and_from_there_to_the_page_before(
    room: WindowRoom,
) -> None:
    begin(room)
    room.key(Qt.Key.Key_F6)
    room.key(Qt.Key.Key_N, CTRL)
    pages = room.console.pages
    for _ in range(2):
        room.console.turning.help.trigger()
        room.key(Qt.Key.Key_Escape, on=help_of(room).search)
        assert pages.page is pages.new_event
        assert pages.new_event.cards.isAncestorOf(room.console.focusWidget())
    room.key(Qt.Key.Key_Escape, on=pages.new_event.cards)
    assert pages.name is PageName.PRIZES


def test_the_reason_why_not_is_the_one_that_the_button_gives(room: WindowRoom) -> None:
    begin(room)
    console = room.console
    console.turning.to(PageName.PRIZES).trigger()
    here = console.pages.acts_on(console.pages.page)
    console.turning.help.trigger()
    told = dict(zip(listed(room), listed(room, WHY_NOT), strict=True))
    assert any(told.values())
    assert told == {act.text().replace("&", ""): act.why_not for act in here}


def test_every_action_is_listed_and_found_by_its_words_its_key_or_its_page(
    room: WindowRoom,
) -> None:
    begin(room)
    console = room.console
    console.turning.all_keys.trigger()
    assert len(listed(room)) == len(console.all_acts)
    search = help_of(room).search
    search.setText("ctrl+space")
    assert listed(room, KEY) == ["Ctrl+Space"]
    search.setText("colour up")
    assert listed(room)
    assert all("olour" in words for words in listed(room))
    search.setText("cage")
    assert "Cage" in listed(room, PAGE)
    lacking = [typed for typed, found in EVERYDAY.items() if not finds(room, typed, found)]
    assert not lacking
    search.setText("qqqq")
    assert listed(room) == []


def test_enter_goes_to_the_page_of_the_action_and_does_nothing_else(room: WindowRoom) -> None:
    begin(room)
    console = room.console
    before = len(room.parts.desk.log)
    console.turning.all_keys.trigger()
    page = help_of(room)
    page.search.setText("prizes")
    page.list.choose(listed(room, PAGE).index("Prizes"))
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert console.pages.name is PageName.PRIZES
    assert len(room.parts.desk.log) == before
    assert room.console.asked.text == ""


def is_on_page(console: Console, card: ChordCard) -> bool:
    """Whether a card lies over the page alone."""
    pages = console.pages
    return QRect(pages.mapTo(console, QPoint(0, 0)), pages.size()).contains(card.geometry())


def test_a_key_of_two_strokes_says_what_it_waits_for_until_the_next_stroke(
    room: WindowRoom,
) -> None:
    begin(room)
    console = room.console
    begun = [act for act in console.all_acts if act.key.startswith("Ctrl+S, ")]
    assert begun
    here = QApplication.focusWidget() or console
    QTest.keyClick(here, Qt.Key.Key_S, CTRL)
    card = console.chords.card
    assert card.said.startswith("Ctrl+S, then: ")
    assert all(act.text().replace("&", "") in card.said for act in begun)
    assert is_on_page(console, card)
    QTest.keyClick(here, Qt.Key.Key_Escape)
    assert card.said == ""


@pytest.mark.parametrize("page", [PageName.DESK, PageName.PLAYERS, PageName.RECORD])
def test_a_question_mark_lists_all_keys_where_a_name_is_typed(
    room: WindowRoom, page: PageName
) -> None:
    begin(room)
    console = room.console
    shown = console.pages.page_of(page)
    console.pages.turn_to(shown)
    field = next(one for one in shown.findChildren(Field) if one.isVisible() and one.looked_for)
    field.setFocus()
    QTest.keyClicks(field, "a?")
    assert (field.text(), shown.isVisible()) == ("a?", True)
    field.clear()
    QTest.keyClicks(field, "?")
    room.settle()
    assert isinstance(console.pages.currentWidget(), HelpPage)


def test_large_texts_leave_a_key_of_two_strokes_what_can_be_done_now(room: WindowRoom) -> None:
    begin(room)
    event = room.console.view.the_id()
    renewed(room, 200)
    room.look_at(event)
    console = room.console
    console.pages.turn_to(console.pages.floor)
    room.settle()
    begun = [act for act in console.all_acts if act.key.startswith("Ctrl+B, ")]
    console.activateWindow()
    console.pages.floor.focus()
    QTest.keyClick(QApplication.focusWidget() or console, Qt.Key.Key_B, CTRL)
    card = console.chords.card
    assert is_on_page(console, card)
    said = {act.text() for act in begun if act.text().replace("&", "") in card.said}
    assert said == {act.text() for act in begun if not act.why_not} != set()
    QTest.keyClick(QApplication.focusWidget() or console, Qt.Key.Key_Escape)
    assert not card.isVisible()


def test_one_reason_of_several_actions_is_said_once_and_of_all_together() -> None:
    refused = [("Bust", "Out."), ("Re-buy…", "Out."), ("Add-on", "No add-on.")]
    assert by_reason(refused) == [("–  Bust, Re-buy", "Out."), ("–  Add-on", "No add-on.")]
    assert by_reason(refused[:2], 2) == [("–  All of these", "Out.")]
    many = [(str(number), "Out.") for number in range(6)]
    ((said, why),) = by_reason(many)
    assert why == "Out."
    assert said.endswith("more")
