"""Hands that are dead by a ruling, and a call that cannot win handed back (TAS B17.2)."""

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.betting import Stake, but, closed_if_idle, with_one
from tdapp.poker.play.course import go_on
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.round.who_may_check import beats_open_cards
from tdapp.poker.showdown.seeing import has_called


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


def is_hopeless(round_: Round, player: int) -> bool | None:
    """Whether a stud hand loses to what the last bettor shows; None where it is not known."""
    bettor = round_.betting.aggressor
    if bettor is None or bettor == player or not round_.setup.variant.is_stud:
        return False
    beats = beats_open_cards(round_, player, bettor)
    return None if beats is None else not beats


def may_be_handed_back(round_: Round) -> int | None:
    """Whose call may be handed back: the last of the last round, unless the hand can win."""
    if round_.setup.rules.betting.hopeless_call is None or round_.phase is not Phase.SHOWDOWN:
        return None
    player = last_to_call(round_)
    if player is None or player not in round_.live or is_hopeless(round_, player) is False:
        return None
    return player


def hand_back(round_: Round, player: int) -> Round:
    """Give the last caller of the last round his call back; his hand is out then.

    Refuses with ``nothing_handed_back`` where the house has no such rule, somebody called after
    him, or his hand can win.
    """
    if player != may_be_handed_back(round_):
        raise Refusal("nothing_handed_back")
    stake = round_.betting.stakes[player]
    back = replace(stake, stack=stake.stack + stake.bet, bet=0, live=False)
    return without_hand(round_, player, back)


def last_to_call(round_: Round) -> int | None:
    """Who called the last bet of this betting round last, whatever became of the hand."""
    bettor, players = round_.betting.aggressor, round_.setup.players
    if bettor is None:
        return None
    callers = [it for it in range(players) if it != bettor and has_called(round_, it)]
    return max(callers, key=lambda it: (it - bettor) % players, default=None)
