"""The facts of the queue of those for whom there was no place."""

from tdapp.core.event import Event, Line, Row
from tdapp.core.ids import PersonId
from tdapp.till.payment import Given, Tender, by_tender, tender_lines
from tdapp.tournament.facts.sales import EntrySold, account_of
from tdapp.tournament.plan.offers import Part, total_of

HELD = "alternates"


class AlternateJoined(Event, frozen=True):
    """A person joined the queue and paid; the money is held and is in neither pool nor fees.

    `chips` are what the entry will give, `again` says that it will be a re-entry.
    """

    v = 2
    binding = True

    ticket: int
    person: PersonId
    parts: tuple[Part, ...]
    chips: int
    tender: Tender = Tender.CASH
    session: str | None = None
    again: bool = False
    also: tuple[Given, ...] = ()

    def lines(self) -> tuple[Line, ...]:
        """The tenders in, all of it held."""
        cents = total_of(self.parts)
        given = by_tender(self.tender, cents, self.also)
        return (*tender_lines(given), Line(HELD, -cents))

    def rows(self) -> tuple[Row, ...]:
        """The ticket in the list of purchases, its number for a receipt."""
        return (_row("ticket", self.ticket, total_of(self.parts), self.person),)

    def papers(self) -> tuple[str, ...]:
        """The ticket."""
        return (f"ticket {self.ticket}",)


class AlternateCalled(Event, frozen=True):
    """The first of the queue was called to the desk and has until `until_us` (UTC) to appear."""

    ticket: int
    until_us: int


class AlternatePassedOver(Event, frozen=True):
    """Who was called did not come: he goes to the end of the queue, or out of it."""

    ticket: int
    out: bool


class AlternateCallWithdrawn(Event, frozen=True):
    """Who was called has no seat to come to any more, and is the first of the queue again."""

    ticket: int


class AlternateSeated(EntrySold, frozen=True):
    """Who was called came and is in: an entry, paid with the money that was held."""

    v = 2

    ticket: int = 0

    def lines(self) -> tuple[Line, ...]:
        """Out of what was held; pool, fee and every other part owed."""
        owed = (Line(account_of(part.name), -part.cents) for part in self.parts)
        return (Line(HELD, self.total), *owed)

    def rows(self) -> tuple[Row, ...]:
        """The ticket out of the list of purchases, the entry into it."""
        return (_row("ticket used", self.ticket, -self.total, self.person), *super().rows())


class AlternateRefunded(Event, frozen=True):
    """Who was never seated got the money back, against a slip."""

    v = 2
    fixed = "is_paid_out"

    ticket: int
    slip: int
    cents: int
    tender: Tender
    session: str | None = None
    also: tuple[Given, ...] = ()

    def lines(self) -> tuple[Line, ...]:
        """Out of what was held, out of the tenders."""
        given = by_tender(self.tender, self.cents, self.also)
        return (Line(HELD, self.cents), *tender_lines(given, -1))

    def rows(self) -> tuple[Row, ...]:
        """The ticket's money out of the list of purchases, against the number of the slip."""
        return (_row("ticket refund", self.slip, -self.cents, None),)

    def papers(self) -> tuple[str, ...]:
        """The slip."""
        return (f"refund {self.slip}",)


NO_ENTRY = 0
"""Where the list of purchases names an entry, for what gives none yet."""


def _row(kind: str, paper: int, cents: int, person: PersonId | None) -> Row:
    return Row(
        "rd_purchase",
        {"entry": NO_ENTRY, "person_id": person, "kind": kind, "receipt": paper, "cents": cents},
    )
