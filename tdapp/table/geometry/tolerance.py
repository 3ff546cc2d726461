"""How even a house wants its tables, and which of them gives a player first."""

from enum import Enum
from typing import Annotated

import msgspec


class ToleranceStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From so many tables on, the fullest may have `within` players more than the emptiest."""

    from_tables: Annotated[int, msgspec.Meta(ge=1)]
    within: Annotated[int, msgspec.Meta(ge=1)]


class Source(Enum):
    """Which of the fullest tables gives a player: the first to break, or the next by number."""

    FIRST_TO_BREAK = "first_to_break"
    NEXT_NUMBER = "next_number"


class BalancingSettings(msgspec.Struct, frozen=True):
    """How a house keeps its tables even.

    - `tolerance`: the step with the most tables that are reached holds; within 1 below all steps.
    - `source`, or `Source.NEXT_NUMBER` from `by_number_from` tables on.
    - `halt_at`: how many players short of the fullest a table halts; None for never.
    """

    tolerance: tuple[ToleranceStep, ...] = ()
    source: Source = Source.FIRST_TO_BREAK
    by_number_from: int | None = None
    halt_at: int | None = 3

    def within(self, tables: int) -> int:
        """The difference in players that is tolerated between so many tables."""
        reached = [step for step in self.tolerance if step.from_tables <= tables]
        return max(reached, key=lambda step: step.from_tables).within if reached else 1

    def source_of(self, tables: int) -> Source:
        """Which of the fullest tables gives a player where there are so many tables."""
        numbered = self.by_number_from is not None and tables >= self.by_number_from
        return Source.NEXT_NUMBER if numbered else self.source
