"""Seats and tables by hand in the window: here and away, held, locked, swapped, given."""

from PySide6.QtCore import Qt

from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.seats import TellButton
from tdapp.core.ids import StreamId
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition
from tdapp.table.state.attendance import SeatState
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tests.ui.by_hand import CTRL, NAMES, begin, buy_in, opened, recorded
from tests.ui.on_floor import (
    answer,
    choose_seat,
    do,
    due,
    on_floor,
    state_of,
    taken,
    texts,
    to_lists,
    type_line,
)
from tests.ui.window_room import WindowRoom


def refused(room: WindowRoom, act: WindowAct, said: str) -> None:
    """The act says why it cannot be done, and asks and does nothing."""
    acts = len(room.parts.desk.log)
    do(room, act)
    assert said in room.notice
    assert not room.console.asked.isVisible()
    assert len(room.parts.desk.log) == acts


def test_who_is_here_is_typed_for_a_table_and_for_a_seat(room: WindowRoom) -> None:
    on_floor(room)
    missing, late = taken(room, 1, 1), taken(room, 1, 2)
    entry_at = room.state.seating.entry_at
    type_line(room, f"1 all here but {missing.seat}")
    known = recorded(room).attendance
    assert known.state_of(entry_at[missing]) is SeatState.ABSENT
    assert known.state_of(entry_at[late]) is SeatState.TAKEN
    type_line(room, f"{late} away")
    assert recorded(room).attendance.state_of(entry_at[late]) is SeatState.ABSENT
    assert state_of(room, late).startswith("away since ")
    type_line(room, f"{late} back")
    assert recorded(room).attendance.state_of(entry_at[late]) is SeatState.TAKEN
    assert f"(entry {entry_at[late]}) marked here" in room.told
    room.key(Qt.Key.Key_Z, CTRL)
    assert recorded(room).attendance.state_of(entry_at[late]) is SeatState.ABSENT


def test_here_and_away_are_one_key_on_the_chosen_seat(room: WindowRoom) -> None:
    on_floor(room)
    present = room.floor.acts.seats.present
    seat = taken(room, 2)
    choose_seat(room, seat)
    assert present.text() == "Here"
    do(room, present)
    assert state_of(room, seat) == "here"
    assert present.text() == "Away"
    do(room, present)
    assert state_of(room, seat).startswith("away")


def test_a_typed_table_finds_its_event_whichever_is_in_view(room: WindowRoom) -> None:
    begin(room)
    first = room.console.view.id
    room.begin_event()
    room.show_entries()
    room.press("Open table 3")
    buy_in(room, NAMES[6:10])
    room.press("Draw seats")
    second = room.console.view.id
    to_lists(room)
    type_line(room, "1")
    assert room.console.view.id == first
    assert texts(room.floor.tables) == ["1", "2"]
    assert room.floor.choice.table == 1
    type_line(room, "3 all here")
    assert room.console.view.id == second
    assert len(recorded(room).attendance.taken) == 4
    assert texts(room.floor.seats, 3).count("here") == 4
    do(room, room.console.acts.open_table)
    do(room, room.console.acts.tables.open_next)
    type_line(room, "4")
    at_table = room.floor.acts.at_table
    do(room, at_table.close)
    type_line(room, "4")
    assert "4" in room.notice


def test_a_table_is_held_and_freed_and_what_it_stops_is_said(room: WindowRoom) -> None:
    on_floor(room)
    acts = room.floor.acts
    type_line(room, "1")
    assert acts.at_table.hold.text() == "Hold table 1"
    do(room, acts.at_table.hold)
    assert list(recorded(room).seating.held) == [1]
    assert room.told.startswith("Table 1 on hold")
    refused(room, acts.at_table.break_it, "on hold")
    choose_seat(room, taken(room, 1))
    refused(room, acts.seats.move, "on hold")
    refused(room, acts.seats.swap, "on hold")
    do(room, acts.at_table.hold)
    assert not recorded(room).seating.held
    do(room, room.console.undoing.undo)
    assert list(recorded(room).seating.held) == [1]


