"""A house's rules of the order in which players out at the same time finish."""

from enum import Enum

import msgspec

from tdapp.rules.rule import Rule


class FinishBy(Enum):
    """What ranks two players who are out at the same time.

    The larger stack before the hand, the more chips put into its pot, the higher all-in amount,
    the earlier all-in, fewer seats clockwise from the button, the higher card drawn, the
    director's ruling.
    """

    STACK = "stack"
    CHIPS_PUT_IN = "chips_put_in"
    ALL_IN_AMOUNT = "all_in_amount"
    FIRST_ALL_IN = "first_all_in"
    NEAREST_BUTTON = "nearest_button"
    CARD = "card"
    RULING = "ruling"


class LeftToConditions(Enum):
    """How much of the finishing order an event's conditions may set."""

    NOTHING = "nothing"
    OTHER_TABLES = "other_tables"
    EVERYTHING = "everything"


class FinishingOrder(msgspec.Struct, frozen=True):
    """What ranks players out in one hand, and players out on other tables at the same time.

    Of each list the first that differs decides; players equal in all of it share the places.
    """

    same_table: tuple[FinishBy, ...]
    other_tables: tuple[FinishBy, ...]


class FinishingRule(Rule, frozen=True):
    """A rulebook's own finishing order, and how much of it an event's conditions may change."""

    same_table: tuple[FinishBy, ...]
    other_tables: tuple[FinishBy, ...]
    left_to_conditions: LeftToConditions

    @property
    def order(self) -> FinishingOrder:
        """The order that holds where the conditions say nothing."""
        return FinishingOrder(self.same_table, self.other_tables)
