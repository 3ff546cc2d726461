"""The queue of a full event by hand in the window, with the time to appear in sight."""

from PySide6.QtCore import Qt

from tdapp.calls.tournament.exits import Reinstate
from tdapp.desk.desk import Circumstances
from tdapp.tournament.plan.terms import AlternateTerms
from tests.ui.at_the_till import answer, do, enter, hold, nothing_is_asked, question
from tests.ui.by_hand import CTRL, SIX, recorded, take_out
from tests.ui.window_room import MINUTE_US, WindowRoom


def full(room: WindowRoom) -> None:
    """An event whose six seats are taken, with two in the queue."""
    hold(room, rebuy=None, min_entries=2, alternates=AlternateTerms(appear_minutes=10))
    enter(room, *SIX)
    for name in ("Waiter One", "Waiter Two"):
        join(room, name)


def join(room: WindowRoom, name: str) -> None:
    room.entries.name_field.setText(name)
    room.key(Qt.Key.Key_J, CTRL)


def listed(room: WindowRoom) -> list[tuple[str, str, str]]:
    """Place, name and state of each in the queue, as they are shown."""
    rows = room.entries.queue_rows
    return [(row.cells[0].text, row.cells[1].text, row.cells[3].text) for row in rows]


def test_there_is_no_queue_where_the_event_keeps_none(room: WindowRoom) -> None:
    hold(room)
    assert not room.entries.queue.isVisible()
    join(room, "Nobody")
    assert room.is_refused("no_alternates")
    assert room.entries.name_field.text() == "Nobody"


def test_who_finds_no_place_joins_and_is_seen_in_the_order_of_coming(room: WindowRoom) -> None:
    full(room)
    assert room.entries.queue.isVisible()
    assert listed(room) == [("1", "Waiter One", "waiting"), ("2", "Waiter Two", "waiting")]
    assert room.entries.queue_facts == "Waiting 2, called 0, money held 220.00"
    room.type_name("Jumper")
    assert room.entries.name_field.text() == "Jumper"
    assert recorded(room).entries.count == 6
    room.press("Call next")
    assert not recorded(room).alternates.called
    assert not room.button("Call next").suggested


def test_who_is_called_has_time_to_appear_and_takes_the_freed_seat(room: WindowRoom) -> None:
    full(room)
    room.choose(3)
    seat = recorded(room).seating.seat_of[3]
    take_out(room)
    assert room.button("Call next").suggested
    room.key(Qt.Key.Key_L, CTRL)
    assert listed(room)[0] == ("", "Waiter One", "called, 10 min to appear")
    room.time.pass_us(9 * MINUTE_US + 30_000_000)
    room.console.refresh()
    assert listed(room)[0][2].endswith("s to appear")

    room.entries.queue.list.choose(1)
    room.press("Seat alternate…")
    assert question(room).field.choices == ("drawn", str(seat))
    answer(room)
    state = recorded(room)
    assert state.seating.seat_of[7] == seat
    assert room.console.names.name(state.entry(7).person) == "Waiter One"
    assert listed(room) == [("1", "Waiter Two", "waiting")]


def test_who_does_not_come_is_passed_over_and_the_next_is_called(room: WindowRoom) -> None:
    full(room)
    room.choose(3)
    take_out(room)
    room.press("Call next")
    room.entries.queue.list.choose(1)
    room.press("Pass over…")
    assert "Waiter One has 10 min left to appear" in question(room).text
    room.click(question(room).no)
    assert set(recorded(room).alternates.called) == {1}

    room.time.pass_us(10 * MINUTE_US)
    room.console.refresh()
    assert listed(room)[0][2] == "called, time expired"
    room.press("Pass over…")
    assert set(recorded(room).alternates.called) == {2}
    assert listed(room)[1] == ("1", "Waiter One", "waiting, missed one call")


def test_who_has_no_place_to_come_to_any_more_keeps_his_in_the_queue(room: WindowRoom) -> None:
    full(room)
    room.choose(3)
    take_out(room)
    room.press("Call next")
    event = room.console.view.id
    assert event is not None
    back = Reinstate(event, 3)
    room.wait_for(room.console.asking.perform(back, Circumstances(reason="A mistake.")))
    room.entries.queue.list.choose(1)
    room.press("Pass over…")
    assert listed(room) == [("1", "Waiter One", "waiting"), ("2", "Waiter Two", "waiting")]
    assert not recorded(room).alternates.called


def test_who_declines_is_out_of_the_queue_and_refunded(room: WindowRoom) -> None:
    full(room)
    room.choose(3)
    take_out(room)
    room.press("Call next")
    room.entries.queue.list.choose(1)
    room.press("Pass over…")
    answer(room)
    assert ("", "Waiter One", "off the list, refund due") in listed(room)
    do(room, "Cashier session…")
    answer(room, "cage 1")
    room.entries.queue.list.choose(1)
    next(one for one in room.entries.queue_acts.all if one.key == "Shift+M").trigger()
    assert "Refund 110.00 to Waiter One for ticket 1" in answer(room)
    room.settle()
    assert set(recorded(room).alternates.by_ticket) == {2}
    assert nothing_is_asked(room)


def test_a_queue_act_without_a_ticket_says_so(room: WindowRoom) -> None:
    full(room)
    room.entries.queue_acts.select(None)
    room.press("Seat alternate…")
    assert "No alternate is selected" in room.notice


def test_who_was_never_seated_is_refunded_with_all_others_once_the_field_is_closed(
    room: WindowRoom,
) -> None:
    full(room)
    do(room, "Refund alternates…")
    assert room.is_refused("queue_is_open")
    room.post_prizes()
    do(room, "Refund alternates…")
    assert answer(room) == "Refund 220.00 to alternates never seated (tickets: 2)?"
    assert not recorded(room).alternates.by_ticket
    assert recorded(room).alternates.held == 0
    assert listed(room) == []
