"""Acts with money on the whole event: add-ons round a table, and its cancellation."""

from tdapp.table.geometry.seats import Seat
from tdapp.ui.clock.course_facts import course_facts
from tests.ui.at_the_till import answer, do, enter, hold, nothing_is_asked, question
from tests.ui.by_hand import SIX, recorded
from tests.ui.window_room import WindowRoom


def test_add_ons_of_a_table_less_named_seats_are_one_act(room: WindowRoom) -> None:
    hold(room)
    enter(room, *SIX[:5])
    acts = len(room.parts.desk.log)
    by_seat = {seat: number for number, seat in recorded(room).seating.seat_of.items()}
    without = min(by_seat)
    do(room, "Add-ons of a table…")
    answer(room, f"1 less {without.seat}")
    assert question(room).field.text() == "cash"
    said = answer(room)
    assert said == "Sell add-ons at table 1 (4, total 200.00). Payment method?"
    state = recorded(room)
    took = {number for number in state.entries.by_number if state.entry(number).addons}
    assert took == set(by_seat.values()) - {by_seat[without]}
    assert len(room.parts.desk.log) == acts + 1


def test_add_ons_are_owed_at_a_whole_table_and_one_by_one(room: WindowRoom) -> None:
    hold(room)
    enter(room, *SIX[:3])
    room.choose(1)
    do(room, "Add-on, unpaid")
    without = recorded(room).seating.seat_of[1].seat
    do(room, "Add-ons of a table…")
    answer(room, f"1 less {without}")
    answer(room, "later")
    answer(room, "owed")
    state = recorded(room)
    assert [state.entry(number).addons for number in (1, 2, 3)] == [1, 1, 1]
    assert sum(sale.total for sale in state.entries.owed.values()) == 3 * 5_000
    do(room, "Add-on, unpaid")
    assert len(recorded(room).entries.owed) == 3


def test_a_table_that_is_not_there_is_asked_for_again(room: WindowRoom) -> None:
    hold(room)
    enter(room, *SIX[:3])
    do(room, "Add-ons of a table…")
    answer(room, "table seven, number 7")
    assert "7" in room.notice
    assert "Which table" in question(room).text
    answer(room, "nothing")
    assert "Which table" in question(room).text
    assert Seat(7, 1) not in recorded(room).seating.entry_at


def test_an_event_without_add_ons_says_so(room: WindowRoom) -> None:
    hold(room, addon=None)
    enter(room, *SIX[:3])
    do(room, "Add-ons of a table…")
    assert nothing_is_asked(room)
    assert room.is_refused("no_addons")


def test_a_cancelled_event_gives_everything_back_and_says_before_how_much(
    room: WindowRoom,
) -> None:
    event = hold(room, min_entries=8)
    enter(room, *SIX[:3])
    room.choose(1)
    do(room, "Re-buy, unpaid")
    do(room, "Cancel event…")
    text = answer(room, "too few came")
    asked = answer(room, "Anything")
    assert asked == "Type Everything to cancel the event and refund 330.00."
    assert room.notice == "Not cancelled. The name does not match."
    assert not room.parts.desk.state(event).programme.cancelled
    answer(room, "everything")
    assert "330.00 is refunded for 3 entries and 0 alternates" in text
    assert text.startswith("This closes late registration, re-entry, re-buys, add-ons. Why")
    state = room.parts.desk.state(event)
    assert state.programme.cancelled
    assert (state.entries.count, state.entries.total, len(state.entries.owed)) == (0, 0, 0)
    house = room.parts.desk.state(room.parts.day.stream)
    assert [table.number for table in house.registry.free()] == [1]
    do(room, "Cancel event…")
    assert nothing_is_asked(room)


def test_a_cancellation_is_taken_back_for_a_reason_by_window_and_command_bar(
    room: WindowRoom,
) -> None:
    event = hold(room, min_entries=8)
    enter(room, *SIX[:3])
    do(room, "Take back cancellation…")
    assert nothing_is_asked(room)
    assert room.is_refused("not_ended")
    do(room, "Cancel event…")
    answer(room, "too few came")
    answer(room, "everything")
    assert room.parts.desk.state(event).programme.cancelled
    do(room, "Take back cancellation…")
    text = answer(room, "the wrong event")
    assert "330.00 is booked in again" in text
    assert not room.parts.desk.state(event).programme.cancelled
    assert room.parts.desk.state(event).entries.count == 3


def test_how_many_are_wanted_at_least_is_said_until_they_came(room: WindowRoom) -> None:
    hold(room, min_entries=2)

    def said() -> str:
        return course_facts(room.state, room.console.view.now)[1].text

    room.type_name("One")
    assert said() == "1 entry, minimum 2. Open until it is closed."
    room.type_name("Two")
    assert said() == "2 entries, re-buys: 0. Open until it is closed."
