"""The registry by hand: searched, put right, given out as it is shown, and a list taken in."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tdapp.calls.house.people import BarPerson
from tdapp.calls.tournament.sales import Register
from tdapp.core.ids import PersonId, StaffId
from tdapp.core.names import ScreenName, family_first, folded
from tdapp.core.ports.people import Person
from tdapp.desk.desk import Circumstances
from tdapp.ui.asking.question import Question
from tdapp.ui.pages.players_page import PlayersPage
from tdapp.ui.settings.setting_acts import half_done
from tests.ui.at_the_till import hold
from tests.ui.window_room import WindowRoom
from tests.ui.work_of import NAMES, Hand, people, show, work_of

ENTER = Qt.Key.Key_Return
LIST = "name;card;born;ban\nBo Ek;c-9;1990-01-01;barred\n;c-1;;\nCy Ek;c-9;;\n"


@pytest.fixture
def players(room: WindowRoom) -> Iterator[PlayersPage]:
    people(room)
    page = show(room, PlayersPage(work_of(room)))
    yield page
    page.hide()


def listed(page: PlayersPage) -> list[str]:
    return [row.cells[0].text for row in page.pane.list.table.rows]


def test_people_are_found_put_right_and_their_wish_is_noted(
    room: WindowRoom, players: PlayersPage
) -> None:
    hand, asked = Hand(room), list[Question]()
    players.asks.connect(asked.append)
    assert listed(players) == sorted(NAMES, key=lambda name: folded(family_first(name)))
    hand.letters("zolc")
    hand.press(Qt.Key.Key_Down)
    assert (players.pane.person, players.pane.list.hasFocus()) == (
        players.on_person.chosen.person, True
    )  # fmt: skip
    hand.press(ENTER)
    players.pane.quick.given.setText("Łukasz Zółć")
    hand.press(ENTER)
    assert listed(players) == ["Łukasz Zółć"]
    players.on_person.wish.trigger()
    asked[-1].go_on("entry number only")
    room.settle()
    (known,) = room.station.people.known([PersonId("p4")])
    assert (known.name, known.card, known.wish) == ("Łukasz Zółć", "20404", ScreenName.NUMBER)
    assert ("On screens", "entry number only") in players.side.facts.facts


def test_bars_and_entries_of_a_person_are_told(room: WindowRoom, players: PlayersPage) -> None:
    event = hold(room, "Main")
    act, asked = room.console.asking.perform, list[Question]()
    room.wait_for(act(Register(event, PersonId("p0"))))
    bar = BarPerson(room.station.house, PersonId("p3"))
    room.wait_for(act(bar, Circumstances(reason="fight")))
    room.settle()
    players.pane.choices.choose(1)
    assert listed(players) == ["Kay Aldridge"]
    players.pane.field.setText("zzz")
    players.pane.ask_new()
    assert players.pane.quick.family.text() == "zzz"
    players.pane.quick.given.setText("Bo")
    players.pane.quick.family.setText("Ek")
    players.pane.quick.enter()
    room.settle()
    assert (listed(players), players.pane.person and players.pane.person.name) == (
        ["Bo Ek"], "Bo Ek"
    )  # fmt: skip
    players.pane.field.clear()
    players.pane.list.choose("p0")
    players.on_person.history.trigger()
    room.settle()
    cells = [cell.text for cell in players.side.played.table.rows[0].cells]
    assert cells == ["Main", "1", "110.00", "—"]
    players.asks.connect(asked.append)
    players.on_person.ban.trigger()
    assert asked[-1].text == "What should be recorded for Aylin Kaya, 20400, 1960-04-01?"
    assert players.on_person.erase.why_not.startswith("Your role does not allow this")


def test_who_was_entered_twice_is_made_one_person_and_two_again(
    room: WindowRoom, players: PlayersPage
) -> None:
    event = hold(room, "Main")
    act, asked, told = room.console.asking.perform, list[Question](), list[str]()
    twin = Person(PersonId("twin"), "Kaya Aylin", "c-77")
    room.station.people.add([twin], StaffId("director"))
    room.wait_for(players._registry.learn([twin.id]))  # noqa: SLF001
    room.wait_for(act(Register(event, twin.id)))
    players.asks.connect(asked.append)
    players.tried.connect(told.append)
    players.refresh()
    players.pane.list.choose("twin")
    assert ("Possibly also in", "Aylin Kaya, 20400, 1960-04-01") in players.side.facts.facts
    players.on_person.merge.trigger()
    assert asked[-1].choices == ("Aylin Kaya, 20400, 1960-04-01",)
    asked[-1].go_on("nobody called so")
    assert len(asked) == 2
    asked[-1].go_on("20400")
    asked[-1].go_on("passport seen")
    room.until(lambda: "Kaya Aylin" not in listed(players))
    players.pane.list.choose("p0")
    assert ("Card", "20400, c-77") in players.side.facts.facts
    assert ("Plays in", "Main") in players.side.facts.facts
    players.on_person.part.trigger()
    asked[-1].go_on("two sisters")
    room.until(lambda: "Kaya Aylin" in listed(players))
    room.wait_for(act(Register(event, PersonId("p0"))))
    players.pane.list.choose("twin")
    players.on_person.merge.trigger()
    asked[-1].go_on("20400")
    assert told[-1].startswith("Both are in Main (#2, #1)")


def test_a_name_that_somebody_else_has_is_asked_about_before_it_is_put_right(
    room: WindowRoom, players: PlayersPage
) -> None:
    asked, quick = list[Question](), players.pane.quick
    players.asks.connect(asked.append)
    players.pane.list.choose("p4")
    players.on_person.edit.trigger()
    quick.given.setText("AYLIN  kaya")
    quick.enter()
    room.settle()
    assert asked[-1].text.startswith("There is already Aylin Kaya, 20400, 1960-04-01")
    (before,) = room.station.people.known([PersonId("p4")])
    assert before.name == NAMES[4]
    players.go_back()
    assert quick.given.hasFocus()
    asked[-1].go_on("")
    room.settle()
    (after,) = room.station.people.known([PersonId("p4")])
    assert after.name == "AYLIN kaya"
    players.on_person.edit.trigger()
    quick.card.setText("x-1")
    quick.enter()
    room.settle()
    assert len(asked) == 1
    (with_card,) = room.station.people.known([PersonId("p4")])
    assert "x-1" in (with_card.card or "")


def test_a_list_is_taken_in_and_its_refused_lines_are_shown_and_given_out(
    room: WindowRoom, players: PlayersPage, tmp_path: Path
) -> None:
    asked, told = list[Question](), list[str]()
    for asks in (players.asks, room.console.page_acts.asks):
        asks.connect(asked.append)
    players.tried.connect(told.append)
    source, copy = tmp_path / "list.csv", tmp_path / "copy.csv"
    source.write_text(LIST)
    players.lists.take_in.trigger()
    asked[-1].go_on(str(source))
    room.settle()
    assert told == ["list.csv: 1 added, 0 changed, 0 unchanged, 2 refused."]
    lines = [[cell.text for cell in row.cells] for row in players.pane.refused.table.rows]
    assert [line[:2] for line in lines] == [["3", "name"], ["4", "card"]]
    assert lines[1][2].startswith("This card belongs to a person with another name")
    players.pane.choices.choose(0)
    players.pane.field.setText("ek")
    room.export.page = lambda: players
    room.export.act.trigger()
    asked[-1].go_on(str(copy))
    room.settle()
    text = copy.read_text(encoding="utf-8-sig")
    assert text.splitlines()[0] == '"Name","Card","Born","On screens","Restrictions"'
    assert text.splitlines()[1].startswith('"Bo Ek","c-9","1990-01-01","not asked yet","barred')
    players.lists.take_in.trigger()
    asked[-1].go_on(str(tmp_path))
    room.settle()
    assert len(room.station.people.everybody()) == len(NAMES) + 1


def test_a_setting_waits_only_while_a_player_is_filled_in(room: WindowRoom) -> None:
    pages = room.console.pages
    pages.turn_to(pages.players)
    assert half_done(room.console) == ""
    pages.players.pane.ask_new()
    assert "new player" in half_done(room.console)
    pages.players.pane.quick.given_up.emit()
    assert half_done(room.console) == ""
