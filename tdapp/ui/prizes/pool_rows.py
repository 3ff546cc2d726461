"""The prize pool by its parts, as prepared rows, and whether the guarantee is met."""

from collections.abc import Iterator

from tdapp.core.refusal import Refusal
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.till.payment import BOUNTY, POOL
from tdapp.tournament.payouts.bounties import bounty_sums
from tdapp.tournament.payouts.posting import kind_of, prizes_by_plan
from tdapp.tournament.plan.offers import Offer
from tdapp.tournament.plan.prize_plan import PrizeInKind
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.lists.list_rows import ListRow
from tdapp.ui.look.spoken import voice

Said = tuple[Shape, Tone, str]


def pool_rows(state: Tournament) -> list[ListRow]:
    """What, how many, each, amount; sums stand strong under what they add up."""
    rows = [*_sold(state), *_from_the_house(state)]
    kinds = in_kind(state)
    pool = voice().text("pool", "Prize pool")
    rows.append(_sum("pool", pool, state.pool))
    for one in kinds:
        label = voice().text("pool", "Non-cash prize for {place}: {item}")
        name = label.format(place=voice().ordinal(one.place), item=one.item)
        rows.append(_row(f"kind {one.place}", name, -one.value, count=1, each=one.value))
    if kinds:
        left = state.pool - sum(one.value for one in kinds)
        rows.append(_sum("to pay", voice().text("pool", "Cash prizes"), left))
    return [*rows, *_bounties(state)]


def _bounties(state: Tournament) -> Iterator[ListRow]:
    """What became of the bounties, which are no part of the pool."""
    text = voice().text
    sums = bounty_sums(state)
    if sums.taken:
        yield _row("bounty paid", text("pool", "Bounties paid"), sums.paid)
        yield _row("bounty owed", text("pool", "Bounties owed"), sums.owed)
        yield _row("bounty kept", text("pool", "Bounties still in play"), sums.kept)
        yield _sum("bounty", text("pool", "Bounties"), sums.taken)


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
    bounties = state.entries.taken.get(BOUNTY, 0)
    apart = state.entries.total - state.entries.pool - bounties
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


def _sold(state: Tournament) -> Iterator[ListRow]:
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
            yield _row(key, name, count * each, count=count, each=each)
    if left:
        yield _row("otherwise", text("pool", "Other sales and refunds"), left)


def _from_the_house(state: Tournament) -> Iterator[ListRow]:
    added = state.conditions.added
    if added:
        yield _row("added", voice().text("pool", "Added by the house"), added)
    overlay = state.pool - state.entries.pool - added
    if overlay:
        yield _row("overlay", voice().text("pool", "Overlay for the guarantee"), overlay)


def _to_the_pool(offer: Offer | None) -> int:
    parts = () if offer is None else offer.parts
    return sum(part.cents for part in parts if part.name == POOL)


def _row(
    key: str, name: str, amount: int, count: int | None = None, each: int | None = None
) -> ListRow:
    cells = (
        Cell(name),
        Cell("" if count is None else voice().count(count), tone=Tone.LABEL),
        Cell("" if each is None else voice().money(each), tone=Tone.LABEL),
        Cell(voice().money(amount)),
    )
    return ListRow(key, cells)


def _sum(key: str, name: str, amount: int) -> ListRow:
    return ListRow(
        key, (Cell(name, total=True), Cell(""), Cell(""), Cell(voice().money(amount), total=True))
    )
