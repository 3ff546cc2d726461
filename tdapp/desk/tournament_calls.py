"""Acts on a tournament, as the windows, the command line and the tests name them."""

from dataclasses import dataclass, field
from typing import ClassVar

from tdapp.core.ids import PersonId, StreamId
from tdapp.core.ports import StreamRef
from tdapp.desk.call import Call, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.floor import house, room_registry
from tdapp.floor.seats import Seat
from tdapp.tournament import (
    announcing,
    drawing,
    eliminating,
    paying,
    selling,
    timing,
    tournament,
)
from tdapp.tournament.conditions import Conditions


@dataclass(frozen=True)
class TournamentCall(Call):
    """An act on one event."""

    event: StreamId

    def streams(self) -> tuple[StreamRef, ...]:
        """The event."""
        return (StreamRef(self.event, tournament.KIND),)


@dataclass(frozen=True)
class Announce(TournamentCall):
    """Begin an event with its published conditions."""

    label: ClassVar[str] = "announce"
    permission: ClassVar[Permission] = Permission.ANNOUNCE

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
class Register(TournamentCall):
    """Sell an entry."""

    label: ClassVar[str] = "register"
    permission: ClassVar[Permission] = Permission.SELL

    person: PersonId

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `selling.sell_entry`."""
        return {self.event: selling.sell_entry(states[self.event], self.person, moment.now)}


@dataclass(frozen=True)
class Rebuy(TournamentCall):
    """Sell chips again to a player with `stack` chips left."""

    label: ClassVar[str] = "rebuy"
    permission: ClassVar[Permission] = Permission.SELL

    entry: int
    stack: int = 0

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `selling.sell_rebuy`."""
        state = states[self.event]
        return {self.event: selling.sell_rebuy(state, self.entry, self.stack, moment.now)}


@dataclass(frozen=True)
class DrawSeats(TournamentCall):
    """Draw seats for all who have none."""

    label: ClassVar[str] = "draw_seats"
    permission: ClassVar[Permission] = Permission.SEAT

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `drawing.draw`; the seed is recorded with the result."""
        return {self.event: drawing.draw(states[self.event], moment.seed)}


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
    permission: ClassVar[Permission] = Permission.RUN_CLOCK
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
class Bust(TournamentCall):
    """Take a player out."""

    label: ClassVar[str] = "bust"
    permission: ClassVar[Permission] = Permission.ELIMINATE

    entry: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `eliminating.bust`."""
        return {self.event: eliminating.bust(states[self.event], self.entry, moment.now)}


@dataclass(frozen=True)
class Reinstate(TournamentCall):
    """Put a player back who was taken out by mistake."""

    label: ClassVar[str] = "reinstate"
    permission: ClassVar[Permission] = Permission.ELIMINATE
    needs_reason: ClassVar[bool] = True

    entry: int
    seat: Seat | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `eliminating.reinstate`."""
        return {self.event: eliminating.reinstate(states[self.event], self.entry, self.seat)}


@dataclass(frozen=True)
class PostPrizes(TournamentCall):
    """Close the field and post the prize list."""

    label: ClassVar[str] = "post_prizes"
    permission: ClassVar[Permission] = Permission.POST_PRIZES

    def decide(self, states: States, _: Moment) -> Groups:
        """See `paying.post_prizes`."""
        return {self.event: paying.post_prizes(states[self.event])}


@dataclass(frozen=True)
class ChangePrizes(TournamentCall):
    """Post another list in the place of the posted one; cents from first place down."""

    label: ClassVar[str] = "change_prizes"
    permission: ClassVar[Permission] = Permission.POST_PRIZES
    needs_reason: ClassVar[bool] = True

    cents: tuple[int, ...] = field(default=())

    def decide(self, states: States, _: Moment) -> Groups:
        """See `paying.change_prizes`."""
        return {self.event: paying.change_prizes(states[self.event], self.cents)}


@dataclass(frozen=True)
class PayPrize(TournamentCall):
    """Hand over the prize of a place."""

    label: ClassVar[str] = "pay_prize"
    permission: ClassVar[Permission] = Permission.PAY

    place: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `paying.pay_prize`."""
        return {self.event: paying.pay_prize(states[self.event], self.place)}


@dataclass(frozen=True)
class Finish(WithTables):
    """End the event and free its tables."""

    label: ClassVar[str] = "finish"
    permission: ClassVar[Permission] = Permission.ANNOUNCE

    def decide(self, states: States, moment: Moment) -> Groups:
        """Both streams or none."""
        ended = announcing.finish(states[self.event], moment.now)
        freed = room_registry.release_all(states[self.house].registry, self.event)
        return {self.event: ended, **({self.house: freed} if freed else {})}
