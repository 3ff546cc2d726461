"""What a player may bet or raise to (STAR 8.8.6-8.8.9, CROWN 6.6-6.9, TAS C7, ADELAIDE App1)."""

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.betting import HEADS_UP, Betting
from tdapp.poker.betting.limit import CAPPED, Limit, Structure
from tdapp.rules.betting_rules import BettingRules, LiftedHeadsUp, RaiseCap


class Range(msgspec.Struct, frozen=True):
    """The least and the most that a bet may be raised to, in chips; `only` these, where named."""

    least: int
    most: int
    only: tuple[int, ...] = ()

    def nearest(self, to: int) -> int:
        """The amount within the range that is nearest to this one."""
        if self.only:
            return min(self.only, key=lambda it: abs(it - to))
        return min(max(to, self.least), self.most)


def raise_range(betting: Betting, player: int, limit: Limit, rules: BettingRules) -> Range:
    """What the player may bet or raise to; an all-in may be less than a full raise.

    Refuses with ``only_all_in_call``, ``nobody_can_call``, ``barred_from_raising``,
    ``bets_have_ceiling``, ``not_reopened`` and ``raises_capped``.
    """
    mine = betting.stakes[player].most
    if mine <= betting.price:
        raise Refusal("only_all_in_call", price=betting.price, stack=mine)
    if not _anybody_can_call(betting, player):
        raise Refusal("nobody_can_call")
    if betting.may_not_raise(player):
        raise Refusal("barred_from_raising")
    if betting.ceiling is not None:
        mine = min(mine, betting.ceiling)
    if mine <= betting.price:
        raise Refusal("bets_have_ceiling", most=mine)
    if not reopened(betting, player, limit, rules):
        raise Refusal("not_reopened", price=betting.price)
    if is_capped(betting, limit, rules):
        raise Refusal("raises_capped", most=most_raises(limit, rules), rule=rules.cap.rule)
    least, most = _full(betting, player, limit)
    least, most = min(least, mine), min(max(least, most), mine)
    chooses = limit.upper > limit.least and least < most
    return Range(least, most, (least, most) if chooses else ())


def reopened(betting: Betting, player: int, limit: Limit, rules: BettingRules) -> bool:
    """Whether a player who has acted in this round faces a full bet or raise since."""
    acted = betting.acted[player]
    if acted is None or betting.full > acted.full:
        return True
    adds_up = rules.short_all_in.adds_up and limit.structure not in CAPPED
    return adds_up and betting.price - acted.price >= betting.step > 0


def most_raises(limit: Limit, rules: BettingRules) -> int | None:
    """How many raises a betting round may have; None is any number (STAR 8.8.8-8.8.9, P5)."""
    if limit.structure not in CAPPED or limit.uncapped:
        return None
    return rules.cap.most_raises(tournament=limit.tournament, by_conditions=limit.raises)


def is_capped(betting: Betting, limit: Limit, rules: BettingRules) -> bool:
    """Whether this round has had as many raises as it may have."""
    cap, most = rules.cap, most_raises(limit, rules)
    if most is None or betting.raises < most:
        return False
    if limit.last_round and not cap.in_last_round:
        return False
    if not is_heads_up(betting, cap) or (limit.tournament and not cap.heads_up_in_tournaments):
        return True
    return {
        LiftedHeadsUp.NEVER: True,
        LiftedHeadsUp.IN_ANY_ROUND: False,
        LiftedHeadsUp.IN_LAST_ROUND: not limit.last_round,
        LiftedHeadsUp.BEFORE_IT_IS_REACHED: not betting.two_below_cap,
    }[cap.heads_up]


def is_heads_up(betting: Betting, cap: RaiseCap) -> bool:
    """Whether only two are left, as the house's cap on raises counts them."""
    stakes = betting.stakes
    left = [it for it in betting.live if stakes[it].stack or cap.all_in_is_left]
    return len(left) <= HEADS_UP


def _anybody_can_call(betting: Betting, player: int) -> bool:
    price = betting.price
    for at, it in enumerate(betting.stakes):
        if at != player and it.live and it.stack and it.stack + it.bet > price:
            return True
    return False


def _full(betting: Betting, player: int, limit: Limit) -> tuple[int, int]:
    """The least and the most of a full bet or raise, as if the player had chips enough."""
    price, step = betting.price, max(betting.step, limit.least)
    call = price - betting.stakes[player].bet if limit.covers_call else 0
    match limit.structure:
        case Structure.NO_LIMIT:
            return price + max(step, call), betting.stakes[player].most
        case Structure.FIXED:
            upper = max(limit.least, limit.upper)
            lower = upper if betting.step >= upper else limit.least
            return betting.level + lower, betting.level + upper
        case Structure.SPREAD:
            least = max(betting.level + step, price + call)
            return least, max(least, betting.level + limit.most)
        case Structure.POT | Structure.HALF_POT:
            pot = betting.pot - limit.uncounted + price - betting.stakes[player].bet
            part = pot // 2 if limit.structure is Structure.HALF_POT else pot
            return price + max(step, call), price + part
