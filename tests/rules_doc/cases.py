"""The houses, and the cases that their rulebooks decide."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parents[2]
CASES = ROOT / "tests" / "rules" / "cases.jsonl"

HOUSES = {
    "STAR": "The Star Sydney, poker",
    "BONUS": "The Star Sydney, Texas Hold'em Bonus Poker",
    "CROWN": "Crown Melbourne, poker",
    "TAS": "Tasmania, poker",
    "ADELAIDE": "SkyCity Adelaide, Texas Hold'em with jackpots",
    "OPEN": "The neutral rulebook",
}
WORKS = ("engine", "tournament", "formats", "cash", "jackpots", "hardware")


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One situation with the answer that a house's rule gives.

    `work` is the part of the house that answers it, `area` the subject; `given` and `then` are
    facts in the case's own terms. Amounts of money are in the table's currency, not in cents.
    """

    id: str
    work: str
    house: str
    rule: str
    area: str
    given: dict[str, Any]
    then: dict[str, Any]


@cache
def all_cases() -> dict[str, Case]:
    """Every case by its id, in the order of the file."""
    decoder = msgspec.json.Decoder(Case)
    cases = decoder.decode_lines(CASES.read_bytes())
    return {case.id: case for case in cases}
