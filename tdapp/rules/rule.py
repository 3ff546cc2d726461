"""What every decision of a rulebook has: the number of the rule that makes it."""

from enum import Enum
from typing import Annotated

import msgspec

RuleNumber = Annotated[str, msgspec.Meta(min_length=1)]


class Answer(Enum):
    """What a rulebook says to a question of yes or no."""

    YES = "yes"
    NO = "no"
    BY_CONDITIONS = "by_conditions"


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of a decision; `rule` is the book's own number, or says that the book has none."""

    rule: RuleNumber


class Ruled(Rule, frozen=True):
    """A question of yes or no, answered."""

    answer: Answer
