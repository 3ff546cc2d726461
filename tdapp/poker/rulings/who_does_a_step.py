"""Who does each step of a ruling: the ruling itself, the round in its course, or people."""

from enum import Enum

from tdapp.poker.rulings.carried_steps import AT_ONCE
from tdapp.rules.irregularities.outcomes import Step


class Doing(Enum):
    """Who does a step of a ruling."""

    RULING = "ruling"
    COURSE = "course"
    PEOPLE = "people"


WITH_OTHERS = frozenset(
    {
        Step.FEWER_BURNS,
        Step.BURN,
        Step.NO_FURTHER_BURN,
        Step.BURN_UP_TO_ACTIVE,
        Step.SET_ASIDE_BACK,
        Step.PREVIOUS_OPENER_OPENS,
        Step.SEAT_IS_DEALT_ON,
        Step.MAY_BE_DECLARED_DEAD,
        Step.MAY_VOID_WAGERS,
    }
)
"""Steps that are left for later, or done with another one or with the hand."""

BY_COURSE = frozenset(
    {
        Step.COMPLETE_DEAL,
        Step.SAME_FIRST_CARD,
        Step.SAME_BLINDS,
        Step.BUTTON_STAYS,
        Step.NEXT_REPLACES_IT,
        Step.CORRECT_CARD_STAYS,
        Step.EXTRAS_BACK,
        Step.BURN_STAYS,
        Step.EXTRA_BURNS_BACK,
        Step.FINISH_BETTING,
        Step.NOT_ASKED_TO_OPEN,
        Step.OPENING_PASSES_LEFT,
        Step.FINISH_STUB,
        Step.RUNS_LIMITED_BY_CARDS,
        Step.RUN_ONCE,
        Step.REST_MAY_RUN_AGAIN,
        Step.TAKE_DISCARD,
        *(step for step in Step if step.name.startswith("DEAL_")),
    }
)
"""Steps that the round waits for, or never sees, as the cards of a mistake were not entered."""


def doing(step: Step) -> Doing:
    """Who does a step where a hand is held."""
    if step in AT_ONCE or step in WITH_OTHERS:
        return Doing.RULING
    return Doing.COURSE if step in BY_COURSE else Doing.PEOPLE
