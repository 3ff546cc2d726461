"""Acts that change the running structure; like the clock they stand outside undo."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.tournament.event import TournamentCall
from tdapp.desk.call import Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.rules.office import Decision
from tdapp.tournament.clock import restructuring
from tdapp.tournament.plan.levels import Level


@dataclass(frozen=True)
class ChangeLevel(TournamentCall):
    """Let the level or break at `index`, which has not begun, be another."""

    label: ClassVar[str] = "change_level"
    permission: ClassVar[Permission] = Permission.ANNOUNCE
    decides: ClassVar[Decision] = Decision.CHANGE_LIMITS

    index: int
    level: Level

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `restructuring.change_level`."""
        state = states[self.event]
        return {self.event: restructuring.change_level(state, self.index, self.level, moment.now)}


@dataclass(frozen=True)
class InsertLevel(TournamentCall):
    """Put a level or break in before the one at `index`, which has not begun."""

    label: ClassVar[str] = "insert_level"
    permission: ClassVar[Permission] = Permission.ANNOUNCE
    decides: ClassVar[Decision] = Decision.CHANGE_LIMITS

    index: int
    level: Level

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `restructuring.insert_level`."""
        state = states[self.event]
        return {self.event: restructuring.insert_level(state, self.index, self.level, moment.now)}


@dataclass(frozen=True)
class RemoveLevel(TournamentCall):
    """Take the level or break at `index`, which has not begun, out of the structure."""

    label: ClassVar[str] = "remove_level"
    permission: ClassVar[Permission] = Permission.ANNOUNCE
    decides: ClassVar[Decision] = Decision.CHANGE_LIMITS

    index: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `restructuring.remove_level`."""
        return {self.event: restructuring.remove_level(states[self.event], self.index, moment.now)}
