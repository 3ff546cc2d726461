"""Thirteen cards set in three hands, and whether they are set as the rule asks (CROWN 13.2)."""

from collections.abc import Sequence

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import Card, texts_of
from tdapp.poker.ranking.best_five import best_five
from tdapp.poker.ranking.strengths import front_hand
from tdapp.poker.round.state import Hand
from tdapp.rules.hand_order import HandOrder

DEALT = 13


class Setting(msgspec.Struct, frozen=True):
    """A player's three hands: three cards in front, five in the middle, five at the back."""

    front: Hand
    middle: Hand
    back: Hand


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
