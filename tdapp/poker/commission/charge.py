"""A charge as its lines: what is taken of what, at which rate, by which rule."""

from enum import Enum

import msgspec


class Item(Enum):
    """What a line is for."""

    PERCENTAGE = "percentage"
    SCALE = "scale"
    SMALL_POT = "small_pot"
    PER_HAND = "per_hand"
    PER_PERSON = "per_person"
    PER_HOUR = "per_hour"
    PART_OF_HOUR = "part_of_hour"
    MORE_HOURS = "more_hours"
    NO_REFUND = "no_refund"
    VERIFIED = "verified"
    PAID_ALREADY = "paid_already"
    SITTING = "sitting"
    MORE_TIME = "more_time"
    POT_SHARE = "pot_share"
    BOARDS = "boards"
    JACKPOT_ADDED = "jackpot_added"
    JACKPOT_WITHHELD = "jackpot_withheld"
    ROUNDED = "rounded"
    LEAST = "least"
    CAP = "cap"
    NO_MORE_THAN_POT = "no_more_than_pot"
    UNCALLED = "uncalled"
    EXEMPT = "exempt"
    NOTHING = "nothing"


class ChargeLine(msgspec.Struct, frozen=True):
    """One step of a charge; its `cents` add up with those of the others.

    `base` is what it is reckoned from, `rate` hundredths of a percent or cents for each, as the
    item says. `pot` is its number from 0, None where all of the hand is meant; `who` is the office
    that has to verify it.
    """

    item: Item
    base: int
    rate: int
    cents: int
    rule: str
    pot: int | None = None
    who: str = ""


class Charge(msgspec.Struct, frozen=True):
    """What the house gets, in cents: `by_pot` out of each pot, the rest from the players' stacks.

    `jackpot` is its part that the house puts into the jackpot. `to_pot` is what a player pays
    besides, into the pot.
    """

    lines: tuple[ChargeLine, ...]
    by_pot: tuple[int, ...] = ()
    jackpot: int = 0
    to_pot: int = 0

    @property
    def total(self) -> int:
        """All of it."""
        return sum([line.cents for line in self.lines])

    def still_due(self, collected: int) -> int:
        """What must still come out of the pots; below zero, what goes back into them (P8)."""
        return sum(self.by_pot) - collected
