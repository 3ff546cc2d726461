"""What published conditions say of the order of players who are out at the same time."""

from collections.abc import Iterator

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.rules.finishing_rules import FinishBy, FinishingOrder
from tdapp.rules.permits import finishing_order
from tdapp.rules.tournament_rules import TournamentRules

Criteria = tuple[FinishBy, ...] | None
OF_ONE_TABLE = frozenset({FinishBy.FIRST_ALL_IN})
"""What cannot be compared between tables."""


class OutTogetherTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ranks players out in one hand, and players out on other tables at the same time.

    Of each list the first that differs decides, an empty one lets all share their places. None
    where the conditions say nothing: then the house's rulebook ranks them.
    """

    same_table: Criteria = None
    other_tables: Criteria = None

    def order(self, rules: TournamentRules) -> FinishingOrder:
        """The order under a house's rules; refuses ``finishing_order_fixed``."""
        return finishing_order(rules, self.same_table, self.other_tables)


def out_together_faults(
    terms: OutTogetherTerms, rules: TournamentRules
) -> Iterator[tuple[str, str]]:
    """What such terms may not say, each with the field in which it is."""
    for field, criteria in (
        ("same_table", terms.same_table),
        ("other_tables", terms.other_tables),
    ):
        if criteria is not None and len(set(criteria)) != len(criteria):
            yield "named twice", field
    for one in OF_ONE_TABLE.intersection(terms.other_tables or ()):
        yield f"{one.value} ranks one table only", "other_tables"
    for field, alone in (
        ("same_table", OutTogetherTerms(same_table=terms.same_table)),
        ("other_tables", OutTogetherTerms(other_tables=terms.other_tables)),
    ):
        try:
            alone.order(rules)
        except Refusal as fixed:
            yield f"fixed by rule {fixed.details['rule']}", field
