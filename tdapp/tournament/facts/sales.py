"""The facts of what was sold."""

from enum import Enum
from functools import lru_cache

from msgspec.structs import force_setattr

from tdapp.core.event import AboutEntry, ActKind, Event, MoneyLine, ReportRow, Touched
from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.till.payment import BOUNTY, FEE, POOL, Tender, TenderAmount, by_tender, tender_lines
from tdapp.till.takings import TillFact
from tdapp.tournament.plan.offers import PricePart, total_of

ACCOUNTS = {POOL: "prize_pool", FEE: "house_fee", BOUNTY: "bounty_pool"}


@lru_cache(maxsize=256)
def _shared(parts: tuple[PricePart, ...]) -> tuple[PricePart, ...]:
    """The same parts of a price, each time as one value."""
    return parts


class Sale(AboutEntry, TillFact, frozen=True):
    """Base of what is sold at the desk: price by parts (cents), chips given, receipt number.

    `session` is the cashier's, where one is open; `also` is what was handed over beside `tender`.
    """

    binding = True
    act_kind = ActKind.SALES

    entry: int
    receipt: int
    parts: tuple[PricePart, ...]
    chips: int
    tender: Tender = Tender.CASH
    session: str | None = None
    also: tuple[TenderAmount, ...] = ()

    def __post_init__(self) -> None:
        """Sales at one price share its parts, as a large event has tens of thousands of them."""
        force_setattr(self, "parts", _shared(self.parts))

    @property
    def total(self) -> int:
        """What was paid, in cents."""
        return total_of(self.parts)

    @property
    def given(self) -> tuple[TenderAmount, ...]:
        """What was handed over, by tender."""
        return by_tender(self.tender, self.total, self.also)

    @property
    def when(self) -> tuple[Instant | None, int | None]:
        """When it was sold, by both clocks and by the wall alone, where known."""
        return None, None

    @property
    def owed(self) -> int:
        """The cents of it that had not come when it was sold."""
        return sum(one.cents for one in self.given if one.tender is Tender.OWED)

    def lines(self) -> tuple[MoneyLine, ...]:
        """The tenders in; pool, fee and every other part owed."""
        owed = (MoneyLine(account_of(part.name), -part.cents) for part in self.parts)
        return (*tender_lines(self.given), *owed)

    def papers(self) -> tuple[str, ...]:
        """Its receipt."""
        return (f"receipt {self.receipt}",)


class EntrySold(Sale, frozen=True):
    """A person entered, or entered `again` with an entry of its own, at `sold_us` (UTC).

    That was in a `flight`; 0 where there are none. `sold_at` is when by both clocks, where known.
    """

    v = 5

    person: PersonId = PersonId("")
    again: bool = False
    sold_us: int | None = None
    flight: int = 0
    sold_at: Instant | None = None

    @property
    def when(self) -> tuple[Instant | None, int | None]:
        """When it was sold; older records know the wall time alone."""
        return self.sold_at, self.sold_us

    def rows(self) -> tuple[ReportRow, ...]:
        """The sale in the list of purchases."""
        return (_row(self, "reentry" if self.again else "entry", self.person),)

    def papers(self) -> tuple[str, ...]:
        """Its receipt and its entry card."""
        return (f"receipt {self.receipt}", f"entry {self.entry}")

    def touches(self) -> Touched:
        """The entry, and whose it is."""
        return Touched((self.entry,), (self.person,))


class MoreChips(Sale, frozen=True):
    """Base of what a player in the event buys at `sold_at`, by both clocks, where known."""

    sold_at: Instant | None = None

    @property
    def when(self) -> tuple[Instant | None, int | None]:
        """When it was sold; older records do not know."""
        return self.sold_at, None if self.sold_at is None else self.sold_at.utc_us


class RebuySold(MoreChips, frozen=True):
    """A player bought chips again, `units` times at once.

    `knocked_out`: the chips before were lost, so that the bounty on them is won.
    """

    v = 5

    units: int = 1
    knocked_out: bool = False

    def rows(self) -> tuple[ReportRow, ...]:
        """The sale in the list of purchases."""
        return (_row(self, "rebuy", None),)


class AddOnSold(MoreChips, frozen=True):
    """A player took an add-on, of the first kind or another; `knocked_out` as of a re-buy."""

    v = 5

    knocked_out: bool = False
    addon_kind: int = 0

    def rows(self) -> tuple[ReportRow, ...]:
        """The sale in the list of purchases."""
        return (_row(self, "addon", None),)


class DebtPaid(AboutEntry, TillFact, frozen=True):
    """The money for a purchase that was owed came in."""

    v = 2
    binding = True
    act_kind = ActKind.SALES

    entry: int
    receipt: int
    cents: int
    tender: Tender
    session: str | None = None
    also: tuple[TenderAmount, ...] = ()

    @property
    def given(self) -> tuple[TenderAmount, ...]:
        """What was handed over, by tender."""
        return by_tender(self.tender, self.cents, self.also)

    def lines(self) -> tuple[MoneyLine, ...]:
        """From owed to what was handed over."""
        return (*tender_lines(self.given), MoneyLine(Tender.OWED.value, -self.cents))


class TicketTaken(AboutEntry, frozen=True):
    """An entry was paid for by the `ticket` of that number, which counted for so many `cents`.

    It was won in the event of this `title`, as `place`; by nobody where the house gave it.
    """

    binding = True
    act_kind = ActKind.SALES
    weight = -1

    entry: int
    ticket: int
    cents: int
    title: str = ""
    place: int = 0


class AddedFor(Enum):
    """Why the house puts money into the pool."""

    ADDED = "added"
    OVERLAY = "overlay"


class MoneyAdded(Event, frozen=True):
    """The house put cents into the prize pool: as published, or to make up its guarantee.

    Below 0 they came out again, as the event was cancelled.
    """

    binding = True
    act_kind = ActKind.SALES
    weight = -1

    cents: int
    why: AddedFor

    def lines(self) -> tuple[MoneyLine, ...]:
        """Out of the house, into the pool."""
        return (MoneyLine("house_added", self.cents), MoneyLine(ACCOUNTS[POOL], -self.cents))


class RegistrationClosed(Event, frozen=True):
    """No more entries, re-buys and add-ons; the field and what its players paid in are known."""

    act_kind = ActKind.SALES
    weight = -1

    entries: int
    pool: int


def account_of(part: str) -> str:
    """The ledger's name of a part of a price."""
    return ACCOUNTS.get(part, f"part {part}")


def _row(sold: Sale, kind: str, person: PersonId | None) -> ReportRow:
    return ReportRow(
        "rd_purchase",
        {
            "entry": sold.entry,
            "person_id": person,
            "kind": kind,
            "receipt": sold.receipt,
            "cents": sold.total,
        },
    )
