"""What players do with chips in a round, and what a ruling lets them do."""

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting import acting as betting_acts
from tdapp.poker.betting.betting import begun, but, with_one
from tdapp.poker.betting.raising import Range, raise_range
from tdapp.poker.play.course import go_on
from tdapp.poker.round.state import Phase, Round, check_phase, check_turn, limit_now
from tdapp.poker.round.who_may_check import demand_may_check, demand_may_fold


def fold(round_: Round, player: int) -> Round:
    """Give the hand up; refuses with ``must_bring_in`` and ``opener_must_bet``, by the house."""
    _check_bet(round_)
    demand_may_fold(round_)
    return go_on(replace(round_, betting=betting_acts.fold(round_.betting, player)))


def forfeit(round_: Round, player: int, chips: int) -> Round:
    """Lose the hand and these chips to the pot, by a ruling."""
    _check_bet(round_)
    return go_on(replace(round_, betting=betting_acts.forfeit(round_.betting, player, chips)))


def bar(round_: Round, player: int) -> Round:
    """Let a player not raise when his turn comes, by a ruling; refuses with ``nothing_to_bar``."""
    check_phase(round_, Phase.BET)
    return replace(round_, betting=betting_acts.bar(round_.betting, player))


def bar_for_round(round_: Round, player: int) -> Round:
    """Let a player not bet or raise in the rest of the round; refuses with ``nothing_to_bar``."""
    check_phase(round_, Phase.BET)
    return replace(round_, betting=betting_acts.bar_for_round(round_.betting, player))


def cap_bets(round_: Round, ceiling: int) -> Round:
    """Let no bet of this round go above so many chips, by a ruling; as `betting.acting` has it."""
    check_phase(round_, Phase.BET)
    return replace(round_, betting=betting_acts.cap_bets(round_.betting, ceiling))


def call(round_: Round, player: int) -> Round:
    """Check or call; refuses as `fold` does, and where nobody may check."""
    _check_bet(round_)
    demand_may_check(round_, player)
    return go_on(replace(round_, betting=betting_acts.call(round_.betting, player)))


def raise_to(round_: Round, player: int, amount: int) -> Round:
    """Bet, raise or complete to so many chips in this betting round."""
    check_phase(round_, Phase.BET)
    limit, rules = limit_now(round_), round_.setup.rules.betting
    raised = betting_acts.raise_to(round_.betting, player, amount, limit, rules)
    aggressors = (*round_.aggressors, player)
    return go_on(replace(round_, betting=raised, aggressors=aggressors))


def may_raise(round_: Round, player: int) -> Range:
    """What the player may bet or raise to; refuses as `raise_range` does."""
    limit, rules = limit_now(round_), round_.setup.rules.betting
    return raise_range(round_.betting, player, limit, rules)


def bring_in(round_: Round, player: int) -> Round:
    """Post the bring-in, all-in for less at most; the price is the whole of it."""
    if not round_.waits_for_bring_in:
        raise Refusal("no_bring_in")
    check_turn(round_, player)
    amount = round_.setup.bring_in
    stake = round_.betting.stakes[player]
    posted = stake.putting_in(min(amount, stake.stack))
    stakes = with_one(round_.betting.stakes, player, posted)
    first = (player + 1) % round_.setup.players
    level = amount if amount >= limit_now(round_).least else 0
    betting = begun(stakes, first, price=amount, level=level, dead=round_.betting.dead)
    queue, ceiling = but(betting.queue, player), round_.betting.ceiling
    return go_on(replace(round_, betting=replace(betting, queue=queue, ceiling=ceiling)))


def _check_bet(round_: Round) -> None:
    check_phase(round_, Phase.BET)
    if round_.waits_for_bring_in:
        raise Refusal("must_bring_in", chips=round_.setup.bring_in)
