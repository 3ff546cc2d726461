"""The facts of players at cash tables: who sat down, with what stake, and who left with what."""

from tdapp.cash.table_sign import CashGame, Cents
from tdapp.core.event import AboutEntry, ActKind, Event, HandedOver, MoneyLine, Touched
from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.table.geometry.seats import Seat
from tdapp.till.payment import Tender, TenderAmount, by_tender, tender_lines
from tdapp.till.takings import TillFact

STAKES = "stakes"
"""The ledger's name of all chips in front of players at cash tables."""
CHIPS_OUT = "chips_out"
"""The ledger's name of chips that players hold away from the tables."""
TABLE_BOX = "table_box"
"""The ledger's name of the cash in the boxes of the tables."""
FEES = "house_fee"
"""The ledger's name of what the house earned by commission and fees."""
DROP = "jackpot_drop"
"""The ledger's name of the part of commission and fees that goes into jackpots."""


def earned(cents: int, jackpot: int) -> tuple[MoneyLine, ...]:
    """What the house took, the jackpot's part apart."""
    kept = MoneyLine(FEES, jackpot - cents)
    return (kept, MoneyLine(DROP, -jackpot)) if jackpot else (kept,)


class SatDown(AboutEntry, frozen=True):
    """A person sits in a game: sitting number `entry`, since `at`, off the list by a ticket."""

    act_kind = ActKind.SEATS
    weight = 1

    entry: int
    person: PersonId
    game: CashGame
    at: Instant
    ticket: int | None = None

    def touches(self) -> Touched:
        """The sitting and whose it is."""
        return Touched((self.entry,), (self.person,))


class GameSwitched(AboutEntry, frozen=True):
    """A player went on with another game at another table, off its list by a ticket."""

    act_kind = ActKind.SEATS

    entry: int
    game: CashGame
    at: Instant
    ticket: int | None = None


class TableChanged(AboutEntry, frozen=True):
    """A player sat down at another table at `at`; what he plays from then on counts there."""

    act_kind = ActKind.SEATS
    weight = -1

    entry: int
    table: int
    at: Instant


class StakeBought(AboutEntry, TillFact, frozen=True):
    """A player put `cents` more in front of him; `chips` of them he had brought along.

    The rest was paid for: at the cage in tenders, or `at_table` in cash that went into its box.
    """

    act_kind = ActKind.SALES
    binding = True

    entry: int
    cents: Cents
    chips: Cents
    at: Instant
    tender: Tender = Tender.CASH
    session: str | None = None
    also: tuple[TenderAmount, ...] = ()
    at_table: bool = False

    @property
    def paid(self) -> int:
        """What was paid for, in cents."""
        return self.cents - self.chips

    def lines(self) -> tuple[MoneyLine, ...]:
        """Tenders or box, and the chips brought along; all of it lies at the table now."""
        brought = (MoneyLine(CHIPS_OUT, self.chips), MoneyLine(STAKES, -self.cents))
        if self.at_table:
            return (MoneyLine(TABLE_BOX, self.paid), *brought)
        return (*tender_lines(by_tender(self.tender, self.paid, self.also)), *brought)


class ChipsTaken(AboutEntry, frozen=True):
    """A player took chips off his stake while he plays on, for goods or with leave."""

    act_kind = ActKind.CHIPS
    binding = True

    entry: int
    cents: Cents
    for_goods: bool

    def lines(self) -> tuple[MoneyLine, ...]:
        """Off the table."""
        return MoneyLine(STAKES, self.cents), MoneyLine(CHIPS_OUT, -self.cents)


class GotUp(AboutEntry, frozen=True):
    """A player left his game at `at` with so much of a stake, in chips."""

    act_kind = ActKind.EXITS
    binding = True

    entry: int
    seat: Seat | None
    cents: Cents
    at: Instant

    def lines(self) -> tuple[MoneyLine, ...]:
        """The stake off the table; what it was worth there is told, not reckoned."""
        return MoneyLine(STAKES, self.cents), MoneyLine(CHIPS_OUT, -self.cents)


class ChipsCashed(AboutEntry, TillFact, frozen=True):
    """A player gave chips at the cage and got so many cents for them.

    `details` names what was noted of the player in the erasable note of the act.
    """

    v = 2
    act_kind = ActKind.CAGE
    fixed = "is_paid_out"

    entry: int
    cents: Cents
    tender: Tender = Tender.CASH
    session: str | None = None
    also: tuple[TenderAmount, ...] = ()
    details: tuple[str, ...] = ()

    def hands_over(self) -> HandedOver:
        """The tenders."""
        return HandedOver(self.entry, self.cents, self.details)

    def lines(self) -> tuple[MoneyLine, ...]:
        """Chips in, tenders out."""
        out = tender_lines(by_tender(self.tender, self.cents, self.also), -1)
        return (MoneyLine(CHIPS_OUT, self.cents), *out)


class CommissionTaken(Event, frozen=True):
    """So many cents of the pots at a table were taken, of which `jackpot` goes into the jackpot.

    Where it was told from the count of a `box` that was pulled, it lay in that one.
    """

    act_kind = ActKind.CHIPS
    binding = True

    table: int
    cents: Cents
    jackpot: Cents = 0
    box: int | None = None

    def lines(self) -> tuple[MoneyLine, ...]:
        """Off the stakes once: earned by the house, but for the jackpot's part."""
        return (MoneyLine(STAKES, self.cents), *earned(self.cents, self.jackpot))
