"""What a round waits for, asked before an act."""

from tdapp.core.refusal import Refusal
from tdapp.poker.round.state import Phase, Round


def check_phase(round_: Round, *phases: Phase) -> None:
    """Refuses with ``not_now`` outside these phases."""
    if round_.phase not in phases:
        raise Refusal("not_now", phase=round_.phase.value)


def check_turn(round_: Round, player: int) -> None:
    """Refuses with ``not_your_turn``."""
    if round_.actor != player:
        raise Refusal("not_your_turn", player=player, actor=round_.actor)
