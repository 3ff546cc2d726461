"""A watch beside the desk's clock: it is told what was pressed, and nothing of the record."""

from dataclasses import dataclass, field

from tdapp.calls.across.ending import CancelEvent, CancelWithRefunds, EndStage, Finish
from tdapp.calls.tournament.clock import AddTime, GoToLevel, SetClock
from tdapp.calls.tournament.event import PauseClock, StartClock
from tdapp.calls.tournament.structure import ChangeLevel, InsertLevel, RemoveLevel
from tdapp.core.instant import Instant
from tdapp.desk.call import Call
from tdapp.tournament.clock.windows import is_decided
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.state.clock import ClockPosition, position
from tdapp.tournament.tournament import Tournament
from tests.desk.evening import SMALL

SECOND_US = 1_000_000


@dataclass
class Watch:
    """Where the clock of an event with the levels of `SMALL` must stand.

    `left_us` is None as long as nobody has touched it. Past the `sheet` every level is as long as
    the last one that is played.
    """

    sheet: list[Level] = field(default_factory=lambda: list(SMALL.levels))
    index: int = 0
    left_us: int | None = None
    running: bool = False
    was_decided: bool = False
    loses_hands: bool = False

    @property
    def shown(self) -> ClockPosition:
        """To compare with what the desk shows."""
        return ClockPosition(self.index, self._left_us)

    def heed_the_end(self, event: Tournament, now: Instant) -> None:
        """While play is over, and when it is no more, the clock stands where the desk has it.

        That the last exit stops it, `Playing.ask` holds; what an undo of it gives back, and what
        the clock loses by hand-for-hand, is held by tests of their own.
        """
        decided = event.programme.conditions is not None and is_decided(event, now)
        self.loses_hands |= bool(event.hand_for_hand.hand)
        touched = event.clock.remaining_us is not None
        stands = self.loses_hands and touched and not event.clock.running
        if decided or self.was_decided or stands:
            here = position(event.conditions, event.clock, now)
            self.index, self.left_us = here.index, here.remaining_us if touched else None
            self.running = event.clock.running
        self.was_decided = decided

    def pass_us(self, microseconds: int) -> None:
        """Let time pass."""
        if self.running:
            self._turn(-microseconds)

    def count(self, microseconds: int) -> None:
        """Run again, and over time that it stood."""
        self.running = True
        self._turn(-microseconds)

    def follow(self, call: Call) -> None:  # noqa: C901
        """Do what an act did that was granted."""
        match call:
            case StartClock():
                self.left_us, self.running = self._left_us, True
            case PauseClock() | Finish() | CancelEvent() | CancelWithRefunds() | EndStage():
                self.running = False
            case SetClock():
                self.index, self.left_us = call.index, call.remaining_us
            case GoToLevel():
                self.index, self.left_us = call.index, self._length_us(call.index)
            case AddTime():
                self._turn(call.delta_us)
                self.left_us = max(self._left_us, SECOND_US)
            case ChangeLevel():
                self._write_down(call.index, replaced=1)
                self.sheet[call.index] = call.level
            case InsertLevel():
                self._write_down(call.index, replaced=0)
                self.sheet.insert(call.index, call.level)
            case RemoveLevel():
                if call.index >= len(self.sheet):
                    self._write_down(call.index, replaced=1)
                del self.sheet[call.index]
            case _:
                pass

    @property
    def _left_us(self) -> int:
        return self._length_us(self.index) if self.left_us is None else self.left_us

    def _length_us(self, index: int) -> int:
        return self.sheet[index].length_us if index < len(self.sheet) else self._last.length_us

    @property
    def _last(self) -> Level:
        return next(level for level in reversed(self.sheet) if not level.is_break)

    def _write_down(self, index: int, replaced: int) -> None:
        """List the levels before the change and one more, if the last that is played moves by it.

        So those past the sheet go on being what they were.
        """
        last_played = max(place for place, one in enumerate(self.sheet) if not one.is_break)
        if index >= last_played:
            through = max(index + replaced, len(self.sheet)) + 1
            self.sheet += [self._last] * (through - len(self.sheet))

    def _turn(self, microseconds: int) -> None:
        left_us = self._left_us + microseconds
        while left_us <= 0:
            self.index += 1
            left_us += self._length_us(self.index)
        self.left_us = left_us
