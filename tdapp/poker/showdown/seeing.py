"""Mucked hands: who may ask to see them, and when one has its claim again (ADELAIDE 22-24)."""

from collections.abc import Sequence

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.betting import but, with_one
from tdapp.poker.cards import UNKNOWN, Card
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.showdown.showing import named, order_of_showing, turned_up
from tdapp.rules.showdown_rules import Onlooker


def see(round_: Round, asker: int, player: int, cards: Sequence[Card]) -> Round:
    """Open a mucked hand because somebody asks to see it; it stays dead unless the house says so.

    Refuses with ``may_not_ask_to_see``, ``nothing_to_see``, and as `named` and `claims_again` do.
    """
    if asker not in may_ask_to_see(round_):
        raise Refusal(
            "may_not_ask_to_see", player=asker, rule=round_.setup.rules.showdown.asking.rule
        )
    if player not in round_.mucked or round_.lies_open(player):
        raise Refusal("nothing_to_see", player=player)
    seen = turned_up(round_, player, named(round_, player, cards))
    revives = round_.setup.rules.showdown.asking.revives
    return claims_again(seen, player) if revives and asker in round_.live else seen


def claims_again(round_: Round, player: int) -> Round:
    """A hand given up at the showdown has its claim again; who has not shown has to (ADELAIDE 23).

    Refuses with ``not_at_showdown``.
    """
    if round_.phase not in {Phase.SHOWDOWN, Phase.OVER} or not _is_whole(round_, player):
        raise Refusal("not_at_showdown", phase=round_.phase.value)
    stakes = round_.betting.stakes
    stakes = with_one(stakes, player, replace(stakes[player], live=True))
    betting = replace(round_.betting, stakes=stakes)
    again = replace(round_, betting=betting, mucked=but(round_.mucked, player))
    turn = tuple(it for it in order_of_showing(again) if not again.lies_open(it))
    return replace(again, turn=turn, phase=Phase.SHOWDOWN if turn else Phase.OVER)


def to_be_seen(round_: Round) -> tuple[int, ...]:
    """Whose mucked hand somebody may ask to see."""
    if not round_.mucked or not may_ask_to_see(round_):
        return ()
    return tuple(it for it in round_.mucked if not round_.lies_open(it))


def may_ask_to_see(round_: Round) -> Sequence[int]:
    """Who of those dealt in may ask to see a hand of the showdown."""
    if round_.phase not in {Phase.SHOWDOWN, Phase.OVER}:
        return ()
    everybody = range(round_.setup.players)
    match round_.setup.rules.showdown.asking.who:
        case Onlooker.NOBODY:
            return ()
        case Onlooker.CALLER:
            last = round_.betting.aggressor
            return [it for it in everybody if has_called(round_, it) and it != last]
        case Onlooker.ANYBODY:
            return everybody


def has_called(round_: Round, player: int) -> bool:
    """Whether a player met the final bet; a hand given up at the showdown had called, too."""
    betting = round_.betting
    acted = betting.acted[player] if betting.acted else None
    return acted is not None and acted.price == betting.price > 0


def _is_whole(round_: Round, player: int) -> bool:
    """Whether a hand has every card of the game, none of them shuffled and dealt to another."""
    hand, others = round_.hand(player), [round_.hand(it) for it in round_.live]
    dealt_again = set().union(*others).intersection(hand) - {UNKNOWN}
    return len(hand) + len(round_.boards[0]) == _cards_of(round_) and not dealt_again


def _cards_of(round_: Round) -> int:
    """How many cards a player has at a showdown, those of a board among them."""
    streets = round_.setup.variant.streets
    return sum(one.down + one.up + one.community - one.discard for one in streets)
