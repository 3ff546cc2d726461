"""Who pays whom when a round of Chinese poker is over (CROWN 13.4.3)."""

from collections.abc import Mapping, Sequence
from itertools import combinations

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.poker.chinese.round import ChineseRound, Stage
from tdapp.poker.chinese.setting import Setting, is_set_right
from tdapp.poker.ranking.best_five import best_five
from tdapp.poker.ranking.strengths import front_strength
from tdapp.rules.hand_order import ChineseRules, HandOrder

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


class ChinesePayment(msgspec.Struct, frozen=True):
    """What one player pays another, in chips; less than is owed where the stack is too short."""

    payer: int
    payee: int
    owed: int
    paid: int


class ChineseSettlement(msgspec.Struct, frozen=True):
    """The end of a round: comparisons, units by player, payments in their order, and stacks."""

    versus: tuple[Versus, ...]
    units: tuple[int, ...]
    payments: tuple[ChinesePayment, ...]
    stacks: tuple[int, ...]


def settle(round_: ChineseRound) -> ChineseSettlement:
    """Compare and pay, from the first player left of the button on; refuses with ``not_over``.

    Nobody loses more than was on the table before the hand (CROWN 1.1, table stakes).
    """
    if round_.stage is not Stage.OVER:
        raise Refusal("not_over", phase=round_.stage.value)
    setup = round_.setup
    players = range(len(setup.stacks))
    found = compared(dict(enumerate(round_.settings)), setup.order, setup.rules)
    left, stacks, payments = [*setup.stacks], [*setup.stacks], []
    for one in found:
        payment = _payment(one, setup.unit, left)
        left[payment.payer] -= payment.paid
        stacks[payment.payer] -= payment.paid
        stacks[payment.payee] += payment.paid
        payments += [payment] if payment.owed else []
    won = units(found, players)
    return ChineseSettlement(
        tuple(found), tuple(won[at] for at in players), tuple(payments), tuple(stacks)
    )


def _payment(versus: Versus, unit: int, left: list[int]) -> ChinesePayment:
    ends = versus.opponent, versus.player
    payer, payee = ends if versus.units >= 0 else reversed(ends)
    owed = abs(versus.units) * unit
    return ChinesePayment(payer, payee, owed, min(owed, left[payer]))
