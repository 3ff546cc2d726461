"""A hand of a feature table followed by keys alone, from the first card to who is out."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tdapp.floor.seats import Seat
from tdapp.ui.feature.hand_page import HandPage
from tests.ui.at_the_till import enter, hold, question
from tests.ui.by_hand import CTRL, SHIFT, recorded
from tests.ui.on_floor import texts
from tests.ui.window_room import WindowRoom

THREE = ["Player A", "Player B", "Player C"]


class AtTheTable:
    """The page of the hand, told only by keys."""

    def __init__(self, room: WindowRoom) -> None:
        self.room = room
        hold(room, rebuy=None)
        enter(room, *THREE)
        room.key(Qt.Key.Key_U, CTRL, SHIFT)
        room.settle()
        self.page: HandPage = room.console.pages.floor.hand

    @property
    def button(self) -> Seat:
        """The first seat that is taken."""
        return min(self.room.state.seating.entry_at, key=lambda one: one.seat)

    @property
    def said(self) -> str:
        """What the side says."""
        return self.page.side.text

    def press(self, *letters: str) -> None:
        """Letters where the focus is, in a list of the page."""
        for letter in letters:
            focus = QApplication.focusWidget()
            assert focus in self.page.pane.lists
            self.room.key(Qt.Key(ord(letter)), on=focus)
            self.room.settle()

    def answer(self, *typed: str | None) -> None:
        """Answer what is asked, one after the other; None takes what stands in the field."""
        for words in typed:
            asked = question(self.room)
            focus = QApplication.focusWidget()
            assert focus is asked.field or focus is asked.yes
            if words is not None:
                asked.field.setText(words)
            self.room.key(Qt.Key.Key_Return, on=focus)
            self.room.settle()


def begun(table: AtTheTable) -> None:
    """The first hand, the button told; nothing can be done before it."""
    assert "No hand" in table.said
    table.press("F")
    assert "begin one first" in table.room.console.line.notice
    table.press("N")
    table.answer(str(table.button.seat), "9000", "10000", None)
    assert texts(table.page.pane.seats)[-1] == str(table.button)


def all_in_on_the_flop(table: AtTheTable) -> None:
    """Three see a flop, one step is taken back, and two are all-in."""
    table.press("D")
    table.answer(None)
    assert f"{table.button} to act: fold, call" in table.said
    table.press("F", "U", "C", "C", "C", "D")
    table.answer("2c 7d 9h")
    assert "2c 7d 9h" in table.said
    table.press("A", "F", "C")


def shown_down(table: AtTheTable) -> None:
    """The rest of the board, and both hands."""
    for key, cards in (("D", "Ts"), ("D", "3c"), ("S", "Kh Kd"), ("S", "Ah Ad")):
        table.press(key)
        table.answer(cards)
    assert "wins" in table.said
    assert "with one pair" in table.said


def test_a_hand_is_followed_to_its_end_by_keys_alone(room: WindowRoom) -> None:
    table = AtTheTable(room)
    begun(table)
    hand = room.state.feature.by_table[1]
    assert hand.setup.stacks == (9_000, 10_000, 10_000)
    all_in_on_the_flop(table)
    shown_down(table)

    button = table.button
    table.press("E")
    assert "wins" in question(room).text
    table.answer(None)
    state = recorded(room)
    assert state.places() == {hand.entries[0]: 3}
    assert not state.feature.by_table
    assert state.buttons.by_table[1].position.button == button.seat
