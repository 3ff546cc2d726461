"""What every paper of the cash games is made from."""

from collections.abc import Callable
from dataclasses import dataclass

from tdapp.cash.cash import Cash
from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.papers.sheet import Imprint
from tdapp.rules.houses import HouseRules
from tdapp.voice.voice import Voice

HOUR_US = 3_600_000_000


@dataclass(frozen=True, slots=True)
class CashPapers:
    """The games as they stand, their rules, the names, and whose paper it is.

    The wall clock of the house is so many minutes east of UTC.
    """

    cash: Cash
    rules: HouseRules
    imprint: Imprint
    name: Callable[[PersonId], str]
    now: Instant
    offset_minutes: int = 0

    @property
    def voice(self) -> Voice:
        """How they speak."""
        return self.imprint.voice

    def hours(self, microseconds: int) -> str:
        """A time played, in hours with a decimal."""
        tenths = microseconds * 10 // HOUR_US
        return f"{self.voice.count(tenths // 10)}{self.voice.symbols.point}{tenths % 10}"
