"""Points of a result, by the formula of its league."""

from dataclasses import asdict, dataclass
from decimal import Decimal

from tdapp.core.refusal import Refusal
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import total_of
from tdapp.typed.formula import reckoned


@dataclass(frozen=True, slots=True)
class LeagueResult:
    """What a formula may ask: `entries` counts re-entries too, `players` each person once.

    `place` is the best of those that are shared, `knockouts` are the bounties won, and `buy_in` is
    the whole price of the entry in dollars (or the event's own currency).
    """

    place: int
    players: int
    entries: int
    knockouts: int
    buy_in: Decimal


def buy_in_of(conditions: Conditions) -> Decimal:
    """The whole price of an entry in dollars."""
    return Decimal(total_of(conditions.entry.parts)) / 100


def points_of(formula: str, result: LeagueResult) -> Decimal:
    """The points, rounded to hundredths.

    Refuses ``points_unreadable`` for what is no formula, with the `problem`, and
    ``points_uncountable`` where it gives no figure for this result, such as a division by zero.
    """
    found = reckoned(formula, {name: Decimal(of) for name, of in asdict(result).items()})
    if found is None:
        raise Refusal("points_uncountable", place=result.place)
    return found
