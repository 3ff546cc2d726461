"""The page of a followed hand, driven by keys."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tdapp.table.geometry.seats import Seat
from tdapp.ui.pages.hand_page import HandPage
from tests.ui.at_the_till import enter, hold, question
from tests.ui.by_hand import SHIFT
from tests.ui.window_room import WindowRoom

THREE = ["Player A", "Player B", "Player C"]


class AtTheTable:
    """The page of the hand at Crown or another house, told only by keys."""

    def __init__(self, room: WindowRoom, house: str = "CROWN") -> None:
        self.room = room
        hold(room, rebuy=None, house=house)
        enter(room, *THREE)
        room.console.command.open("1 hand")
        room.key(Qt.Key.Key_Return, on=room.console.command.card.line)
        room.settle()
        self.page: HandPage = room.console.pages.floor.hand
        self.first = ""

    @property
    def button(self) -> Seat:
        """The first seat that is taken."""
        return min(self.room.state.seating.entry_at, key=lambda one: one.seat)

    @property
    def said(self) -> str:
        """What stands over the lists."""
        return self.page.pane.text

    @property
    def buttons(self) -> list[str]:
        """The acts that can be pressed in the side."""
        return [act.text() for act in self.page.side.shown]

    def press(self, *keys: str) -> None:
        """Letters where the focus is, in a list of the page; one behind a + with Shift."""
        for key in keys:
            focus = QApplication.focusWidget()
            assert focus in self.page.pane.lists
            held = (SHIFT,) if key.startswith("+") else ()
            self.room.key(Qt.Key(ord(key[-1])), *held, on=focus)
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

    def wait(self, seconds: int) -> None:
        """Let time pass, and the page look at it."""
        self.room.time.pass_us(seconds * 1_000_000)
        self.room.console.pages.look()
