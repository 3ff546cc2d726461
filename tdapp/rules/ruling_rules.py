"""A house's rules of rulings: penalties, disputes, who reviews them, and complaints."""

from collections.abc import Iterable
from enum import Enum
from typing import Annotated

import msgspec

from tdapp.rules.rule import SILENT, Rule


class Authority(Enum):
    """In what capacity somebody of the house decides a dispute."""

    DEALER = "dealer"
    GAMING_SUPERVISOR = "gaming_supervisor"
    CASINO_SUPERVISOR = "casino_supervisor"
    TOURNAMENT_DIRECTOR = "tournament_director"
    AREA_MANAGER = "area_manager"
    ASSISTANT_CASINO_MANAGER = "assistant_casino_manager"
    MANAGEMENT = "management"
    HOUSE = "house"


class Outside(Enum):
    """Who hears a complaint about a decision of the house."""

    INSPECTOR = "inspector"
    INSPECTORATE = "inspectorate"


class ReviewStep(Rule, frozen=True):
    """One decision of the house, by whom."""

    by: Authority


class ComplaintRule(Rule, frozen=True):
    """Where a complaint goes, and whether the review there is asked for in writing."""

    to: Outside
    in_writing: bool = False


class WaitingRule(Rule, frozen=True):
    """Whether play waits until a dispute is settled."""

    waits: bool


class ReviewRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The way of a dispute: a first decision, reviews of it if asked for, a right to complain.

    Where there is a `complaint`, whoever is not satisfied has to be told of the right to it.
    """

    first: ReviewStep
    play: WaitingRule
    reviews: tuple[ReviewStep, ...] = ()
    complaint: ComplaintRule | None = None


NEUTRAL_REVIEW = ReviewRule(
    first=ReviewStep(by=Authority.TOURNAMENT_DIRECTOR, rule=SILENT),
    play=WaitingRule(waits=False, rule=SILENT),
    reviews=(ReviewStep(by=Authority.MANAGEMENT, rule=SILENT),),
)
"""What holds where no rulebook says otherwise: the director rules, the management reviews."""


Amount = Annotated[int, msgspec.Meta(ge=0, le=1_000)]


class PenaltyKind(Enum):
    """What a penalty is counted in: a warning in nothing, `ROUNDS` in hands for every player."""

    WARNING = "warning"
    MINUTES = "minutes"
    HANDS = "hands"
    ROUNDS = "rounds"


class ListedPenalty(Rule, frozen=True):
    """One kind of penalty with the amounts that are listed of it; a warning has none.

    Disqualification is none of these: it is a way of leaving the event.
    """

    kind: PenaltyKind
    amounts: tuple[Amount, ...] = ()

    def covers(self, kind: PenaltyKind, amount: int) -> bool:
        """Whether this penalty is listed here."""
        return kind is self.kind and amount in (self.amounts or (0,))


def is_listed(listed: Iterable[ListedPenalty], kind: PenaltyKind, amount: int) -> bool:
    """Whether a penalty is offered as it is; another one, or any without a list, needs a reason."""
    return any(one.covers(kind, amount) for one in listed)


NEUTRAL_PENALTIES = (
    ListedPenalty(kind=PenaltyKind.WARNING, rule=SILENT),
    ListedPenalty(kind=PenaltyKind.HANDS, amounts=(1, 2, 3), rule=SILENT),
    ListedPenalty(kind=PenaltyKind.ROUNDS, amounts=(1, 2, 3), rule=SILENT),
)
"""What is offered where no rulebook has a list."""
