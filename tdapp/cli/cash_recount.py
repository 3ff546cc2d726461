"""A cash room counted anew from the facts as the record wrote them, by names and figures alone."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple


class Recount(NamedTuple):
    """What the facts come to, in cents: what lies on the tables, and what each account has."""

    stakes: int
    sitting: Mapping[int, str]
    bought: int
    left_with: int
    charged: int

    @property
    def adds_up(self) -> bool:
        """Whether the stakes are what was bought less what was taken and charged."""
        return self.stakes == self.bought - self.left_with - self.charged


def recounted(facts: Iterable[tuple[str, Mapping[str, Any]]]) -> Recount:
    """Count facts, each a name and its fields, in the order of the record."""
    sums: Counter[str] = Counter()
    sitting: dict[int, str] = {}
    for name, fact in facts:
        match name:
            case "SatDown":
                sitting[fact["entry"]] = fact["person"]
            case "StakeBought":
                sums["bought"] += fact["cents"]
            case "GotUp":
                sums["left"] += fact["cents"]
                del sitting[fact["entry"]]
            case "ChipsTaken":
                sums["left"] += fact["cents"]
            case "CommissionTaken":
                sums["charged"] += fact["cents"]
    stakes = sums["bought"] - sums["left"] - sums["charged"]
    return Recount(stakes, sitting, sums["bought"], sums["left"], sums["charged"])
