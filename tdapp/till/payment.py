"""How a purchase, a refund or a prize is settled."""

from collections.abc import Iterable
from enum import Enum
from functools import lru_cache

import msgspec

from tdapp.core.event import MoneyLine
from tdapp.core.refusal import Refusal


class Tender(Enum):
    """What was handed over; `OWED` is chips on the table and money to come.

    A `TICKET` was won in another event, such as a satellite.
    """

    CASH = "cash"
    CARD = "card"
    VOUCHER = "voucher"
    TICKET = "ticket"
    ACCOUNT = "account"
    HOUSE = "house"
    OWED = "owed"


PRIZE_TENDERS = (Tender.CASH, Tender.CARD, Tender.VOUCHER, Tender.ACCOUNT)
"""What a prize can be paid in."""


class TenderAmount(msgspec.Struct, frozen=True, array_like=True):
    """Cents handed over, or back, in one tender; `OWED` is a debt."""

    tender: Tender
    cents: int


def by_tender(
    tender: Tender, total: int, also: tuple[TenderAmount, ...]
) -> tuple[TenderAmount, ...]:
    """A sum (cents) by what is handed over: `also` in others, and all the rest in `tender`."""
    if not also:
        return _all_in(tender.value, total)
    return (TenderAmount(tender, total - sum(one.cents for one in also)), *also)


@lru_cache(maxsize=1024)
def _all_in(tender: str, total: int) -> tuple[TenderAmount, ...]:
    """One value for all who paid alike: a large field pays in few ways."""
    return (TenderAmount(Tender(tender), total),)


def tender_lines(given: Iterable[TenderAmount], sign: int = 1) -> tuple[MoneyLine, ...]:
    """The money that comes in by each tender; `sign` -1: that goes out."""
    return tuple(MoneyLine(one.tender.value, sign * one.cents) for one in given)


class Payment(msgspec.Struct, frozen=True):
    """What is handed over, and the cashier's session it is counted in, where one is open.

    `also` are sums (cents) in other tenders; all the rest is in `tender`.
    """

    tender: Tender = Tender.CASH
    session: str | None = None
    also: tuple[TenderAmount, ...] = ()

    def of(self, total: int) -> tuple[TenderAmount, ...]:
        """A sum (cents) by tender.

        Refuses ``tender_twice``, ``not_on_credit`` for a debt as one of several tenders, and
        ``tenders_do_not_add_up`` where the others leave nothing for `tender`.
        """
        if not self.also:
            return (TenderAmount(self.tender, total),)
        tenders = [self.tender, *(one.tender for one in self.also)]
        if Tender.OWED in tenders:
            raise Refusal("not_on_credit")
        if len(set(tenders)) < len(tenders):
            raise Refusal("tender_twice")
        given = by_tender(self.tender, total, self.also)
        if any(one.cents <= 0 for one in given):
            told = sum(one.cents for one in self.also)
            raise Refusal("tenders_do_not_add_up", told=told, price=total)
        return given

    def must_be_one_tender(self) -> None:
        """Refuse ``one_tender_only`` for what is handed out in one piece."""
        if self.also:
            raise Refusal("one_tender_only")


class AsPaid(msgspec.Struct, frozen=True):
    """Money goes back in the tenders that it came in, out of the cashier's session, if any."""

    session: str | None = None


CASH = Payment()
OWED = Payment(Tender.OWED)


POOL, FEE, BOUNTY = "pool", "fee", "bounty"
