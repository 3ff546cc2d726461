"""Offers in a few words, for tests."""

from typing import Any

from tdapp.rules.rulebook import RebuyWhen
from tdapp.till.payment import FEE, POOL
from tdapp.tournament.plan.offers import Offer, PricePart, Window

LOW = RebuyWhen.BELOW_STARTING_BANK


def parts(pool: int, fee: int) -> tuple[PricePart, ...]:
    """A price of two parts, in cents."""
    return (PricePart(POOL, pool), PricePart(FEE, fee))


def offer(pool: int, fee: int, chips: int, until: int | None = None, **more: Any) -> Offer:
    """Something on sale until the end of level `until`."""
    return Offer(parts(pool, fee), chips, Window(until_level=until), **more)
