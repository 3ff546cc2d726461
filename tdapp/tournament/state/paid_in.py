"""What an entry has paid by tender, less what went back: in these it is given back."""

from collections.abc import Iterable

from tdapp.till.payment import Given, Tender

HANDED_BACK = (*(one for one in Tender if one not in (Tender.CASH, Tender.OWED)), Tender.CASH)
"""Cash last: where a part is kept, nobody makes money of a voucher or a ticket."""
PaidIn = tuple[Given, ...]


def paid_more(paid: PaidIn, more: Iterable[Given], sign: int = 1) -> PaidIn:
    """The sums by tender after more was handed over; `sign` -1: was handed back."""
    if not paid and sign == 1 and isinstance(more, tuple) and len(more) == 1 and more[0].cents:
        return more
    cents = {one.tender: one.cents for one in paid}
    for one in more:
        cents[one.tender] = cents.get(one.tender, 0) + sign * one.cents
    return tuple(Given(tender, cents[tender]) for tender in Tender if cents.get(tender))


def as_it_came(paid: PaidIn, cents: int) -> PaidIn:
    """So many cents in the tenders that they came in, each up to what is still there of it."""
    there = {one.tender: max(0, one.cents) for one in paid}
    back = []
    for tender in HANDED_BACK:
        part = min(cents, there.get(tender, 0))
        cents -= part
        back.append(Given(tender, part))
    return paid_more((), back)
