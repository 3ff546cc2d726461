"""A house of the user's own in the window: set, chosen in the form, looked up, and renewed."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdapp.core.house_files import hash_of
from tdapp.core.ids import StreamRef
from tdapp.tournament.facts.event import HouseAdopted
from tdapp.tournament.room import KIND
from tdapp.ui.drafts.form_inputs import FormChoice
from tdapp.ui.events.event_rows import EventRowKey
from tests.own_house import NAME, Changes, house_text, write_house
from tests.ui.at_the_till import answer, question
from tests.ui.by_hand import SHIFT
from tests.ui.on_floor import texts
from tests.ui.window_room import WindowRoom

CHANGED: Changes = {"play": ("most = 10\n", "most = 8\n")}
MISDEAL: Changes = {"irregularities": ('by = ["tournament_director"]', 'by = ["management"]')}


@pytest.fixture
def houses(tmp_path: Path) -> Path:
    """The folder of the user's houses, with one in it."""
    folder = tmp_path / "houses"
    write_house(folder)
    return folder


def set_house(room: WindowRoom, typed: str) -> None:
    """Type the house of this room into the settings."""
    room.key(Qt.Key.Key_F12)
    page = room.console.pages.settings
    page.settings.choose("house")
    room.key(Qt.Key.Key_Return, on=page.settings)
    answer(room, typed)


def draft(room: WindowRoom) -> FormChoice:
    """Begin a draft in the form; gives the choice of its house."""
    room.key(Qt.Key.Key_F2)
    room.key(Qt.Key.Key_T, on=room.events.listing)
    answer(room, "high roller")
    rows = room.events.form.page.rows
    (chosen,) = (row.input for row in rows if row.asked.field.keys == ("house",))
    assert isinstance(chosen, FormChoice)
    return chosen


def announced(room: WindowRoom) -> None:
    """Go back to the list and announce the draft."""
    page = room.console.pages.events
    page.pane.tell_now()
    for _ in range(2):
        here = QApplication.focusWidget()
        assert here is not None
        QTest.keyClick(here, Qt.Key.Key_Escape)
    room.key(Qt.Key.Key_A, on=page.events)
    answer(room)
    room.settle()
    room.key(Qt.Key.Key_F2)
    page.events.choose(EventRowKey(event=room.console.view.id))
    page.refresh()


def version(room: WindowRoom) -> str | None:
    """The hash of the rules of play that the event in view is played under."""
    house = room.state.programme.house
    return None if house is None else house.play


def test_a_room_is_set_to_its_own_house_and_starts_with_it(room: WindowRoom, houses: Path) -> None:
    set_house(room, "Atlantis")
    assert "Ritz" in room.notice
    answer(room, "Ritz")
    page = room.console.pages.settings
    rows = {row.key: row.cells for row in page.settings.table.rows}
    assert (rows["house"][2].text, room.parts.settings.now.house) == ("Ritz", NAME)
    room.restart()
    assert room.parts.rulebook.name == "The Ritz"
    room.key(Qt.Key.Key_F12)
    settings = room.console.pages.settings
    assert settings.head.isVisible()
    chosen = draft(room)
    assert chosen.text() == "Ritz"
    announced(room)
    assert room.state.conditions.house == "RITZ"
    shutil.rmtree(houses)
    room.restart()
    assert room.parts.rules_of(room.state).text == house_text()


def test_the_form_offers_every_house_and_the_event_is_played_under_the_chosen_one(
    room: WindowRoom, houses: Path
) -> None:
    chosen = draft(room)
    assert chosen.text() == "Neutral (open) rules"
    QTest.keyClicks(chosen, "r")
    room.events.page.pane.tell_now()
    kept = room.events.page.on_list.draft
    assert kept is not None
    assert kept.text.rstrip().count(f'house = "{NAME}"') == 1
    assert kept.conditions is None or kept.conditions.house == "RITZ"
    write_house(houses, {"rulebook": ("[offices]", "[office]")})
    page = room.console.pages.events
    page.refresh()
    page.on_list.refresh()
    assert "office" in page.on_list.announce.why_not
    write_house(houses, MISDEAL)
    page.refresh()
    announced(room)
    assert room.state.conditions.house == "RITZ"
    assert version(room) == hash_of(house_text().play)


def test_new_files_are_adopted_for_a_reason_and_looked_up_from_then_on(
    room: WindowRoom, houses: Path
) -> None:
    QTest.keyClicks(draft(room), "r")
    announced(room)
    acts = room.events.page.on_list
    assert "under the present rules" in acts.house.adopt.why_not
    write_house(houses, {**CHANGED, **MISDEAL})
    assert decider(room) == "Decision: the tournament director."
    acts.refresh()
    assert acts.house.adopt.why_not == ""
    room.key(Qt.Key.Key_H, on=room.events.listing)
    asked = question(room).text
    assert "The Ritz" in asked
    assert "Changed: rules of play, irregularities." in asked
    answer(room, "The licence was changed this afternoon.")
    room.settle()
    assert version(room) == hash_of(house_text(CHANGED).play)
    assert decider(room) == "Decision: the management."
    event = room.console.view.id
    assert event is not None
    past = room.parts.desk.stream(StreamRef(event, KIND)).timeline.past
    assert sum(isinstance(one.event, HouseAdopted) for one in past) == 2


def decider(room: WindowRoom) -> str:
    """Who decides what the book of the event in view is silent on, as the look-up says it."""
    room.key(Qt.Key.Key_F5, SHIFT)
    pane = room.rulings.page.looking
    for typed in ("flop with",):
        QTest.keyClicks(pane.field, typed)
        room.key(Qt.Key.Key_Return, on=pane.field)
    silent, decides, *_ = texts(pane.list)
    assert silent == "The rulebook does not say."
    while pane.isVisible():
        room.key(Qt.Key.Key_Escape, on=pane.field)
    room.key(Qt.Key.Key_F2)
    return decides


def test_a_copy_of_an_event_keeps_its_house(room: WindowRoom, houses: Path) -> None:
    assert houses.is_dir()
    QTest.keyClicks(draft(room), "r")
    announced(room)
    room.key(Qt.Key.Key_D, on=room.events.listing)
    copy = room.events.page.on_list.draft
    assert copy is not None
    assert copy.text.startswith(f'house = "{NAME}"\n')
    assert copy.conditions is not None
    assert copy.conditions.house == "RITZ"
