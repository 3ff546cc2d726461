"""A hand of a feature table followed by keys alone, from the first card to who is out."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tdapp.calls.tournament.chips import ReportStacks
from tdapp.calls.tournament.hands import ActInHand
from tdapp.poker.play.acts import Fold
from tdapp.poker.play.offers import offers
from tdapp.ui.pages.floor_page import HAND
from tdapp.ui.workplace.rail import PageName
from tests.ui.at_the_till import question
from tests.ui.by_hand import recorded
from tests.ui.feature_driver import AtTheTable
from tests.ui.on_floor import texts
from tests.ui.window_room import WindowRoom


def begun(table: AtTheTable) -> None:
    """The first hand, the button told; nothing can be done before it."""
    assert table.buttons == [
        *("Next hand", "Next hand of another game…", "Play kill pots", "Settle Chinese poker…")
    ]
    table.press("F")
    assert table.room.is_refused("no_hand_in_play")
    table.press("+K")
    table.answer("0")
    table.press("N")
    last = max(seat.seat for seat in table.room.state.seating.entry_at)
    assert question(table.room).field.text() == str(last)
    table.answer(str(table.button.seat), "9000", "10000", None)
    assert texts(table.page.pane.seats)[-1] == str(table.button)
    assert "no-limit Hold'em" in table.said
    assert "Straddle 100" in table.buttons


def straddled_and_called(table: AtTheTable) -> None:
    """The button straddles and acts last; a step is taken back; three see a flop."""
    table.press("+S", "D")
    table.answer(None)
    assert table.buttons[:3] == ["Fold", "Call 75", "Bet or raise…"]
    assert "to act: fold, call 75" in table.said
    raised_too_late(table)
    table.press("F", "U", "C", "C", "C", "D")
    table.answer("2c 7d 9h")
    assert "2c 7d 9h" in table.said
    assert "Pot 300" in table.said


def raised_too_late(table: AtTheTable) -> None:
    """Another station folds while it is asked here how much is raised: nothing is raised."""
    table.press("R")
    event, hand = table.room.console.view.id, table.room.state.feature.by_table[1]
    assert event is not None
    fold = ActInHand(event, 1, Fold(offers(hand.round).actor or 0))
    table.room.wait_for(table.room.console.asking.perform(fold))
    steps = len(table.room.state.feature.by_table[1].acts)
    table.answer("400")
    assert table.room.is_refused("other_changes")
    assert len(table.room.state.feature.by_table[1].acts) == steps
    table.press("U")


def timed(table: AtTheTable) -> None:
    """Thirty seconds for every act, 20 more, and then they are over; the next act has its own."""
    table.press("+L")
    table.answer("30")
    table.wait(20)
    assert "0:10 to act" in table.said
    table.press("Z")
    assert "Time left to act: 10 s" in table.room.notice
    table.press("Y")
    table.answer("20")
    table.wait(31)
    assert "Time expired" in table.said
    table.press("Z")
    assert f"{table.first} checks" in question(table.room).text
    table.room.key(Qt.Key.Key_Escape, on=QApplication.focusWidget())
    table.press("A")
    assert "0:30 to act" in table.said
    table.press("F", "C")


def run_twice(table: AtTheTable) -> None:
    """The rest of the board is dealt twice, and the chosen hand is shown before its turn."""
    assert "it may be run up to 7 times" in table.said
    table.press("T")
    table.answer("2")
    for key, cards in (("D", "Ts 3c"), ("D", "4s 5d")):
        table.press(key)
        table.answer(cards)
    table.page.pane.seats.choose(table.room.state.feature.by_table[1].entries[2])
    for cards in ("Ah Ad", "Kh Kd"):
        table.press("S")
        table.answer(cards)
    assert "2c 7d 9h Ts 3c  |  2c 7d 9h 4s 5d" in table.said
    assert "wins 18,100 with one pair" in table.said


def chinese(table: AtTheTable) -> None:
    """Two are left: one sets wrongly and pays four units to the other."""
    table.press("J")
    seats = sorted(table.room.state.seating.entry_at, key=lambda one: one.seat)
    table.answer("100", None, "2c 3c 4c 9d 9h 9s 5d 5h As Ah Ac Ad Kd")
    table.answer("2d 3d 4d 9d 5s 6c 7c 8h Ts Th Tc Td Kh")
    assert table.room.is_refused("card_is_out")
    table.answer("")
    said = question(table.room).text
    assert "+4 units" in said
    assert "-4 units" in said
    before = dict(table.room.state.chips.stacks)
    table.answer(None)
    after = table.room.state.chips.stacks
    changed = [
        after[it].stack - before[it].stack for it in table.room.state.seating.entry_at.values()
    ]
    assert sorted(changed) == [-400, 400]
    assert len(seats) == 2
    assert table.room.state.feature.numbers[1] == 2
    chinese_for_all(table)


def chinese_for_all(table: AtTheTable) -> None:
    """A stack that is not known is asked for; who loses it all is out, as the question says."""
    state, event = table.room.state, table.room.console.view.id
    assert event is not None
    unknown = state.seating.at_table(1)[0]
    told = ReportStacks(event, ((unknown, 0),))
    table.room.wait_for(table.room.console.asking.perform(told))
    table.press("J")
    table.answer("5000", None)
    assert f"have ({state.seating.seat_of[unknown]})" in question(table.room).text
    table.answer("9000", "", "2c 3c 4c 9d 9h 9s 5d 5h As Ah Ac Ad Kd")
    assert question(table.room).text.endswith("2nd.")
    table.answer(None)
    after = recorded(table.room)
    assert after.feature.numbers[1] == 3
    assert sorted(after.places().values())[-2:] == [2, 3]


def test_a_hand_is_followed_to_its_end_by_keys_alone(room: WindowRoom) -> None:
    table = AtTheTable(room)
    begun(table)
    hand = room.state.feature.by_table[1]
    assert hand.setup.stacks == (9_000, 10_000, 10_000)
    table.first = str(room.state.seating.seat_of[hand.entries[0]])
    straddled_and_called(table)
    timed(table)
    run_twice(table)
    steps = texts(table.page.pane.steps, 2)
    assert {"bets 8,900, all-in", "calls 8,900", "straddles 100", "checks"} <= {*steps}

    button = table.button
    table.press("E")
    assert "wins" in question(room).text
    table.answer(None)
    state = recorded(room)
    assert state.places() == {hand.entries[0]: 3}
    assert not state.feature.by_table
    assert state.buttons.by_table[1].position.button == button.seat
    assert state.feature.kills[1].button.seat == button.seat
    assert table.buttons[-2:] == ["End kill pots", "Settle Chinese poker…"]
    chinese(table)


def test_where_all_are_dealt_in_the_next_step_is_the_hand_and_leads_to_it(
    room: WindowRoom,
) -> None:
    table = AtTheTable(room)
    begun(table)
    room.play()
    pages, step = room.console.pages, room.console.acts.next
    pages.turn_to(pages.desk)
    assert (step.words, room.console.next.said.text) == (
        "Go to hand",
        "Table 1: end the hand, or discard it",
    )
    step.act.trigger()
    room.settle()
    assert pages.name is PageName.FLOOR
    assert pages.floor.view_shown == HAND
