"""What stacks are worth of the prizes still to be won, by the independent chip model."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import comb

from tdapp.core.refusal import Refusal

ONE = 1 << 192
"""Certainty: chances are whole numbers of it, so that no money ever meets a float."""
MOST_STEPS = 2_500_000


def icm(stacks: Sequence[int], prizes: Sequence[int]) -> Sequence[int]:
    """What each stack is worth, in the unit of the prizes, the first prize first.

    Whoever is left takes the next prize by the share of the chips that are left (Malmuth-Harville);
    those without chips take what then remains with equal chances. Prizes beyond the players are
    nobody's. The parts are whole and add up: the units that rounding down leaves go one each to the
    largest fractions, of equal ones to the larger stack, then to who comes first. Refuses with
    ``no_stacks``, ``stack_below_nothing``, ``nobody_has_chips``, ``prizes_not_falling`` and
    ``too_many_for_icm``.
    """
    _check(stacks, prizes)
    to_win = prizes[: len(stacks)]
    worth = _expected(stacks, to_win)
    given = [one // ONE for one in worth]
    order = sorted(range(len(stacks)), key=lambda at: (-(worth[at] % ONE), -stacks[at]))
    for at in order[: sum(to_win) - sum(given)]:
        given[at] += 1
    return given


def _expected(stacks: Sequence[int], prizes: Sequence[int]) -> Sequence[int]:
    """The expected prizes in parts of `ONE`, place by place over the sets of those placed."""
    worth = [0] * len(stacks)
    chances: Mapping[int, int] = {0: ONE}
    for prize in prizes:
        after: defaultdict[int, int] = defaultdict(int)
        for placed, chance in chances.items():
            left = [at for at in range(len(stacks)) if not placed >> at & 1]
            chips = sum([stacks[at] for at in left])
            for at in left:
                share = chance * stacks[at] // chips if chips else chance // len(left)
                if share:
                    worth[at] += share * prize
                    after[placed | 1 << at] += share
        chances = after
    return worth


def _check(stacks: Sequence[int], prizes: Sequence[int]) -> None:
    if not stacks or not prizes:
        raise Refusal("no_stacks")
    if min(stacks) < 0:
        raise Refusal("stack_below_nothing", stack=min(stacks))
    if not any(stacks):
        raise Refusal("nobody_has_chips")
    for before, prize in zip((prizes[0], *prizes), prizes, strict=False):
        if not 0 <= prize <= before:
            raise Refusal("prizes_not_falling", prize=prize)
    players, places = len(stacks), min(len(prizes), len(stacks))
    if sum(comb(players, done) * (players - done) for done in range(places)) > MOST_STEPS:
        raise Refusal("too_many_for_icm", players=players, places=places)
