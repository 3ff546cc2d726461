"""Acts on cashier sessions and on what the house wants at its cage."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain
from typing import ClassVar

from tdapp.calls.house.room import HouseCall
from tdapp.core.ids import StaffId, StreamRef
from tdapp.core.room import Taking
from tdapp.desk.call import AskedWhy, CallRow, Groups, Moment, States
from tdapp.desk.desk import Desk
from tdapp.desk.permissions import Permission
from tdapp.desk.stream import Answering, refs
from tdapp.house import cage_acts
from tdapp.house.cage import Cage
from tdapp.house.cage_events import Amount, CageTerms, TenderCount
from tdapp.voice.texts import text


@dataclass(frozen=True)
class OpenSession(HouseCall):
    """Give a cashier a drawer and its float; without `cashier` it is who does the act."""

    row: ClassVar[CallRow] = CallRow(
        label="open_session",
        permission=Permission.SELL,
        done=text("done", "Cashier session opened"),
    )

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
    events: tuple[Answering, ...]

    def streams(self) -> tuple[StreamRef, ...]:
        """The house and the events."""
        return (*super().streams(), *refs(self.events))

    def _taken(self, states: States) -> Iterator[Taking]:
        yield from states[self.house].cage.taken()
        for event in self.events:
            yield from event.answers.takings(states[event.id])


@dataclass(frozen=True)
class MoveFloat(OnSession):
    """A fill (cents above 0) out of the main bank, or a credit (below 0) back to it."""

    row: ClassVar[CallRow] = CallRow(
        label="move_float",
        permission=Permission.PAY,
        done=text("done", "Drawer filled or credited"),
        reason=AskedWhy.ALWAYS,
    )

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

    row: ClassVar[CallRow] = CallRow(
        label="count_session", permission=Permission.SELL, done=text("done", "Drawer counted")
    )

    counted: tuple[TenderCount, ...] = field(default=())

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

    row: ClassVar[CallRow] = CallRow(
        label="close_session",
        permission=Permission.SELL,
        done=text("done", "Cashier session closed"),
    )

    to: StaffId | None = None

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `cage_acts.close_session` and `cage_acts.hand_over`."""
        cage, taken, now = states[self.house].cage, self._taken(states), moment.now.utc_us
        if self.to is None:
            return {self.house: cage_acts.close_session(cage, self.session, now, taken)}
        return {self.house: cage_acts.hand_over(cage, self.session, self.to, now, taken)}


@dataclass(frozen=True)
class SetCageTerms(HouseCall):
    """Set the house's rules for its cage."""

    row: ClassVar[CallRow] = CallRow(
        label="set_cage_terms",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Cage limits set"),
        reason=AskedWhy.ALWAYS,
    )

    terms: CageTerms

    def decide(self, states: States, _: Moment) -> Groups:
        """See `cage_acts.set_terms`."""
        return {self.house: cage_acts.set_terms(states[self.house].cage, self.terms)}


def taken_everywhere(desk: Desk, cage: Cage) -> list[Taking]:
    """What was taken and paid in every session, as this station knows it."""
    on = (one.answers.takings(desk.state(one.id)) for one in desk.events_on())
    return [*cage.taken(), *chain.from_iterable(on)]
