"""What everything cost and where its money went, part by part, as a payout sheet says it."""

from collections.abc import Iterable, Iterator

from tdapp.papers.parts import part_within, part_words
from tdapp.papers.sheet import SheetFact
from tdapp.till.payment import BOUNTY, POOL
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import Offer, PricePart, total_of
from tdapp.tournament.side_pools import shares_of_pool, taken_for
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import Voice

TO_PLAYERS = (POOL, BOUNTY)


def money_facts(event: Tournament, voice: Voice) -> tuple[SheetFact, ...]:
    """The price of each purchase kind by its parts, all that was taken, and what the house adds."""
    return tuple(_facts(event, voice))


def _facts(event: Tournament, voice: Voice) -> Iterator[SheetFact]:
    text = voice.text
    for label, offer in _offers(event.conditions, voice):
        if offer is not None and offer.total:
            yield SheetFact(label, _by_part(offer.parts, voice))
    taken = [PricePart(name, cents) for name, cents in event.entries.taken.items() if cents]
    if taken:
        yield SheetFact(text("paper", "Total collected"), _by_part(taken, voice))
    if event.from_bounties:
        said = text("paper", "{amount} to the prize pool", amount=voice.money(event.from_bounties))
        yield SheetFact(text("paper", "Bounties with no winner"), said)
    if event.paid_inside:
        yield SheetFact(text("paper", "Paid in stages"), voice.money(event.paid_inside))
    yield from _side_pools(event, voice)
    if event.from_pools:
        said = text("paper", "{amount} to the prize pool", amount=voice.money(event.from_pools))
        yield SheetFact(text("paper", "Side pools with no winner"), said)
    apart = event.from_bounties + event.from_pools - event.paid_inside
    added = event.pool - event.entries.pool - apart
    if added:
        said = text("paper", "{amount} to the prize pool", amount=voice.money(added))
        yield SheetFact(text("paper", "Added by house"), said)


def _side_pools(event: Tournament, voice: Voice) -> Iterator[SheetFact]:
    """What is in each side pool, and what of it is won by which entry."""
    for pool in event.conditions.prizes.pools:
        said = voice.text("paper", "entry {entry}: {amount}")
        won = [
            said.format(entry=entry, amount=voice.money(cents))
            for entry, cents in shares_of_pool(event, pool).items()
        ]
        words = ", ".join((voice.money(taken_for(event, pool)), *won))
        yield SheetFact(part_words(pool.name, voice), words)


def _offers(conditions: Conditions, voice: Voice) -> Iterator[tuple[str, Offer | None]]:
    again, text = conditions.reentry, voice.text
    yield text("paper", "Entry"), conditions.entry
    other = again if again and again.parts != conditions.entry.parts else None
    yield text("paper", "Re-entry"), other
    yield text("paper", "Re-buy"), conditions.rebuy
    yield text("paper", "Add-on"), conditions.addon
    yield from ((one.name, one.offer) for one in conditions.other_addons)


def _by_part(parts: Iterable[PricePart], voice: Voice) -> str:
    """The whole, then what is of it whose; the players' parts first."""
    listed = sorted(parts, key=_players_first)
    named = [f"{voice.money(one.cents)} {part_within(one.name, voice)}" for one in listed]
    return f"{voice.money(total_of(listed))} = {' + '.join(named)}"


def _players_first(part: PricePart) -> tuple[int, str]:
    order = TO_PLAYERS.index(part.name) if part.name in TO_PLAYERS else len(TO_PLAYERS)
    return order, part.name
