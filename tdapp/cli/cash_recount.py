"""A cash room counted anew from the facts as the record wrote them, by names and figures alone."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple


class Recount(NamedTuple):
    """What the facts come to, in cents; `trays` by table, and who sits by number of the sitting.

    `hands_off` is what followed hands lost beside the commission, `trays_off` what counts of trays
    found too many or too few.
    """

    stakes: int
    sitting: Mapping[int, str]
    custody: int = 0
    trays: Mapping[int, int] = {}
    hands_off: int = 0
    trays_off: int = 0


Facts = Sequence[tuple[str, Mapping[str, Any]]]
ON_TABLES = {
    "StakeBought": 1,
    **dict.fromkeys(("GotUp", "ChipsTaken", "CommissionTaken", "FeePaid"), -1),
}
IN_CUSTODY = {"ChipsPickedUp": 1, "ChipsGivenBack": -1}


def recounted(facts: Facts) -> Recount:
    """Count facts, each a name and its fields, in the order of the record."""
    trays, trays_off = _trays(facts)
    return Recount(
        _sum(facts, ON_TABLES),
        _sitting(facts),
        _sum(facts, IN_CUSTODY),
        trays,
        _hands_off(facts),
        trays_off,
    )


def _sum(facts: Facts, signs: Mapping[str, int]) -> int:
    """Cents that came less those that went; a fee only where it left the stake."""
    return sum(
        signs[name] * fact["cents"]
        for name, fact in facts
        if name in signs and fact.get("paid_from", "stake") == "stake"
    )


def _sitting(facts: Facts) -> Mapping[int, str]:
    found: dict[int, str] = {}
    for name, fact in facts:
        if name == "SatDown":
            found[fact["entry"]] = fact["person"]
        elif name == "GotUp":
            del found[fact["entry"]]
    return found


def _trays(facts: Facts) -> tuple[Mapping[int, int], int]:
    held: dict[int, int] = {}
    off = 0
    for name, fact in facts:
        match name:
            case "TrayOpened":
                held[fact["table"]] = _worth(fact["pieces"])
            case "TrayCounted":
                counted = _worth(fact["pieces"])
                off += abs(counted - held.pop(fact["table"]))
                held |= {} if fact["closes"] else {fact["table"]: counted}
            case "ChipsSold":
                held[fact["table"]] -= fact["cents"]
            case "ChipsReceived" if fact["kind"] == "fill":
                held[fact["table"]] += fact["cents"]
    return held, off


def _hands_off(facts: Facts) -> int:
    """What is missing after followed hands and was not taken as commission right after them."""
    missing: Counter[int] = Counter()
    off = 0
    for name, fact in facts:
        if name == "HandEnded":
            missing[fact["table"]] = sum(before - after for _, before, after in fact["stacks"])
        elif name == "CommissionTaken" and fact["table"] in missing:
            missing[fact["table"]] -= fact["cents"]
        elif name == "HandsDealt":
            off += abs(missing.pop(fact["table"], 0))
    return off


def _worth(pieces: Sequence[tuple[int, int]]) -> int:
    return sum(value * number for value, number in pieces)
