"""A call of the last round of stud that cannot possibly win, handed back (TAS B17.2)."""

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.play.dead_hand import without_hand
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.round.who_may_check import beats_open_cards
from tdapp.poker.showdown.seeing import has_called


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
