"""What each player's three hands win from each other's, in units (CROWN 13.4, 13.5)."""

from collections.abc import Mapping, Sequence
from itertools import combinations

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.poker.chinese.setting import Setting, is_set_right
from tdapp.poker.ranking.best_five import best_five
from tdapp.poker.ranking.front_hand import front_strength
from tdapp.rules.chinese_rules import ChineseRules
from tdapp.rules.hand_order import HandOrder

HANDS = 3
Settings = Mapping[int, Setting | None]
"""Settings by player, from the left of the button on; None was ruled to be set wrongly."""


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


def compared(settings: Settings, order: HandOrder, rules: ChineseRules) -> Sequence[Versus]:
    """What each wins from each other, from the first player left of the button on (13.4.1).

    Refuses with ``too_many_active``.
    """
    if len(settings) > rules.active:
        raise Refusal("too_many_active", players=len(settings), most=rules.active, rule=rules.rule)
    right = {player: one for player, one in settings.items() if one and is_set_right(one, order)}
    return [
        _hand_by_hand(one, other, right, order, rules)
        if one in right and other in right
        else Versus(one, other, (), ((one in right) - (other in right)) * rules.wrongly_set)
        for one, other in combinations(settings, 2)
    ]


def units(versus: Sequence[Versus], players: Sequence[int]) -> Mapping[int, int]:
    """What each player wins in all, in units; together it is nothing."""
    won = dict.fromkeys(players, 0)
    for one in versus:
        won[one.player] += one.units
        won[one.opponent] -= one.units
    return won


def _hand_by_hand(
    one: int,
    other: int,
    settings: Mapping[int, Setting],
    order: HandOrder,
    rules: ChineseRules,
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
