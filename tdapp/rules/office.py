"""A house's offices in their order, which of them decides what, and who has charge of an event."""

from collections.abc import Sequence
from enum import Enum
from typing import Annotated

import msgspec

from tdapp.rules.rule import SILENT, Answer, Rule

Title = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Step = Annotated[tuple[Title, ...], msgspec.Meta(min_length=1)]


class Decision(Enum):
    """What a rulebook leaves to an office "or above"."""

    CHANGE_LIMITS = "change_limits"
    CHANGE_COMMISSION = "change_commission"
    ALLOCATE_SEATS = "allocate_seats"
    GIVE_SEAT = "give_seat"
    OFFER_SEAT = "offer_seat"
    MOVE_PLAYER = "move_player"
    KEEP_APART = "keep_apart"
    CHECK_CARDS = "check_cards"
    CALL_MISDEAL = "call_misdeal"
    RUN_IT = "run_it"
    DESIGNATE_TABLES = "designate_tables"
    CLOSE_TABLE = "close_table"
    SETTLE_DISPUTE = "settle_dispute"
    VOID_WAGERS = "void_wagers"
    PENALISE = "penalise"
    DISQUALIFY = "disqualify"
    REMOVE_NO_SHOW = "remove_no_show"
    REFUND_NO_SHOW = "refund_no_show"
    ALLOW_SUBSTITUTE = "allow_substitute"
    AWARD_PLACES = "award_places"
    MOVE_START = "move_start"
    CONFIRM_JACKPOT = "confirm_jackpot"
    ADJUST_JACKPOT = "adjust_jackpot"


class OfficeDecision(Rule, frozen=True):
    """One decision and the lowest office that may make it, or the title of who has charge."""

    decision: Decision
    least: Title


class Offices(Rule, frozen=True):
    """The `ladder` of offices from the bottom up; titles of one step are equals."""

    ladder: tuple[Step, ...] = ()
    decides: tuple[OfficeDecision, ...] = ()

    @property
    def titles(self) -> tuple[str, ...]:
        """Every title, from the bottom up."""
        return tuple(title for step in self.ladder for title in step)

    def of(self, decision: Decision | None) -> OfficeDecision | None:
        """Who makes a decision; None where the rulebook names no office for it."""
        return next((one for one in self.decides if one.decision is decision), None)


class DirectorRule(Rule, frozen=True):
    """What the house calls whoever has charge of an event, and whether that one has to be there."""

    title: Title
    present: Answer


NO_OFFICES = Offices(rule=SILENT)
ANY_DIRECTOR = DirectorRule(title="tournament director", present=Answer.BY_CONDITIONS, rule=SILENT)
"""What holds where a rulebook names no offices and nobody in charge."""


def is_at_least(ladder: Sequence[Sequence[str]], office: str | None, least: str) -> bool:
    """Whether an office is this one "or above"; a title that the house does not know is below all.

    Capitals make no difference.
    """
    held, needed = _step(ladder, office), _step(ladder, least)
    return held is not None and needed is not None and held >= needed


def may_decide(offices: Offices, office: str | None) -> list[OfficeDecision]:
    """The decisions that an office may make, in the order of the rulebook."""
    return [one for one in offices.decides if is_at_least(offices.ladder, office, one.least)]


def _step(ladder: Sequence[Sequence[str]], title: str | None) -> int | None:
    plain = (title or "").strip().casefold()
    places = (
        place for place, step in enumerate(ladder) if plain in (one.casefold() for one in step)
    )
    return next(places, None)
