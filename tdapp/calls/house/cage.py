"""Acts on cashier sessions and on what the house wants at its cage."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar

from tdapp.calls.house.room import HouseCall
from tdapp.core.ids import StaffId, StreamId
from tdapp.core.streams import StreamRef
from tdapp.desk.call import Groups, Moment, States
from tdapp.desk.desk import Desk
from tdapp.desk.permissions import Permission
from tdapp.house import cage_acts
from tdapp.house.cage import Cage
from tdapp.house.cage_events import Amount, CageTerms, Counted
from tdapp.till.takings import Taking
from tdapp.tournament.room import KIND as EVENT
from tdapp.tournament.tournament import Tournament


@dataclass(frozen=True)
class OpenSession(HouseCall):
    """Give a cashier a drawer and its float; without `cashier` it is who does the act."""

    label: ClassVar[str] = "open_session"
    permission: ClassVar[Permission] = Permission.SELL

    drawer: str
    floats: tuple[Amount, ...] = ()
    cashier: StaffId | None = None

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `cage_acts.open_session`."""
        opened = cage_acts.open_session(
            states[self.house].cage,
            self.drawer,
            self.cashier or moment.by,
            moment.now.utc_us,
            self.floats,
        )
        return {self.house: opened}


@dataclass(frozen=True)
class OnSession(HouseCall):
    """An act on an open session; `events` are all that are on, whose money is in it."""

    session: str
    events: tuple[StreamId, ...]

    def streams(self) -> tuple[StreamRef, ...]:
        """The house and the events."""
        return (*super().streams(), *(StreamRef(event, EVENT) for event in self.events))

    def _taken(self, states: States) -> Iterator[Taking]:
        yield from states[self.house].cage.taken()
        for event in self.events:
            yield from states[event].takings.listed()


@dataclass(frozen=True)
class MoveFloat(OnSession):
    """A fill (cents above 0) out of the main bank, or a credit (below 0) back to it."""

    label: ClassVar[str] = "move_float"
    permission: ClassVar[Permission] = Permission.PAY
    needs_reason: ClassVar[bool] = True

    cents: int
    tender: str = "cash"

    def decide(self, states: States, _: Moment) -> Groups:
        """See `cage_acts.move_float`."""
        cage = states[self.house].cage
        moved = cage_acts.move_float(
            cage, self.session, self.tender, self.cents, self._taken(states)
        )
        return {self.house: moved}


@dataclass(frozen=True)
class CountSession(OnSession):
    """Record what was counted in a drawer, by tender."""

    label: ClassVar[str] = "count_session"
    permission: ClassVar[Permission] = Permission.SELL

    counted: tuple[Counted, ...] = field(default=())

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `cage_acts.count_session`."""
        found = cage_acts.count_session(
            states[self.house].cage,
            self.session,
            moment.by,
            moment.now.utc_us,
            self.counted,
            self._taken(states),
        )
        return {self.house: found}


@dataclass(frozen=True)
class CloseSession(OnSession):
    """Close a session on its last count, or hand its drawer over `to` the next cashier."""

    label: ClassVar[str] = "close_session"
    permission: ClassVar[Permission] = Permission.SELL

    to: StaffId | None = None

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `cage_acts.close_session` and `cage_acts.hand_over`."""
        cage, taken, now = states[self.house].cage, self._taken(states), moment.now.utc_us
        if self.to is None:
            return {self.house: cage_acts.close_session(cage, self.session, now, taken)}
        return {self.house: cage_acts.hand_over(cage, self.session, self.to, now, taken)}


@dataclass(frozen=True)
class SetCageTerms(HouseCall):
    """What the house wants at its cage from now on."""

    label: ClassVar[str] = "set_cage_terms"
    permission: ClassVar[Permission] = Permission.ARRANGE_ROOM
    needs_reason: ClassVar[bool] = True

    terms: CageTerms

    def decide(self, states: States, _: Moment) -> Groups:
        """See `cage_acts.set_terms`."""
        return {self.house: cage_acts.set_terms(states[self.house].cage, self.terms)}


def events_on(desk: Desk) -> tuple[StreamId, ...]:
    """The events that are on, whose money can be in a session."""
    return tuple(event for event in desk.streams(EVENT) if not _event(desk, event).programme.over)


def taken_everywhere(desk: Desk, cage: Cage) -> list[Taking]:
    """What was taken and paid in every session, as this station knows it."""
    on = (taking for event in events_on(desk) for taking in _event(desk, event).takings.listed())
    return [*cage.taken(), *on]


def _event(desk: Desk, event: StreamId) -> Tournament:
    found: Tournament = desk.state(event)
    return found
