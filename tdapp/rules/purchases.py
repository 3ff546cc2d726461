"""The kinds of purchase, and the limits on what is kept of their price and how often they sell."""

from collections.abc import Iterator, Mapping
from enum import Enum

import msgspec

from tdapp.core.money import Cents
from tdapp.rules.money_rules import HowMany, Keeping, KeptOf
from tdapp.rules.tournament_rules import TournamentRules


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


ByKind = Mapping[PurchaseKind, Parts]
"""Sums of money, or prices of one purchase, by what is sold and by part, in cents."""

ENTRIES = frozenset({PurchaseKind.ENTRY, PurchaseKind.REENTRY})
WHOLE = 100


class TooMuchKept(msgspec.Struct, frozen=True):
    """A price that keeps more than the house's rule allows: of one purchase, in cents."""

    kind: PurchaseKind
    kept: Cents
    most: Cents
    rule: str


def faults_in_prices(
    rules: TournamentRules, prices: ByKind, most_each: Mapping[PurchaseKind, int] | None = None
) -> tuple[TooMuchKept, ...]:
    """The prices with which the operator could come to keep too much, whatever is sold.

    A re-buy or add-on may keep more than its own share only as far as the entry it comes with
    keeps less; `most_each` says how many of it can come with one entry (without it: any number).
    """
    return tuple(_faults(rules.keeping, prices, most_each or {}))


def most_allowed(
    rules: TournamentRules, how_many: HowMany, by_conditions: int | None
) -> int | None:
    """How many a player may have, None for any number: the stricter of rulebook and conditions.

    Where conditions prevail over the rulebook, what they say is what holds, but for a fixed number.
    """
    if by_conditions is None or how_many.limit is None:
        return how_many.limit if by_conditions is None else by_conditions
    prevail = rules.conditions.prevail and not how_many.fixed
    return by_conditions if prevail else min(by_conditions, how_many.limit)


def _counted(keeping: Keeping, kind: PurchaseKind, parts: Parts) -> int:
    if keeping.of is not KeptOf.ENTRY_FEES:
        return paid(parts)
    return kept(parts) if kind in ENTRIES else 0


def _excess(keeping: Keeping, kind: PurchaseKind, parts: Parts) -> int:
    """Hundredths of a cent that one purchase keeps beyond its own share; below 0: to spare."""
    return WHOLE * kept(parts) - keeping.most_percent * _counted(keeping, kind, parts)


def _faults(
    keeping: Keeping, prices: ByKind, most_each: Mapping[PurchaseKind, int]
) -> Iterator[TooMuchKept]:
    entry = PurchaseKind.ENTRY
    spare = -_excess(keeping, entry, prices[entry]) if entry in prices else 0
    for kind, parts in prices.items():
        beyond = _excess(keeping, kind, parts)
        if beyond <= 0:
            continue
        can_be_sold = 1 if kind is entry else most_each.get(kind)
        if can_be_sold is None or kind is entry or beyond * can_be_sold > spare:
            most = _counted(keeping, kind, parts) * keeping.most_percent // WHOLE
            yield TooMuchKept(kind, kept(parts), Cents(most), keeping.rule)
        else:
            spare -= beyond * can_be_sold
