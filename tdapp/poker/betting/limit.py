"""What may be bet in a betting round, by its limit."""

from enum import Enum

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.rules.play_rules import PlayRules


class Structure(Enum):
    """How bets are limited."""

    FIXED = "fixed"
    SPREAD = "spread"
    HALF_POT = "half_pot"
    POT = "pot"
    NO_LIMIT = "no_limit"


CAPPED = (Structure.FIXED, Structure.SPREAD)
"""Structures that have a cap on raises (STAR 8.8.8, CROWN 6.9)."""


ON_POT = (Structure.POT, Structure.HALF_POT)
"""Structures in which the pot limits a bet (STAR 8.8.7, CROWN 6.7)."""


class Limit(msgspec.Struct, frozen=True):
    """The limit of one betting round, in chips.

    `least` is the smallest opening bet, in fixed limit the size of every bet; `most` is the
    largest bet or raise of a spread. `upper` is what a fixed bet may be instead, until one is.
    Where it `covers_call`, a raise is no less than what its player calls. A pot limit leaves
    `uncounted` chips of the pot out. `raises` is how many the conditions of a tournament allow;
    where it is `uncapped`, the game has no cap on them.
    """

    structure: Structure
    least: int
    most: int = 0
    last_round: bool = False
    tournament: bool = False
    upper: int = 0
    covers_call: bool = False
    uncounted: int = 0
    raises: int | None = None
    uncapped: bool = False


def limit_played(
    rules: PlayRules, variant: str, wanted: Structure | None, usual: Structure
) -> Structure:
    """The limit that is wanted; where none is, the usual one or the house's own.

    Refuses with ``limit_not_offered`` (TAS B5.4, ADELAIDE App1 2-5, 8).
    """
    offered = rules.limits_of(variant)
    if offered is None:
        return wanted or usual
    if wanted is None:
        return usual if usual.value in offered.limits else Structure(offered.limits[0])
    if wanted.value not in offered.limits:
        raise Refusal("limit_not_offered", limit=wanted.value, game=variant, rule=offered.rule)
    return wanted
