"""Hands turned up or mucked."""

from collections.abc import Sequence

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.betting import but, with_one
from tdapp.poker.cards import Card
from tdapp.poker.play.course import go_on
from tdapp.poker.round.state import Round
from tdapp.poker.showdown.showing import (
    check_may_muck,
    hands_go_up,
    may_show,
    named,
    turned_up,
)


def show(round_: Round, player: int, cards: Sequence[Card] = ()) -> Round:
    """Turn the hand up; cards that nobody had seen are named."""
    _check_showing(round_, player)
    hand = named(round_, player, cards) if cards else round_.hand(player)
    return go_on(replace(turned_up(round_, player, hand), turn=but(round_.turn, player)))


def muck(round_: Round, player: int) -> Round:
    """Give up the claim to the pot without showing."""
    _check_showing(round_, player)
    check_may_muck(round_, player)
    stakes = round_.betting.stakes
    given_up = replace(stakes[player], live=False)
    betting = replace(round_.betting, stakes=with_one(stakes, player, given_up))
    mucked = (*round_.mucked, player)
    return go_on(replace(round_, betting=betting, turn=but(round_.turn, player), mucked=mucked))


def _check_showing(round_: Round, player: int) -> None:
    """Refuses with ``not_now`` before any hand may be shown, ``nothing_to_show`` this one."""
    if not hands_go_up(round_):
        raise Refusal("not_now", phase=round_.phase.value)
    if not may_show(round_, player):
        raise Refusal("nothing_to_show", player=player)
