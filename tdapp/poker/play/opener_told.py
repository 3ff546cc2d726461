"""Who opens where a card that decides it was not seen: somebody at the table says so."""

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import UNKNOWN
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.variants.variant import Opener

BY_CARDS = (Opener.CARD_SHOWING, Opener.HAND_SHOWING)


def may_be_told(round_: Round) -> tuple[int, ...]:
    """Of whom it may be said that they open: nothing is bet, and an up card is unknown."""
    betting = round_.betting
    if betting.price or round_.phase is not Phase.BET or round_.now.opener not in BY_CARDS:
        return ()
    if any(betting.acted) or not any(UNKNOWN in round_.up[it] for it in round_.live):
        return ()
    return betting.queue


def opens(round_: Round, player: int) -> Round:
    """Let a player open; refuses with ``opener_is_seen``."""
    if player not in may_be_told(round_):
        raise Refusal("opener_is_seen", player=player)
    queue = round_.betting.queue
    at = queue.index(player)
    turned = replace(round_.betting, queue=queue[at:] + queue[:at])
    return replace(round_, betting=turned, opened=player)
