"""A watch beside the desk's clock: it is told what was pressed, and nothing of the record."""

from dataclasses import dataclass

from tdapp.desk.call import Call
from tdapp.desk.clock_calls import AddTime, GoToLevel, SetClock
from tdapp.desk.tournament_calls import Finish, PauseClock, StartClock
from tdapp.tournament.clock.clock import Position
from tests.desk.evening import SMALL

SECOND_US = 1_000_000


def length_us(index: int) -> int:
    """How long a level of `SMALL` is."""
    return SMALL.level(index).length_us


@dataclass
class Watch:
    """Where the clock of an event with the levels of `SMALL` must stand."""

    index: int = 0
    left_us: int = length_us(0)
    running: bool = False

    @property
    def shown(self) -> Position:
        """To compare with what the desk shows."""
        return Position(self.index, self.left_us)

    def pass_us(self, microseconds: int) -> None:
        """Let time pass."""
        if self.running:
            self._turn(-microseconds)

    def follow(self, call: Call) -> None:
        """Do what an act did that was granted."""
        match call:
            case StartClock():
                self.running = True
            case PauseClock() | Finish():
                self.running = False
            case SetClock():
                self.index, self.left_us = call.index, call.remaining_us
            case GoToLevel():
                self.index, self.left_us = call.index, length_us(call.index)
            case AddTime():
                self._turn(call.delta_us)
                self.left_us = max(self.left_us, SECOND_US)
            case _:
                pass

    def _turn(self, microseconds: int) -> None:
        self.left_us += microseconds
        while self.left_us <= 0:
            self.index += 1
            self.left_us += length_us(self.index)
