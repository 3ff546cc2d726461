"""What published conditions say of giving money back and of alternates."""

from enum import Enum

import msgspec

from tdapp.core.amounts import Positive
from tdapp.tournament.plan.offers import PartName, Window


class RefundTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The parts of a payment that go back, by occasion; None where the conditions say nothing.

    They count where the house's rulebook leaves it to them. Who withdraws gets `withdrawal` while
    `window` is open and, with `before_start`, only before the clock ever ran.
    """

    withdrawal: tuple[PartName, ...] | None = None
    no_show: tuple[PartName, ...] | None = None
    disqualification: tuple[PartName, ...] | None = None
    before_start: bool = False
    window: Window = Window()


class WhenMissed(Enum):
    """What becomes of an alternate who was called and did not come."""

    TO_THE_END = "to_the_end"
    OUT = "out"


class AlternateTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a full event keeps a queue: minutes to appear when called, and who does not.

    Nobody goes to the end of the queue twice.
    """

    appear_minutes: Positive = 10
    missed: WhenMissed = WhenMissed.TO_THE_END
