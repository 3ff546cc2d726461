"""What a player puts in front of him: chips brought along, and what is paid for."""

import msgspec

from tdapp.cash.facts.sittings import StakeBought
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.till.payment import CASH, Payment, Tender


class BuyIn(msgspec.Struct, frozen=True):
    """So many `cents`, of which `chips` are brought along; the rest is paid for.

    It is paid at the cage, or `at_table` in cash.
    """

    cents: int
    chips: int = 0
    payment: Payment = CASH
    at_table: bool = False

    def bought_by(self, sitting: int, at: Instant) -> StakeBought:
        """The fact of it.

        Refuses ``no_stake``, ``more_chips_than_stake``, ``cash_only_at_table``, ``not_on_credit``
        and what the payment is refused for.
        """
        if self.cents <= 0 or self.chips < 0:
            raise Refusal("no_stake")
        if self.chips > self.cents:
            raise Refusal("more_chips_than_stake", chips=self.chips, stake=self.cents)
        self._must_be_payable()
        return StakeBought(
            sitting,
            self.cents,
            self.chips,
            at,
            tender=self.payment.tender,
            session=None if self.at_table else self.payment.session,
            also=self.payment.also,
            at_table=self.at_table,
        )

    def _must_be_payable(self) -> None:
        if self.at_table and (self.payment.tender is not Tender.CASH or self.payment.also):
            raise Refusal("cash_only_at_table")
        if self.payment.tender is Tender.OWED:
            raise Refusal("not_on_credit")
        if self.cents > self.chips:
            self.payment.of(self.cents - self.chips)
