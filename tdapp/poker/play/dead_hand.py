"""A hand that is dead by a ruling: its chips stay, its claim is gone."""

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.betting import Stake, but, closed_if_idle, with_one
from tdapp.poker.play.course import go_on
from tdapp.poker.round.state import Round


def rule_dead(round_: Round, player: int) -> Round:
    """Rule a hand dead, whoever's turn it is; refuses as `check_may_go` does."""
    check_may_go(round_, player)
    return without_hand(round_, player, replace(round_.betting.stakes[player], live=False))


def check_may_go(round_: Round, player: int) -> None:
    """Refuses with ``hand_is_gone`` one that is folded, ``nobody_else_left`` the only one."""
    if player not in round_.live:
        raise Refusal("hand_is_gone", player=player)
    if len(round_.live) == 1:
        raise Refusal("nobody_else_left", player=player)


def without_hand(round_: Round, player: int, stake: Stake) -> Round:
    """The round goes on without a hand, whose player has this `stake` then."""
    betting = round_.betting
    left = closed_if_idle(
        replace(
            betting,
            stakes=with_one(betting.stakes, player, stake),
            queue=but(betting.queue, player),
        )
    )
    owed = with_one(round_.owed, player, 0) if round_.owed else ()
    return go_on(replace(round_, betting=left, owed=owed, turn=but(round_.turn, player)))
