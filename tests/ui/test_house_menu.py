"""The House menu: the gaming day is ended and a person erased after one question in its place."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from tdapp.calls.house.people import NoteExclusion
from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.exits import Bust
from tdapp.core.ids import PersonId, StaffId
from tdapp.core.ports.people import Person
from tdapp.desk.permissions import DIRECTOR, Actor, Role
from tdapp.house.house import House
from tdapp.house.house_events import ActDenied, PersonErased
from tdapp.ui.application import main_window
from tdapp.ui.people.people_acts import PeopleActs
from tests.ui.by_hand import begin, names_listed, opened
from tests.ui.window_room import WindowRoom

MANAGER = Actor(StaffId("manager"), frozenset({Role.MANAGER}))


@pytest.fixture
def managed(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[WindowRoom]:
    """A console at which a gaming manager is signed in; the built-in director is on duty."""
    made = WindowRoom(qapp, tmp_path)
    made.start()
    made.console.close()
    made.wait_for(made.console.finish())
    made.parts.session.only(MANAGER)
    made.console = main_window(made.parts)
    made.console.show()
    qtbot.waitExposed(made.console)
    yield made
    made.stop()


def answer(room: WindowRoom, text: str) -> None:
    """Type an answer to what is asked and say yes."""
    asked = room.console.asked
    asked.field.setText(text)
    room.click(asked.yes)


def people(room: WindowRoom) -> PeopleActs:
    """The House menu's acts on people."""
    return room.console.house.people


def house_facts(room: WindowRoom) -> list[object]:
    """What is recorded in today's house stream."""
    stream = room.parts.desk.holding(room.parts.desk.log[-1].action)[0]
    return [entry.event for entry in stream.timeline.past]


def test_the_day_ends_after_one_question_and_the_evening_goes_on(room: WindowRoom) -> None:
    begin(room)
    today = room.parts.day.stream
    room.console.house.end_day.trigger()
    assert room.console.asked.isVisible()
    assert "End the gaming day" in room.console.asked.text
    assert room.parts.day.stream == today
    room.press("End gaming day")
    assert room.parts.day.stream != today
    house: House = room.parts.desk.state(room.parts.day.stream)
    assert [table.used_by for table in house.registry.tables.values()] == [room.console.view.id] * 2
    room.press("Start clock")
    room.press("Open table 3")
    assert 3 in room.state.seating.tables
    assert room.notice == ""


def test_a_no_leaves_the_day_open(room: WindowRoom) -> None:
    begin(room)
    today = room.parts.day.stream
    room.console.house.end_day.trigger()
    room.press("Cancel")
    assert not room.console.asked.isVisible()
    assert room.parts.day.stream == today


def test_a_day_on_which_nothing_happened_is_not_ended_and_the_menu_says_why(
    room: WindowRoom,
) -> None:
    end = next(one for one in opened(room, "&House") if "gaming day" in one.text())
    end.trigger()
    assert not room.console.asked.isVisible()
    assert room.is_refused("day_is_empty")


def test_the_director_alone_erases_nobody_and_is_told_who_could(room: WindowRoom) -> None:
    begin(room)
    erase = next(one for one in opened(room, "&House") if "Erase" in one.text())
    assert erase.toolTip() == people(room).erase.why_not
    erase.trigger()
    assert not room.console.asked.isVisible()
    assert room.notice == ("Your role does not allow this. Ask one of these: gaming manager.")


