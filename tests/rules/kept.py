"""The limits on what the operator keeps, as the rulebooks word them: over all that was sold."""

from tdapp.rules.money_rules import KeptOf
from tdapp.rules.purchases import ByKind, PurchaseKind, kept, paid
from tdapp.rules.tournament_rules import TournamentRules

ENTRIES = {PurchaseKind.ENTRY, PurchaseKind.REENTRY}


def most_kept(rules: TournamentRules, by_kind: ByKind) -> int:
    """The most that the operator may keep of these payments, in whole cents."""
    if rules.keeping.of is KeptOf.ENTRY_FEES:
        counted = sum(kept(parts) for kind, parts in by_kind.items() if kind in ENTRIES)
    else:
        counted = sum(paid(parts) for parts in by_kind.values())
    return counted * rules.keeping.most_percent // 100


def all_kept(by_kind: ByKind) -> int:
    """What of these payments does not go back to players, in cents."""
    return sum(kept(parts) for parts in by_kind.values())


def allowed(rules: TournamentRules, by_kind: ByKind) -> bool:
    """Whether this much may be kept."""
    return all_kept(by_kind) <= most_kept(rules, by_kind)
