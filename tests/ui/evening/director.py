"""What a director does of an evening, each job by keys alone."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt

from tdapp.core.ids import StreamId
from tdapp.table.geometry.seats import Seat
from tests.papers.pdf_text import pdf_pages
from tests.ui.evening.floor_hand import FloorHand
from tests.ui.evening.typist import ALT, CTRL, ENTER, ESCAPE, SHIFT
from tests.ui.window_room import MINUTE_US

Key = Qt.Key


class Director(FloorHand):
    """Runs the event in view from the window."""

    def announce(self, text: str) -> StreamId:
        """Type an event's file and announce it; it comes into view."""
        before = self.room.console.view.id
        self.press(Key.Key_F2)
        self.press(Key.Key_T)
        self.answer("high roller")
        self.press(Key.Key_3, ALT)
        self.paste(text)
        self.press(ESCAPE)
        self.press(Key.Key_A)
        self.answer()
        event = self.room.console.view.id
        assert event not in (None, before), self.notice
        return event

    def turn_to(self, title: str) -> None:
        """Go on with another event."""
        self.press(Key.Key_F3)
        self.press(Key.Key_E, CTRL)
        self.answer(title)
        assert self.state.conditions.title == title

    def enter(self, names: Sequence[str]) -> None:
        """Known people buy in for cash, one after the other."""
        for name in names:
            count = self.state.entries.count
            letters = letters_of(name)
            with self.counted("enter", len(letters)):
                self.press(Key.Key_F3)
                self.letters(letters)
                self.press(ENTER)
                self.press(ENTER)
            assert self.state.entries.count == count + 1, (name, self.notice)

    def open_tables(self, count: int) -> None:
        """Open the next tables of the room."""
        for _ in range(count):
            self.press(Key.Key_T, CTRL)

    def seat_all(self) -> None:
        """Draw a seat for everybody who has none."""
        self.press(Key.Key_D, CTRL)
        assert len(self.state.seating.seat_of) == self.state.left, self.notice

    def turn_clock(self) -> None:
        """Start, pause or resume."""
        self.room.wait_a_second()
        before = self.state.clock.running
        with self.counted("clock"):
            self.press(Key.Key_Space, CTRL)
        assert self.state.clock.running is not before, self.notice

    def let_pass(self, minutes: int) -> None:
        """Nobody touches a key for so long; program and window see time pass."""
        self.room.time.pass_us(minutes * MINUTE_US)
        self.room.wait_for(self.room.parts.clockwork.tick())
        self.room.console.ticker.look_now()
        self.room.settle()

    def post_prizes(self) -> None:
        """Close the field and post what the plan makes of the pool."""
        self.press(Key.Key_P, CTRL | SHIFT)
        if self.asked:
            self.answer()
        assert self.state.entries.closed, self.notice

    def pay_first(self, page: Key = Key.Key_F6, pane: Key = Key.Key_2) -> None:
        """Slip, identity, amount, paid: the first prize of the queue of a page."""
        before = len(self.state.prizes.paid)
        with self.counted("prize"):
            self.press(page)
            self.press(pane, ALT)
            for key in (ENTER, Key.Key_Down, ENTER, ENTER, ENTER):
                self.press(key)
        assert len(self.state.prizes.paid) == before + 1, (self.asked, self.notice)

    def sell_add_ons(self, table: int, less: Sequence[int] = ()) -> None:
        """Round a table, less the seats that take none; paid in cash."""
        self.press(Key.Key_A, CTRL | SHIFT)
        self.answer(f"{table} less {' '.join(map(str, less))}")
        self.answer()

    def open_session(self, drawer: str, dollars: int) -> None:
        """Open a drawer at the cage; what is sold and paid from now on is counted in it."""
        self.press(Key.Key_F7)
        self.press(Key.Key_O)
        self.answer(drawer)
        self.answer(str(dollars))
        assert self.session() == f"{drawer}/1", self.notice

    def session(self) -> str | None:
        """The drawer that sales are counted in."""
        return self.room.console.acts.till.session

    def save(self, paper: str, path: Path) -> list[str]:
        """Make a paper, save it as PDF, go back; gives the text of its pages."""
        self.bar(paper)
        self.press(Key.Key_S)
        self.answer(str(path))
        self.room.until(path.exists)
        self.room.settle()
        self.press(ESCAPE)
        return pdf_pages(path.read_bytes())

    def finish(self) -> None:
        """Finish the event in view; its tables go back to the house."""
        self.press(Key.Key_F, CTRL | SHIFT)
        self.answer()
        assert self.state.programme.over, self.notice

    def event_called(self, title: str) -> StreamId:
        """An event by its title."""
        view = self.room.console.view
        return next(one for one in view.events() if view.title(one) == title)

    def seats_of(self, event: StreamId) -> list[Seat]:
        """Where somebody sits in an event, in or out of view."""
        return sorted(self.room.console.view.state_of(event).seating.entry_at, key=str)


def letters_of(name: str) -> str:
    """As few letters as find somebody of the crowd."""
    first, last = name.split()
    return f"{first[:4]} {last[:3]}".lower()
