"""Acts that change the running structure; like the clock they stand outside undo."""

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.tournament.event import TournamentCall
from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.rules.office import Decision
from tdapp.tournament.clock import restructuring
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.tournament import Tournament
from tdapp.voice.texts import text


@dataclass(frozen=True)
class StructureCall(TournamentCall):
    """Base of the acts on the level or break at `index`, which has not begun."""

    index: int

    @abstractmethod
    def changed(self, state: Tournament, now: Instant) -> list[Event]:
        """The fact by which the structure changes; refuses as `restructuring` does."""

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `changed`."""
        return {self.event: self.changed(states[self.event], moment.now)}


@dataclass(frozen=True)
class ChangeLevel(StructureCall):
    """Let the level or break at `index`, which has not begun, be another."""

    row: ClassVar[CallRow] = CallRow(
        label="change_level",
        permission=Permission.ANNOUNCE,
        done=text("done", "Upcoming level or break changed"),
        decision=Decision.CHANGE_LIMITS,
    )

    level: Level

    def changed(self, state: Tournament, now: Instant) -> list[Event]:
        """See `restructuring.change_level`."""
        return restructuring.change_level(state, self.index, self.level, now)


@dataclass(frozen=True)
class InsertLevel(StructureCall):
    """Put a level or break in before the one at `index`, which has not begun."""

    row: ClassVar[CallRow] = CallRow(
        label="insert_level",
        permission=Permission.ANNOUNCE,
        done=text("done", "Level or break inserted"),
        decision=Decision.CHANGE_LIMITS,
    )

    level: Level

    def changed(self, state: Tournament, now: Instant) -> list[Event]:
        """See `restructuring.insert_level`."""
        return restructuring.insert_level(state, self.index, self.level, now)


@dataclass(frozen=True)
class RemoveLevel(StructureCall):
    """Take the level or break at `index`, which has not begun, out of the structure."""

    row: ClassVar[CallRow] = CallRow(
        label="remove_level",
        permission=Permission.ANNOUNCE,
        done=text("done", "Level or break removed"),
        decision=Decision.CHANGE_LIMITS,
    )

    def changed(self, state: Tournament, now: Instant) -> list[Event]:
        """See `restructuring.remove_level`."""
        return restructuring.remove_level(state, self.index, now)
