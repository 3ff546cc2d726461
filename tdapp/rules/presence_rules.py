"""A house's rules of who must sit where, who is absent, and who is sent away."""

from enum import Enum
from typing import Annotated

import msgspec

from tdapp.rules.rule import Answer, Rule

Levels = Annotated[int, msgspec.Meta(ge=0)]


class AbsentHand(Enum):
    """How long an absent player's hand waits for him."""

    UNTIL_DEALT = "until_dealt"
    BY_CONDITIONS = "by_conditions"


class AbsentHandRule(Rule, frozen=True):
    """When an absent player's hand is folded; the last blind may have until his turn to act."""

    live: AbsentHand
    last_blind_until_turn: bool = False


class NoShowRule(Rule, frozen=True):
    """Whether a player who never took his seat may be removed, and from when.

    After `after_levels` levels (0: from the start of play on); perhaps only with good reason to
    believe that he will not play; perhaps with his seat offered to a reserve who pays.
    """

    removed: Answer
    after_levels: Levels = 0
    good_reason: bool = False
    seat_to_reserve: bool = False


class SubstituteRule(Rule, frozen=True):
    """Whether somebody may play in an entrant's place, by whose leave and until when."""

    allowed: Answer
    approval: bool = False
    before_draw: bool = False


class Offence(Enum):
    """What a player may be disqualified for."""

    NOT_POSTING = "not_posting"
    RAISING_STAKE = "raising_stake"
    HIDING_CHIPS = "hiding_chips"
    LEAVING_TABLE = "leaving_table"
    DELIBERATE_BREACH = "deliberate_breach"
    BREACH = "breach"


class Consequence(Enum):
    """What follows from an offence; forfeited chips go out of play, their player stays."""

    MUST_DISQUALIFY = "must_disqualify"
    MAY_DISQUALIFY = "may_disqualify"
    CHIPS_FORFEITED = "chips_forfeited"


class OffenceRule(Rule, frozen=True):
    """One offence and what follows from it."""

    offence: Offence
    consequence: Consequence