def test_a_manager_finds_a_person_and_erases_the_name_with_the_director(
    managed: WindowRoom,
) -> None:
    begin(managed)
    people(managed).erase.trigger()
    answer(managed, "yer c")
    asked = managed.console.asked
    assert (asked.text, asked.field.text()) == ("Which person should be erased?", "yer c")
    assert managed.is_refused("person_in_play")
    assert "Player C" in names_listed(managed)

    event = managed.console.view.id
    assert event is not None
    managed.wait_for(managed.console.asking.perform(Bust(event, 3, declined=True)))
    people(managed).erase.trigger()
    answer(managed, "yer c")
    assert asked.text.startswith("Erase Player C permanently?")
    assert "Director signs with you." in asked.text
    managed.press("Erase")
    last = managed.parts.desk.log[-1]
    assert (last.label, last.actor, last.approver) == ("erase_person", MANAGER.id, DIRECTOR.id)
    assert last.reason == "asked for erasure"
    assert [one for one in house_facts(managed) if isinstance(one, PersonErased)]
    managed.until(lambda: "Player C" not in names_listed(managed))
    assert names_listed(managed)[2] == "(no name)"
    assert len(managed.state.seating.seat_of) == 5
    assert not [one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog)]


def test_of_several_with_one_name_the_one_is_erased_that_was_chosen(managed: WindowRoom) -> None:
    twins = [Person(PersonId(f"twin {card}"), "Ana Pérez", card) for card in ("c-1", "c-2")]
    managed.parts.people.add(twins, MANAGER.id)
    begin(managed)
    people(managed).erase.trigger()
    answer(managed, "PÉREZ")
    asked = managed.console.asked
    assert asked.field.choices == ("Ana Pérez, c-1", "Ana Pérez, c-2")
    answer(managed, "Ana Pérez, c-2")
    assert asked.text.startswith("Erase Ana Pérez, c-2 permanently?")
    managed.press("Erase")
    assert managed.parts.people.names([one.id for one in twins]) == {"twin c-1": "Ana Pérez"}


def test_a_manager_ends_an_exclusion_by_a_notice_with_the_director(managed: WindowRoom) -> None:
    begin(managed)
    (person,) = managed.parts.people.called("Player C", 2)
    exclude = NoteExclusion(managed.parts.day.stream, person.id)
    managed.wait_for(managed.console.asking.perform(exclude))
    people(managed).restrict.trigger()
    for words in ("yer c", "Player C", "exclusion ended"):
        answer(managed, words)
    assert (
        "Which notice from the authority ends the exclusion of Player C"
        in managed.console.asked.text
    )
    answer(managed, "notice 77/2026")
    last = managed.parts.desk.log[-1]
    assert (last.label, last.approver, last.reason) == (
        "end_exclusion",
        DIRECTOR.id,
        "notice 77/2026",
    )
    assert not managed.parts.desk.persons.is_noted(person.id)


def test_who_is_in_no_registry_is_not_found_and_nothing_is_recorded(managed: WindowRoom) -> None:
    begin(managed)
    before = len(managed.parts.desk.log)
    people(managed).erase.trigger()
    answer(managed, "Nobody Here")
    assert managed.notice.startswith("No one in the registry is called “Nobody Here”")
    assert managed.console.asked.text == "Which person should be erased?"
    assert len(managed.parts.desk.log) == before


def test_looking_into_the_menu_denies_nobody_anything_in_the_record(room: WindowRoom) -> None:
    begin(room)
    room.press("Open table 3")
    opened(room, "&House")
    assert not [one for one in house_facts(room) if isinstance(one, ActDenied)]


def test_a_broken_table_goes_out_of_service_opens_for_nobody_and_comes_back_repaired(
    room: WindowRoom,
) -> None:
    begin(room)
    turn = room.console.house.service.turn
    house = room.parts.day.stream
    room.console.asking.act(InstallTable(house, 3, 9))
    room.settle()
    turn.trigger()
    answer(room, "1")
    assert room.notice.startswith("Table 1 is in use")
    turn.trigger()
    answer(room, "the round one")
    assert room.console.asked.isVisible()
    answer(room, "3")
    assert room.told.startswith("Table 3 out of service")
    assert room.button("Open table 4").isVisible()

    turn.trigger()
    assert room.console.asked.text.startswith("Out of service: 3.")
    answer(room, room.console.asked.field.text())
    assert room.told.startswith("Table 3 back in service")
    room.press("Open table 3")
    assert 3 in room.state.seating.tables
