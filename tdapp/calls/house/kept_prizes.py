"""Acts on prizes of ended events, which wait for their winners at the house."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.house.room import HouseCall
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house import kept_prizes
from tdapp.till.payment import CASH, Payment
from tdapp.tournament.facts.prizes import Ineligible
from tdapp.tournament.payouts.paying import TENDERS


@dataclass(frozen=True)
class KeptPrizeCall(HouseCall):
    """An act on the kept prize of an entry of an ended event."""

    event: StreamId
    entry: int


@dataclass(frozen=True)
class ClaimPrize(KeptPrizeCall):
    """Hand over a prize that was kept for its winner."""

    label: ClassVar[str] = "claim_prize"
    permission: ClassVar[Permission] = Permission.PAY

    payment: Payment = CASH
    identity_seen: bool = False

    def persons(self, states: States) -> tuple[PersonId, ...]:
        """Whose it is."""
        found = states[self.house].kept.waits.get((self.event, self.entry))
        return () if found is None else (found.person,)

    def decide(self, states: States, _: Moment) -> Groups:
        """See `kept_prizes.claim`; refuses ``no_such_tender``."""
        self.payment.must_be_one_tender()
        if self.payment.tender not in TENDERS:
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
        """What of the winner stands in the note of the act."""
        return ()


@dataclass(frozen=True)
class ClaimWithDetails(ClaimPrize):
    """Hand over a kept prize to somebody whose details are noted: the reason is what was noted."""

    label: ClassVar[str] = "claim_with_details"
    needs_reason: ClassVar[bool] = True

    details: tuple[str, ...] = ()

    @property
    def details_noted(self) -> tuple[str, ...]:
        """Those that are named."""
        return self.details


@dataclass(frozen=True)
class TakeClaimBack(KeptPrizeCall):
    """Take a kept prize back that was handed over today: it waits for its winner again."""

    label: ClassVar[str] = "take_claim_back"
    permission: ClassVar[Permission] = Permission.POST_PRIZES
    needs_reason: ClassVar[bool] = True

    session: str | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `kept_prizes.take_claim_back`."""
        kept = states[self.house].kept
        back = kept_prizes.take_claim_back(kept, self.event, self.entry, self.session)
        return {self.house: back}


@dataclass(frozen=True)
class ForfeitKept(KeptPrizeCall):
    """A winner may not have a kept prize: it is the Crown's."""

    label: ClassVar[str] = "forfeit_kept"
    permission: ClassVar[Permission] = Permission.POST_PRIZES
    needs_reason: ClassVar[bool] = True

    why: Ineligible

    def decide(self, states: States, _: Moment) -> Groups:
        """See `kept_prizes.forfeit`."""
        kept = states[self.house].kept
        return {self.house: kept_prizes.forfeit(kept, self.event, self.entry, self.why.value)}
