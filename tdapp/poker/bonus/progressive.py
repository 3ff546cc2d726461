"""What a round pays out of the jackpot of Texas Hold'em Bonus, and who bears it (BONUS 15)."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from tdapp.poker.bonus.round import BonusBox, BonusRound, BonusStage, demand_stage
from tdapp.poker.bonus.settling import from_the_right
from tdapp.poker.cards import ACE
from tdapp.poker.ranking.best_five import best_five
from tdapp.poker.round.state import Hand
from tdapp.rules.bonus_rules import BonusRules, JackpotPay, Method, ProgressiveHand
from tdapp.rules.hand_order import Category, HandOrder

FLOP_CARDS = 3
MAJOR = ProgressiveHand.STRAIGHT_FLUSH, ProgressiveHand.ROYAL_FLUSH
BONUS_RULE = "BONUS 15.2.10"


class JackpotLine(msgspec.Struct, frozen=True):
    """One payment, in cents: for a `hand`, or a bonus jackpot where None.

    So much of it comes `off_meter`; the rest is the house's, such as a guarantee (P106).
    """

    place: int
    hand: ProgressiveHand | None
    cents: int
    off_meter: int
    rule: str

    @property
    def of_house(self) -> int:
        """What the pool does not bear."""
        return self.cents - self.off_meter


def jackpot_hand(order: HandOrder, hole: Hand, board: Hand) -> ProgressiveHand | None:
    """The event that two hole cards and the flop make (15.2.6); None where they make none."""
    tables = best_five(order)
    name = tables.name(tables.of((*hole, *board[:FLOP_CARDS])))
    if name.category is Category.STRAIGHT_FLUSH and name.ranks == (ACE,):
        return ProgressiveHand.ROYAL_FLUSH
    by_category = {one.value: one for one in ProgressiveHand}
    return by_category.get(name.category.value)


def jackpot_paid(round_: BonusRound, pool: int) -> Sequence[JackpotLine]:
    """What a round pays, in the order of paying; `pool` is the meter before it, in cents.

    By method A a hand that was folded wins nothing (15.1.4.1), by B it does (10.4.1). A void round
    or hand pays nothing (15.3.1), nor does one whose winnings are withheld. Refuses ``not_now``
    before the settlement.
    """
    if round_.void is not None:
        return ()
    demand_stage(round_, BonusStage.SETTLE)
    wagered = {
        at: jackpot_hand(round_.order, round_.boxes[at].hole, round_.board)
        for at in from_the_right(round_)
        if _may_win(round_.boxes[at], round_.sign.method)
    }
    return payments(round_.rules, pool, wagered, round_.sign.bonus_jackpot)


def _may_win(box: BonusBox, method: Method) -> bool:
    stays = box.folded is None or method is Method.B
    return bool(box.jackpot) and box.void is None and box.withheld is None and stays


def payments(
    rules: BonusRules,
    pool: int,
    wagered: Mapping[int, ProgressiveHand | None],
    bonus_jackpot: int = 0,
) -> Sequence[JackpotLine]:
    """The payments to the places that `wagered`, given from the dealer's right, with their hands.

    Right to left, only a straight flush before a royal (15.2.12, 15.2.14, P69). Bonus jackpots go
    to all but the winners of a major one, first at their place (15.2.10). Several winners share as
    `_major`; who has less than the signed minimum gets that (15.2.13, P78).
    """
    found = {hand: [at for at, it in wagered.items() if it is hand] for hand in MAJOR}
    major: dict[int, JackpotLine] = {}
    for hand in MAJOR:
        for line in _major(rules.jackpot_pay(hand), found[hand], pool):
            major[line.place] = line
            pool -= line.off_meter
    bonus = bonus_jackpot if major else 0
    lines = []
    for place in _in_order(wagered):
        if place in major:
            lines.append(major[place])
            continue
        if bonus:
            lines.append(JackpotLine(place, None, bonus, 0, BONUS_RULE))
        lines += _fixed(rules, place, wagered[place])
    return lines


def _in_order(wagered: Mapping[int, ProgressiveHand | None]) -> Sequence[int]:
    """The places as they are paid, each royal after the last straight flush."""
    places = [*wagered]
    last = max((at for at, it in enumerate(places) if wagered[it] is MAJOR[0]), default=-1)

    def when(place: int) -> tuple[int, bool]:
        at, royal = places.index(place), wagered[place] is ProgressiveHand.ROYAL_FLUSH
        return (max(at, last), royal) if royal else (at, False)

    return sorted(places, key=when)


def _major(pay: JackpotPay | None, places: Sequence[int], pool: int) -> Iterator[JackpotLine]:
    """Equal shares of the successive percentages of a pool, of all of it at 100 (15.2.13).

    Off the meter comes only that; whole cents are paid and the rest stays in it.
    """
    if pay is None or not places:
        return
    left, of = pool * (100 - pay.percent) ** len(places), 100 ** len(places)
    share = (pool * of - left) // (of * len(places))
    for place in places:
        yield JackpotLine(place, pay.hand, max(share, pay.cents), share, pay.rule)


def _fixed(rules: BonusRules, place: int, hand: ProgressiveHand | None) -> Iterator[JackpotLine]:
    """A bonus payout of a fixed sum, which the house bears (15.2.9.3 to 15.2.9.5, P106)."""
    pay = None if hand is None else rules.jackpot_pay(hand)
    if pay is not None:
        yield JackpotLine(place, pay.hand, pay.cents, 0, pay.rule)
