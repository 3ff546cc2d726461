"""Acts on prizes of ended events, which wait for their winners at the house."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.counted import InSession, Paying
from tdapp.calls.house.room import HouseCall
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import AskedWhy, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house import kept_prizes
from tdapp.house.kept_events import Ineligible
from tdapp.till.payment import CASH, PRIZE_TENDERS, Payment
from tdapp.voice.texts import text


@dataclass(frozen=True)
class KeptPrizeCall(HouseCall):
    """An act on the kept prize of an entry of an ended event."""

    event: StreamId
    entry: int


@dataclass(frozen=True)
class ClaimPrize(Paying, KeptPrizeCall):
    """Hand over a prize that was kept for its winner."""

    row: ClassVar[CallRow] = CallRow(
        label="claim_prize", permission=Permission.PAY, done=text("done", "Unclaimed prize paid")
    )

    payment: Payment = CASH
    identity_seen: bool = False

    def persons(self, states: States) -> tuple[PersonId, ...]:
        """The winner."""
        found = states[self.house].kept.waits.get((self.event, self.entry))
        return () if found is None else (found.person,)

    def decide(self, states: States, _: Moment) -> Groups:
        """See `kept_prizes.claim`; refuses ``no_such_tender``."""
        self.payment.must_be_one_tender()
        if self.payment.tender not in PRIZE_TENDERS:
            raise Refusal("no_such_tender", tender=self.payment.tender.value)
        claimed = kept_prizes.claim(
            states[self.house].kept,
            self.event,
            self.entry,
            self.payment.tender.value,
            self.payment.session,
            identity_seen=self.identity_seen,
            details=self.details_noted,
        )
        return {self.house: claimed}

    @property
    def details_noted(self) -> tuple[str, ...]:
        """The winner's details in the note of the act."""
        return ()


@dataclass(frozen=True)
class ClaimWithDetails(ClaimPrize):
    """Pay a kept prize to a winner whose details are noted; the reason holds the details."""

    row: ClassVar[CallRow] = CallRow(
        label="claim_with_details",
        permission=Permission.PAY,
        done=text("done", "Unclaimed prize paid, details recorded"),
        reason=AskedWhy.ALWAYS,
    )

    details: tuple[str, ...] = ()

    @property
    def details_noted(self) -> tuple[str, ...]:
        """Those that are named."""
        return self.details


@dataclass(frozen=True)
class TakeClaimBack(InSession, KeptPrizeCall):
    """Take a prize back that was handed over today, or by an event that ended: it waits again."""

    row: ClassVar[CallRow] = CallRow(
        label="take_claim_back",
        permission=Permission.POST_PRIZES,
        done=text("done", "Prize payment of an ended event reversed"),
        reason=AskedWhy.ALWAYS,
    )

    session: str | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `kept_prizes.take_claim_back`."""
        kept = states[self.house].kept
        back = kept_prizes.take_claim_back(kept, self.event, self.entry, self.session)
        return {self.house: back}


@dataclass(frozen=True)
class ForfeitKept(KeptPrizeCall):
    """A winner may not have a kept prize: it is the Crown's."""

    row: ClassVar[CallRow] = CallRow(
        label="forfeit_kept",
        permission=Permission.POST_PRIZES,
        done=text("done", "Unclaimed prize forfeited to the Crown"),
        reason=AskedWhy.ALWAYS,
    )

    why: Ineligible

    def decide(self, states: States, _: Moment) -> Groups:
        """See `kept_prizes.forfeit`."""
        kept = states[self.house].kept
        return {self.house: kept_prizes.forfeit(kept, self.event, self.entry, self.why.value)}
