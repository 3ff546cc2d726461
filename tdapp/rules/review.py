"""A house's rules of disputes: who rules first, who reviews it, and where a complaint goes."""

from enum import Enum

import msgspec

from tdapp.rules.rule import SILENT, Rule


class Authority(Enum):
    """In what capacity somebody of the house decides a dispute."""

    DEALER = "dealer"
    GAMING_SUPERVISOR = "gaming_supervisor"
    CASINO_SUPERVISOR = "casino_supervisor"
    TOURNAMENT_DIRECTOR = "tournament_director"
    AREA_MANAGER = "area_manager"
    MANAGEMENT = "management"
    HOUSE = "house"


class Outside(Enum):
    """Who hears a complaint about a decision of the house."""

    INSPECTOR = "inspector"
    INSPECTORATE = "inspectorate"


class ReviewStep(Rule, frozen=True):
    """One decision of the house, by whom."""

    by: Authority


class ComplaintRule(Rule, frozen=True):
    """Where a complaint goes, and whether the review there is asked for in writing."""

    to: Outside
    in_writing: bool = False


class WaitingRule(Rule, frozen=True):
    """Whether play waits until a dispute is settled."""

    waits: bool


class ReviewRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The way of a dispute: a first decision, reviews of it if asked for, a right to complain.

    Where there is a `complaint`, whoever is not satisfied has to be told of the right to it.
    """

    first: ReviewStep
    play: WaitingRule
    reviews: tuple[ReviewStep, ...] = ()
    complaint: ComplaintRule | None = None


NEUTRAL_REVIEW = ReviewRule(
    first=ReviewStep(by=Authority.TOURNAMENT_DIRECTOR, rule=SILENT),
    play=WaitingRule(waits=False, rule=SILENT),
    reviews=(ReviewStep(by=Authority.MANAGEMENT, rule=SILENT),),
)
"""What holds where no rulebook says otherwise: the director rules, the management reviews."""
