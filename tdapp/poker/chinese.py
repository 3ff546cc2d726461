"""Chinese poker: thirteen cards set in three hands, settled in units (CROWN 13)."""

from collections.abc import Mapping, Sequence
from itertools import combinations

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import Card, texts_of
from tdapp.poker.ranking.best_five import best_five
from tdapp.poker.ranking.front_hand import front_hand, front_strength
from tdapp.poker.round.state import Hand
from tdapp.rules.chinese_rules import ChineseRules
from tdapp.rules.hand_order import HandOrder

DEALT = 13
HANDS = 3


class Setting(msgspec.Struct, frozen=True):
    """A player's three hands: three cards in front, five in the middle, five at the back."""

    front: Hand
    middle: Hand
    back: Hand


class Versus(msgspec.Struct, frozen=True):
    """What one player wins from another, in units: hand by hand from the front, and beyond that."""

    player: int
    opponent: int
    hands: tuple[int, ...]
    more: int

    @property
    def units(self) -> int:
        """All of it; less than nothing is paid."""
        return sum(self.hands) + self.more


def dealt(cards: Sequence[Card], players: int) -> Sequence[Hand]:
    """Thirteen cards for each from the top of a pack, one at a time (13.1.1)."""
    return [tuple(cards[player : players * DEALT : players]) for player in range(players)]


def set_hands(dealt: Sequence[Card], front: Sequence[Card], middle: Sequence[Card]) -> Setting:
    """Thirteen cards set by what is in front and in the middle; the rest is the back hand.

    Refuses with ``not_in_hand`` and ``not_three_and_five``.
    """
    chosen = (*front, *middle)
    strange = set(chosen) - set(dealt)
    if strange:
        raise Refusal("not_in_hand", cards=texts_of(sorted(strange)))
    if (len(front), len(middle), len(set(chosen)), len(dealt)) != (3, 5, 8, DEALT):
        raise Refusal("not_three_and_five", front=len(front), middle=len(middle))
    return Setting(tuple(front), tuple(middle), tuple(it for it in dealt if it not in chosen))


def is_set_right(setting: Setting, order: HandOrder) -> bool:
    """Whether the back hand is the highest of the three and the front hand the lowest (13.2.1)."""
    tables = best_five(order)
    middle, back = tables.of(setting.middle), tables.of(setting.back)
    if middle > back:
        return False
    front, above = front_hand(setting.front), tables.name(middle)
    by_category = order.order.index(front.category) - order.order.index(above.category)
    return by_category > 0 or (by_category == 0 and front.ranks <= above.ranks)


def settled(
    settings: Mapping[int, Setting], order: HandOrder, rules: ChineseRules
) -> Sequence[Versus]:
    """What each wins from each other, from the first player left of the button on (13.4.1).

    `settings` are by player, counted from there. Refuses with ``too_many_active``.
    """
    if len(settings) > rules.active:
        raise Refusal("too_many_active", players=len(settings), most=rules.active)
    right = {player: is_set_right(one, order) for player, one in settings.items()}
    return [
        _compared(one, other, settings, order, rules)
        if right[one] and right[other]
        else Versus(one, other, (), (right[one] - right[other]) * rules.wrongly_set)
        for one, other in combinations(settings, 2)
    ]


def units(versus: Sequence[Versus], players: Sequence[int]) -> Mapping[int, int]:
    """What each player wins in all, in units; together it is nothing."""
    won = dict.fromkeys(players, 0)
    for one in versus:
        won[one.player] += one.units
        won[one.opponent] -= one.units
    return won


def _compared(
    one: int, other: int, settings: Mapping[int, Setting], order: HandOrder, rules: ChineseRules
) -> Versus:
    mine, theirs = _strengths(settings[one], order), _strengths(settings[other], order)
    hands = tuple((a > b) - (a < b) for a, b in zip(mine, theirs, strict=True))
    won, lost = hands.count(1), hands.count(-1)
    more = rules.most_hands * ((2 * won > HANDS) - (2 * lost > HANDS))
    return Versus(one, other, hands, more)


def _strengths(setting: Setting, order: HandOrder) -> Sequence[tuple[int, ...]]:
    tables = best_five(order)
    behind = [(tables.of(hand),) for hand in (setting.middle, setting.back)]
    return [front_strength(setting.front), *behind]
