"""Straddles, over-blinds and voluntary blinds, posted before the cards of a round of play."""

from enum import Enum

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.betting import with_one
from tdapp.poker.round.setup import Setup
from tdapp.rules.blind_rules import BlindRules, Straddles, Until, straddles_of


class StraddleTime(Enum):
    """When something is done before the cards."""

    BEFORE_CUT = "before_cut"
    AFTER_CUT = "after_cut"


def double(last: int) -> int:
    """What a straddle is on top of the last blind or straddle."""
    return 2 * last


def next_straddle(setup: Setup) -> int:
    """What a straddle is now: double the blind or straddle to the right of the first to act."""
    return double(setup.blinds[setup.first - 1])


def demand_straddles(
    rules: BlindRules,
    variant: str,
    *,
    tournament: bool = False,
    permitted: bool = True,
    moment: StraddleTime = StraddleTime.BEFORE_CUT,
) -> Straddles:
    """A game's straddles, where one may be posted at that moment.

    Whether the sign or a manager permits them at this table counts where the house asks for it.
    Refuses with ``no_straddles`` and ``straddle_too_late``.
    """
    may = straddles_of(rules, variant)
    if may is None or (tournament and not may.in_tournaments):
        raise Refusal("no_straddles", rule=may.rule if may else rules.rule)
    if may.where_permitted and not permitted:
        raise Refusal("no_straddles", rule=may.where_permitted)
    if may.until is Until.CUT and moment is StraddleTime.AFTER_CUT:
        raise Refusal("straddle_too_late", rule=may.rule)
    return may


def straddled(
    setup: Setup, player: int, blinds: int, rules: BlindRules, *, tournament: bool = False
) -> Setup:
    """The setup after a player's straddle on top of so many `blinds`; he acts last in it.

    Refuses with ``no_straddles``, ``no_blind_to_straddle``, ``straddles_enough`` and
    ``straddle_not_next``.
    """
    permitted = setup.straddles_permitted
    may = demand_straddles(rules, setup.variant.id, tournament=tournament, permitted=permitted)
    if not any(setup.blinds):
        raise Refusal("no_blind_to_straddle", rule=may.rule)
    _demand(setup, player, blinds, may)
    doubled = with_one(setup.blinds, player, next_straddle(setup))
    first = (player + 1) % setup.players
    return replace(setup, blinds=doubled, first=first, straddles=setup.straddles + 1)


def over_chip(chip: int, last: int, may: Straddles, moment: StraddleTime) -> int:
    """What one chip of the first to act, unannounced, straddles for over the `last` blind; or 0."""
    is_one = may.by_over_chip is not None and moment is StraddleTime.BEFORE_CUT and chip > last
    return double(last) if is_one else 0


def _demand(setup: Setup, player: int, blinds: int, may: Straddles) -> None:
    straddles = _straddles(setup, blinds)
    if may.most is not None and straddles >= may.most:
        raise Refusal("straddles_enough", most=may.most, rule=may.rule)
    if straddles == setup.players - blinds or player != setup.first:
        raise Refusal("straddle_not_next", player=player, next=setup.first, rule=may.rule)


def _straddles(setup: Setup, blinds: int) -> int:
    return sum(1 for one in setup.blinds if one) - blinds
