"""A call of the last round of stud that cannot possibly win, handed back (TAS B17.2)."""

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.betting import with_one
from tdapp.poker.round.checking import beats_open_cards
from tdapp.poker.round.course import go_on
from tdapp.poker.round.state import Phase, Round


def is_hopeless(round_: Round, player: int) -> bool | None:
    """Whether a stud hand loses to what the last bettor shows; None where it is not known."""
    bettor = round_.betting.aggressor
    if bettor is None or bettor == player or not round_.setup.variant.is_stud:
        return False
    beats = beats_open_cards(round_, player, bettor)
    return None if beats is None else not beats


def hand_back(round_: Round, player: int) -> Round:
    """Give the last caller of the last round his call back; his hand is out then.

    Refuses with ``nothing_handed_back`` where the house has no such rule, somebody called after
    him, or his hand can win.
    """
    last = round_.phase is Phase.SHOWDOWN and player == last_to_call(round_)
    if round_.setup.rules.betting.hopeless_call is None or not last:
        raise Refusal("nothing_handed_back")
    if is_hopeless(round_, player) is False:
        raise Refusal("nothing_handed_back")
    stake = round_.betting.stakes[player]
    back = replace(stake, stack=stake.stack + stake.bet, bet=0, live=False)
    betting = replace(round_.betting, stakes=with_one(round_.betting.stakes, player, back))
    turn = tuple(it for it in round_.turn if it != player)
    return go_on(replace(round_, betting=betting, turn=turn))


def last_to_call(round_: Round) -> int | None:
    """Who called the last bet of this betting round last."""
    bettor, players = round_.betting.aggressor, round_.setup.players
    if bettor is None:
        return None
    callers = [it for it in round_.live if it != bettor and round_.betting.stakes[it].bet]
    return max(callers, key=lambda it: (it - bettor) % players, default=None)
