"""Blinds as a house may set them, and who posts them (STAR 8.8, CROWN 8.9, TAS C5, ADELAIDE 1)."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.rules.blind_rules import BlindLimits, BlindRules, TrivialChips

HEADS_UP = 2


class BlindPosts(msgspec.Struct, frozen=True):
    """What each player posts, counted from the left of the button, and who acts first then."""

    blinds: tuple[int, ...]
    first: int


def demand_blinds(blinds: Sequence[int], ante: int, may: BlindLimits, *, minimum: int = 0) -> None:
    """Whether blinds and ante may be set like this, from the smallest blind to the big one.

    `minimum` is the table's in the first round. Refuses with ``blinds_wrong_number``,
    ``blind_above_next``, ``last_blind_too_small`` and ``ante_above_big_blind``.
    """
    if not may.least <= len(blinds) <= may.most:
        raise Refusal(
            "blinds_wrong_number",
            blinds=len(blinds),
            least=may.least,
            most=may.most,
            rule=may.rule,
        )
    for blind, following in pairwise(blinds):
        if blind > following:
            raise Refusal("blind_above_next", blind=blind, next=following, rule=may.rule)
    if may.covers_minimum and blinds[-1] < minimum:
        raise Refusal("last_blind_too_small", minimum=minimum, rule=may.rule)
    if not may.above_big_blind and ante > blinds[-1]:
        raise Refusal("ante_above_big_blind", ante=ante, big_blind=blinds[-1], rule=may.rule)


def posted(
    players: int, blinds: Sequence[int], rules: BlindRules, *, tournament: bool = False
) -> BlindPosts:
    """Who posts which blind; between two the button may have the small one (STAR 9.8, P80)."""
    if len(blinds) > players:
        raise Refusal(
            "blinds_wrong_number", blinds=len(blinds), least=1, most=players, rule=rules.rule
        )
    one_by_one = [*blinds, *[0] * (players - len(blinds))]
    heads_up = rules.heads_up
    by_button = heads_up.in_tournaments if tournament else heads_up.in_cash
    if players == HEADS_UP == len(blinds) and by_button:
        return BlindPosts(tuple(reversed(one_by_one)), 1)
    return BlindPosts(tuple(one_by_one), len(blinds) % players)


def chips_play(chips: Sequence[int], smallest_bet: int, rules: TrivialChips | None) -> bool:
    """Whether chips that are each below the smallest blind or ante play (ADELAIDE 72b)."""
    return rules is None or sum(chips) >= smallest_bet
