"""What is on sale, as the big screen says it: what it costs and whose every part of that is."""

from tdapp.tournament.clock.windows import within
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import Offer, Window
from tdapp.tournament.state.clock import ClockPosition
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.window_words import until_when
from tdapp.ui.shown.money_words import part_words


def on_sale(conditions: Conditions, here: ClockPosition) -> str:
    """Everything that can be bought where the clock stands, its price by parts, and until when."""
    sold: dict[Window, list[str]] = {}
    for words, offer in _offers(conditions):
        if offer is not None and within(conditions, here, offer.window):
            sold.setdefault(offer.window, []).append(_priced(words, offer, conditions.currency))
    said = voice().text("clock", "{what} {until}.")
    return "  ".join(
        said.format(what=_capital(", ".join(some)), until=until_when(window))
        for window, some in sold.items()
    )


def _offers(conditions: Conditions) -> tuple[tuple[str, Offer | None], ...]:
    return (
        (voice().text("clock", "late registration"), conditions.entry),
        (voice().text("clock", "re-buys"), conditions.rebuy),
        (voice().text("clock", "add-ons"), conditions.addon),
    )


def _priced(words: str, offer: Offer, currency: str) -> str:
    if not offer.total:
        return voice().text("clock", "{what}: free", what=words)
    parts = [part for part in offer.parts if part.cents]
    said = voice().text("clock", "{what} {price} ({parts})")
    each = voice().text("clock", "{amount} {part}")
    named = [
        each.format(amount=voice().short_money(one.cents, currency), part=part_words(one.name))
        for one in parts
    ]
    if len(parts) == 1:
        named = [part_words(parts[0].name)]
    price = voice().short_money(offer.total, currency)
    return said.format(what=words, price=price, parts=" + ".join(named))


def _capital(said: str) -> str:
    return said[:1].upper() + said[1:]