def test_a_seat_is_locked_and_given_by_ballot_only_when_it_is_free(room: WindowRoom) -> None:
    on_floor(room)
    seats = room.floor.acts.seats
    free = next(room.state.seating.free())
    choose_seat(room, free)
    refused(room, seats.give, "a seat")
    room.type_name("Late Player")
    do(room, seats.lock)
    assert list(recorded(room).seating.locked) == [free]
    refused(room, seats.give, "locked")
    do(room, seats.lock)
    do(room, seats.give)
    assert room.console.asked.field.text() == "13"
    answer(room)
    answer(room, "ballot 4")
    assert recorded(room).seating.seat_of[13] == free
    refused(room, seats.lock, "13")


def test_a_player_stays_and_may_move_again(room: WindowRoom) -> None:
    on_floor(room)
    acts, seat = room.floor.acts, taken(room, 2)
    choose_seat(room, seat)
    do(room, acts.seats.fix)
    assert set(recorded(room).attendance.fixed) == {room.state.seating.entry_at[seat]}
    refused(room, acts.at_table.break_it, "must not be moved")
    assert acts.seats.fix.text() == "Allow moves"
    do(room, acts.seats.fix)
    assert not recorded(room).attendance.fixed


def test_two_found_in_each_others_seats_are_swapped(room: WindowRoom) -> None:
    on_floor(room)
    seats, one, other = room.floor.acts.seats, taken(room, 1), taken(room, 2)
    before = room.state.seating.entry_at
    choose_seat(room, one)
    do(room, seats.swap)
    answer(room, "the tall one")
    assert room.is_refused("not_a_player")
    answer(room, str(other))
    after = recorded(room).seating.entry_at
    assert (after[one], after[other]) == (before[other], before[one])


def test_two_are_kept_apart_and_shown_where_they_sit_together(room: WindowRoom) -> None:
    on_floor(room)
    seats, one, other = room.floor.acts.seats, taken(room, 1), taken(room, 1, 1)
    entry_at = room.state.seating.entry_at
    choose_seat(room, one)
    do(room, seats.apart)
    answer(room, str(entry_at[other]))
    assert len(recorded(room).attendance.apart) == 1
    assert f"apart from {entry_at[one]}" in state_of(room, other)
    assert "must be kept apart, but both sit at table 1" in texts(room.floor.due)[0]
    choose_seat(room, other)
    do(room, seats.apart)
    answer(room, str(entry_at[one]))
    assert not recorded(room).attendance.apart


def test_the_button_is_told_as_far_as_it_is_known(room: WindowRoom) -> None:
    on_floor(room)
    button = room.floor.acts.at_table.button
    type_line(room, "2")
    do(room, button)
    answer(room, "four")
    assert room.is_refused("not_a_button")
    answer(room, "1 - 3")
    assert recorded(room).buttons.by_table[2].position == ButtonPosition(1, None, 3)
    assert "button" in state_of(room, Seat(2, 1))
    do(room, button)
    answer(room, "10")
    assert "10" in room.notice
    assert recorded(room).buttons.by_table[2].position == ButtonPosition(1, None, 3)


def test_tables_open_by_number_and_close_when_empty(room: WindowRoom) -> None:
    on_floor(room)
    at_table = room.floor.acts.at_table
    do(room, at_table.open_other)
    answer(room, "7 9")
    assert sorted(recorded(room).seating.tables) == [1, 2, 7, 9]
    type_line(room, "7")
    do(room, at_table.close)
    assert sorted(recorded(room).seating.tables) == [1, 2, 9]
    type_line(room, "1")
    refused(room, at_table.close, "Table 1 is not empty")


def test_the_menus_have_every_act_and_ask_each_again_when_they_are_opened(
    room: WindowRoom,
) -> None:
    on_floor(room)
    acts = room.floor.acts
    menus = ("&Floor", "&Seat", "Hands and &clocks", "C&hips")
    assert set(acts.all) <= {act for menu in menus for act in opened(room, menu)}
    assert acts.field.final_table.why_not
    assert not acts.field.redraw.why_not


