"""A house's rules of tournament money: what may be sold, kept and given back."""

from enum import Enum
from typing import Annotated, Literal

import msgspec

from tdapp.rules.rule import Answer, Rule

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Count = Annotated[int, msgspec.Meta(ge=1)]


class KeptOf(Enum):
    """What the part that the operator may keep is counted from."""

    ENTRY_FEES = "entry_fees"
    ALL_PAYMENTS = "all_payments"
    BY_CONDITIONS = "by_conditions"


class Keeping(Rule, frozen=True):
    """The most that the operator may keep: `most_percent` of what `of` names.

    Entry fees are what an entry or re-entry costs beyond its buy-in; a re-buy or add-on has none.
    All payments are the whole price of every purchase, forfeited ones too.
    """

    of: KeptOf
    most_percent: Percent = 100


class HowMany(Rule, frozen=True):
    """How many of something a player may have.

    A `fixed` number holds whatever conditions say, even where these prevail over the rulebook.
    """

    most: Count | Literal["by_conditions"]
    fixed: bool = False

    @property
    def limit(self) -> int | None:
        """The rulebook's own limit, or None where it leaves the number to the conditions."""
        return None if self.most == "by_conditions" else self.most


class RefundDue(Enum):
    """What of a payment is given back."""

    EVERYTHING = "everything"
    NOTHING = "nothing"
    FEE_ON_APPROVAL = "fee_on_approval"
    BY_CONDITIONS = "by_conditions"


class RefundRule(Rule, frozen=True):
    """What is given back on one occasion."""

    due: RefundDue


class Refunds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is given back when the event is cancelled, or a player leaves it in one of these ways.

    A no-show is a player whose seat is taken away because he never came.
    """

    cancellation: RefundRule
    withdrawal: RefundRule
    no_show: RefundRule
    disqualification: RefundRule


class PrizeListDue(Enum):
    """When the prizes must be published at the latest."""

    WITH_CONDITIONS = "with_conditions"
    POOL_KNOWN = "pool_known"
    BY_CONDITIONS = "by_conditions"


class PrizeListRule(Rule, frozen=True):
    """When the prizes must be published."""

    due: PrizeListDue


class Heir(Enum):
    """Where the prize of a winner goes who may not have it.

    The runner-up may be offered it, at the operator's choice; the next eligible one stands in the
    winner's stead without being chosen.
    """

    RUNNER_UP = "runner_up"
    NEXT_ELIGIBLE = "next_eligible"
    CROWN = "crown"
    BY_CONDITIONS = "by_conditions"


class IneligibleRule(Rule, frozen=True):
    """Where the prize goes of a winner who is under age, employed by the house, or barred else."""

    under_age: Heir
    employee: Heir
    other: Heir


class StartingChips(Rule, frozen=True):
    """Whether all players must start with equal chips; then an entry gives no bonus chips."""

    equal: Answer
