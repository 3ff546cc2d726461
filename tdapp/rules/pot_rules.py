"""Who gets what of a pot cannot be split."""

from enum import Enum

from tdapp.rules.rule import Rule


class OddUnit(Enum):
    """The smallest amount that a share may differ by."""

    SMALLEST_CHIP = "smallest_chip"
    TABLE_MINIMUM = "table_minimum"


class Nearest(Enum):
    """Where the winners are counted from, clockwise; or the highest card by suit comes first."""

    LEFT_OF_BUTTON = "left_of_button"
    SMALL_BLIND = "small_blind"
    HIGHEST_CARD = "highest_card"


class OddChips(Rule, frozen=True):
    """How the remainder of a split pot goes.

    A share differs by the `unit`, in games that are split `by_chip` by the smallest chip. The
    winners come in an order: by `first`, or by the highest card in games `without_button`.
    `one_each` gives them a unit each until nothing is left; otherwise the first has all of it.
    """

    unit: OddUnit
    one_each: bool
    first: Nearest = Nearest.LEFT_OF_BUTTON
    without_button: tuple[str, ...] = ()
    by_chip: tuple[str, ...] = ()

    def smallest_share(self, variant: str, smallest_chip: int, table_minimum: int) -> int:
        """What a share may differ by at a table of a game, in chips."""
        by_minimum = self.unit is OddUnit.TABLE_MINIMUM and variant not in self.by_chip
        return table_minimum if by_minimum else smallest_chip

    def order(self, variant: str) -> Nearest:
        """How the winners of a game are ordered."""
        return Nearest.HIGHEST_CARD if variant in self.without_button else self.first
