"""A cash room counted anew from the facts as the record wrote them, by names and figures alone."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple


class Recount(NamedTuple):
    """What the facts come to: cents on the tables, and who sits by number of the sitting."""

    stakes: int
    sitting: Mapping[int, str]


def recounted(facts: Iterable[tuple[str, Mapping[str, Any]]]) -> Recount:
    """Count facts, each a name and its fields, in the order of the record."""
    stakes = 0
    sitting: dict[int, str] = {}
    for name, fact in facts:
        match name:
            case "SatDown":
                sitting[fact["entry"]] = fact["person"]
            case "StakeBought":
                stakes += fact["cents"]
            case "GotUp":
                stakes -= fact["cents"]
                del sitting[fact["entry"]]
            case "ChipsTaken" | "CommissionTaken":
                stakes -= fact["cents"]
    return Recount(stakes, sitting)
