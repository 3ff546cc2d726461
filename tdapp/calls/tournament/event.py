"""Acts on a tournament, as the windows, the command line and the tests name them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from tdapp.core.event import Event
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.ports.people import RegistryWrite
from tdapp.core.streams import StreamRef
from tdapp.desk.call import Call, Groups, IdsOf, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house import house, room_registry
from tdapp.house.cage import left_by_event
from tdapp.rules.houses import HouseRules
from tdapp.tournament.clock import timing
from tdapp.tournament.event import announcing
from tdapp.tournament.payouts.keeping import left_with_the_house
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.room import KIND
from tdapp.tournament.sales.known_as import known_as


@dataclass(frozen=True)
class TournamentCall(Call):
    """An act on one event."""

    event: StreamId

    def streams(self) -> tuple[StreamRef, ...]:
        """The event."""
        return (StreamRef(self.event, KIND),)


@dataclass(frozen=True)
class OfSomebody(TournamentCall):
    """Base of the acts that name whom they let in."""

    person: PersonId

    def of_one(self, states: States, ids: IdsOf) -> Self:
        """Who plays or waits already does so again under the same id."""
        return replace(self, person=known_as(states[self.event], ids(self.person)))


@dataclass(frozen=True)
class Announce(TournamentCall):
    """Begin an event with its published conditions, under the house's files, which are kept."""

    label: ClassVar[str] = "announce"
    permission: ClassVar[Permission] = Permission.ANNOUNCE

    conditions: Conditions
    rules: HouseRules | None = None

    def registry(self, _: Moment) -> Sequence[RegistryWrite]:
        """The house's files, for the record to keep."""
        return self.rules.kept() if self.rules is not None else ()

    def decide(self, states: States, _: Moment) -> Groups:
        """See `announcing.announce`."""
        version = self.rules.hashes if self.rules is not None else None
        return {self.event: announcing.announce(states[self.event], self.conditions, version)}


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

    label: ClassVar[str] = "open_table"
    permission: ClassVar[Permission] = Permission.ARRANGE_ROOM

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

    label: ClassVar[str] = "close_table"
    permission: ClassVar[Permission] = Permission.ARRANGE_ROOM

    number: int

    def decide(self, states: States, _: Moment) -> Groups:
        """Both streams or none: the event lets go of the table, the house has it free."""
        closed = announcing.close_table(states[self.event], self.number)
        freed = room_registry.release(states[self.house].registry, self.number, self.event)
        return {self.event: closed, self.house: freed}


@dataclass(frozen=True)
class StartClock(TournamentCall):
    """Let the clock run."""

    label: ClassVar[str] = "start_clock"
    permission: ClassVar[Permission] = Permission.RUN_CLOCK
    may_wait: ClassVar[bool] = True

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `timing.start_clock`."""
        return {self.event: timing.start_clock(states[self.event], moment.now)}


@dataclass(frozen=True)
class PauseClock(TournamentCall):
    """Stop the clock."""

    label: ClassVar[str] = "pause_clock"
    permission: ClassVar[Permission] = Permission.PAUSE
    may_wait: ClassVar[bool] = True

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `timing.pause_clock`."""
        return {self.event: timing.pause_clock(states[self.event], moment.now)}


@dataclass(frozen=True)
class BeginLevel(TournamentCall):
    """Record that the level at `index` was reached."""

    label: ClassVar[str] = "begin_level"
    permission: ClassVar[Permission] = Permission.RUN_CLOCK

    index: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `timing.begin_level`."""
        return {self.event: timing.begin_level(states[self.event], self.index, moment.now)}


@dataclass(frozen=True)
class Finish(WithTables):
    """End the event and free its tables."""

    label: ClassVar[str] = "finish"
    permission: ClassVar[Permission] = Permission.ANNOUNCE

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
