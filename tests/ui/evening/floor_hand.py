"""The hands of the director on the floor: exits, and what needs somebody there, by keys alone."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt

from tdapp.shown.floor_steps import step_words
from tdapp.shown.floor_tasks import FloorTask, FloorTaskKind
from tdapp.table.geometry.seats import Seat
from tdapp.voice.voice import Voice
from tests.ui.evening.typist import ALT, ENTER, Typist

Key = Qt.Key
ONE_BY_ONE = 400


class FloorHand(Typist):
    """Works on the floor of the event in view."""

    def say_bust(self, seat: Seat, *, short: bool = True) -> None:
        """Somebody is out of chips, said in the bar from wherever the focus is."""
        with self.counted("bust, short" if short else "bust, in words"):
            self.bar(f"{seat}b" if short else f"{seat} bust")

    def choose_seat(self, seat: Seat) -> None:
        """Show a seat on the map of the floor."""
        self.bar(str(seat))
        assert self.room.console.page_acts.floor.choice.seat == seat

    def bust_chosen(self) -> None:
        """The player of the seat that is chosen on the map goes out, without buying again."""
        left = self.state.left
        with self.counted("bust, chosen"):
            self.press(Key.Key_B)
            if self.state.left == left:
                self.press(Key.Key_B)
        assert self.state.left == left - 1, self.notice

    def run_floor(self, until: Callable[[], bool] = lambda: False) -> None:
        """Go through what needs somebody now until nothing is left to be ordered or noted."""
        self.press(Key.Key_F4)
        self.press(Key.Key_1, ALT)
        for _ in range(ONE_BY_ONE):
            waiting = [line for line in self._lines if self._can(line)]
            if not waiting or until():
                return
            before = self.state
            self._do_next(waiting[0])
            assert self.state is not before, (waiting[0].text, self.notice)
        raise AssertionError([line.text for line in self._lines])

    @property
    def seats(self) -> list[Seat]:
        """Where somebody sits in the event in view, in order."""
        return sorted(self.state.seating.entry_at, key=lambda seat: (seat.table, seat.seat))

    def numbers_at(self, table: int) -> list[int]:
        """The seats of a table at which somebody sits."""
        return [seat.seat for seat in self.seats if seat.table == table]

    @property
    def notice(self) -> str:
        """What the bottom line says."""
        return self.room.console.notice.said

    @property
    def _lines(self) -> Sequence[FloorTask]:
        return self.room.console.pages.floor.suggested.lines

    def _can(self, line: FloorTask) -> bool:
        return (
            bool(step_words(Voice(), line, self._lines))
            and not line.after
            and line.kind is not FloorTaskKind.HALT
        )

    def _do_next(self, line: FloorTask) -> None:
        """N to the line, and Enter; or the letter of an arrival."""
        arrived = line.kind is FloorTaskKind.UNDER_WAY
        choice = self.room.console.page_acts.floor.choice
        with self.counted("arrival" if arrived else "order"):
            for _ in range(len(self._lines) + 1):
                self.press(Key.Key_N)
                if choice.due is not None and choice.due.key == line.key:
                    break
            self.press(Key.Key_A if arrived else ENTER)
        while self.asked:
            self.answer(self._of_table(line.table) if "Which player at table" in self.asked else "")

    def _of_table(self, table: int | None) -> str:
        seating = self.state.seating
        assert table is not None
        return str(seating.seat_of[seating.at_table(table)[0]])