def test_without_an_event_the_floor_says_so(room: WindowRoom) -> None:
    to_lists(room)
    assert room.console.welcome.isVisible()
    for act in room.floor.acts.all:
        do(room, act)
        assert room.notice
        assert not room.console.asked.isVisible()


def test_who_never_came_is_removed_after_their_names_and_the_reason(room: WindowRoom) -> None:
    on_floor(room)
    absence = room.floor.acts.absence
    one = taken(room, 2)
    entry = room.state.seating.entry_at[one]
    type_line(room, "1 all here")
    type_line(room, f"2 all here but {one.seat}")
    do(room, room.console.acts.clock)
    do(room, absence.sweep)
    assert f"{NAMES[entry - 1]}, {one}" in room.console.asked.text
    answer(room)
    assert list(recorded(room).exits.by_entry) == [entry]
    assert one not in recorded(room).seating.entry_at
    refused(room, absence.sweep, "no no-show")


def test_blinds_are_posted_for_who_is_away_after_the_sum_is_shown(room: WindowRoom) -> None:
    on_floor(room)
    absence, seat = room.floor.acts.absence, taken(room, 2)
    entry = room.state.seating.entry_at[seat]
    do(room, room.console.acts.clock)
    type_line(room, "2 all here")
    choose_seat(room, seat)
    refused(room, absence.post, "here")
    type_line(room, f"{seat} away")
    do(room, absence.post)
    answer(room, "twice")
    assert room.is_refused("not_a_count")
    answer(room, "2")
    answer(room, "8,000")
    assert "Post 150 of the 8,000 chips" in room.console.asked.text
    assert "small blind 2 at 25 = 50, big blind 2 at 50 = 100" in room.console.asked.text
    answer(room)
    assert recorded(room).attendance.posted[entry] == 150
    assert recorded(room).chips.stacks[entry].stack == 7_850
    do(room, absence.post)
    assert "next hand" not in room.console.asked.text
    room.key(Qt.Key.Key_Escape)
    event, last = room.console.view.id, taken(room, 2, -1).seat
    assert event is not None
    room.wait_for(room.console.asking.perform(TellButton(event, 2, big_blind=last)))
    do(room, absence.post)
    assert room.console.asked.text.endswith("level 1? Next hand: 50.")


def test_who_is_out_of_chips_buys_again_or_is_marked_away_from_the_map(room: WindowRoom) -> None:
    begin(room)
    room.press("Start clock")
    room.choose(3)
    room.press("Bust")
    floor, seat = room.console.pages.floor, room.state.seating.seat_of[3]
    room.console.resize(1600, 900)
    room.key(Qt.Key.Key_F4)
    room.floor.choice.choose_seat(seat)
    room.settle()
    said = [button.text() for button in floor.map_view.side.findChildren(ActButton)]
    assert {"Bust, no re-buy", "Re-buy", "Add-on", "Away"} <= set(said)
    assert f"Seat {seat.seat}, Player C: may re-buy." in floor.map_view.side.facts
    assert "is out of chips: re-buy or bust" in "".join(texts(floor.map_view.needs.list))
    room.press("Away")
    assert 3 in recorded(room).attendance.away
    room.press("Re-buy")
    assert not recorded(room).exits.out_of_chips
    assert recorded(room).entries.by_number[3].rebuys == 1


def test_the_state_of_who_may_buy_again_is_whole_in_the_list(room: WindowRoom) -> None:
    on_floor(room)
    do(room, room.console.acts.clock)
    seat = taken(room, 2)
    room.wait_for(
        room.console.asking.perform(Bust(event_of(room), room.state.seating.entry_at[seat]))
    )
    assert state_of(room, seat) == "may re-buy"
    assert f"({seat}) is out of chips: re-buy or bust" in "".join(due(room))


def event_of(room: WindowRoom) -> StreamId:
    """The event in view."""
    event = room.console.view.id
    assert event is not None
    return event
