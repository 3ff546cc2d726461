"""By which limit a house plays a game."""

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.limit import Structure
from tdapp.rules.play_rules import PlayRules


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
