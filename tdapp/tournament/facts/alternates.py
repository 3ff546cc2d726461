"""The facts of the queue of those for whom there was no place."""

from tdapp.core.event import ActKind, Event, MoneyLine, ReportRow, Touched
from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.till.payment import Tender, TenderAmount, by_tender, tender_lines
from tdapp.till.takings import TillFact
from tdapp.tournament.facts.sales import EntrySold, account_of
from tdapp.tournament.plan.offers import PricePart, total_of

HELD = "alternates"


class AlternateJoined(TillFact, frozen=True):
    """A person joined the queue and paid; the money is held and is in neither pool nor fees.

    `chips` are what the entry will give, `again` says that it will be a re-entry.
    """

    v = 2
    binding = True
    act_kind = ActKind.SALES

    ticket: int
    person: PersonId
    parts: tuple[PricePart, ...]
    chips: int
    tender: Tender = Tender.CASH
    session: str | None = None
    again: bool = False
    also: tuple[TenderAmount, ...] = ()

    def lines(self) -> tuple[MoneyLine, ...]:
        """The tenders in, all of it held."""
        cents = total_of(self.parts)
        given = by_tender(self.tender, cents, self.also)
        return (*tender_lines(given), MoneyLine(HELD, -cents))

    def rows(self) -> tuple[ReportRow, ...]:
        """The ticket in the list of purchases, its number for a receipt."""
        return (_row("ticket", self.ticket, total_of(self.parts), self.person),)

    def papers(self) -> tuple[str, ...]:
        """The ticket."""
        return (f"ticket {self.ticket}",)

    def touches(self) -> Touched:
        """The player who joined the alternates list."""
        return Touched(persons=(self.person,))


class AlternateCalled(Event, frozen=True):
    """The first of the queue was called to the desk and has until `until_us` (UTC) to appear.

    `called_at` is when, by both clocks; older records do not tell.
    """

    v = 2
    act_kind = ActKind.SALES

    ticket: int
    until_us: int
    called_at: Instant | None = None


class AlternatePassedOver(Event, frozen=True):
    """Who was called did not come: he goes to the end of the queue, or out of it."""

    act_kind = ActKind.SALES

    ticket: int
    out: bool


class AlternateCallWithdrawn(Event, frozen=True):
    """An alternate who was called has no seat to take, and is first in the queue again."""

    act_kind = ActKind.SALES

    ticket: int


class AlternateSeated(EntrySold, frozen=True):
    """Who was called came and is in: an entry, paid with the money that was held."""

    v = 4

    ticket: int = 0

    def lines(self) -> tuple[MoneyLine, ...]:
        """Out of what was held; pool, fee and every other part owed."""
        owed = (MoneyLine(account_of(part.name), -part.cents) for part in self.parts)
        return (MoneyLine(HELD, self.total), *owed)

    def rows(self) -> tuple[ReportRow, ...]:
        """The ticket out of the list of purchases, the entry into it."""
        return (_row("ticket used", self.ticket, -self.total, self.person), *super().rows())


class AlternateRefunded(TillFact, frozen=True):
    """Who was never seated got the money back, against a slip."""

    v = 2
    fixed = "is_paid_out"
    act_kind = ActKind.SALES

    ticket: int
    slip: int
    cents: int
    tender: Tender
    session: str | None = None
    also: tuple[TenderAmount, ...] = ()

    def lines(self) -> tuple[MoneyLine, ...]:
        """Out of what was held, out of the tenders."""
        given = by_tender(self.tender, self.cents, self.also)
        return (MoneyLine(HELD, self.cents), *tender_lines(given, -1))

    def rows(self) -> tuple[ReportRow, ...]:
        """The ticket's money out of the list of purchases, against the number of the slip."""
        return (_row("ticket refund", self.slip, -self.cents, None),)

    def papers(self) -> tuple[str, ...]:
        """The slip."""
        return (f"refund {self.slip}",)


NO_ENTRY = 0
"""Where the list of purchases names an entry, for what gives none yet."""


def _row(kind: str, paper: int, cents: int, person: PersonId | None) -> ReportRow:
    return ReportRow(
        "rd_purchase",
        {"entry": NO_ENTRY, "person_id": person, "kind": kind, "receipt": paper, "cents": cents},
    )
