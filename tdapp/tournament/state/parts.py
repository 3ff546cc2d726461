"""Adding up the parts of several prices, and taking some away again."""

from collections.abc import Collection, Iterable

from tdapp.till.payment import Tender, TenderAmount
from tdapp.tournament.plan.offers import PricePart


def together(*prices: Iterable[PricePart]) -> tuple[PricePart, ...]:
    """Several prices as one, each part once, in the order in which they first come up."""
    cents: dict[str, int] = {}
    for price in prices:
        for part in price:
            cents[part.name] = cents.get(part.name, 0) + part.cents
    return tuple(PricePart(name, amount) for name, amount in cents.items())


def less(price: Iterable[PricePart], taken: Iterable[PricePart]) -> tuple[PricePart, ...] | None:
    """What is left of a price when `taken` goes off it; None where that is more than there is."""
    left = {part.name: part.cents for part in price}
    for part in taken:
        left[part.name] = left.get(part.name, 0) - part.cents
    if any(cents < 0 for cents in left.values()):
        return None
    return tuple(PricePart(name, cents) for name, cents in left.items() if cents)


def only(price: Iterable[PricePart], names: Collection[str]) -> tuple[PricePart, ...]:
    """The parts with these names, without those of nothing."""
    return tuple(part for part in price if part.name in names and part.cents)


HANDED_BACK = (*(one for one in Tender if one not in (Tender.CASH, Tender.OWED)), Tender.CASH)
"""Cash last: where a part is kept, nobody makes money of a voucher or a ticket."""
PaidIn = tuple[TenderAmount, ...]


def paid_more(paid: PaidIn, more: Iterable[TenderAmount], sign: int = 1) -> PaidIn:
    """The sums by tender after more was handed over; `sign` -1: was handed back."""
    if not paid and sign == 1 and isinstance(more, tuple) and len(more) == 1 and more[0].cents:
        return more
    cents = {one.tender: one.cents for one in paid}
    for one in more:
        cents[one.tender] = cents.get(one.tender, 0) + sign * one.cents
    return tuple(TenderAmount(tender, cents[tender]) for tender in Tender if cents.get(tender))


def as_it_came(paid: PaidIn, cents: int) -> PaidIn:
    """So many cents in the tenders that they came in, each up to what is still there of it."""
    there = {one.tender: max(0, one.cents) for one in paid}
    back = []
    for tender in HANDED_BACK:
        part = min(cents, there.get(tender, 0))
        cents -= part
        back.append(TenderAmount(tender, part))
    return paid_more((), back)
