"""Limits on what the operator may keep and on how much a player may buy, exact to the cent."""

from collections.abc import Iterator, Mapping

import msgspec

from tdapp.core.money import Cents
from tdapp.rules.money_rules import HowMany, Keeping, KeptOf
from tdapp.rules.purchase import Parts, PurchaseKind, kept, paid
from tdapp.rules.tournament_rules import TournamentRules

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

    Where conditions prevail over the rulebook, what they say is what holds.
    """
    if by_conditions is None or how_many.limit is None:
        return how_many.limit if by_conditions is None else by_conditions
    return by_conditions if rules.conditions.prevail else min(by_conditions, how_many.limit)


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
