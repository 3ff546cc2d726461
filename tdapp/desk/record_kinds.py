"""The kind of an act, by the facts it recorded."""

from tdapp.core.act_kind import ActKind
from tdapp.core.told_act import ToldAct


def kinds_of(told: ToldAct) -> frozenset[ActKind]:
    """All kinds of its facts."""
    return frozenset(fact.act_kind for fact in told.facts)


def kind_of(told: ToldAct) -> ActKind:
    """What it was mostly: the kind of its first fact of the greatest weight."""
    return max(told.facts, key=lambda fact: fact.weight).act_kind
