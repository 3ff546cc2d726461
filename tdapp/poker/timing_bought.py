"""Time that players buy: how often they may, and what of the fee is the pot's."""

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.betting import with_one
from tdapp.poker.round.state import Phase, Round
from tdapp.rules.timing_rules import MoreTime, TimingRules

DOLLAR = 100
"""In cents."""


class Bought(msgspec.Struct, frozen=True):
    """Time that a player bought in a betting round; the fee's parts in cents."""

    player: int
    street: int
    house: int
    pot: int

    @property
    def fee(self) -> int:
        """What the player paid."""
        return self.house + self.pot


def buy(
    rules: TimingRules,
    earlier: tuple[Bought, ...],
    player: int,
    street: int,
    fee: int,
    signed_most: int | None = None,
) -> Bought:
    """Time for a player in a betting round, after what was bought `earlier` in this hand.

    `signed_most` is how often the sign allows it. Refuses with ``time_is_not_sold`` and
    ``no_more_time``.
    """
    more = _more(rules)
    had = sum(one.player == player and one.street == street for one in earlier)
    limits = [most for most in (more.most, signed_most) if most is not None]
    if limits and had >= min(limits):
        raise Refusal("no_more_time", most=min(limits), rule=more.rule)
    house = fee // (2 * DOLLAR) * DOLLAR if more.shared else fee
    return Bought(player, street, house, fee - house)


def paid(round_: Round, bought: Bought) -> Round:
    """The round with the fee out of the player's stack and the pot's part in the pot.

    The chips are cents. Refuses with ``not_now``, ``not_your_turn`` and ``cannot_pay_for_time``.
    """
    betting, player = round_.betting, bought.player
    if round_.phase is not Phase.BET:
        raise Refusal("not_now", phase=round_.phase.value)
    if betting.actor != player:
        raise Refusal("not_your_turn", player=player, actor=betting.actor)
    stake = betting.stakes[player]
    if stake.stack <= bought.fee:
        raise Refusal("cannot_pay_for_time", fee=bought.fee, stack=stake.stack)
    less = msgspec.structs.replace(stake, stack=stake.stack - bought.fee)
    stakes = with_one(betting.stakes, player, less)
    after = msgspec.structs.replace(betting, stakes=stakes, dead=betting.dead + bought.pot)
    return msgspec.structs.replace(round_, betting=after)


def _more(rules: TimingRules) -> MoreTime:
    if rules.more is None:
        raise Refusal("time_is_not_sold")
    return rules.more
