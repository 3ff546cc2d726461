"""What is on sale, in words: its price, the parts of the price, and until when it can be bought."""

from enum import Enum

from tdapp.till.payment import BOUNTY, FEE, POOL
from tdapp.tournament.clock.windows import within
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import Offer, Window
from tdapp.tournament.reckoning.shared_places import PrizeShare
from tdapp.tournament.state.clock import ClockPosition
from tdapp.voice.texts import text
from tdapp.voice.voice import Voice

PARTS = {
    POOL: text("money", "pool"),
    FEE: text("money", "fee"),
    BOUNTY: text("money", "bounty"),
}


class PriceDetail(Enum):
    """How much a line says of a price."""

    PARTS = "parts"
    TOTAL = "total"
    NONE = "none"


def on_sale(
    conditions: Conditions,
    here: ClockPosition,
    voice: Voice,
    detail: PriceDetail = PriceDetail.PARTS,
) -> str:
    """Everything that can be bought where the clock stands, its price, and until when."""
    sold: dict[Window, list[str]] = {}
    for words, offer in _offers(conditions, voice):
        if offer is not None and within(conditions, here, offer.window):
            sold.setdefault(offer.window, []).append(
                _priced(words, offer, conditions.currency, voice, detail)
            )
    said = voice.text("clock", "{what} {until}.")
    return "  ".join(
        said.format(what=_capital(", ".join(some)), until=until_when(window, voice))
        for window, some in sold.items()
    )


def _offers(conditions: Conditions, voice: Voice) -> tuple[tuple[str, Offer | None], ...]:
    return (
        (voice.text("clock", "late registration"), conditions.entry),
        (voice.text("clock", "re-buys"), conditions.rebuy),
        (voice.text("clock", "add-ons"), conditions.addon),
        *((one.name, one.offer) for one in conditions.other_addons),
    )


def _priced(words: str, offer: Offer, currency: str, voice: Voice, detail: PriceDetail) -> str:
    if detail is PriceDetail.NONE:
        return words
    if not offer.total:
        return voice.text("clock", "{what}: free", what=words)
    price = voice.short_money(offer.total, currency)
    if detail is PriceDetail.TOTAL:
        return voice.text("clock", "{what} {price}", what=words, price=price)
    parts = [part for part in offer.parts if part.cents]
    said = voice.text("clock", "{what} {price} ({parts})")
    each = voice.text("clock", "{amount} {part}")
    named = [
        each.format(amount=voice.short_money(one.cents, currency), part=part_words(one.name, voice))
        for one in parts
    ]
    if len(parts) == 1:
        named = [part_words(parts[0].name, voice)]
    return said.format(what=words, price=price, parts=" + ".join(named))


def _capital(said: str) -> str:
    return said[:1].upper() + said[1:]


def until_when(window: Window, voice: Voice) -> str:
    """The end of a window, to stand after "open" or "late entry"."""
    text = voice.text
    if window.minutes is not None:
        return voice.plural(
            "window",
            "for 1 minute of the clock",
            "for {n} minutes of the clock",
            window.minutes,
        )
    if window.until_level is None:
        return text("window", "until it is closed")
    if window.through_break:
        return text("window", "until the break after level {level} ends", level=window.until_level)
    return text("window", "until the end of level {level}", level=window.until_level)


def part_words(name: str, voice: Voice) -> str:
    """The name of a part; one of the event's own is said as it was published."""
    return voice.say(PARTS[name]) if name in PARTS else name


def prize_text(share: PrizeShare, currency: str, voice: Voice) -> str:
    """A prize on a screen: its cash in short, its item by name."""
    if share.item is None:
        return voice.short_money(share.cash, currency)
    if not share.cash:
        return share.item
    both = voice.text("screens", "{cash} + {item}")
    return both.format(cash=voice.short_money(share.cash, currency), item=share.item)
