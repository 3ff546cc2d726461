"""Who does each step of a ruling: the ruling itself, the round in its course, or people."""

from enum import Enum

from tdapp.poker.rulings.carried_steps import AT_ONCE
from tdapp.rules.irregularities.outcomes import RulingStep


class StepPerformer(Enum):
    """Who does a step of a ruling."""

    RULING = "ruling"
    COURSE = "course"
    PEOPLE = "people"


WITH_OTHERS = frozenset(
    {
        RulingStep.FEWER_BURNS,
        RulingStep.NO_FURTHER_BURN,
        RulingStep.BURN_UP_TO_ACTIVE,
        RulingStep.SET_ASIDE_BACK,
        RulingStep.PREVIOUS_OPENER_OPENS,
        RulingStep.SEAT_IS_DEALT_ON,
        RulingStep.MAY_BE_DECLARED_DEAD,
        RulingStep.MAY_VOID_WAGERS,
    }
)
"""Steps that are left for later, or done with another one or with the hand."""

BY_COURSE = frozenset(
    {
        RulingStep.COMPLETE_DEAL,
        RulingStep.SAME_FIRST_CARD,
        RulingStep.SAME_BLINDS,
        RulingStep.BUTTON_STAYS,
        RulingStep.NEXT_REPLACES_IT,
        RulingStep.CORRECT_CARD_STAYS,
        RulingStep.EXTRAS_BACK,
        RulingStep.BURN,
        RulingStep.BURN_STAYS,
        RulingStep.EXTRA_BURNS_BACK,
        RulingStep.FINISH_BETTING,
        RulingStep.NOT_ASKED_TO_OPEN,
        RulingStep.OPENING_PASSES_LEFT,
        RulingStep.FINISH_STUB,
        RulingStep.RUNS_LIMITED_BY_CARDS,
        RulingStep.RUN_ONCE,
        RulingStep.REST_MAY_RUN_AGAIN,
        RulingStep.TAKE_DISCARD,
        *(step for step in RulingStep if step.name.startswith("DEAL_")),
    }
)
"""Steps that the round waits for, or never sees, as the cards of a mistake were not entered."""


def doing(step: RulingStep) -> StepPerformer:
    """Who does a step where a hand is held."""
    if step in AT_ONCE or step in WITH_OTHERS:
        return StepPerformer.RULING
    return StepPerformer.COURSE if step in BY_COURSE else StepPerformer.PEOPLE
