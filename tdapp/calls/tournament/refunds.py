"""Acts that give money back or put an entry right, as windows, command line and tests name them."""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from tdapp.calls.counted import InSession, Paying
from tdapp.calls.tournament.event import WANTED_OF_ENTRANTS, TournamentCall
from tdapp.core.ids import PersonId
from tdapp.desk.call import AskedWhy, CallRow, Groups, IdsOf, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.rules.office import Decision
from tdapp.till.payment import CASH, AsPaid, Payment
from tdapp.tournament.clock.then import then
from tdapp.tournament.facts.refunds import Occasion, Substitution
from tdapp.tournament.payouts import restating, slips
from tdapp.tournament.sales import passing_on, refunding
from tdapp.tournament.sales.passing_on import known_as, must_not_be_in_as_another
from tdapp.voice.texts import text


@dataclass(frozen=True)
class Refund(Paying, TournamentCall):
    """Give an entry's money back as the conditions grant it; the entry leaves the field."""

    row: ClassVar[CallRow] = CallRow(
        label="refund",
        permission=Permission.PAY,
        done=text("done", "Entry refunded"),
        reason=AskedWhy.ALWAYS,
        by_till=True,
    )

    entry: int
    why: Occasion
    payment: Payment | AsPaid = CASH
    approved: bool = False
    stack: int | None = None

    def decision(self) -> Decision | None:
        """For a no-show it may be left to an office."""
        return Decision.REFUND_NO_SHOW if self.why is Occasion.NO_SHOW else None

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `refunding.refund`."""
        given = refunding.refund(
            then(states[self.event], moment.happened_us, moment.now),
            self.entry,
            self.why,
            moment.now,
            self.payment,
            approved=self.approved,
            stack=self.stack,
        )
        return {self.event: given}


@dataclass(frozen=True)
class GiveBackParts(Paying, TournamentCall):
    """Give back some parts of what an entry paid, such as the fee; the field stays as it is."""

    row: ClassVar[CallRow] = CallRow(
        label="give_back_parts",
        permission=Permission.PAY,
        done=text("done", "Part refunded to {who}"),
        reason=AskedWhy.ALWAYS,
        by_till=True,
    )

    entry: int
    parts: tuple[str, ...]
    why: Occasion
    payment: Payment | AsPaid = CASH
    approved: bool = False

    def decision(self) -> Decision | None:
        """For a no-show it may be left to an office."""
        return Decision.REFUND_NO_SHOW if self.why is Occasion.NO_SHOW else None

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `refunding.give_back_parts`."""
        given = refunding.give_back_parts(
            then(states[self.event], moment.happened_us, moment.now),
            self.entry,
            self.parts,
            self.why,
            moment.now,
            self.payment,
            approved=self.approved,
        )
        return {self.event: given}


@dataclass(frozen=True)
class VoidEntry(InSession, TournamentCall):
    """Take back an entry that was keyed by mistake and not handed over."""

    row: ClassVar[CallRow] = CallRow(
        label="void_entry",
        permission=Permission.SELL,
        done=text("done", "Entry made void"),
        reason=AskedWhy.ALWAYS,
        by_till=True,
    )

    entry: int
    session: str | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `refunding.void_entry`."""
        return {self.event: refunding.void_entry(states[self.event], self.entry, self.session)}


@dataclass(frozen=True)
class VoidInPlay(InSession, TournamentCall):
    """Take an entry that was sold by mistake out of play, its `stack` with it; the pool follows."""

    row: ClassVar[CallRow] = CallRow(
        label="void_in_play",
        permission=Permission.POST_PRIZES,
        done=text("done", "Entry voided in play"),
        reason=AskedWhy.ALWAYS,
        by_till=True,
    )

    entry: int
    stack: int | None = None
    session: str | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `refunding.void_in_play` and `restating.with_pool_restated`."""
        state = states[self.event]
        voided = refunding.void_in_play(state, self.entry, self.stack, self.session)
        return {self.event: slips.with_slips(state, restating.with_pool_restated(state, voided))}


@dataclass(frozen=True)
class Readmit(Paying, TournamentCall):
    """Take a refunded entry back into the field against its money."""

    row: ClassVar[CallRow] = CallRow(
        label="readmit",
        permission=Permission.SELL,
        done=text("done", "{who} readmitted"),
        reason=AskedWhy.ALWAYS,
        by_till=True,
    )

    entry: int
    payment: Payment = CASH

    def of_one(self, states: States, ids: IdsOf) -> Self:
        """Refuses ``already_entered`` and ``already_waiting`` who came back under another id."""
        for person in self.persons(states):
            must_not_be_in_as_another(states[self.event], ids(person), person)
        return self

    def persons(self, states: States) -> tuple[PersonId, ...]:
        """The former owner of the entry."""
        gone = states[self.event].entries.refunded.get(self.entry)
        return () if gone is None else (gone.entry.person,)

    def decide(self, states: States, _: Moment) -> Groups:
        """See `refunding.readmit`."""
        return {self.event: refunding.readmit(states[self.event], self.entry, self.payment)}


@dataclass(frozen=True)
class PassEntryOn(TournamentCall):
    """Put an entry on another person: mis-keyed, a substitute or a transfer."""

    row: ClassVar[CallRow] = CallRow(
        label="pass_entry_on",
        permission=Permission.SELL,
        done=text("done", "Entry transferred to {who}"),
        reason=AskedWhy.ALWAYS,
        decision=Decision.ALLOW_SUBSTITUTE,
        refusals=WANTED_OF_ENTRANTS | {"unknown_person"},
        by_till=True,
    )

    entry: int
    person: PersonId
    why: Substitution = Substitution.MISKEYED
    approved: bool = False
    agreed: bool = False

    def of_one(self, states: States, ids: IdsOf) -> Self:
        """Who plays or waits is known under the same id."""
        return replace(self, person=known_as(states[self.event], ids(self.person)))

    def persons(self, _: States) -> tuple[PersonId, ...]:
        """Who gets it."""
        return (self.person,)

    def decide(self, states: States, _: Moment) -> Groups:
        """See `passing_on.pass_entry_on`."""
        passed = passing_on.pass_entry_on(
            states[self.event],
            self.entry,
            self.person,
            self.why,
            approved=self.approved,
            agreed=self.agreed,
        )
        return {self.event: slips.with_slip_of_wrong_name(states[self.event], passed)}
