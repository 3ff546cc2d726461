"""Straddles, over-blinds and voluntary blinds, posted before the cards of a round of play."""

from enum import Enum

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.betting import with_one
from tdapp.poker.betting.limit import Limit
from tdapp.poker.round.setup import Setup
from tdapp.rules.blind_rules import BlindRules, Straddles, Until, straddles_of


class Moment(Enum):
    """When something is done before the cards."""

    BEFORE_CUT = "before_cut"
    AFTER_CUT = "after_cut"


def next_straddle(setup: Setup) -> int:
    """What a straddle is now: double the blind or straddle to the right of the first to act."""
    return 2 * setup.blinds[setup.first - 1]


def straddled(
    setup: Setup,
    player: int,
    blinds: int,
    rules: BlindRules,
    *,
    tournament: bool = False,
    moment: Moment = Moment.BEFORE_CUT,
) -> Setup:
    """The setup after a player's straddle on top of so many `blinds`; he acts last in it.

    Refuses with ``no_straddles``, ``straddle_too_late``, ``straddles_enough`` and
    ``straddle_not_next``.
    """
    may = straddles_of(rules, setup.variant.id)
    if may is None or (tournament and not may.in_tournaments):
        raise Refusal("no_straddles", rule=may.rule if may else rules.rule)
    _demand(setup, player, blinds, may, moment)
    doubled = with_one(setup.blinds, player, next_straddle(setup))
    return replace(setup, blinds=doubled, first=(player + 1) % setup.players)


def over_chip(
    setup: Setup, chip: int, blinds: int, rules: BlindRules, moment: Moment
) -> Setup | None:
    """The setup where one chip of the first to act, unannounced, is a straddle; else None."""
    may = straddles_of(rules, setup.variant.id)
    over = chip > max(setup.blinds)
    if may is None or may.by_over_chip is None or moment is not Moment.BEFORE_CUT or not over:
        return None
    return straddled(setup, setup.first, blinds, rules, moment=moment)


def _demand(setup: Setup, player: int, blinds: int, may: Straddles, moment: Moment) -> None:
    if may.until is Until.CUT and moment is Moment.AFTER_CUT:
        raise Refusal("straddle_too_late", rule=may.rule)
    straddles = _straddles(setup, blinds)
    if may.most is not None and straddles >= may.most:
        raise Refusal("straddles_enough", most=may.most, rule=may.rule)
    if straddles == setup.players - blinds or player != setup.first:
        raise Refusal("straddle_not_next", player=player, next=setup.first, rule=may.rule)


def _straddles(setup: Setup, blinds: int) -> int:
    return sum(1 for one in setup.blinds if one) - blinds


def killed(setup: Setup, player: int, amount: int) -> Setup:
    """The setup in which the killer posts so much and bets grow likewise; he acts in his turn."""
    big_blind = max(setup.blinds)
    return replace(
        setup,
        blinds=with_one(setup.blinds, player, amount),
        small=_grown(setup.small, amount, big_blind),
        big=_grown(setup.big, amount, big_blind),
    )


def _grown(limit: Limit, amount: int, big_blind: int) -> Limit:
    least, most = limit.least * amount // big_blind, limit.most * amount // big_blind
    return replace(limit, least=least, most=most)
