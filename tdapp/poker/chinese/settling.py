"""Who pays whom when a round of Chinese poker is over (CROWN 13.4.3)."""

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.poker.chinese.comparing import Versus, compared, units
from tdapp.poker.chinese.round import ChineseRound, Stage


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
