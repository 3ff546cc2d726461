"""The kinds of purchase a tournament sells, and who a part of its price is for."""

from collections.abc import Mapping
from enum import Enum

from tdapp.core.money import Cents


class PurchaseKind(Enum):
    """What is sold: a first entry, a further one, chips again, chips on top."""

    ENTRY = "entry"
    REENTRY = "reentry"
    REBUY = "rebuy"
    ADDON = "addon"


Parts = Mapping[str, int]
"""A price or a sum of money by its named parts, in cents: pool, fee, staff, bounty, charity ..."""

FOR_PLAYERS = frozenset({"pool", "bounty"})
"""The parts that go back to players. All others count as kept, those for staff or charity too:
the rulebooks do not say so, it is the strict reading."""


def paid(parts: Parts) -> Cents:
    """All of a price or sum."""
    return Cents(sum(parts.values()))


def kept(parts: Parts) -> Cents:
    """What of it does not go back to players."""
    return Cents(sum(cents for part, cents in parts.items() if part not in FOR_PLAYERS))
