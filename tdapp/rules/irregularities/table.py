"""A house's table of irregularities, and how its TOML is read."""

from collections.abc import Mapping
from typing import Annotated

import msgspec

from tdapp.rules.irregularities.facts import Condition, RulingFact
from tdapp.rules.irregularities.outcomes import (
    HandFate,
    InformedOffice,
    ReturnedChips,
    RoundFate,
    RulingStep,
    Winner,
)
from tdapp.rules.irregularities.situations import GameKind, Situation
from tdapp.rules.rule import Rule, read_toml
from tdapp.rules.ruling_rules import Authority


class DecisionRow(Rule, frozen=True):
    """A row of the table: it decides where everything in `when` holds.

    `steps` are done in their order; `units` are lost to each opponent (Chinese poker). `by` decides
    what may be done.
    """

    when: Mapping[RulingFact, Condition] = {}
    standing: RoundFate = RoundFate.PLAYS_ON
    hand: HandFate | None = None
    returned: ReturnedChips = ReturnedChips.NOTHING
    winner: Winner | None = None
    steps: tuple[RulingStep, ...] = ()
    told: tuple[InformedOffice, ...] = ()
    units: int = 0
    by: tuple[Authority, ...] = ()


class Substantial(Rule, frozen=True):
    """How many players have acted when there was substantial action."""

    players: Annotated[int, msgspec.Meta(ge=1)]


class Decider(Rule, frozen=True):
    """Who decides in these games, in all where none is named, and what he may do."""

    by: tuple[Authority, ...]
    games: tuple[GameKind, ...] = ()
    may_void: bool = False

    def is_for(self, game: GameKind | None) -> bool:
        """Whether it is his to decide in a game of this kind."""
        return not self.games or game in self.games


class MisdealRule(Rule, frozen=True):
    """What every misdeal of the house has in common; all wagers go back."""

    steps: tuple[RulingStep, ...]
    deciders: tuple[Decider, ...]


class Irregularities(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One house's irregularities: of a situation's rows the first that holds decides.

    `silent` says who decides what the book does not cover.
    """

    house: Annotated[str, msgspec.Meta(pattern="^[A-Z]{3,10}$")]
    substantial: Substantial
    misdeal: MisdealRule
    silent: tuple[Decider, ...]
    decisions: Mapping[Situation, tuple[DecisionRow, ...]] = {}


def read_irregularities(text: str) -> Irregularities:
    """A house's table from its TOML; refuses with ``bad_rulebook`` naming the line or the field."""
    return read_toml(text, Irregularities, "bad_rulebook")
