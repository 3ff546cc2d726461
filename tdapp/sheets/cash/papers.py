"""What every paper of the cash games is made from."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from tdapp.cash.cash import Cash
from tdapp.cash.facts.trays import BoxCounted, TrayCounted
from tdapp.cash.state.table_money import BoxTime, TableMoney, TrayTime
from tdapp.core.act import Recorded
from tdapp.core.ids import ActionId, PersonId
from tdapp.core.instant import Instant
from tdapp.papers.sheet import Imprint
from tdapp.rules.houses import HouseRules
from tdapp.voice.voice import Voice

HOUR_US = 3_600_000_000
Counted = TrayTime | BoxTime
"""What was counted by two."""


@dataclass(frozen=True, slots=True)
class CashPapers:
    """The games as they stand, their rules, the names, and whose paper it is.

    The wall clock of the house is so many minutes east of UTC. `counted_by` names the two who
    counted a tray or a box.
    """

    cash: Cash
    rules: HouseRules
    imprint: Imprint
    name: Callable[[PersonId], str]
    now: Instant
    offset_minutes: int = 0
    counted_by: Mapping[Counted, str] = field(default_factory=dict)

    @property
    def voice(self) -> Voice:
        """How they speak."""
        return self.imprint.voice

    def hours(self, microseconds: int) -> str:
        """A time played, in hours with a decimal."""
        tenths = microseconds * 10 // HOUR_US
        return f"{self.voice.count(tenths // 10)}{self.voice.symbols.point}{tenths % 10}"


def counts(money: TableMoney, past: Iterable[Recorded]) -> Mapping[Counted, ActionId]:
    """The act in which each tray and box of the day was counted, by the day's facts in order."""
    told = list(past)
    trays = [one.action for one in told if isinstance(one.event, TrayCounted)]
    boxes = [one.action for one in told if isinstance(one.event, BoxCounted)]
    return {
        **dict(zip(reversed(money.past), reversed(trays), strict=False)),
        **dict(zip(reversed(money.counted), reversed(boxes), strict=False)),
    }
