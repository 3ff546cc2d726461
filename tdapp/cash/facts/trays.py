"""The facts of the house's money at cash tables: trays, fills and credits, boxes, shifts."""

from collections.abc import Iterable
from enum import Enum

from tdapp.cash.facts.sittings import CHIPS_OUT, TABLE_BOX
from tdapp.cash.table_sign import Cents
from tdapp.core.event import ActKind, Event, MoneyLine
from tdapp.core.ids import StaffId
from tdapp.core.instant import Instant
from tdapp.house.cage_events import MAIN_BANK, OVER_AND_SHORT, Pieces

TRAY = "tray"
"""The ledger's name of the chips in the trays of the tables."""
CHIP_BANK = "chip_bank"
"""The ledger's name of where trays are filled from; below 0, what it has given out."""
ON_THE_WAY = "chips_on_the_way"
"""The ledger's name of fills and credits that were carried and not yet received."""


def worth(pieces: Iterable[Pieces]) -> int:
    """Counted chips or notes in cents."""
    return sum([one.value * one.number for one in pieces])


class CommissionWay(Enum):
    """Commission is dropped after each hand, or waits in the tray to be changed up (TAS B1.1)."""

    DROPPED = "dropped"
    WAITS = "waits"


class ShiftBegun(Event, frozen=True):
    """Shift `number` of the room began on this gaming `day` (ISO); the one before is over."""

    act_kind = ActKind.CAGE

    number: int
    day: str
    at: Instant


class OfTray(Event, frozen=True):
    """Base of a fact about the money at a table."""

    act_kind = ActKind.CAGE
    binding = True

    table: int


class TrayOpened(OfTray, frozen=True):
    """A tray counted by two and box number `box` went on at a table."""

    box: int
    pieces: tuple[Pieces, ...]
    way: CommissionWay
    at: Instant

    def lines(self) -> tuple[MoneyLine, ...]:
        """Out of the chip bank."""
        return _between(TRAY, CHIP_BANK, worth(self.pieces))

    def by_two(self) -> bool:
        """Counted by two."""
        return True


class TrayCounted(OfTray, frozen=True):
    """A tray that should have held `expected` cents was counted by two; it `closes`, or goes on.

    Chips that are missing are with somebody; chips too many came from somebody.
    """

    fixed = "is_counted"

    pieces: tuple[Pieces, ...]
    expected: int
    at: Instant
    closes: bool = False

    def lines(self) -> tuple[MoneyLine, ...]:
        """What is over or short and, where the tray closes, its chips back to the bank."""
        counted = worth(self.pieces)
        off = self.expected - counted
        found = (*_between(CHIP_BANK, TRAY, off), *_between(OVER_AND_SHORT, CHIPS_OUT, off))
        return (*found, *_between(CHIP_BANK, TRAY, counted)) if self.closes else found

    def by_two(self) -> bool:
        """Counted by two."""
        return True

    def off_cents(self) -> int:
        """By how much the tray is over or short."""
        return abs(worth(self.pieces) - self.expected)


class ChipsSold(OfTray, frozen=True):
    """Chips out of the tray for a player, for cash that went into the box."""

    cents: Cents

    def lines(self) -> tuple[MoneyLine, ...]:
        """Out of the tray; the cash is booked with the player's stake."""
        return _between(CHIP_BANK, TRAY, self.cents)


class ChangedUp(OfTray, frozen=True):
    """Commission that waited in the tray was changed to larger chips and dropped.

    Somebody of the management saw it, who signs, or an `inspector` (TAS B1.1, C1.1).
    """

    cents: Cents
    at: Instant
    witness: StaffId | None = None
    inspector: bool = False

    def by_two(self) -> bool:
        """The witness signs; an inspector's name is the act's reason."""
        return not self.inspector


class BoxExchanged(OfTray, frozen=True):
    """The box of a table was pulled, and box `number` put on."""

    number: int
    at: Instant


class BoxCounted(Event, frozen=True):
    """A pulled box was counted by two: its cash, and its chips with what is worth as much.

    `expected_cash` and `expected_chips` are what the record says went in. Chips that are missing
    are with somebody.
    """

    act_kind = ActKind.CAGE
    fixed = "is_counted"

    box: int
    cash: tuple[Pieces, ...]
    chips: tuple[Pieces, ...]
    expected_cash: int
    expected_chips: int
    at: Instant

    def lines(self) -> tuple[MoneyLine, ...]:
        """The cash to the main bank; what is over or short."""
        cash = worth(self.cash)
        off = self.expected_cash - cash
        short = self.expected_chips - worth(self.chips)
        return (
            *_between(MAIN_BANK, TABLE_BOX, cash),
            *_between(OVER_AND_SHORT, TABLE_BOX, off),
            *_between(OVER_AND_SHORT, CHIPS_OUT, short),
        )

    def by_two(self) -> bool:
        """Counted by two."""
        return True

    def off_cents(self) -> int:
        """By how much the box is over or short."""
        counted = worth(self.cash) + worth(self.chips)
        return abs(counted - self.expected_cash - self.expected_chips)


class SlipKind(Enum):
    """A fill brings chips to a table, a credit takes them back."""

    FILL = "fill"
    CREDIT = "credit"


class OfSlip(Event, frozen=True):
    """Base of a fact about fill or credit `number`; `by` is who signed this step."""

    act_kind = ActKind.CAGE
    binding = True

    kind: SlipKind
    number: int
    by: StaffId


class TransferAsked(OfSlip, frozen=True):
    """Chips are wanted at a table, or to be taken from it."""

    table: int
    pieces: tuple[Pieces, ...]
    at: Instant

    def papers(self) -> tuple[str, ...]:
        """The slip."""
        return (f"{self.kind.value} {self.number}",)


class TransferApproved(OfSlip, frozen=True):
    """Somebody else agreed to it."""


class TransferDropped(OfSlip, frozen=True):
    """It is wanted no more; nothing was carried."""


class ChipsCarried(OfSlip, frozen=True):
    """The chips left the bank, or the tray; they are in neither now."""

    table: int
    cents: Cents

    def lines(self) -> tuple[MoneyLine, ...]:
        """On their way."""
        source = CHIP_BANK if self.kind is SlipKind.FILL else TRAY
        return _between(ON_THE_WAY, source, self.cents)


class ChipsReceived(OfSlip, frozen=True):
    """The chips arrived in the tray, or back at the bank."""

    table: int
    cents: Cents

    def lines(self) -> tuple[MoneyLine, ...]:
        """Arrived."""
        goal = TRAY if self.kind is SlipKind.FILL else CHIP_BANK
        return _between(goal, ON_THE_WAY, self.cents)


def _between(to: str, source: str, cents: int) -> tuple[MoneyLine, ...]:
    return (MoneyLine(to, cents), MoneyLine(source, -cents)) if cents else ()
