"""What a followed hand of a cash table means when it is over: stakes, commission, the count."""

from msgspec.structs import replace

from tdapp.cash.cash import Cash
from tdapp.cash.charges.taking import of_a_hand
from tdapp.cash.facts.games import HandsDealt
from tdapp.cash.facts.sittings import CommissionTaken
from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.poker.commission.charge import Charge
from tdapp.poker.commission.charging import charged, spread
from tdapp.poker.commission.hand import DOLLAR, hand_of
from tdapp.poker.showdown.settling import Settlement
from tdapp.rules.commission_rules import CommissionRules
from tdapp.table.facts.hands import StackAfter
from tdapp.table.guards import hand_at
from tdapp.table.hands.results import Result, kill_after, result_of, stacks_after
from tdapp.table.state.hands import HandInPlay


def charge_at(cash: Cash, rules: CommissionRules, table: int) -> Charge:
    """What the sign has the house take for the hand that is over at a table, line by line.

    Refuses ``no_hand_in_play``, ``not_over``, ``hand_unknown``, and what `charged` does.
    """
    hand = hand_at(cash, table)
    return _charge(cash, rules, hand, result_of(hand).settlement)


def end(cash: Cash, rules: CommissionRules, table: int, now: Instant) -> list[Event]:
    """End a hand that is over: stakes less commission are told, and it counts as dealt.

    Refuses as `charge_at` does.
    """
    hand = hand_at(cash, table)
    result = result_of(hand)
    charge = _charge(cash, rules, hand, result.settlement)
    here = [one for one in hand.entries if one in cash.sittings.by_number]
    less = replace(result, stacks=_less(result, charge))
    ended = stacks_after(cash, hand, less, here, (), now)
    taken = [CommissionTaken(table, charge.total, charge.jackpot)] if charge.total else []
    return [*ended, *kill_after(cash, hand, result), *taken, HandsDealt(table, 1)]


def _charge(cash: Cash, rules: CommissionRules, hand: HandInPlay, settled: Settlement) -> Charge:
    methods = of_a_hand(cash, rules, hand.table)
    return charged(rules, methods, hand_of(hand.round, settled, DOLLAR))


def _less(result: Result, charge: Charge) -> tuple[StackAfter, ...]:
    """What each has after the hand: winners bear what is taken out of a pot, all what is not.

    What a player who lost all cannot pay comes from who has the most.
    """
    after = [one.after for one in result.stacks]
    for pot, cents in enumerate(charge.by_pot):
        won = [one for one in result.settlement.shares if one.pot == pot]
        parts = spread(cents, [one.chips for one in won])
        for share, part in zip(won, parts, strict=True):
            after[share.player] -= part
    left = charge.total - sum(charge.by_pot)
    each, odd = divmod(left, len(after))
    after = [chips - each - (at < odd) for at, chips in enumerate(after)]
    after[after.index(max(after))] += sum(min(0, chips) for chips in after)
    both = zip(result.stacks, after, strict=True)
    return tuple(StackAfter(one.entry, one.before, max(0, chips)) for one, chips in both)
