"""The facts of prizes that the house keeps for winners who did not come before the event ended."""

from enum import Enum

import msgspec

from tdapp.core.event import ActKind, Event, HandedOver, MoneyLine, ReportRow, Touched
from tdapp.core.ids import PersonId, StreamId
from tdapp.till.takings import TillFact

IN_KIND = "prizes_in_kind"
"""The ledger's name of what the house hands over in kind for money of the pool."""
UNCLAIMED = "prizes_unclaimed"
"""The ledger's name of what is kept for winners who did not come."""
TO_THE_CROWN = "prizes_to_the_crown"
"""The ledger's name of prizes that are forfeited to the Crown."""


class Ineligible(Enum):
    """Why a winner may not have the prize."""

    UNDER_AGE = "under_age"
    EMPLOYEE = "employee"
    OTHER = "other"


class KeptPrize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A prize of an ended event: cents, and an `item` worth `value` cents, and whose it is.

    From `identity_from` cents on it goes out against a proof of identity only. `crown_for` names
    why its winner may not have it, so that it is the Crown's.
    """

    event: StreamId
    title: str
    place: int
    entry: int
    person: PersonId
    cents: int
    item: str | None = None
    value: int = 0
    identity_from: int | None = None
    crown_for: tuple[str, ...] = ()

    @property
    def worth(self) -> int:
        """All of it in cents."""
        return self.cents + self.value


class PrizeKept(Event, frozen=True):
    """An event ended with a prize that nobody came for; its money lies with the house already."""

    act_kind = ActKind.PRIZES

    prize: KeptPrize

    def touches(self) -> Touched:
        """Whose prize it is."""
        return Touched(persons=(self.prize.person,))


class KeptPrizeClaimed(TillFact, frozen=True):
    """The winner of a kept prize had it after all, in this tender, counted in this session.

    `details` names what else was noted of the winner in the erasable note of the act.
    """

    v = 2
    fixed = "is_paid_out"
    act_kind = ActKind.PRIZES

    prize: KeptPrize
    tender: str
    session: str | None = None
    identity_seen: bool = False
    details: tuple[str, ...] = ()

    def lines(self) -> tuple[MoneyLine, ...]:
        """Out of what is kept, out of the cash."""
        return _paid_out(self.prize, self.tender)

    def rows(self) -> tuple[ReportRow, ...]:
        """The payment in the list of payouts."""
        return (_payout(self.prize),)

    def touches(self) -> Touched:
        """Whose prize it is."""
        return Touched(persons=(self.prize.person,))

    def hands_over(self) -> HandedOver:
        """The prize."""
        prize = self.prize
        return HandedOver(prize.entry, prize.worth, self.details, (prize.person,))


class KeptPrizeReturned(TillFact, frozen=True):
    """A kept prize that was handed over came back in its tender: it is kept again."""

    fixed = "is_paid_out"
    act_kind = ActKind.PRIZES

    prize: KeptPrize
    tender: str
    session: str | None = None

    def lines(self) -> tuple[MoneyLine, ...]:
        """Back to what is kept."""
        return _brought_back(self.prize, self.tender)

    def voids(self) -> tuple[ReportRow, ...]:
        """The payment in the list of payouts."""
        return (_payout(self.prize),)

    def touches(self) -> Touched:
        """Whose prize it is."""
        return Touched(persons=(self.prize.person,))


class PaidPrize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A prize that an event paid before it ended, and in what."""

    prize: KeptPrize
    tender: str


class PaidPrizesLeft(Event, frozen=True):
    """An event ended with these prizes paid: one of them may still come back on this gaming day."""

    act_kind = ActKind.PRIZES

    paid: tuple[PaidPrize, ...]

    def touches(self) -> Touched:
        """Whose prizes they were."""
        return Touched(persons=tuple(one.prize.person for one in self.paid))


class PaidPrizeReturned(TillFact, frozen=True):
    """A prize that its event had paid came back in its tender: it is kept for its winner."""

    fixed = "is_paid_out"
    act_kind = ActKind.PRIZES

    prize: KeptPrize
    tender: str
    session: str | None = None

    def lines(self) -> tuple[MoneyLine, ...]:
        """Into what is kept."""
        return _brought_back(self.prize, self.tender)

    def touches(self) -> Touched:
        """Whose prize it is."""
        return Touched(persons=(self.prize.person,))


class KeptPrizeForfeited(Event, frozen=True):
    """The winner of a kept prize may not have it: it is the Crown's. `why` says for what."""

    binding = True
    act_kind = ActKind.PRIZES

    prize: KeptPrize
    why: str

    def lines(self) -> tuple[MoneyLine, ...]:
        """From what is kept to what the Crown is owed."""
        return MoneyLine(UNCLAIMED, self.prize.worth), MoneyLine(TO_THE_CROWN, -self.prize.worth)

    def touches(self) -> Touched:
        """Whose prize it was."""
        return Touched(persons=(self.prize.person,))


def _paid_out(prize: KeptPrize, tender: str) -> tuple[MoneyLine, ...]:
    lines = (MoneyLine(UNCLAIMED, prize.worth), MoneyLine(tender, -prize.cents))
    return (*lines, MoneyLine(IN_KIND, -prize.value)) if prize.value else lines


def _brought_back(prize: KeptPrize, tender: str) -> tuple[MoneyLine, ...]:
    return tuple(MoneyLine(one.account, -one.cents) for one in _paid_out(prize, tender))


def _payout(prize: KeptPrize) -> ReportRow:
    return ReportRow(
        "rd_payout", {"entry": prize.entry, "place": prize.place, "cents": prize.cents}
    )
