"""What every decision of a rulebook has, and how the house's data are read from TOML."""

import tomllib
from collections.abc import Iterable
from enum import Enum
from typing import Annotated, TypeVar

import msgspec

from tdapp.core.refusal import Refusal

RuleNumber = Annotated[str, msgspec.Meta(min_length=1)]
COMMON = "common rules"
"""In place of a number: what is done everywhere, where a house's file says nothing."""
SILENT = "published conditions"
"""In place of a number: no rulebook says it, the conditions of a tournament may."""
NO_RULE = "no rule"
"""In place of a number: the house has nothing of the kind."""


class Answer(Enum):
    """What a rulebook says to a question of yes or no."""

    YES = "yes"
    NO = "no"
    BY_CONDITIONS = "by_conditions"


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of a decision; `rule` is the book's own number, or says that the book has none."""

    rule: RuleNumber


class YesOrNo(Rule, frozen=True):
    """A question of yes or no, answered."""

    answer: Answer


class RuleForGames(Rule, frozen=True, kw_only=True):
    """A decision that is `only` for some games where games are named."""

    only: tuple[str, ...] = ()


ForGames = TypeVar("ForGames", bound=RuleForGames)


def for_game(rules: Iterable[ForGames], variant: str) -> ForGames | None:
    """The decision for a game: one for it alone before those for all; None where there is none."""
    found = [one for one in rules if variant in one.only or not one.only]
    return max(found, key=lambda one: bool(one.only), default=None)


Kind = TypeVar("Kind")


def read_toml(text: str, kind: type[Kind], code: str) -> Kind:
    """What a TOML holds; refuses with the `code`, naming the line or the field."""
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except (ValueError, RecursionError) as error:
        raise Refusal(code, problem=str(error)) from error
