"""Money in words: what it was paid in, the parts of a price, and what is owed."""

from collections.abc import Iterable, Sequence

from tdapp.rules.purchases import PurchaseKind
from tdapp.screens.price_words import part_words
from tdapp.till.payment import BOUNTY, POOL, Tender, TenderAmount
from tdapp.tournament.plan.offers import PricePart
from tdapp.tournament.state.entries import Entries, Entry
from tdapp.tournament.tournament import Tournament
from tdapp.voice.texts import text
from tdapp.voice.voice import Voice

TENDERS = {
    Tender.CASH: text("money", "cash"),
    Tender.CARD: text("money", "card"),
    Tender.VOUCHER: text("money", "voucher"),
    Tender.TICKET: text("money", "ticket"),
    Tender.ACCOUNT: text("money", "account"),
    Tender.HOUSE: text("money", "the house"),
    Tender.OWED: text("money", "owed"),
}


def priced(voice: Voice, state: Tournament) -> Voice:
    """The voice for the money of an event; of the house's own where there is none."""
    conditions = state.programme.conditions
    return voice.priced_in("" if conditions is None else conditions.currency)


def tender_words(voice: Voice, tender: Tender) -> str:
    """What is handed over."""
    return voice.say(TENDERS[tender])


def given_words(voice: Voice, given: Iterable[TenderAmount]) -> str:
    """What is handed over; with the sums where it is in several tenders."""
    found = list(given)
    if len(found) <= 1:
        return "".join(tender_words(voice, one.tender) for one in found)
    return ", ".join(f"{tender_words(voice, one.tender)} {voice.money(one.cents)}" for one in found)


def parts_words(voice: Voice, parts: Iterable[PricePart]) -> str:
    """Each part with its amount."""
    return ", ".join(f"{part_words(part.name, voice)} {voice.money(part.cents)}" for part in parts)


def taken_words(voice: Voice, entries: Entries) -> str:
    """What came in by part, and what of it is owed."""
    parts = [PricePart(name, cents) for name, cents in sorted(entries.taken.items(), key=_fee_last)]
    said = [parts_words(voice, [part for part in parts if part.cents])] if entries.total else []
    owed = sum(sale.owed for sale in entries.owed.values())
    if owed:
        said.append(voice.text("money", "owed {amount}", amount=voice.money(owed)))
    return ", ".join(said)


def _fee_last(part: tuple[str, int]) -> tuple[int, str]:
    order = (POOL, BOUNTY)
    return (order.index(part[0]) if part[0] in order else len(order), part[0])


def entry_money(voice: Voice, entries: Entries, entry: Entry) -> tuple[tuple[str, str], ...]:
    """The facts of what was paid for an entry: its parts, how it came, and what is owed."""
    text = voice.text
    facts = [(text("money", "Parts"), parts_words(voice, entry.parts))]
    paid = [one for one in entry.paid_in if one.tender is not Tender.OWED]
    if paid:
        facts.append((text("money", "Payment method"), given_words(voice, paid)))
    owed = [sale for sale in entry.sales if sale.receipt in entries.owed]
    if owed:
        said = text("money", "{amount}, receipt {receipts}")
        receipts = ", ".join(str(sale.receipt) for sale in owed)
        amount = voice.money(sum(sale.owed for sale in owed))
        facts.append((text("money", "Owed"), said.format(amount=amount, receipts=receipts)))
    return tuple(facts)


def sold_words(voice: Voice, kinds: Sequence[PurchaseKind]) -> str:
    """What is sold, within a sentence."""
    text = voice.text
    names = {
        PurchaseKind.ENTRY: text("crossing", "late registration"),
        PurchaseKind.REENTRY: text("crossing", "re-entry"),
        PurchaseKind.REBUY: text("crossing", "re-buys"),
        PurchaseKind.ADDON: text("crossing", "add-ons"),
    }
    return ", ".join(names[kind] for kind in kinds)
