"""The houses' rules of play, read from their files."""

from functools import cache

import resources
from tdapp.rules.cash_rules import CashRules
from tdapp.rules.play_rules import PlayRules, read_play_rules

HOUSES = {
    "STAR": "star", "CROWN": "crown", "TAS": "tasmania", "ADELAIDE": "adelaide", "OPEN": "open",
}  # fmt: skip


@cache
def play_rules(house: str) -> PlayRules:
    """One house's."""
    return read_play_rules(resources.read("play", f"{HOUSES[house]}.toml"))


def cash_rules(house: str) -> CashRules:
    """What one of them says of its cash games."""
    return play_rules(house).cash
