"""What was planned of the stage from which an event is seen, and how far it is."""

from collections.abc import Mapping

from tdapp.core.refusal import Refusal
from tdapp.tournament.facts.stages import StackBagged
from tdapp.tournament.plan.stage_plan import StagePlan
from tdapp.tournament.state.stages import Progress, Stage
from tdapp.tournament.tournament import Tournament


def stage_of(seen: Tournament) -> Stage:
    """The stage from which an event is seen; refuses ``say_which_stage`` for the whole."""
    if not seen.stage:
        raise Refusal("say_which_stage")
    return seen.stages.by_number[seen.stage]


def plan_of(seen: Tournament) -> StagePlan:
    """What was planned of it; refuses ``say_which_stage``."""
    stage_of(seen)
    return seen.stages.plans[seen.stage - 1]


def progress_of(seen: Tournament) -> Progress:
    """How far it is; refuses ``say_which_stage``."""
    return stage_of(seen).progress


def bags_of(seen: Tournament) -> Mapping[int, StackBagged]:
    """The bags of the stage by entry; refuses ``say_which_stage``."""
    return progress_of(seen).bags


def must_be_open(seen: Tournament) -> None:
    """Refuse ``stage_ended``, and ``say_which_stage`` for the whole."""
    if progress_of(seen).ended:
        raise Refusal("stage_ended", stage=plan_of(seen).name)
