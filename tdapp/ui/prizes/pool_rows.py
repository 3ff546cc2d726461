"""The prize pool by its parts, as prepared rows, and whether the guarantee is met."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tdapp.core.refusal import Refusal
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.till.payment import BOUNTY, POOL
from tdapp.tournament.payouts.bounties import bounty_sums
from tdapp.tournament.payouts.posting import kind_of, prizes_by_plan
from tdapp.tournament.plan.offers import Offer
from tdapp.tournament.plan.prize_plan import PrizeInKind
from tdapp.tournament.side_pools import taken_for
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.lists.list_rows import Column, ListRow, label, right, rows_of, wide
from tdapp.ui.look.spoken import voice

Said = tuple[Shape, Tone, str]


class PoolLine(NamedTuple):
    """A part of the pool in cents, how many there are of so much each, or a sum of parts."""

    key: str
    name: str
    amount: int
    pieces: int | None = None
    each: int | None = None
    total: bool = False


def pool_columns() -> tuple[Column[PoolLine], ...]:
    """What, how many, each, amount; sums stand strong under what they add up."""
    text, voiced = voice().text, voice()
    return (
        wide(text("pool", "Part"), lambda it: Cell(it.name, total=it.total)),
        right(text("pool", "Count"), 60, lambda it: label(_or_blank(voiced.count, it.pieces))),
        right(text("pool", "Each"), 92, lambda it: label(_or_blank(voiced.money, it.each)), 360),
        right(
            text("pool", "Amount"), 108, lambda it: Cell(voiced.money(it.amount), total=it.total)
        ),
    )


def _or_blank(say: Callable[[int], str], figure: int | None) -> str:
    return "" if figure is None else say(figure)


def pool_rows(state: Tournament) -> list[ListRow]:
    """What the pool is made of, and what is taken from it."""
    return rows_of(pool_columns(), _lines(state), lambda line: line.key)


def _lines(state: Tournament) -> Iterator[PoolLine]:
    yield from _sold(state)
    yield from _from_the_house(state)
    if state.from_bounties:
        name = voice().text("pool", "Bounties with no winner")
        yield PoolLine("no winner", name, state.from_bounties)
    if state.from_pools:
        name = voice().text("pool", "Side pools with no winner")
        yield PoolLine("no pool winner", name, state.from_pools)
    if state.paid_inside:
        yield PoolLine("stages", voice().text("pool", "Paid in stages"), -state.paid_inside)
    kinds = in_kind(state)
    yield PoolLine("pool", voice().text("pool", "Prize pool"), state.pool, total=True)
    for one in kinds:
        said = voice().text("pool", "Non-cash prize for {place}: {item}")
        name = said.format(place=voice().ordinal(one.place), item=one.item)
        yield PoolLine(f"kind {one.place}", name, -one.value, pieces=1, each=one.value)
    if kinds:
        left = state.pool - sum(one.value for one in kinds)
        yield PoolLine("to pay", voice().text("pool", "Cash prizes"), left, total=True)
    yield from _bounties(state)


def _bounties(state: Tournament) -> Iterator[PoolLine]:
    """What became of the bounties, which are no part of the pool."""
    text = voice().text
    sums = bounty_sums(state)
    if sums.taken:
        yield PoolLine("bounty paid", text("pool", "Bounties paid"), sums.paid)
        yield PoolLine("bounty owed", text("pool", "Bounties owed"), sums.owed)
        nobodys, pooled = sum(state.bounties.for_nobody().values()), state.from_bounties
        still, left = sums.kept - nobodys, nobodys + sums.pooled - pooled
        yield PoolLine("bounty kept", text("pool", "Bounties in play"), still)
        if left:
            yield PoolLine("bounty left", text("pool", "Bounties with no winner"), left)
        if pooled:
            yield PoolLine("bounty pooled", text("pool", "Moved to the prize pool"), pooled)
        yield from _apart(state)
        yield PoolLine("bounty", text("pool", "Bounties"), sums.taken, total=True)


def _apart(state: Tournament) -> Iterator[PoolLine]:
    """What of it is in each side pool, and what stages pay."""
    for pool in state.conditions.prizes.pools:
        name = voice().text("pool", "of it {pool}", pool=pool.name)
        yield PoolLine(f"side {pool.name}", name, taken_for(state, pool))


def in_kind(state: Tournament) -> tuple[PrizeInKind, ...]:
    """What the posted list, or the plan before it, gives in kind for money of the pool."""
    if state.prizes.posted:
        found = state.prizes.in_kind
    else:
        try:
            found = kind_of(prizes_by_plan(state))
        except Refusal:
            found = ()
    return tuple(one for one in found if one.value)


def fees_words(state: Tournament) -> str:
    """What players paid that is in no pool."""
    pools = (BOUNTY, *(one.name for one in state.conditions.prizes.pools))
    players = sum(state.entries.taken.get(name, 0) for name in pools)
    apart = state.entries.total - state.entries.pool - players
    return voice().text("pool", "fees excluded: {amount}", amount=voice().money(apart))


def guarantee_words(state: Tournament) -> Said | None:
    """Whether the guarantee is met, and what the house makes up; None where none is published."""
    least = state.conditions.guarantee
    if not least:
        return None
    short = state.overlay
    if short:
        said = voice().text("pool", "Guarantee of {least} not met. Overlay: {short}.")
        words = said.format(least=voice().money(least), short=voice().money(short))
        return Shape.ATTENTION, Tone.WAITS, words
    met = voice().text("pool", "Guarantee of {least} met. No overlay.")
    return Shape.DONE, Tone.DONE, met.format(least=voice().money(least))


def _sold(state: Tournament) -> Iterator[PoolLine]:
    """Each kind of purchase at its price, and what was sold or given back otherwise."""
    text = voice().text
    entries, conditions = state.entries, state.conditions
    again = conditions.reentry or conditions.entry
    sold: tuple[tuple[str, str, int, Offer | None], ...] = (
        ("entry", text("pool", "Entries"), entries.count - entries.reentries,
         conditions.entry),
        ("reentry", text("pool", "Re-entries"), entries.reentries, again),
        ("rebuy", text("pool", "Re-buys"), entries.rebuys, conditions.rebuy),
        ("addon", text("pool", "Add-ons"), entries.addons, conditions.addon),
    )  # fmt: skip
    left = entries.pool
    for key, name, count, offer in sold:
        each = _to_the_pool(offer)
        if key == "entry" or count:
            left -= count * each
            yield PoolLine(key, name, count * each, pieces=count, each=each)
    if left:
        yield PoolLine("otherwise", text("pool", "Other sales and refunds"), left)


def _from_the_house(state: Tournament) -> Iterator[PoolLine]:
    added = state.conditions.added
    if added:
        yield PoolLine("added", voice().text("pool", "Added by the house"), added)
    apart = state.from_bounties + state.from_pools - state.paid_inside
    overlay = state.pool - state.entries.pool - added - apart
    if overlay:
        yield PoolLine("overlay", voice().text("pool", "Overlay for the guarantee"), overlay)


def _to_the_pool(offer: Offer | None) -> int:
    parts = () if offer is None else offer.parts
    return sum(part.cents for part in parts if part.name == POOL)
