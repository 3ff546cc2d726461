"""The fields that code asks a rulebook for, and how a rulebook's TOML is read."""

from enum import Enum
from typing import Annotated

import msgspec

from tdapp.rules.jackpot_rules import NO_JACKPOTS, JackpotRules
from tdapp.rules.notices import NoticeRules
from tdapp.rules.office import ANY_DIRECTOR, NO_OFFICES, DirectorRule, Offices
from tdapp.rules.promotion_rules import NO_PROMOTIONS, PromotionRules
from tdapp.rules.rule import Rule, RuleNumber, read_toml
from tdapp.rules.tournament_rules import TournamentRules


class RebuyWhen(Enum):
    """How low a stack must be before its player may buy chips again."""

    BELOW_STARTING_BANK = "below_starting_bank"
    NO_CHIPS = "no_chips"
    BY_CONDITIONS = "by_conditions"


class RebuyRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a re-buy may be sold, and the rule that says so."""

    when: RebuyWhen
    rule: RuleNumber


class Edition(Rule, frozen=True):
    """The approved text that these fields were taken from; its rule has a copy on request."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=120)]


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One house's rules of tournaments and jackpots as far as the program asks for them."""

    house: Annotated[str, msgspec.Meta(pattern="^[A-Z]{3,10}$")]
    name: str
    rebuy: RebuyRule
    tournament: TournamentRules
    notices: NoticeRules = ()
    director: DirectorRule = ANY_DIRECTOR
    offices: Offices = NO_OFFICES
    edition: Edition | None = None
    jackpots: JackpotRules = NO_JACKPOTS
    promotions: PromotionRules = NO_PROMOTIONS


def read_rulebook(text: str) -> Rulebook:
    """A rulebook from its TOML; refuses with ``bad_rulebook`` naming the line or the field."""
    return read_toml(text, Rulebook, "bad_rulebook")
