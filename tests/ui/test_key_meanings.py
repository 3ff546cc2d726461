"""A key that is pressed twice never does two things, whichever key it is."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt

from tdapp.ui.look.act import AT_LEAST_US, ENTER, WindowAct
from tests.ui.by_hand import CTRL, begin, recorded
from tests.ui.on_floor import choose_seat, on_floor, taken
from tests.ui.window_room import WindowRoom

SAYS_SO = "That now means “{}”. Press again to do it."
Find = Callable[[WindowRoom], WindowAct]
TURNING: dict[str, Find] = {
    "Ctrl+Space": lambda room: room.console.acts.clock,
    "B": lambda room: room.console.page_acts.entries.bust,
    "H": lambda room: room.floor.acts.at_table.hold,
    "Q": lambda room: room.floor.acts.seats.present,
    "F": lambda room: room.floor.acts.seats.fix,
    "Ctrl+B, A": lambda room: room.floor.page.room.arrange,
    "Ctrl+F9": lambda room: room.console.screen_acts.toggle,
    "Ctrl+Shift+V": lambda room: room.console.screen_acts.mute,
    "Ctrl+Shift+L": lambda room: room.console.slips.open_act,
}
"""Acts that at once mean the contrary of what they did, by their keys."""
Presses = st.lists(st.tuples(st.integers(0, 2 * AT_LEAST_US), st.booleans()), max_size=12)


@pytest.mark.usefixtures("qapp")
@given(Presses)
def test_whatever_is_done_less_than_a_second_after_was_meant_by_the_press_before(
    presses: list[tuple[int, bool]],
) -> None:
    """Each press comes some time after the one before; some choose something else first."""
    now_us, runs, chosen = 0, False, 0
    done: list[tuple[int, bool, int]] = []
    last_us = -AT_LEAST_US

    def turn() -> None:
        nonlocal runs
        runs = not runs
        done.append((now_us, runs, chosen))

    act = WindowAct(lambda: "Pause" if runs else "Start", "", lambda: "", turn)
    act.chosen = lambda: chosen
    act.keep_meaning(lambda: now_us)
    for after_us, by_hand in presses:
        now_us, chosen, before = now_us + after_us, chosen + by_hand, len(done)
        act.trigger()
        free = by_hand or not done[:before] or now_us - last_us >= AT_LEAST_US
        assert (len(done) > before) is free
        last_us = now_us


@pytest.mark.parametrize("key", TURNING)
def test_a_key_pressed_twice_at_once_does_one_thing_and_says_what_it_means_now(
    room: WindowRoom, key: str
) -> None:
    on_floor(room)
    if key != "Ctrl+Space":
        room.play()
    choose_seat(room, taken(room, 2))
    act = TURNING[key](room)
    assert act.key == key
    before = act.text()
    act.trigger()
    room.settle()
    after, done = act.text(), len(room.parts.desk.log)
    assert after != before
    act.trigger()
    room.settle()
    assert room.notice == SAYS_SO.format(after)
    assert (act.text(), len(room.parts.desk.log)) == (after, done)
    room.wait_a_second()
    act.trigger()
    room.settle()
    assert act.text() != after


def test_every_key_of_the_window_keeps_its_meaning_but_those_that_mean_one_thing(
    room: WindowRoom,
) -> None:
    begin(room)
    acts = [act for act in room.console.all_acts if act.key]
    assert len(acts) > 200
    assert not [act.text() for act in acts if act not in room.console.heard.all]
    one_thing = {act.key for act in acts if act.means() == ""}
    assert one_thing == {"C", "I", "Alt+I", "A", "Ctrl+M", ENTER}


def test_another_table_chosen_by_hand_may_be_held_at_once(room: WindowRoom) -> None:
    on_floor(room)
    hold = room.floor.acts.at_table.hold
    for table in (1, 2):
        room.floor.choice.choose_table(table)
        hold.trigger()
        room.settle()
    assert set(recorded(room).seating.held) == {1, 2}
    room.floor.choice.choose_table(1)
    hold.trigger()
    room.settle()
    assert set(recorded(room).seating.held) == {2}


def test_a_player_with_a_rebuy_is_not_put_out_by_a_second_press(room: WindowRoom) -> None:
    begin(room)
    room.play()
    listing = room.entries.listing
    listing.setFocus()
    room.choose(4)
    for _ in range(3):
        room.key(Qt.Key.Key_B, on=listing)
    assert set(recorded(room).exits.out_of_chips) == {4}
    assert not recorded(room).exits.by_entry
    assert room.notice == SAYS_SO.format("Bust, no re-buy")
    room.key(Qt.Key.Key_Space, CTRL)
    assert not recorded(room).clock.running
