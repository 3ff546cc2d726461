"""What a house's rulebook wants published conditions to speak of, and these do not."""

from tdapp.rules.permits import unsaid
from tdapp.rules.tournament_rules import Heading
from tdapp.tournament.plan.conditions import Conditions

BY_THE_FIELDS = frozenset(
    {
        "entry fee",
        "buy-in",
        "entry fee, buy-in, re-buy and add-on",
        "starting chips",
        "equal starting bank",
        "re-buys and add-ons",
        "buying back in",
        "blind levels",
        "number and duration of rounds",
        "structure and progression",
        "progression",
        "least and most players",
        "prize pool",
        "distribution of the prize pool",
    }
)
"""The headings that every event file speaks of in its own fields."""


def still_unsaid(conditions: Conditions) -> tuple[Heading, ...]:
    """The headings that must be there and are not: a question to the director, not a fault."""
    in_words = {clause.heading for clause in conditions.says}
    return unsaid(conditions.rules, BY_THE_FIELDS | in_words)
