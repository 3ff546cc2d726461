"""What is said of an event or a draft beside the list: prices, levels, prizes."""

from collections.abc import Iterator

from tdapp.calls.tournament.past_events import PastEvent
from tdapp.rules.purchases import PurchaseKind
from tdapp.screens.clock_words import start_words
from tdapp.screens.price_words import until_when
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import Offer
from tdapp.tournament.structures.turnout import payout_previews
from tdapp.ui.look.spoken import house_voice, voice

FIELDS = (20, 50, 100)
"""So many entries are worked out beside a draft, as far as the event takes them."""


def offer_words(kind: PurchaseKind) -> str:
    """The word for a purchase."""
    text = voice().text
    return {
        PurchaseKind.ENTRY: text("events", "Entry"),
        PurchaseKind.REENTRY: text("events", "Re-entry"),
        PurchaseKind.REBUY: text("events", "Re-buy"),
        PurchaseKind.ADDON: text("events", "Add-on"),
    }[kind]


def condition_facts(conditions: Conditions) -> Iterator[tuple[str, str]]:
    """Label and value: what is sold, the levels, the field, what the house puts in, the prizes."""
    text = voice().text
    yield text("events", "House"), conditions.house.capitalize()
    if conditions.start is not None:
        yield text("events", "Planned"), start_words(conditions.start, voice())
    for kind in PurchaseKind:
        offer = conditions.offer(kind)
        if offer is not None:
            yield offer_words(kind), _offer(conditions, offer)
    yield text("events", "Levels"), _levels(conditions)
    yield text("events", "Field"), _field(conditions)
    for words, cents in (
        (text("events", "Added"), conditions.added),
        (text("events", "Guarantee"), conditions.guarantee),
    ):
        if cents:
            yield words, _money(conditions, cents)
    yield from _prizes(conditions)


def _levels(conditions: Conditions) -> str:
    played = [level for level in conditions.levels if not level.is_break]
    return voice().plural(
        "events",
        "{count} of {first}, 1 break, {span}",
        "{count} of {first}, {n} breaks, {span}",
        len(conditions.levels) - len(played),
        count=len(played),
        first=voice().length(played[0].length_us),
        span=voice().span(sum(level.length_us for level in conditions.levels)),
    )


def _field(conditions: Conditions) -> str:
    return voice().plural(
        "events",
        "{least} to 1 entry, {seats} per table",
        "{least} to {n} entries, {seats} per table",
        conditions.max_entries,
        least=voice().count(conditions.min_entries),
        seats=conditions.seats_per_table,
    )


def past_facts(past: PastEvent) -> Iterator[tuple[str, str]]:
    """Label and value of an event that is over, as its read tables have it."""
    text = voice().text
    announced = f"{voice().day(past.announced_us)} {voice().time(past.announced_us)}"
    if past.start is not None:
        yield text("events", "Planned"), start_words(past.start, voice())
    yield text("events", "Announced"), announced
    yield text("events", "Entries"), voice().count(past.entries)
    yield text("events", "Pool"), house_voice().money(past.pool)
    yield (
        text("events", "Paid"),
        voice().plural("events", "1 winner", "{n} winners", past.winners),
    )


def _money(conditions: Conditions, cents: int) -> str:
    return voice().priced_in(conditions.currency).money(cents)


def _offer(conditions: Conditions, offer: Offer) -> str:
    parts = ", ".join(f"{part.name} {_money(conditions, part.cents)}" for part in offer.parts)
    return voice().plural(
        "events",
        "{total} for 1 chip: {parts}; {until}",
        "{total} for {n} chips: {parts}; {until}",
        offer.chips,
        total=_money(conditions, offer.total),
        parts=parts,
        until=until_when(offer.window, voice()),
    )


def _prizes(conditions: Conditions) -> Iterator[tuple[str, str]]:
    for found in payout_previews(conditions, FIELDS):
        if found.prizes:
            said = voice().plural(
                "events",
                "{pool} pays 1 place, the first {first}",
                "{pool} pays {n} places, the first {first}",
                len(found.prizes),
                pool=_money(conditions, found.pool),
                first=_money(conditions, found.prizes[0].cash),
            )
            entries = found.turnout.entries
            yield voice().plural("events", "1 entry", "{n} entries", entries), said
