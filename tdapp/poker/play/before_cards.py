"""What players put in before the first card: a straddle, or what they owe who come back."""

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.betting import with_one
from tdapp.poker.play.course import start
from tdapp.poker.round.setup import Setup
from tdapp.poker.round.state import NOTHING_RULED, Phase, Round
from tdapp.poker.round.straddling import next_straddle, straddled


def straddle(round_: Round, player: int) -> Round:
    """Post a straddle, to act last; refuses with ``cards_are_out`` and as `straddled` does.

    It is optional, and double or nothing: ``straddle_short`` where there is less.
    """
    return start(_straddled(_before_cards(round_), player))


def nothing_done(round_: Round) -> bool:
    """Whether nothing of the round was dealt or ruled."""
    if round_.street or round_.phase is not Phase.DEAL or any(round_.down) or any(round_.up):
        return False
    return round_.ruled == NOTHING_RULED and all(one.live for one in round_.betting.stakes)


def may_straddle(round_: Round) -> int:
    """What the first to act may straddle for now, 0 where he may not."""
    if not nothing_done(round_):
        return 0
    try:
        _straddled(round_.setup, round_.setup.first)
    except Refusal:
        return 0
    return next_straddle(round_.setup)


def _straddled(setup: Setup, player: int) -> Setup:
    blinds = sum([1 for one in setup.blinds if one]) - setup.straddles
    tournament = setup.small.tournament
    done = straddled(setup, player, blinds, setup.rules.blinds, tournament=tournament)
    left = setup.stacks[player] - setup.antes[player] - setup.dead[player]
    if left < done.blinds[player]:
        raise Refusal("straddle_short", stack=left, chips=done.blinds[player])
    return done


def put_in(round_: Round, player: int, chips: int, *, live: bool) -> Round:
    """Put in what is owed for blinds that were missed: a live blind, or dead money in the pot.

    Refuses with ``cards_are_out``, ``nothing_put_in``, ``posts_already`` and ``above_the_blind``.
    """
    setup = _before_cards(round_)
    if chips < 1:
        raise Refusal("nothing_put_in")
    if chips > max(setup.blinds):
        raise Refusal("above_the_blind", chips=chips, most=max(setup.blinds))
    there = setup.blinds if live else setup.dead
    if there[player]:
        raise Refusal("posts_already", player=player, chips=there[player])
    more = with_one(there, player, chips)
    return start(replace(setup, blinds=more) if live else replace(setup, dead=more))


def _before_cards(round_: Round) -> Setup:
    """The setup of a round of which nothing was dealt or done."""
    if not nothing_done(round_):
        raise Refusal("cards_are_out")
    return round_.setup
