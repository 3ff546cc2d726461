"""Chips by hand in the window: put in, counted, reported, coloured up and raced."""

from msgspec.structs import replace
from PySide6.QtCore import Qt

from tdapp.core.event import Event
from tdapp.core.instant import MINUTE_US
from tdapp.shown.entry_facts import entry_facts
from tdapp.shown.floor_tasks import FloorTaskKind
from tdapp.table.facts.chips import ChipCause, ChipsPutIn, ChipsTakenOut, Lot
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.plan.terms import ChipPlan, ColourUpStep
from tdapp.voice.voice import Voice
from tests.tournament.evening import SMALL
from tests.ui.by_hand import SIX, opened, recorded
from tests.ui.held import begin_under
from tests.ui.on_floor import answer, choose_due, due, texts, to_lists, type_line
from tests.ui.window_room import WindowRoom

CHIPS = replace(SMALL, chips=ChipPlan((25, 100, 500), (ColourUpStep(25, 2),)))


def ask_for(room: WindowRoom, words: str, *answers: str | None) -> None:
    """Choose it in the menu of the chips and answer; None takes what stands there."""
    next(one for one in opened(room, "C&hips") if one.text() == words).trigger()
    room.settle()
    for one in answers:
        answer(room, one)


def text(room: WindowRoom) -> str:
    return room.console.asked.text


def last(room: WindowRoom) -> Event:
    """The newest fact of the record."""
    act = room.parts.desk.log[-1].action
    return room.parts.desk.holding(act)[0].timeline.past[-1].event


def test_chips_put_in_by_hand_are_asked_which_why_and_whose_and_then_the_reason(
    room: WindowRoom,
) -> None:
    begin_under(room, CHIPS, SIX)
    ask_for(room, "Add chips…", "a handful")
    assert room.is_refused("not_lots")
    answer(room, "4x25 2 x 500")
    assert text(room) == "4x25 2x500, 1,100 chips: what happened?"
    seat = room.state.seating.seat_of[3]
    for one in (None, str(seat), "dealt short at the start"):
        answer(room, one)
    lots = Lot(25, 4), Lot(500, 2)
    put_in = last(room)
    assert isinstance(put_in, ChipsPutIn)
    assert replace(put_in, moved_at=None) == ChipsPutIn(lots, ChipCause.SHORT_STACK, 3, seat.table)
    assert room.parts.desk.log[-1].reason == "dealt short at the start"

    ask_for(room, "Remove chips…", "1x500 1x100", "luck")
    assert room.is_refused("no_such_cause")
    for one in ("Missing", "none", "nobody knows"):
        answer(room, one)
    taken = last(room)
    assert isinstance(taken, ChipsTakenOut)
    lots = Lot(500, 1), Lot(100, 1)
    assert replace(taken, moved_at=None) == ChipsTakenOut(lots, ChipCause.MISSING)
    assert recorded(room).chips_in_play == 60_000 + 1_100 - 600


def test_a_count_that_drifts_stands_in_the_window_with_its_age_and_blocks_nothing(
    room: WindowRoom,
) -> None:
    begin_under(room, CHIPS, SIX)
    standing = room.console.page.chips
    assert standing.chips.text() == "60,000 in play of 60,000 issued, average 10,000"
    ask_for(room, "Count all chips…", "100x500 94x100 20x25")
    room.time.pass_us(12 * MINUTE_US)
    room.console.ticker.look_now()
    assert standing.drift.said.text == "short by 100"
    assert standing.drift.count.text().startswith("Counted 59,900 at ")
    assert standing.drift.count.text().endswith(", 12 min ago; the record had 60,000")
    room.entries.bust(1)
    assert set(recorded(room).exits.out_of_chips) == {1}
    ask_for(room, "Count all chips…", "60,000")
    assert not standing.drift.isVisible()
    assert standing.count.text().endswith("0 min ago, as recorded")


def in_the_break(room: WindowRoom) -> list[int]:
    """The 25s are to leave, the floor is in view; gives the seats taken at table 1."""
    begin_under(room, CHIPS, SIX)
    room.press("Start clock")
    room.time.pass_us(41 * MINUTE_US)
    room.wait_for(room.station.clockwork.tick())
    to_lists(room)
    type_line(room, "1")
    return sorted(seat.seat for seat in room.state.seating.seat_of.values() if seat.table == 1)


def test_what_is_to_leave_play_is_due_and_raced_at_a_table_and_then_gone_everywhere(
    room: WindowRoom,
) -> None:
    first, second, third, *_ = in_the_break(room)
    assert due(room)[0] == "Colour up 25s to 100s now"
    ask_for(room, "Chip race at 1…", None, f"{first}: 7 {second}: 1! {third}: 4")
    assert f"(3 for seat {first}, 1 for seat {second})" in text(room)
    answer(room, f"{first}: Ks 9h 10c")
    assert room.is_refused("wrong_cards")
    answer(room, f"{first}: Ks 9h 10c {second}: 2c")
    told = f"one 100 chip to seat {first}, the last one to seat {second}"
    assert told in room.told
    pane = room.floor.due
    assert texts(pane, 1)[0] == "tables done: 1 of 2"

    choose_due(room, FloorTaskKind.COLOUR_UP)
    room.key(Qt.Key.Key_Return, on=pane)
    answer(room)
    answer(room, "10")
    assert room.console.asked.field.text() == "3x100"
    answer(room)
    assert "50 more in play" in text(room)
    answer(room)
    assert not [line for line in due(room) if "Colour up" in line]
    assert recorded(room).chips_in_play == 60_000 + 100 + 50


def test_a_race_is_drawn_here_and_stacks_of_a_table_are_typed_seat_by_seat(
    room: WindowRoom,
) -> None:
    first, *seats = in_the_break(room)
    ask_for(room, "Chip race at 1…", None, f"{first}: 2", None)
    assert f"one 100 chip to seat {first}" in room.told
    ask_for(room, "Stacks at table 1…", f"{first}: 9,150 {seats[0]}: 12,000")
    entry = room.state.seating.entry_at[Seat(1, first)]
    facts = dict(entry_facts(Voice(), room.state, entry, room.console.names.name).facts)
    assert facts["Stack"].startswith("9,150 at ")
