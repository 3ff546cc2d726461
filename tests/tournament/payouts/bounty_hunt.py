"""A bounty event, and players knocked out for their bounties."""

from msgspec.structs import replace

from tdapp.till.payment import BOUNTY, FEE, POOL
from tdapp.tournament.payouts.bounties import tell_takers
from tdapp.tournament.plan.offers import Offer, PricePart, Window
from tdapp.tournament.plan.terms import RefundTerms
from tests.tournament.evening import SMALL, Evening

HEAD = 2_501
PRICE = (PricePart(POOL, 10_000), PricePart(FEE, 1_000), PricePart(BOUNTY, HEAD))
HUNT = replace(
    SMALL,
    entry=Offer(PRICE, 10_000, Window(until_level=2)),
    rebuy=None,
    refunds=RefundTerms(withdrawal=(POOL, FEE, BOUNTY)),
)


def out(evening: Evening, entry: int, *takers: int) -> None:
    evening.bust(entry)
    evening.tell(tell_takers(evening.state, entry, takers))
