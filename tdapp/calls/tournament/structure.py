"""Acts that change the running structure; like the clock they stand outside undo."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.tournament.event import TournamentCall
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.rules.office import Decision
from tdapp.tournament.clock import restructuring
from tdapp.tournament.plan.levels import Level
from tdapp.voice.texts import text


@dataclass(frozen=True)
class ChangeLevel(TournamentCall):
    """Let the level or break at `index`, which has not begun, be another."""

    row: ClassVar[CallRow] = CallRow(
        label="change_level",
        permission=Permission.ANNOUNCE,
        done=text("done", "Upcoming level or break changed"),
        decision=Decision.CHANGE_LIMITS,
    )

    index: int
    level: Level

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `restructuring.change_level`."""
        state = states[self.event]
        return {self.event: restructuring.change_level(state, self.index, self.level, moment.now)}


@dataclass(frozen=True)
class InsertLevel(TournamentCall):
    """Put a level or break in before the one at `index`, which has not begun."""

    row: ClassVar[CallRow] = CallRow(
        label="insert_level",
        permission=Permission.ANNOUNCE,
        done=text("done", "Level or break inserted"),
        decision=Decision.CHANGE_LIMITS,
    )

    index: int
    level: Level

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `restructuring.insert_level`."""
        state = states[self.event]
        return {self.event: restructuring.insert_level(state, self.index, self.level, moment.now)}


@dataclass(frozen=True)
class RemoveLevel(TournamentCall):
    """Take the level or break at `index`, which has not begun, out of the structure."""

    row: ClassVar[CallRow] = CallRow(
        label="remove_level",
        permission=Permission.ANNOUNCE,
        done=text("done", "Level or break removed"),
        decision=Decision.CHANGE_LIMITS,
    )

    index: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `restructuring.remove_level`."""
        return {self.event: restructuring.remove_level(states[self.event], self.index, moment.now)}
