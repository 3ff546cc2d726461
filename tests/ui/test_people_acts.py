"""Bars, exclusions and dates of birth by hand: found by name, said back, refused at the till."""

from datetime import date

import pytest
from PySide6.QtGui import QKeySequence

from tdapp.core.ports.people import Restriction
from tdapp.core.refusal import Refusal
from tdapp.typed.days import TimeSpan, begin_us, end_us
from tdapp.ui.parts.typed import read_day, read_span
from tests.ui.at_the_till import answer, do, enter, fact, hold, question
from tests.ui.by_hand import names_listed, recorded
from tests.ui.window_room import WindowRoom

BAN = "Bar or self-exclude a player…"
BORN = QKeySequence("Ctrl+Shift+H, D")
BANS = ("barred", "self-excluded")
LAST = date(2027, 6, 30)


def restriction(room: WindowRoom, name: str) -> Restriction:
    """What stands against the only person of this name."""
    (person,) = room.parts.people.called(name, 2)
    return room.parts.desk.persons.restriction(person.id)


def test_a_player_is_barred_by_hand_shown_in_the_list_and_turned_away_at_the_till(
    room: WindowRoom,
) -> None:
    hold(room, "Sunday")
    enter(room, "Ana Reyes", "Bo Hall")
    do(room, BAN)
    for words, offered in (("reyes", ("Ana Reyes", "a new person")), ("Ana Reyes", BANS)):
        answer(room, words)
        assert question(room).field.choices == offered
    for words in ("barred", "30.2.2027"):
        answer(room, words)
    assert room.notice.startswith("“30.2.2027” is not a date")
    answer(room, "30.6.2027")
    assert "Why is Ana Reyes barred until 30 Jun 2027?" in question(room).text
    answer(room, "made trouble at table 4")
    assert restriction(room, "Ana").barred_until_us == end_us(LAST)
    last = room.parts.desk.log[-1]
    assert (last.label, last.reason) == ("bar_person", "made trouble at table 4")

    room.until(lambda: "Ana Reyes (barred)" in names_listed(room))
    assert "Bo Hall" in names_listed(room)
    assert set(recorded(room).seating.seat_of) == {1, 2}
    room.choose(1)
    assert fact(room, "Ban").endswith("to 30 Jun 2027")
    room.press("Add-on")
    assert answer(room, "the manager let him") == ("This player is barred. Why allow it?")
    assert recorded(room).entry(1).addons == 1

    hold(room, "Monday")
    room.type_name("Ana Reyes")
    answer(room, "the one in Sunday")
    assert "Ana Reyes is barred" in question(room).text
    assert room.is_refused("barred")
    room.press("Cancel")
    room.until(lambda: room.parts.desk.log[-1].label == "note_refused")
    assert not recorded(room).entries.count


def test_somebody_new_is_excluded_for_good_and_nobody_lets_the_player_in(room: WindowRoom) -> None:
    hold(room)
    do(room, BAN)
    answer(room, "Cy  Young")
    assert "No one in the registry is called “Cy Young”." in answer(room)
    answer(room, "self-excluded")
    answer(room, "indefinitely")
    assert restriction(room, "Cy Young") == Restriction()
    assert "Record the self-exclusion of Cy Young indefinitely?" in answer(room)
    assert restriction(room, "Cy Young").excluded_until_us is None
    do(room, BAN)
    answer(room, "young")
    answer(room, "Cy Young")
    assert question(room).text.startswith("Cy Young is self-excluded since ")
    assert question(room).field.choices == BANS
    answer(room, "self-excluded")
    answer(room, "30.6.2027")
    assert room.is_refused("exclusion_runs")
    room.press("Cancel")
    room.type_name("cy young")
    asked = answer(room, "in the registry")
    assert question(room).text == asked
    assert question(room).field.text() == "in the registry"
    assert room.is_refused("self_excluded")
    assert room.entries.name_field.text() == "cy young"
    room.until(lambda: room.parts.desk.log[-1].label == "note_refused")
    assert not recorded(room).entries.count


def note_birth(room: WindowRoom) -> None:
    """Ask for the act of the house; the page of players has one of the same words."""
    room.wait_a_second()
    next(act for act in room.console.all_acts if BORN in act.shortcuts()).trigger()
    room.settle()


def test_a_date_of_birth_is_said_back_and_corrected_for_a_reason(room: WindowRoom) -> None:
    hold(room)
    enter(room, "Dee Young")
    note_birth(room)
    answer(room, "dee")
    answer(room, "1.5.2025")
    assert room.notice.startswith("“2025-05-01” is not a date of birth")
    answer(room, "1.5.2001")
    assert answer(room) == "Dee Young, born 1 May 2001, is 9 years old."
    room.until(lambda: names_listed(room) == ["Dee Young (under age)"])
    room.choose(1)
    assert fact(room, "Ban") == "under age"
    room.press("Add-on")
    assert room.is_refused("under_age")
    note_birth(room)
    answer(room, "dee")
    assert answer(room, "1.5.1981") == "When was Dee Young, 2001-05-01 born?"
    assert "1 May 1981, is 29 years old" in answer(room, "misread the card")
    room.until(lambda: names_listed(room) == ["Dee Young"])
    assert room.parts.desk.log[-1].reason == "misread the card"


def test_an_answer_is_understood_in_its_old_words(room: WindowRoom) -> None:
    hold(room)
    do(room, BAN)
    answer(room, "Cy Young")
    answer(room)
    answer(room, "Excluded")
    answer(room, "for good")
    assert "Record the self-exclusion of Cy Young indefinitely?" in answer(room)


@pytest.mark.parametrize("text", ["2027-06-30", "30.6.2027", "30/06/2027", " 30 6 2027 "])
def test_a_day_is_read_as_it_is_written_here(text: str) -> None:
    assert read_day(text) == LAST


@pytest.mark.parametrize(
    "text", ["", "30.6.27", "2027-6-30", "6/30/2027", "30.2.2027", "0001-01-01", "\u0662027-06-30"]
)
def test_what_is_no_day_is_not_guessed(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_day(text)
    assert refused.value.code == "not_a_day"


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("Indefinitely", TimeSpan()),
        ("30.6.2027", TimeSpan(None, end_us(LAST))),
        ("until 2027-06-30", TimeSpan(None, end_us(LAST))),
        ("from 30/6/2027", TimeSpan(begin_us(LAST), None)),
        ("2027-06-30 to 2027-06-30", TimeSpan(begin_us(LAST), end_us(LAST))),
        ("from 30.6.2027 until 30.6.2027", TimeSpan(begin_us(LAST), end_us(LAST))),
    ],
)
def test_a_span_ends_with_its_last_day(text: str, span: TimeSpan) -> None:
    assert read_span(text, "indefinitely") == span
