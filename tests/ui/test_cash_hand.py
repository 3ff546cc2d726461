"""A hand followed at a cash table from the page of the cash games, by keys alone."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tests.ui.cash_desk import CashDesk
from tests.ui.window_room import WindowRoom

SECOND_US = 1_000_000


class HandDesk(CashDesk):
    """The view of the hand; letters go to its list of seats."""

    @property
    def seats(self) -> QWidget:
        """The seats of the hand."""
        return self.page.hand.pane.seats

    def does(self, letter: str, *answers: str) -> None:
        """Press a letter of the hand, and answer what is asked."""
        self.key(letter, self.seats)
        self.room.settle()
        self.answer(*answers)

    def turn(self, digit: Qt.Key) -> None:
        """From the map to the hand, and back."""
        self.room.wait_a_second()
        self.room.key(digit, Qt.KeyboardModifier.AltModifier, on=self.page)

    @property
    def told(self) -> str:
        """What is said over the lists."""
        return self.page.hand.pane.text


def seated(room: WindowRoom) -> HandDesk:
    """Three players with 500.00 each at a table of 2/5."""
    desk = HandDesk(room)
    desk.open("1 nl 2/5 200-1000")
    for seat, name in ((1, "Minh Park"), (2, "Anna Lee"), (3, "Carla Voss")):
        desk.wait("nl 2/5", name)
        desk.do_first()
        desk.select(1, seat)
        desk.key("S")
        desk.answer("500 table")
    return desk


def test_a_hand_is_followed_in_money_and_its_end_says_what_the_house_takes(
    room: WindowRoom,
) -> None:
    desk = seated(room)
    desk.select(1)
    desk.turn(Qt.Key.Key_4)
    assert desk.page.hand.isVisible()
    desk.does("N", "1")
    assert "2 / 5" in desk.told
    desk.does("D", "")
    desk.does("R")
    assert "raise to 10 to 500" in desk.asked
    desk.answer("40")
    desk.does("U")
    desk.does("R", "60")
    assert "1-2 to act" in desk.told
    desk.does("F")
    desk.does("F")
    desk.does("E")
    assert "1-1 wins 12" in desk.asked
    assert "Commission" in desk.asked
    desk.answer("")
    assert not desk.state.feature.by_table
    known = {
        desk.state.seating.seat_of[it].seat: one for it, one in desk.state.chips.stacks.items()
    }
    assert {seat: one.stack for seat, one in known.items()} == {1: 50_700, 2: 49_800, 3: 49_500}
    assert desk.state.games.by_table[1].hands == 1
    desk.turn(Qt.Key.Key_1)
    assert desk.page.map.isVisible()


def test_a_clock_is_called_on_a_player_and_its_end_is_an_act_of_the_hand(room: WindowRoom) -> None:
    desk = seated(room)
    desk.select(1)
    desk.turn(Qt.Key.Key_4)
    desk.does("N", "1")
    desk.does("D", "")
    time = desk.page.hand.pane.time
    assert not time.isVisible()
    desk.does("L")
    assert time.text() == "1:00 to act"
    room.time.pass_us(61 * SECOND_US)
    desk.page.look()
    assert time.text() == "Time expired"
    desk.does("Z")
    assert "Time expired: 1-1 folds" in desk.asked
    desk.answer("")
    assert not time.isVisible()
    assert len(desk.state.feature.by_table[1].acts) == 2
    desk.room.key(Qt.Key.Key_L, Qt.KeyboardModifier.ShiftModifier, on=desk.seats)
    assert "How many seconds per action at table 1?" in desk.asked
    assert desk.typed == "30"
    desk.answer("")
    assert time.text() == "0:30 to act"
