"""What a check, call, fold, bet or raise makes of a betting round."""

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.betting import Betting, LastAct, Stake, but, closed_if_idle, with_one
from tdapp.poker.betting.limit import CAPPED, Limit
from tdapp.poker.betting.raising import is_heads_up, raise_range
from tdapp.rules.betting_rules import BettingRules


def fold(betting: Betting, player: int) -> Betting:
    """The hand is given up; its chips stay in the pot. Refuses with ``not_your_turn``."""
    _check_turn(betting, player)
    stake = betting.stakes[player]
    given_up = Stake(stake.stack, stake.bet, stake.paid, live=False)
    stakes = with_one(betting.stakes, player, given_up)
    return closed_if_idle(replace(betting, stakes=stakes, queue=betting.queue[1:]))


def forfeit(betting: Betting, player: int, chips: int) -> Betting:
    """The hand and these chips are lost to the pot (CROWN 6.17, TAS C19.14, ADELAIDE 70).

    Refuses with ``not_your_turn`` and ``not_so_many``.
    """
    _check_turn(betting, player)
    stake = betting.stakes[player]
    if not 0 < chips <= stake.stack:
        raise Refusal("not_so_many", chips=chips, stack=stake.stack)
    lost = stake.putting_in(chips)
    return fold(replace(betting, stakes=with_one(betting.stakes, player, lost)), player)


def call(betting: Betting, player: int) -> Betting:
    """Check, where nothing is to be called, or call, all-in for less at most.

    Refuses with ``not_your_turn``.
    """
    _check_turn(betting, player)
    stake, more = betting.stakes[player], betting.to_call(player)
    stakes = betting.stakes
    if more:
        stakes = with_one(stakes, player, stake.putting_in(more))
    acted = with_one(betting.acted, player, LastAct(betting.price, betting.full))
    barred = betting.barred and but(betting.barred, player)
    return closed_if_idle(
        replace(betting, stakes=stakes, queue=betting.queue[1:], acted=acted, barred=barred)
    )


def bar(betting: Betting, player: int) -> Betting:
    """The player may not raise when his turn comes, by a ruling; refuses with ``nothing_to_bar``.

    It ends with that turn (STAR 26.5.2, TAS C19.11, ADELAIDE 69b, 70).
    """
    if player not in betting.queue or betting.may_not_raise(player):
        raise Refusal("nothing_to_bar", player=player)
    return replace(betting, barred=(*betting.barred, player))


def bar_for_round(betting: Betting, player: int) -> Betting:
    """The player may not bet or raise in the rest of this round (CROWN 6.18.3, ADELAIDE 69a).

    Refuses with ``nothing_to_bar``.
    """
    if not betting.stakes[player].live or player in betting.barred_for_round:
        raise Refusal("nothing_to_bar", player=player)
    return replace(betting, barred_for_round=(*betting.barred_for_round, player))


def cap_bets(betting: Betting, ceiling: int) -> Betting:
    """No bet of this round may go above so many chips, by a ruling (CROWN 14.4.4, 14.8.2).

    Refuses with ``ceiling_too_low`` where one has.
    """
    if ceiling < betting.price:
        raise Refusal("ceiling_too_low", most=ceiling, price=betting.price)
    return replace(betting, ceiling=ceiling)


def raise_to(
    betting: Betting, player: int, amount: int, limit: Limit, rules: BettingRules
) -> Betting:
    """Bet or raise to so many chips in all in this round.

    Refuses with ``not_your_turn``, ``bet_too_small``, ``bet_too_big``, ``bet_in_between`` and as
    `raise_range` does.
    """
    _check_turn(betting, player)
    may = raise_range(betting, player, limit, rules)
    if amount < may.least:
        raise Refusal("bet_too_small", amount=amount, least=may.least)
    if amount > may.most:
        raise Refusal("bet_too_big", amount=amount, most=may.most)
    if may.only and amount not in may.only:
        raise Refusal("bet_in_between", amount=amount, least=may.least, most=may.most)
    stake = betting.stakes[player]
    raised = stake.putting_in(amount - stake.bet)
    full = _is_full(betting, player, amount, limit, rules)
    counted = (full or rules.cap.short_counts) and (betting.level > 0 or rules.cap.bets_count)
    return closed_if_idle(
        replace(
            betting,
            stakes=with_one(betting.stakes, player, raised),
            queue=_others(betting, player),
            price=amount,
            level=amount if full else betting.level,
            step=_step(betting, amount, limit, full=full),
            full=betting.full + full,
            raises=betting.raises + counted,
            acted=with_one(betting.acted, player, LastAct(amount, betting.full + full)),
            aggressor=player,
            two_below_cap=betting.two_below_cap or is_heads_up(betting, rules.cap),
        )
    )


def _is_full(betting: Betting, player: int, amount: int, limit: Limit, rules: BettingRules) -> bool:
    if limit.structure in CAPPED:
        size = max(limit.least, betting.step) if limit.most or limit.upper else limit.least
        gone = amount - betting.level
        return 2 * gone >= size if rules.short_all_in.half_is_full else gone >= size
    if not betting.full and rules.short_all_in.first_is_full:
        return True
    call = betting.price - betting.stakes[player].bet if limit.covers_call else 0
    return amount - betting.price >= max(betting.step, limit.least, call)


def _step(betting: Betting, amount: int, limit: Limit, *, full: bool) -> int:
    """The size that the next raise has to have at least."""
    if not full:
        return betting.step
    before = betting.level if limit.structure in CAPPED else betting.price
    return max(amount - before, limit.least)


def _others(betting: Betting, player: int) -> tuple[int, ...]:
    """Who has to act after a bet or raise: everybody else with a hand and chips, in turn."""
    stakes = betting.stakes
    order = (*range(player + 1, len(stakes)), *range(player))
    return tuple([at for at in order if stakes[at].live and stakes[at].stack])


def _check_turn(betting: Betting, player: int) -> None:
    if betting.actor != player:
        raise Refusal("not_your_turn", player=player, actor=betting.actor)
