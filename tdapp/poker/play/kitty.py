"""The kitty of draw: a hand that the first to want it takes for his own (CROWN 9.3, P39)."""

from collections.abc import Sequence

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting import acting as betting_acts
from tdapp.poker.betting.betting import Betting, with_one
from tdapp.poker.cards import Card, texts_of
from tdapp.poker.play.course import go_on
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.round.stub import check_may_come


def deal_kitty(round_: Round, cards: Sequence[Card]) -> Round:
    """Deal the kitty its cards, after the players."""
    if round_.phase is not Phase.DEAL or any(round_.owed):
        raise Refusal("not_now", phase=round_.phase.value)
    if not 0 < len(cards) <= round_.owed_kitty:
        raise Refusal("not_owed_kitty", cards=texts_of(cards), owed=round_.owed_kitty)
    check_may_come(round_, cards)
    owed = round_.owed_kitty - len(cards)
    return go_on(replace(round_, kitty=round_.kitty + tuple(cards), owed_kitty=owed))


def may_take_kitty(round_: Round, player: int) -> bool:
    """Whether the kitty is there, and the player acts for the first time."""
    if not round_.kitty or round_.phase is not Phase.BET:
        return False
    betting = round_.betting
    return betting.actor == player and betting.acted[player] is None


def take_kitty(round_: Round, player: int) -> Round:
    """Give the hand up for the kitty and match the last blind; then a raise is to be met.

    Refuses with ``no_kitty``.
    """
    if not may_take_kitty(round_, player):
        raise Refusal("no_kitty", player=player)
    return go_on(
        replace(
            round_,
            betting=_matched(round_.betting, player, max(round_.setup.blinds)),
            down=with_one(round_.down, player, round_.kitty),
            thrown=round_.thrown + round_.down[player],
            kitty=(),
        )
    )


def _matched(betting: Betting, player: int, blind: int) -> Betting:
    """The betting with the last blind matched: a call, where that is the price."""
    stake = betting.stakes[player]
    more = max(min(blind - stake.bet, stake.stack), 0)
    paid = stake.putting_in(more)
    matched = replace(betting, stakes=with_one(betting.stakes, player, paid))
    acts_on = not betting.price or (paid.stack and betting.price > paid.bet)
    return matched if acts_on else betting_acts.call(matched, player)
