"""What is wrong with the chips of an event file, such as one that leaves while it is needed."""

from collections.abc import Iterator

from tdapp.tournament.plan.chip_plan import ChipPlan
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.levels import index_of
from tdapp.tournament.reckoning.colour_up import chip_to_leave

Fault = tuple[str, str]
"""What is wrong, and the field of the event in which it is."""


def chip_faults(conditions: Conditions) -> Iterator[Fault]:
    """Every fault of the denominations and of the colour-ups, in the order of the file."""
    plan = conditions.chips
    if list(plan.denominations) != sorted(set(plan.denominations)):
        yield "not from the smallest to the largest", "chips.denominations"
    else:
        yield from _faults_in_colour_ups(conditions, plan)


def _faults_in_colour_ups(conditions: Conditions, plan: ChipPlan) -> Iterator[Fault]:
    """The smallest chip has to leave first, and no later level may need it."""
    in_use, after = list(plan.denominations), 1
    for place, step in enumerate(plan.colour_ups):
        where = f"chips.colour_ups[{place}]"
        last = index_of(conditions.levels, step.after_level)
        if step.after_level < after:
            yield "earlier than the one before", where
        elif in_use[:1] != [step.chip] or len(in_use) == 1:
            yield f"{step.chip} is not the smallest of several chips in play", where
        elif chip_to_leave(conditions, last, in_use) is None:
            yield f"a level after {step.after_level} needs chips of {step.chip}", where
        in_use, after = in_use[1:], step.after_level
