"""Acts that give money back or put an entry right, as windows, command line and tests name them."""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from tdapp.calls.tournament.event import TournamentCall, WithTables, in_house
from tdapp.core.ids import PersonId
from tdapp.desk.call import Groups, IdsOf, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house import room_registry
from tdapp.house.cage import left_by_event
from tdapp.till.payment import CASH, AsPaid, Payment
from tdapp.till.takings import booked_all
from tdapp.tournament.clock.then import then
from tdapp.tournament.facts.refunds import Occasion, Substitution
from tdapp.tournament.sales import cancelling, passing_on, refunding
from tdapp.tournament.sales.known_as import known_as, must_not_be_in_as_another


@dataclass(frozen=True)
class Refund(TournamentCall):
    """Give an entry's money back as the conditions grant it; the entry leaves the field."""

    label: ClassVar[str] = "refund"
    permission: ClassVar[Permission] = Permission.PAY
    needs_reason: ClassVar[bool] = True

    entry: int
    why: Occasion
    payment: Payment | AsPaid = CASH
    approved: bool = False
    stack: int | None = None

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `refunding.refund`."""
        given = refunding.refund(
            then(states[self.event], moment.happened_us),
            self.entry,
            self.why,
            moment.now,
            self.payment,
            approved=self.approved,
            stack=self.stack,
        )
        return {self.event: given}


@dataclass(frozen=True)
class GiveBackParts(TournamentCall):
    """Give back some parts of what an entry paid, such as the fee; the field stays as it is."""

    label: ClassVar[str] = "give_back_parts"
    permission: ClassVar[Permission] = Permission.PAY
    needs_reason: ClassVar[bool] = True

    entry: int
    parts: tuple[str, ...]
    why: Occasion
    payment: Payment | AsPaid = CASH
    approved: bool = False

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `refunding.give_back_parts`."""
        given = refunding.give_back_parts(
            then(states[self.event], moment.happened_us),
            self.entry,
            self.parts,
            self.why,
            moment.now,
            self.payment,
            approved=self.approved,
        )
        return {self.event: given}


@dataclass(frozen=True)
class VoidEntry(TournamentCall):
    """Take back an entry that was keyed by mistake and not handed over."""

    label: ClassVar[str] = "void_entry"
    permission: ClassVar[Permission] = Permission.SELL
    needs_reason: ClassVar[bool] = True

    entry: int
    session: str | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `refunding.void_entry`."""
        return {self.event: refunding.void_entry(states[self.event], self.entry, self.session)}


@dataclass(frozen=True)
class Readmit(TournamentCall):
    """Take a refunded entry back into the field against its money."""

    label: ClassVar[str] = "readmit"
    permission: ClassVar[Permission] = Permission.SELL
    needs_reason: ClassVar[bool] = True

    entry: int
    payment: Payment = CASH

    def of_one(self, states: States, ids: IdsOf) -> Self:
        """Refuses ``already_entered`` and ``already_waiting`` who came back under another id."""
        for person in self.persons(states):
            must_not_be_in_as_another(states[self.event], ids(person), person)
        return self

    def persons(self, states: States) -> tuple[PersonId, ...]:
        """Whose entry it was."""
        gone = states[self.event].entries.refunded.get(self.entry)
        return () if gone is None else (gone.entry.person,)

    def decide(self, states: States, _: Moment) -> Groups:
        """See `refunding.readmit`."""
        return {self.event: refunding.readmit(states[self.event], self.entry, self.payment)}


@dataclass(frozen=True)
class PassEntryOn(TournamentCall):
    """Put an entry on another person: mis-keyed, a substitute or a transfer."""

    label: ClassVar[str] = "pass_entry_on"
    permission: ClassVar[Permission] = Permission.SELL
    needs_reason: ClassVar[bool] = True

    entry: int
    person: PersonId
    why: Substitution = Substitution.MISKEYED
    approved: bool = False

    def of_one(self, states: States, ids: IdsOf) -> Self:
        """Who plays or waits is known under the same id."""
        return replace(self, person=known_as(states[self.event], ids(self.person)))

    def persons(self, _: States) -> tuple[PersonId, ...]:
        """Who gets it."""
        return (self.person,)

    def decide(self, states: States, _: Moment) -> Groups:
        """See `passing_on.pass_entry_on`."""
        passed = passing_on.pass_entry_on(
            states[self.event], self.entry, self.person, self.why, approved=self.approved
        )
        return {self.event: passed}


@dataclass(frozen=True)
class CancelEvent(WithTables):
    """Give everybody everything back, end the event and free its tables."""

    label: ClassVar[str] = "cancel_event"
    permission: ClassVar[Permission] = Permission.ANNOUNCE
    needs_reason: ClassVar[bool] = True

    session: str | None = None

    def decide(self, states: States, moment: Moment) -> Groups:
        """Both streams or none."""
        state = states[self.event]
        ended = cancelling.cancel_event(state, moment.now, self.session)
        freed = room_registry.release_all(states[self.house].registry, self.event)
        takings = booked_all(state.takings, ended)
        return {
            self.event: ended,
            **in_house(self.house, [*freed, *left_by_event(self.event, takings)]),
        }
