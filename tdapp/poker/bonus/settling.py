"""The settlement of a round of Texas Hold'em Bonus, wager by wager with the reason (10)."""

from collections.abc import Iterator, Sequence

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.poker.bonus.round import BonusBox, BonusRound, BonusStage, BonusWhy
from tdapp.poker.cards import RANKS, rank_of, suit_of
from tdapp.poker.ranking.best_five import best_five
from tdapp.poker.ranking.strengths import HandName
from tdapp.poker.round.state import Hand
from tdapp.rules.bonus_rules import HolePay

AREAS = "ante_bonus", "ante", "flop", "turn", "river"
"""In the order in which they are settled (10.5, 10.6, 10.9)."""


class BonusLine(msgspec.Struct, frozen=True):
    """One wager settled, in cents: `net` is paid where above 0, taken where below it.

    At 0 the wager goes back. `laid` is what lay there, `tokens` whether as promotional tokens; what
    is won on these is paid in chips (1.1).
    """

    place: int
    area: str
    laid: int
    net: int
    why: BonusWhy
    tokens: bool = False


def from_the_right(round_: BonusRound) -> Sequence[int]:
    """The places with wagers, from the dealer's right (10.4, 15.2.12)."""
    return sorted(round_.boxes, reverse=True)


def settled(round_: BonusRound) -> Sequence[BonusLine]:
    """What is paid, taken and given back, in the dealer's order.

    Refuses with ``not_over`` before all cards are seen, unless the round is void.
    """
    if round_.stage is not BonusStage.SETTLE and round_.void is None:
        raise Refusal("not_over", phase=round_.stage.value)
    return [line for place in from_the_right(round_) for line in _of_box(round_, place)]


def _of_box(round_: BonusRound, place: int) -> Iterator[BonusLine]:
    box, void = round_.boxes[place], round_.void or round_.boxes[place].void
    if place in round_.forfeited:
        void = BonusWhy.FORFEIT
    for area in (*AREAS, "jackpot") if void else AREAS:
        laid = getattr(box, area)
        if not laid:
            continue
        counted = _counted(round_, box, area)
        net, why = (0, void) if void else _result(round_, box, area, counted)
        if why is BonusWhy.FORFEIT:
            net = -laid
        if net > 0 and box.withheld:
            net, why = 0, box.withheld
        yield BonusLine(place, area, laid, net, why, area in box.tokens)


def _counted(round_: BonusRound, box: BonusBox, area: str) -> int:
    """What of a wager counts: all that is too small, of too big a one what is allowed (11.11).

    Jackpot wagers are not adjusted (P72).
    """
    rules, laid = round_.rules, getattr(box, area)
    ante = min(box.ante, round_.sign.most)
    most = {
        "ante": ante,
        "ante_bonus": round_.sign.bonus_most,
        "flop": rules.flop * ante,
        "turn": rules.turn * ante,
        "river": rules.river * ante,
    }
    return int(min(laid, most.get(area, laid)))


def _result(round_: BonusRound, box: BonusBox, area: str, counted: int) -> tuple[int, BonusWhy]:
    """What a wager of so many counted cents wins or loses, and why."""
    if box.folded:
        back = box.folded is BonusWhy.FLOP_WAGER_WRONG and area == "flop"
        return (0 if back else -counted), box.folded
    if area == "ante_bonus":
        pay = hole_pay(round_.rules.ante_bonus, box.hole)
        return (-counted, BonusWhy.BONUS_LOST) if pay is None else (
            counted * pay.odds, BonusWhy.BONUS_PAID
        )  # fmt: skip
    tables = best_five(round_.order)
    mine, dealers = (tables.of((*hole, *round_.board)) for hole in (box.hole, round_.dealer))
    if mine == dealers:
        return 0, BonusWhy.EQUAL
    if mine < dealers:
        return -counted, BonusWhy.DEALER_HIGHER
    if area == "ante" and not _pays_ante(round_, tables.name(mine)):
        return 0, BonusWhy.BELOW_FLUSH
    return counted, BonusWhy.PLAYER_HIGHER


def _pays_ante(round_: BonusRound, hand: HandName) -> bool:
    """Whether a winning hand is high enough for the Ante to be paid: the player's own (P71)."""
    order = round_.order.order
    return order.index(hand.category) <= order.index(round_.rules.ante_from)


def hole_pay(table: Sequence[HolePay], hole: Hand) -> HolePay | None:
    """The row of the Ante Bonus that two cards win by, whatever the dealer holds (10.7)."""
    high, low = sorted(hole, key=rank_of, reverse=True)
    ranks = RANKS[rank_of(high)] + RANKS[rank_of(low)]
    same = rank_of(high) == rank_of(low)
    suited = "s" if suit_of(high) == suit_of(low) else "o"
    names = {ranks, "pair"} if same else {ranks + suited}
    return next((row for row in table if names & {*row.hands}), None)
