"""Several out in one hand and exits put into order, by hand in the window."""

from datetime import UTC

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tdapp.calls.tournament.seats import TellButton
from tdapp.core.instant import shown_at
from tdapp.core.refusal import Refusal
from tdapp.rules.finishing_rules import FinishBy
from tdapp.shown.reading import ExitTime, read_when
from tdapp.tournament.reckoning.ties import EliminatedPlayer, OpenTie
from tdapp.typed.times import moment_on
from tdapp.ui.entries.hand_questions import (
    asked_of,
    hint_of,
    read_entries,
    read_known,
)
from tdapp.ui.look.spoken import voice
from tests.rules.houses import held_under
from tests.ui.by_hand import NAMES, begin, recorded, take_out
from tests.ui.held import begin_under, post
from tests.ui.window_room import EVENING_US, MINUTE_US, WindowRoom

TEN = NAMES[:10]


def type_in(room: WindowRoom, words: str) -> None:
    """Answer the question by the keyboard alone, where the focus is."""
    asked = room.entries.asked
    assert asked.isVisible()
    focus = QApplication.focusWidget()
    assert focus is asked.field or focus is asked.yes
    if focus is asked.field:
        asked.field.setText(words)
    room.key(Qt.Key.Key_Return, on=focus)


def question(room: WindowRoom) -> str:
    return room.entries.asked.text


def ask_in_list(room: WindowRoom, entry: int, key: Qt.Key) -> None:
    """Press an act's key while the list has the focus."""
    room.choose(entry)
    room.entries.listing.setFocus()
    room.key(key, on=room.entries.listing)


def left_of(room: WindowRoom, house: str, left: int) -> None:
    """An event under a house's rules with its prizes posted and so many of ten players left."""
    begin_under(room, held_under(house), TEN)
    room.play()
    post(room)
    for entry in range(10, left, -1):
        room.entries.bust(entry)


def test_out_in_one_hand_asks_by_keyboard_only_what_decides_a_prize(room: WindowRoom) -> None:
    left_of(room, "STAR", 3)
    ask_in_list(room, 1, Qt.Key.Key_T)
    assert "Who else busted in the same hand as Player A" in question(room)
    type_in(room, "2")
    assert question(room) == "How many chips did Player A have before the hand?"
    type_in(room, "many")
    type_in(room, "5,000")
    assert question(room) == "How many chips did Player B have before the hand?"
    type_in(room, "5000")
    assert question(room).startswith("Which card did Player A draw in round 1")
    type_in(room, "king")
    assert "king is not a card" in room.notice
    type_in(room, "K")
    type_in(room, "7")
    assert "Player A 2nd" in question(room)
    assert "Player B 3rd" in question(room)
    type_in(room, "117")

    state = recorded(room)
    assert {entry: state.place_of(entry) for entry in (1, 2, 3)} == {1: 2, 2: 3, 3: 1}
    assert [state.exits.by_entry[entry].hand for entry in (1, 2)] == ["117", "117"]
    told = state.exits.by_entry[1].told
    assert told is not None
    assert (told.stack, told.cards) == (5000, (13,))


def test_where_no_prize_is_at_stake_nothing_is_asked_and_they_share_the_place(
    room: WindowRoom,
) -> None:
    left_of(room, "STAR", 9)
    ask_in_list(room, 1, Qt.Key.Key_T)
    type_in(room, "2 3")
    assert question(room).startswith("Did they bust in the same hand?")
    type_in(room, "")
    state = recorded(room)
    assert [state.place_of(entry) for entry in (1, 2, 3)] == [7, 7, 7]


def test_who_may_buy_again_is_said_to_wait_and_stands_as_the_hand_ranked_him(
    room: WindowRoom,
) -> None:
    begin(room, TEN)
    room.play()
    ask_in_list(room, 1, Qt.Key.Key_T)
    type_in(room, "2")
    assert "Player A, Player B may re-buy" in question(room)
    type_in(room, "")
    assert set(recorded(room).exits.out_of_chips) == {1, 2}
    assert room.told.startswith("Busted together: Player A, Player B")
    for entry in (2, 1):
        room.choose(entry)
        room.press("Bust, no re-buy")
    state = recorded(room)
    assert [state.place_of(entry) for entry in (1, 2)] == [9, 9]


def test_under_crown_the_director_ranks_them(room: WindowRoom) -> None:
    left_of(room, "CROWN", 3)
    ask_in_list(room, 2, Qt.Key.Key_T)
    type_in(room, "3")
    for rank, name in (("2", "Player B"), ("1", "Player C")):
        assert question(room).startswith(f"What rank does the director give {name}")
        type_in(room, rank)
    type_in(room, "")
    state = recorded(room)
    assert {entry: state.place_of(entry) for entry in (1, 2, 3)} == {1: 1, 2: 3, 3: 2}


def test_at_other_tables_the_seats_from_the_button_stand_in_the_field_where_it_was_told(
    room: WindowRoom,
) -> None:
    left_of(room, "ADELAIDE", 10)
    event, seat_of = room.console.view.id, recorded(room).seating.seat_of
    here, table = 1, seat_of[1].table
    there = next(entry for entry in sorted(seat_of) if seat_of[entry].table != table)
    assert event is not None
    for entry in range(1, 11):
        if entry not in {here, there} and recorded(room).left > 3:
            room.entries.bust(entry)
    button = (seat_of[here].seat - 3) % 9 or 9
    room.wait_for(room.console.asking.perform(TellButton(event, table, button)))
    ask_in_list(room, here, Qt.Key.Key_T)
    type_in(room, str(there))
    for _ in (here, there):
        assert "all-in" in question(room)
        type_in(room, "700")
    asked = room.entries.asked
    assert "How many seats clockwise of the button was Player" in question(room)
    assert asked.field.text() == "3"
    room.key(Qt.Key.Key_Return, on=asked.field)
    assert asked.field.text() == ""
    type_in(room, "5")
    type_in(room, "")
    assert [recorded(room).place_of(entry) for entry in (here, there)] == [2, 3]


