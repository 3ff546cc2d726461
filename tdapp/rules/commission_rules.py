"""How a house may charge for a game: its methods with their numbers, and what is exempt."""

from enum import Enum
from typing import Annotated, TypeAlias

import msgspec

from tdapp.rules.rule import NO_RULE, Rule, RuleNumber

FeeCents = Annotated[int, msgspec.Meta(ge=0)]
BasisPoints = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
"""Hundredths of a percent."""


class CommissionBase(Enum):
    """What a commission is reckoned from."""

    EACH_POT = "each_pot"
    WHOLE_HAND = "whole_hand"


class PercentageRounding(Enum):
    """What a percentage is rounded down to."""

    CENT = "cent"
    DOLLAR = "dollar"
    SMALLEST_CHIP = "smallest_chip"


class WaiverReason(Enum):
    """A reason for which nothing is taken.

    Only blinds were wagered; everybody who put into the pot holds an equal winning hand; everybody
    who was dealt in does, in every pot; or a winner would get back less than was put in.
    """

    BLINDS_ONLY = "blinds_only"
    CONTRIBUTORS_EQUAL = "contributors_equal"
    STARTERS_EQUAL = "starters_equal"
    WINNER_WOULD_LOSE = "winner_would_lose"


class Lifts(Enum):
    """What an exemption lifts: the percentage, all that comes out of the pot, or every charge."""

    PERCENTAGE = "percentage"
    OUT_OF_POT = "out_of_pot"
    EVERY_CHARGE = "every_charge"


class Exemption(Rule, frozen=True):
    """What is not charged, and why not."""

    waived: WaiverReason
    lifts: Lifts


class Jackpot(Rule, frozen=True):
    """The jackpot's part of a charge, in cents: `added` to it, or withheld from it."""

    added: bool
    least: FeeCents = 0


class Percentage(Rule, frozen=True, tag_field="kind", tag="percentage"):
    """So much of what is contested, rounded down.

    The sign's rate lies between `least` and `most`; where they are the same, there is no choice.
    Nothing is taken of `free_up_to` or less; `cap` is the house's own, besides the sign's, which
    has to name one by `cap_posted`.
    """

    name: str
    taken: CommissionBase
    least: BasisPoints
    most: BasisPoints
    rounding: PercentageRounding
    cap: FeeCents | None = None
    cap_posted: RuleNumber | None = None
    free_up_to: FeeCents = 0
    jackpot: Jackpot | None = None


class Scale(Rule, frozen=True, tag_field="kind", tag="scale"):
    """`each` for every `every` cents or part of it; `small` for a pot of `small_up_to` or less."""

    name: str
    taken: CommissionBase
    each: FeeCents
    every: Annotated[int, msgspec.Meta(gt=0)]
    small_up_to: FeeCents = 0
    small: FeeCents = 0
    cap: FeeCents | None = None


class PerHand(Rule, frozen=True, tag_field="kind", tag="per_hand"):
    """A sum out of the pot for every hand, by the number of players where the sign says so."""

    name: str


class PerPerson(Rule, frozen=True, tag_field="kind", tag="per_person"):
    """A fee of every player before the hand; `fee` where the house's book fixes it."""

    name: str
    fee: FeeCents | None = None
    jackpot: Jackpot | None = None


class Verification(Rule, frozen=True):
    """Who has to verify what was collected, before it is dropped: an office `by` or one above."""

    by: str


class PerTime(Rule, frozen=True, tag_field="kind", tag="per_time"):
    """An hourly fee in advance, never given back: `no_refund` is the rule of that.

    A player who joins within the hour pays for the parts of `step_minutes` that have not ended.
    """

    name: str
    step_minutes: Annotated[int, msgspec.Meta(gt=0, le=60)]
    moved_pays_again: bool
    inactive_pays: bool
    no_refund: RuleNumber
    verified: Verification | None = None
    jackpot: Jackpot | None = None


class PerSitting(Rule, frozen=True, tag_field="kind", tag="per_sitting"):
    """A fee of each player for sitting down, until the player leaves the table."""

    name: str


class PerPurchase(Rule, frozen=True, tag_field="kind", tag="per_purchase"):
    """A fee of a player who buys time to act, as the house's clocks sell it."""

    name: str


class PerBoards(Rule, frozen=True, tag_field="kind", tag="per_boards"):
    """A fee on top of the rest, once for a hand that is run on several boards."""

    name: str


class Nothing(Rule, frozen=True, tag_field="kind", tag="nothing"):
    """The house charges nothing."""

    name: str


Method: TypeAlias = (
    Percentage
    | Scale
    | PerHand
    | PerPerson
    | PerTime
    | PerSitting
    | PerPurchase
    | PerBoards
    | Nothing
)


class ChangeNotice(Rule, frozen=True):
    """When the method or the amount may be changed; always between hands.

    After `hands` hands' notice, or at once if all players agree, where `all_may_agree`; the sign
    first, where it says `sign`; not twice on one trading day, where it holds `for_the_day`.
    """

    hands: Annotated[int, msgspec.Meta(ge=0)] = 0
    all_may_agree: bool = False
    sign: bool = True
    for_the_day: bool = False


class UncalledRule(Rule, frozen=True):
    """An uncalled bet forms no part of the pot that is charged."""


class CommissionRules(Rule, frozen=True):
    """A house's methods, of which several may be combined unless there is to be `only_one`."""

    methods: tuple[Method, ...]
    change: ChangeNotice
    uncalled: UncalledRule
    exemptions: tuple[Exemption, ...] = ()
    only_one: bool = False


NO_COMMISSION = CommissionRules(
    methods=(),
    change=ChangeNotice(rule=NO_RULE),
    uncalled=UncalledRule(rule=NO_RULE),
    rule=NO_RULE,
)
