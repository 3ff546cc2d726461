"""Acts on a tournament, as the windows, the command line and the tests name them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from tdapp.core.event import Event
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.marker import QT_TRANSLATE_NOOP
from tdapp.core.ports import StreamRef
from tdapp.desk.call import Call, CallRow, Groups, IdsOf, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.floor import house, room_registry
from tdapp.floor.cage import left_by_event
from tdapp.rules.office import Decision
from tdapp.tournament import announcing, tournament
from tdapp.tournament.clock import timing
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.prizes.keeping import left_with_the_house
from tdapp.tournament.sales.known_as import known_as


@dataclass(frozen=True)
class TournamentCall(Call):
    """An act on one event."""

    event: StreamId

    def streams(self) -> tuple[StreamRef, ...]:
        """The event."""
        return (StreamRef(self.event, tournament.KIND),)


@dataclass(frozen=True)
class OfSomebody(TournamentCall):
    """Base of the acts that name whom they let in."""

    person: PersonId

    def of_one(self, states: States, ids: IdsOf) -> Self:
        """Who plays or waits already does so again under the same id."""
        return replace(self, person=known_as(states[self.event], ids(self.person)))


@dataclass(frozen=True)
class Announce(TournamentCall):
    """Begin an event with its published conditions."""

    row: ClassVar[CallRow] = CallRow(
        label="announce",
        permission=Permission.ANNOUNCE,
        done=QT_TRANSLATE_NOOP("Done", "Event announced"),
    )

    conditions: Conditions

    def decide(self, states: States, _: Moment) -> Groups:
        """See `announcing.announce`."""
        return {self.event: announcing.announce(states[self.event], self.conditions)}


@dataclass(frozen=True)
class WithTables(TournamentCall):
    """An act on an event and on the tables of the house."""

    house: StreamId

    def streams(self) -> tuple[StreamRef, ...]:
        """The event and the house."""
        return (*super().streams(), StreamRef(self.house, house.KIND))


@dataclass(frozen=True)
class OpenTable(WithTables):
    """Designate a physical table for the event."""

    row: ClassVar[CallRow] = CallRow(
        label="open_table",
        permission=Permission.ARRANGE_ROOM,
        done=QT_TRANSLATE_NOOP("Done", "Table {number} opened"),
        decision=Decision.DESIGNATE_TABLES,
    )

    number: int

    def decide(self, states: States, _: Moment) -> Groups:
        """Both streams or none: the house gives the table, the event takes it."""
        registry = states[self.house].registry
        given = room_registry.designate(registry, self.number, self.event)
        seats = registry.table(self.number).seats
        taken = announcing.open_table(states[self.event], self.number, seats)
        return {self.event: taken, self.house: given}


@dataclass(frozen=True)
class CloseTable(WithTables):
    """Give an empty table back to the room before the event ends."""

    row: ClassVar[CallRow] = CallRow(
        label="close_table",
        permission=Permission.ARRANGE_ROOM,
        done=QT_TRANSLATE_NOOP("Done", "Table {number} closed"),
        decision=Decision.CLOSE_TABLE,
    )

    number: int

    def decide(self, states: States, _: Moment) -> Groups:
        """Both streams or none: the event lets go of the table, the house has it free."""
        closed = announcing.close_table(states[self.event], self.number)
        freed = room_registry.release(states[self.house].registry, self.number, self.event)
        return {self.event: closed, self.house: freed}


@dataclass(frozen=True)
class StartClock(TournamentCall):
    """Let the clock run."""

    row: ClassVar[CallRow] = CallRow(
        label="start_clock",
        permission=Permission.RUN_CLOCK,
        done=QT_TRANSLATE_NOOP("Done", "Clock started"),
        may_wait=True,
    )

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `timing.start_clock`."""
        return {self.event: timing.start_clock(states[self.event], moment.now)}


@dataclass(frozen=True)
class PauseClock(TournamentCall):
    """Stop the clock."""

    row: ClassVar[CallRow] = CallRow(
        label="pause_clock",
        permission=Permission.PAUSE,
        done=QT_TRANSLATE_NOOP("Done", "Clock paused"),
        may_wait=True,
    )

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `timing.pause_clock`."""
        return {self.event: timing.pause_clock(states[self.event], moment.now)}


@dataclass(frozen=True)
class BeginLevel(TournamentCall):
    """Record that the level at `index` was reached."""

    row: ClassVar[CallRow] = CallRow(
        label="begin_level",
        permission=Permission.RUN_CLOCK,
        done=QT_TRANSLATE_NOOP("Done", "Level begun"),
    )

    index: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `timing.begin_level`."""
        return {self.event: timing.begin_level(states[self.event], self.index, moment.now)}


@dataclass(frozen=True)
class Finish(WithTables):
    """End the event and free its tables."""

    row: ClassVar[CallRow] = CallRow(
        label="finish",
        permission=Permission.ANNOUNCE,
        done=QT_TRANSLATE_NOOP("Done", "Event finished"),
        decision=Decision.AWARD_PLACES,
    )

    def decide(self, states: States, moment: Moment) -> Groups:
        """Both streams or none; prizes that nobody came for are kept by the house from now on."""
        state = states[self.event]
        ended = announcing.finish(state, moment.now)
        freed = room_registry.release_all(states[self.house].registry, self.event)
        left = left_with_the_house(state, self.event)
        taken = left_by_event(self.event, state.takings)
        return {self.event: ended, **in_house(self.house, [*freed, *left, *taken])}


def in_house(house: StreamId, events: Sequence[Event]) -> Groups:
    """These facts in the house's stream; nothing where there are none."""
    return {house: events} if events else {}