def test_a_player_who_is_out_already_or_unknown_is_named_and_nothing_is_done(
    room: WindowRoom,
) -> None:
    left_of(room, "STAR", 9)
    for other, said in (("10", "10"), ("77", "no entry 77"), ("1", "Entry 1 is named twice")):
        ask_in_list(room, 1, Qt.Key.Key_T)
        type_in(room, other)
        assert said in room.notice
        asked = room.entries.asked
        assert (asked.text[:8], asked.field.text()) == ("Who else", other)
    assert set(recorded(room).exits.by_entry) == {10}


def test_escape_in_the_middle_leaves_all_as_it_was(room: WindowRoom) -> None:
    left_of(room, "STAR", 3)
    before = recorded(room)
    ask_in_list(room, 1, Qt.Key.Key_T)
    type_in(room, "2")
    room.key(Qt.Key.Key_Escape, on=QApplication.focusWidget())
    assert not room.entries.is_asked
    assert recorded(room) == before


def test_exits_are_put_into_order_after_places_and_prizes_are_told(room: WindowRoom) -> None:
    left_of(room, "STAR", 2)
    third, fourth = recorded(room).prizes.posted[2:4]
    ask_in_list(room, 3, Qt.Key.Key_O)
    asked = room.entries.asked
    assert asked.field.text() == "4, 3"
    type_in(room, "3, 4")
    assert "Player C 3rd to 4th" in question(room)
    said = f"Player D 4th to 3rd, prize {fourth // 100}.00 to {third // 100}.00, slip"
    assert said in question(room)
    type_in(room, "the floor saw it")
    state = recorded(room)
    assert [state.place_of(entry) for entry in (3, 4)] == [4, 3]
    assert room.parts.desk.log[-1].reason == "the floor saw it"


def test_exits_share_a_place_by_an_order_that_joins_them(room: WindowRoom) -> None:
    begin(room)
    for entry in (5, 6):
        room.choose(entry)
        take_out(room)
    ask_in_list(room, 6, Qt.Key.Key_O)
    type_in(room, "5 = 6")
    type_in(room, "level")
    state = recorded(room)
    assert [state.place_of(entry) for entry in (5, 6)] == [5, 5]


def test_a_correction_that_would_move_a_paid_prize_is_told_with_all_that_it_would_change(
    room: WindowRoom,
) -> None:
    left_of(room, "STAR", 2)
    room.choose(3)
    room.press("Pay prize")
    room.agree()
    told = "Refused: prizes already paid or set aside would change. Reverse those first."
    steps = {4: (Qt.Key.Key_O, ["3, 4"]), 3: (Qt.Key.Key_X, ["1"]), 1: (Qt.Key.Key_L, ["3"])}
    for entry, (key, answers) in steps.items():
        ask_in_list(room, entry, key)
        for answer in answers:
            type_in(room, answer)
        assert "is paid to entry 3" in room.notice
        assert question(room).startswith(told)
        assert "paid on slip 3" in question(room)
        assert not room.entries.asked.no.isVisible()
        type_in(room, "")
        assert not room.entries.is_asked
    assert set(recorded(room).prizes.paid) == {3}


def test_the_order_of_nobody_who_is_out_says_so(room: WindowRoom) -> None:
    begin(room)
    ask_in_list(room, 1, Qt.Key.Key_O)
    assert "Entry 1" in room.notice


@pytest.mark.parametrize("what", list(FinishBy))
def test_everything_that_ranks_players_can_be_asked_and_answered(what: FinishBy) -> None:
    assert "Player A" in asked_of(OpenTie(what, (1,)), "Player A")
    assert hint_of(what)
    out = EliminatedPlayer(entry=1, table=2)
    known = read_known(out, what, "4")
    assert [name for name in out.__struct_fields__ if getattr(out, name) != getattr(known, name)]
    with pytest.raises(Refusal, match="no_such_card" if what is FinishBy.CARD else "not_a_count"):
        read_known(out, what, "one")


@pytest.mark.parametrize(
    ("typed", "groups"),
    [
        ("7", ((7,),)),
        ("7, 12 3", ((7,), (12,), (3,))),
        ("7=12, 3", ((7, 12), (3,))),
        ("7 = 12", ((7, 12),)),
    ],
)
def test_entry_numbers_are_read_as_they_are_typed(
    typed: str, groups: tuple[tuple[int, ...], ...]
) -> None:
    assert read_entries(typed) == groups


@pytest.mark.parametrize("typed", ["seven", "7==12", "", ","])
def test_what_is_no_entry_number_is_refused(typed: str) -> None:
    with pytest.raises(Refusal, match="not_a_count"):
        read_entries(typed)


def test_a_hand_or_a_time_that_is_past_is_read_and_neither_where_it_is_unknown() -> None:
    now_us = moment_on("0:30", shown_at(EVENING_US, UTC).date(), UTC)
    assert read_when("  ", now_us, voice().zone) == ExitTime()
    assert read_when(" hand  41 ", now_us, voice().zone) == ExitTime(hand="hand 41")
    assert read_when("0:10", now_us, voice().zone) == ExitTime(happened_us=now_us - 20 * MINUTE_US)
    assert read_when("23:50", now_us, voice().zone) == ExitTime(happened_us=now_us - 40 * MINUTE_US)
