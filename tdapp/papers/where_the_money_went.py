"""What everything cost and where its money went, part by part, as a payout sheet says it."""

from collections.abc import Iterable, Iterator

from tdapp.core.money import format_cents
from tdapp.papers.parts import part_words
from tdapp.papers.sheet import Fact
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import BOUNTY, POOL, Offer, Part, total_of
from tdapp.tournament.tournament import Tournament

TO_PLAYERS = (POOL, BOUNTY)


def money_facts(event: Tournament) -> tuple[Fact, ...]:
    """The price of each purchase kind by its parts, all that was taken, and what the house adds."""
    return tuple(_facts(event))


def _facts(event: Tournament) -> Iterator[Fact]:
    for label, offer in _offers(event.conditions):
        if offer is not None and offer.total:
            yield Fact(label, _by_part(offer.parts))
    taken = [Part(name, cents) for name, cents in event.entries.taken.items() if cents]
    if taken:
        yield Fact("Taken in all", _by_part(taken))
    added = event.pool - event.entries.pool
    if added:
        yield Fact("House adds", f"{format_cents(added)} to the prize pool")


def _offers(conditions: Conditions) -> Iterator[tuple[str, Offer | None]]:
    again = conditions.reentry
    yield "Entry", conditions.entry
    yield "Re-entry", again if again and again.parts != conditions.entry.parts else None
    yield "Re-buy", conditions.rebuy
    yield "Add-on", conditions.addon


def _by_part(parts: Iterable[Part]) -> str:
    """The whole, then what is of it whose; the players' parts first."""
    listed = sorted(parts, key=_players_first)
    named = [f"{format_cents(one.cents)} {part_words(one.name).lower()}" for one in listed]
    return f"{format_cents(total_of(listed))} = {' + '.join(named)}"


def _players_first(part: Part) -> tuple[int, str]:
    order = TO_PLAYERS.index(part.name) if part.name in TO_PLAYERS else len(TO_PLAYERS)
    return order, part.name
