"""Jackpot pools as the field names them: read as they are typed, said on page and bar."""

import re
from collections.abc import Callable, Iterator

from tdapp.core.refusal import Refusal
from tdapp.jackpot.pool_terms import HOLDEM, UNIT, JackpotPrize, PoolGame, PoolTerms
from tdapp.rules.jackpot_rules import CardsUsed, JackpotHand, PrizeOf
from tdapp.screens.jackpot_words import HANDS
from tdapp.shown.fee_words import plain
from tdapp.typed.figures import fine_amount, price
from tdapp.voice.voice import Voice

TYPED = {
    **{one.english: hand for hand, one in HANDS.items()},
    "royal": JackpotHand.ROYAL_FLUSH,
    "quads": JackpotHand.FOUR_OF_A_KIND,
    "boat": JackpotHand.FULL_HOUSE,
}
CARDS = {
    "on the flop": CardsUsed.HOLE_AND_FLOP,
    "both cards": CardsUsed.HOLE_AND_BOARD,
    "": CardsUsed.ANY,
}
"""Which cards make a hand, by the words behind it."""
FROM_POOL = " from the pool"
POOL = re.compile(
    r"(?P<name>\S.*?) (?P<seed>\d[\d.,]*) \+(?P<increment>\d[\d.,]*)"
    r"(?: reserve (?P<reserve>\d[\d.,]*))?(?: up to (?P<payable>\d[\d.,]*))?"
    r"(?: for (?P<game>\S.*?))?\s*:\s*(?P<prizes>.+)"
)
PRIZE = re.compile(
    rf"(?P<hand>[a-z ]+?)(?: (?P<cards>on the flop|both cards))?"
    rf" (?P<size>all|\d[\d.,]*%?)(?P<own>{FROM_POOL})?"
)
BETWEEN = re.compile(r"\s*;\s*|,\s+")


def read_pool(typed: str, game_called: Callable[[str], PoolGame]) -> PoolTerms:
    """``Super 20000 +0.35 reserve 0.65: royal on the flop all, straight flush 10%, quads 500``.

    `game_called` gives the game that is named behind ``for``; it is hold'em where none is. Refuses
    ``not_a_pool``, ``not_a_jackpot_prize`` and ``not_an_amount``.
    """
    found = POOL.fullmatch(" ".join(typed.split()))
    if found is None:
        raise Refusal("not_a_pool", text=typed.strip())
    return PoolTerms(
        name=found["name"],
        seed=price(found["seed"]),
        increment=fine_amount(found["increment"], UNIT),
        prizes=tuple(map(_prize, BETWEEN.split(found["prizes"]))),
        reserve=fine_amount(found["reserve"] or "0", UNIT),
        payable=price(found["payable"] or "0.01"),
        game=game_called(found["game"]) if found["game"] else HOLDEM,
    )


def _prize(typed: str) -> JackpotPrize:
    found = PRIZE.fullmatch(typed.strip().casefold())
    hand = None if found is None else TYPED.get(found["hand"])
    if found is None or hand is None:
        raise Refusal("not_a_jackpot_prize", text=typed.strip())
    cards, size, own = CARDS[found["cards"] or ""], found["size"], bool(found["own"])
    if size == "all":
        return JackpotPrize(hand, cards, PrizeOf.ALL)
    if size.endswith("%"):
        return JackpotPrize(hand, cards, PrizeOf.PERCENTAGE, price(size.removesuffix("%")))
    return JackpotPrize(hand, cards, PrizeOf.FIXED, price(size), own)


def pool_as_typed(terms: PoolTerms) -> str:
    """A pool's terms as `read_pool` reads them."""
    reserve = f" reserve {in_units(terms.reserve)}" if terms.reserve else ""
    payable = f" up to {plain(terms.payable)}" if terms.payable > 1 else ""
    game = "" if terms.game == HOLDEM else f" for {terms.game.variant}"
    prizes = ", ".join(map(_as_typed, terms.prizes))
    fed = f"{plain(terms.seed)} +{in_units(terms.increment)}"
    return f"{terms.name} {fed}{reserve}{payable}{game}: {prizes}"


def _as_typed(prize: JackpotPrize) -> str:
    words = {cards: said for said, cards in CARDS.items()}
    sizes = {
        PrizeOf.ALL: "all",
        PrizeOf.PERCENTAGE: f"{plain(prize.size)}%",
        PrizeOf.FIXED: plain(prize.size) + (FROM_POOL if prize.from_pool else ""),
    }
    parts = (HANDS[prize.hand].english, words[prize.cards], sizes[prize.prize])
    return " ".join(part for part in parts if part)


def in_units(units: int) -> str:
    """Units of a meter as an amount without fractions that are nothing: ``0.35``, ``0.003333``."""
    whole, rest = divmod(units, 100 * UNIT)
    places = f"{rest:06d}".rstrip("0")
    return f"{whole}.{places:0<2}" if places else str(whole)


def prize_words(voice: Voice, prize: JackpotPrize) -> str:
    """``royal flush, whole pool``; the hand and what it wins."""
    return ", ".join((voice.say(HANDS[prize.hand]), *_size(voice, prize)))


def _size(voice: Voice, prize: JackpotPrize) -> Iterator[str]:
    if prize.prize is PrizeOf.ALL:
        yield voice.text("jackpot prize", "whole pool")
    elif prize.prize is PrizeOf.PERCENTAGE:
        yield f"{plain(prize.size)}%"
    else:
        yield voice.short_money(prize.size, "")


def prize_called(terms: PoolTerms, typed: str) -> int:
    """The prize of a pool, from 0, whose hand is begun; refuses ``not_a_jackpot_prize``."""
    said = " ".join(typed.casefold().split())
    named = TYPED.get(said)
    for number, prize in enumerate(terms.prizes):
        if prize.hand is named or (said and HANDS[prize.hand].english.startswith(said)):
            return number
    raise Refusal("not_a_jackpot_prize", text=typed.strip())
