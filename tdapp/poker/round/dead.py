"""A hand that is dead by a ruling: its chips stay, its claim is gone."""

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.betting import closed_if_idle, with_one
from tdapp.poker.round.course import go_on
from tdapp.poker.round.state import Phase, Round


def rule_dead(round_: Round, player: int) -> Round:
    """Rule a hand dead, whoever's turn it is; refuses with ``nothing_to_show``."""
    if round_.phase is Phase.OVER or player not in round_.live:
        raise Refusal("nothing_to_show", player=player)
    betting = round_.betting
    dead = replace(betting.stakes[player], live=False)
    betting = replace(
        betting,
        stakes=with_one(betting.stakes, player, dead),
        queue=tuple(it for it in betting.queue if it != player),
    )
    return go_on(
        replace(
            round_,
            betting=closed_if_idle(betting),
            turn=tuple(it for it in round_.turn if it != player),
            owed=with_one(round_.owed, player, 0),
        )
    )
