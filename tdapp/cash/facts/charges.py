"""The facts of what the house takes at cash tables besides the pots, and of money back."""

from enum import Enum

import msgspec

from tdapp.cash.facts.sittings import CHIPS_OUT, FEES, STAKES, TABLE_BOX, earned
from tdapp.cash.facts.trays import CHIP_BANK, TRAY
from tdapp.cash.table_sign import Cents
from tdapp.core.event import AboutEntry, ActKind, Event, MoneyLine, Touched
from tdapp.core.ids import StaffId
from tdapp.core.instant import Instant

CHECKS = "commission_checks"
"""The ledger's name of commission checks that players hold (STAR 3.7)."""
FORFEITED = "forfeited"
"""The ledger's name of wagers that fraud forfeited, until they are decided on."""


class FeeKind(Enum):
    """What a player is charged for by himself."""

    TIME = "time"
    SITTING = "sitting"
    MORE_TIME = "more_time"


class FeeFrom(Enum):
    """A fee is paid in chips of the stake, in cash into the box, or in commission checks."""

    STAKE = "stake"
    CASH = "cash"
    CHECKS = "checks"


PAID_FROM = {FeeFrom.STAKE: STAKES, FeeFrom.CASH: TABLE_BOX, FeeFrom.CHECKS: CHECKS}


class FeePaid(AboutEntry, frozen=True):
    """A player paid a fee at a table, of which `jackpot` goes into the jackpot.

    A fee for time is paid until `until_us` (UTC); where it is `to_verify`, somebody looks at what
    was collected before it is dropped (CROWN 7.2.2). Of time to act `to_pot` cents go into the pot.
    """

    act_kind = ActKind.CHIPS
    binding = True

    entry: int
    table: int
    fee: FeeKind
    cents: Cents
    jackpot: Cents = 0
    paid_from: FeeFrom = FeeFrom.STAKE
    until_us: int | None = None
    to_verify: bool = False
    to_pot: Cents = 0

    def lines(self) -> tuple[MoneyLine, ...]:
        """Earned by the house, but for the jackpot's part."""
        paid = MoneyLine(PAID_FROM[self.paid_from], self.cents)
        return (paid, *earned(self.cents, self.jackpot))


class FeesLapsed(AboutEntry, frozen=True):
    """A player went to another table of his own wish at `at`: fees paid are not carried there."""

    act_kind = ActKind.CHIPS

    entry: int
    at: Instant


class CollectionVerified(Event, frozen=True):
    """Somebody looked at the time fees that were collected at a table."""

    binding = True
    act_kind = ActKind.CHIPS

    table: int
    cents: Cents
    by: StaffId


class ChecksSold(AboutEntry, frozen=True):
    """A player got so many commission checks, worth a fee per hand each, for chips of his stake."""

    act_kind = ActKind.CHIPS
    binding = True

    entry: int
    checks: int
    each: Cents

    def lines(self) -> tuple[MoneyLine, ...]:
        """Off the stake."""
        cents = self.checks * self.each
        return MoneyLine(STAKES, cents), MoneyLine(CHECKS, -cents)


class ChecksRedeemed(Event, frozen=True):
    """Somebody got chips for so many commission checks at a table (STAR 3.9)."""

    act_kind = ActKind.CHIPS
    binding = True

    table: int
    checks: int
    each: Cents

    def lines(self) -> tuple[MoneyLine, ...]:
        """Chips in the hand for them."""
        cents = self.checks * self.each
        return MoneyLine(CHECKS, cents), MoneyLine(CHIPS_OUT, -cents)


class InvalidGround(Enum):
    """Why an outcome is invalid: a disrupted game, fraud, or a deck that was not whole.

    STAR 27.6, CROWN 18.5, 18.6, ADELAIDE 79.
    """

    DISRUPTED = "disrupted"
    FRAUD = "fraud"
    WRONG_DECK = "wrong_deck"


class Wagered(msgspec.Struct, frozen=True, array_like=True):
    """What a player wagered for a result, in cents."""

    entry: int
    cents: Cents


class OutcomeInvalid(Event, frozen=True):
    """The outcome of a game is invalid: wagers go back, those of fraud are forfeited.

    The wagers lie at the table. `commission` that was taken of them comes back, of which `jackpot`
    was the jackpot's; `from_tray` of it out of the tray, the box being locked, the rest out of what
    waits there.
    """

    act_kind = ActKind.RULINGS
    binding = True

    table: int
    because: InvalidGround
    at: Instant
    returned: tuple[Wagered, ...] = ()
    forfeited: tuple[Wagered, ...] = ()
    commission: Cents = 0
    jackpot: Cents = 0
    from_tray: Cents = 0

    def touches(self) -> Touched:
        """Everybody who wagered."""
        return Touched(tuple(one.entry for one in (*self.returned, *self.forfeited)))

    def lines(self) -> tuple[MoneyLine, ...]:
        """Commission back to the stakes; what is forfeited off them."""
        kept = sum(one.cents for one in self.forfeited)
        found = (
            MoneyLine(STAKES, kept - self.commission),
            MoneyLine(FORFEITED, -kept),
            *earned(-self.commission, -self.jackpot),
            MoneyLine(CHIP_BANK, self.from_tray),
            MoneyLine(TRAY, -self.from_tray),
        )
        return tuple(line for line in found if line.cents)

    def by_two(self) -> bool:
        """Two people stand for it."""
        return True


class ForfeitTo(Enum):
    """Who gets forfeited wagers: the house, or their player in chips after all."""

    HOUSE = "house"
    PLAYER = "player"


class ForfeitDecided(Event, frozen=True):
    """Of the forfeited wagers so many cents are decided on."""

    act_kind = ActKind.RULINGS
    binding = True

    cents: Cents
    to: ForfeitTo

    def lines(self) -> tuple[MoneyLine, ...]:
        """Earned by the house, or chips in the hand."""
        goal = FEES if self.to is ForfeitTo.HOUSE else CHIPS_OUT
        return MoneyLine(FORFEITED, self.cents), MoneyLine(goal, -self.cents)

    def by_two(self) -> bool:
        """Two people stand for it."""
        return True
