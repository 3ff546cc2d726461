"""What is said of an event or a draft beside the list: prices, levels, prizes."""

from collections.abc import Iterator
from contextlib import suppress

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from tdapp.calls.tournament.past_events import PastEvent
from tdapp.core.refusal import Refusal
from tdapp.rules.purchase import PurchaseKind
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import POOL, Offer
from tdapp.tournament.plan.planned_start import PlannedStart
from tdapp.tournament.reckoning.prize_list import prize_list
from tdapp.ui.look.figures import day, money, span, wall_time, whole
from tdapp.ui.window_words import until_when

translate = QCoreApplication.translate
FIELDS = (20, 50, 100)
"""So many entries are worked out beside a draft, as far as the event takes them."""


def offer_words(kind: PurchaseKind) -> str:
    """The word for a purchase."""
    return {
        PurchaseKind.ENTRY: translate("Events", "Entry"),
        PurchaseKind.REENTRY: translate("Events", "Re-entry"),
        PurchaseKind.REBUY: translate("Events", "Re-buy"),
        PurchaseKind.ADDON: translate("Events", "Add-on"),
    }[kind]


def condition_facts(conditions: Conditions) -> Iterator[tuple[str, str]]:
    """Label and value: what is sold, the levels, the field, what the house puts in, the prizes."""
    yield translate("Events", "House"), conditions.house.capitalize()
    if conditions.start is not None:
        yield translate("Events", "Planned"), start_words(conditions.start)
    for kind in PurchaseKind:
        offer = conditions.offer(kind)
        if offer is not None:
            yield offer_words(kind), _offer(offer)
    played = [level for level in conditions.levels if not level.is_break]
    said = translate("Events", "{count} of {first} min, {breaks} breaks, {span}")
    yield (
        translate("Events", "Levels"),
        said.format(
            count=len(played),
            first=played[0].minutes,
            breaks=len(conditions.levels) - len(played),
            span=span(sum(level.length_us for level in conditions.levels)),
        ),
    )
    said = translate("Events", "{least} to {most} entries, {seats} a table")
    yield (
        translate("Events", "Field"),
        said.format(
            least=whole(conditions.min_entries),
            most=whole(conditions.max_entries),
            seats=conditions.seats_per_table,
        ),
    )
    for words, cents in (
        (translate("Events", "Added"), conditions.added),
        (translate("Events", "Guarantee"), conditions.guarantee),
    ):
        if cents:
            yield words, money(cents)
    yield from _prizes(conditions)


def past_facts(past: PastEvent) -> Iterator[tuple[str, str]]:
    """Label and value of an event that is over, as its read tables have it."""
    announced = f"{day(past.announced_us)} {wall_time(past.announced_us)}"
    if past.start is not None:
        yield translate("Events", "Planned"), start_words(past.start)
    yield translate("Events", "Announced"), announced
    yield translate("Events", "Entries"), whole(past.entries)
    yield translate("Events", "Pool"), money(past.pool)
    yield (
        translate("Events", "Paid"),
        translate("Events", "{count} winners").format(count=whole(past.winners)),
    )


def start_words(start: PlannedStart) -> str:
    """The planned day and time, with the place of the clocks that show it."""
    shown = QLocale().toString(
        QDate(start.day.year, start.day.month, start.day.day), "ddd d MMM yyyy"
    )
    place = start.zone.rpartition("/")[2].replace("_", " ")
    return translate("Events", "{day}, {time} in {place}").format(
        day=shown, time=start.at, place=place
    )


def _offer(offer: Offer) -> str:
    said = translate("Events", "{total} for {chips} chips: {parts}; {until}")
    parts = ", ".join(f"{part.name} {money(part.cents)}" for part in offer.parts)
    until = until_when(offer.window)
    total, chips = money(offer.total), whole(offer.chips)
    return said.format(total=total, chips=chips, parts=parts, until=until)


def _prizes(conditions: Conditions) -> Iterator[tuple[str, str]]:
    for entries in FIELDS:
        if not conditions.min_entries <= entries <= conditions.max_entries:
            continue
        pool = entries * conditions.entry.part(POOL) + conditions.added
        pool = max(pool, conditions.guarantee)
        with suppress(Refusal):
            paid = prize_list(conditions.prizes, entries, pool, conditions.entry.total)
            label = translate("Events", "With {entries}").format(entries=entries)
            said = translate("Events", "{pool} pays {places} places, the first {first}")
            first = money(paid[0].cash)
            yield label, said.format(pool=money(pool), places=len(paid), first=first)
