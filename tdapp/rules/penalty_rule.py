"""A house's penalties short of disqualification: what its rulebook lists is offered first."""

from collections.abc import Iterable
from enum import Enum
from typing import Annotated

import msgspec

from tdapp.rules.rule import SILENT, Rule

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
