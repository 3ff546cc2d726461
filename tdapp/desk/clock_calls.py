"""Acts that set an event's clock; like starting and pausing it they stand outside undo."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.desk.call import Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.desk.tournament_calls import TournamentCall
from tdapp.tournament.clock import timing


@dataclass(frozen=True)
class SetClock(TournamentCall):
    """Let `remaining_us` microseconds of the level at `index` be left."""

    label: ClassVar[str] = "set_clock"
    permission: ClassVar[Permission] = Permission.RUN_CLOCK
    may_wait: ClassVar[bool] = True

    index: int
    remaining_us: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `timing.set_clock`."""
        state = states[self.event]
        return {self.event: timing.set_clock(state, self.index, self.remaining_us, moment.now)}


@dataclass(frozen=True)
class AddTime(TournamentCall):
    """Lengthen what is left of the level by `delta_us` microseconds, or shorten it."""

    label: ClassVar[str] = "add_time"
    permission: ClassVar[Permission] = Permission.RUN_CLOCK
    may_wait: ClassVar[bool] = True

    delta_us: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `timing.add_time`."""
        return {self.event: timing.add_time(states[self.event], self.delta_us, moment.now)}


@dataclass(frozen=True)
class GoToLevel(TournamentCall):
    """Set the clock to the beginning of the level or break at `index`."""

    label: ClassVar[str] = "go_to_level"
    permission: ClassVar[Permission] = Permission.RUN_CLOCK
    may_wait: ClassVar[bool] = True

    index: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `timing.go_to_level`."""
        return {self.event: timing.go_to_level(states[self.event], self.index, moment.now)}
