"""What the sign at a table says of its commission, and whether the house's rules allow that."""

from collections.abc import Sequence

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.rules.commission_rules import (
    BasisPoints,
    CommissionRules,
    FeeCents,
    Jackpot,
    Method,
    PerBoards,
    Percentage,
    PerHand,
    PerPerson,
    PerPurchase,
    PerSitting,
    PerTime,
)


class FeeUpTo(msgspec.Struct, frozen=True):
    """The fee of a hand with so many players or fewer."""

    players: int
    cents: FeeCents


class Sign(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers of one method, in cents; None where the sign says nothing.

    `fee` is for each hand, player, hour, sitting or several boards, `fees` by number of players
    from the fewest; `jackpot` is the part of a charge that goes into the jackpot.
    """

    rate: BasisPoints | None = None
    least: FeeCents = 0
    cap: FeeCents | None = None
    fee: FeeCents | None = None
    fees: tuple[FeeUpTo, ...] = ()
    jackpot: FeeCents = 0


class SignedMethod(msgspec.Struct, frozen=True):
    """A method with the numbers of its sign."""

    method: Method
    sign: Sign

    @property
    def rate(self) -> int:
        """Hundredths of a percent: the sign's, or the only one that the house has."""
        least = self.method.least if isinstance(self.method, Percentage) else 0
        return least if self.sign.rate is None else self.sign.rate

    def fee(self, players: int) -> int:
        """The fee where so many play: the house's own, else the sign's.

        Refuses with ``players_needed`` and ``players_above_sign`` where the sign has it by players.
        """
        if isinstance(self.method, PerPerson) and self.method.fee is not None:
            return self.method.fee
        fees = self.sign.fees
        if fees and players < 1:
            raise Refusal("players_needed")
        fitting = [one.cents for one in fees if players <= one.players]
        if fees and not fitting and self.sign.fee is None:
            raise Refusal("players_above_sign", players=players, most=fees[-1].players)
        return fitting[0] if fitting else self.sign.fee or 0


def method_named(rules: CommissionRules, name: str) -> Method:
    """A method of the house; refuses with ``no_such_method``."""
    for one in rules.methods:
        if one.name == name:
            return one
    known = ", ".join(one.name for one in rules.methods)
    raise Refusal("no_such_method", name=name, known=known)


def posted(rules: CommissionRules, name: str, sign: Sign) -> SignedMethod:
    """A method as its sign has it.

    Refuses with ``no_such_method``, ``rate_not_posted``, ``rate_out_of_range``, ``cap_not_posted``,
    ``fee_not_posted``, ``fee_is_fixed``, ``no_jackpot_part`` and ``jackpot_part_too_small``.
    """
    method = method_named(rules, name)
    if isinstance(method, Percentage):
        _check_rate(method, sign)
    if isinstance(method, PerHand | PerPerson | PerTime | PerSitting | PerPurchase | PerBoards):
        _check_fee(method, sign)
    if sign.jackpot:
        _check_jackpot(method, sign)
    return SignedMethod(method, sign)


def several(rules: CommissionRules, signs: Sequence[tuple[str, Sign]]) -> Sequence[SignedMethod]:
    """Methods together; refuses as `posted`, and with ``only_one_method``."""
    if rules.only_one and len(signs) > 1:
        raise Refusal("only_one_method", rule=rules.rule)
    return [posted(rules, name, sign) for name, sign in signs]


def _check_rate(method: Percentage, sign: Sign) -> None:
    if sign.rate is None and method.least != method.most:
        raise Refusal("rate_not_posted", name=method.name)
    if sign.rate is not None:
        check_range(method, sign.rate)
    if method.cap_posted and sign.cap is None:
        raise Refusal("cap_not_posted", name=method.name, rule=method.cap_posted)


def check_range(method: Percentage, rate: BasisPoints) -> None:
    """Refuses with ``rate_out_of_range`` what the house does not allow a sign to say."""
    if not method.least <= rate <= method.most:
        raise Refusal(
            "rate_out_of_range", rate=rate, least=method.least, most=method.most, rule=method.rule
        )


def _check_fee(method: Method, sign: Sign) -> None:
    fixed = method.fee if isinstance(method, PerPerson) else None
    if fixed is None and sign.fee is None and not sign.fees:
        raise Refusal("fee_not_posted", name=method.name)
    if fixed is not None and sign.fee not in {None, fixed}:
        raise Refusal("fee_is_fixed", fee=fixed, rule=method.rule)


def _check_jackpot(method: Method, sign: Sign) -> None:
    part = jackpot_of(method)
    if part is None:
        raise Refusal("no_jackpot_part", name=method.name)
    if sign.jackpot < part.least:
        raise Refusal("jackpot_part_too_small", least=part.least, rule=part.rule)


def jackpot_of(method: Method) -> Jackpot | None:
    """How a jackpot's part of this charge is taken, if there can be one."""
    return method.jackpot if isinstance(method, Percentage | PerPerson | PerTime) else None
