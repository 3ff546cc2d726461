"""Adding up the parts of several prices, and taking some away again."""

from collections.abc import Collection, Iterable

from tdapp.tournament.plan.offers import Part


def together(*prices: Iterable[Part]) -> tuple[Part, ...]:
    """Several prices as one, each part once, in the order in which they first come up."""
    cents: dict[str, int] = {}
    for price in prices:
        for part in price:
            cents[part.name] = cents.get(part.name, 0) + part.cents
    return tuple(Part(name, amount) for name, amount in cents.items())


def less(price: Iterable[Part], taken: Iterable[Part]) -> tuple[Part, ...] | None:
    """What is left of a price when `taken` goes off it; None where that is more than there is."""
    left = {part.name: part.cents for part in price}
    for part in taken:
        left[part.name] = left.get(part.name, 0) - part.cents
    if any(cents < 0 for cents in left.values()):
        return None
    return tuple(Part(name, cents) for name, cents in left.items() if cents)


def only(price: Iterable[Part], names: Collection[str]) -> tuple[Part, ...]:
    """The parts with these names, without those of nothing."""
    return tuple(part for part in price if part.name in names and part.cents)
