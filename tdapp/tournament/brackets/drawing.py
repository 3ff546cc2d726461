"""Drawing a bracket: byes to the best seeds or as drawn, friends kept apart (STAR 28.6)."""

from collections import Counter
from collections.abc import Mapping, Sequence

from tdapp.core.draw import shuffled
from tdapp.core.refusal import Refusal
from tdapp.tournament.brackets.bracket import BYE
from tdapp.tournament.brackets.layout import size_of
from tdapp.tournament.plan.bracket_terms import FEWEST, MOST

Clubs = Mapping[int, str]


def seed_order(size: int) -> list[int]:
    """The seed at each place of the draw, best 1: the best two can only meet in the final."""
    order = [1]
    while len(order) < size:
        whole = 2 * len(order) + 1
        order = [seed for one in order for seed in (one, whole - one)]
    return order


def draw(players: Sequence[int], seeds: Sequence[int], clubs: Clubs, seed: str) -> tuple[int, ...]:
    """The entry at each place of the draw, `BYE` where there is none.

    `seeds` are the seeded players, best first; the others are drawn. Byes go to the first of them,
    never two in one pairing. Members of a club are kept apart as long as can be.
    Refuses ``bracket_too_small``, ``bracket_too_large`` and ``not_in_the_draw``.
    """
    if len(players) < FEWEST:
        raise Refusal("bracket_too_small", players=len(players))
    if len(players) > MOST:
        raise Refusal("bracket_too_large", players=len(players), most=MOST)
    strange = next((one for one in seeds if one not in players), None)
    if strange is not None or len(set(seeds)) < len(seeds):
        raise Refusal("not_in_the_draw", entry=seeds[0] if strange is None else strange)
    seeded = set(seeds)
    drawn = shuffled(sorted(one for one in players if one not in seeded), seed)
    order = seed_order(size_of(len(players)))
    ranked = [*seeds, *drawn]
    slots = [ranked[rank - 1] if rank <= len(ranked) else BYE for rank in order]
    return tuple(_apart(slots, seeded, clubs, seed)) if clubs else tuple(slots)


def _apart(slots: list[int], seeded: set[int], clubs: Clubs, seed: str) -> list[int]:
    """The drawn players laid again over their places, members of the largest clubs first."""
    drawn = [place for place, one in enumerate(slots) if one != BYE and one not in seeded]
    free = list(shuffled(drawn, f"{seed}:places"))
    members = Counter(clubs[slots[place]] for place in free if slots[place] in clubs)
    waiting = [slots[place] for place in free]
    waiting.sort(key=lambda one: -members[clubs[one]] if one in clubs else 0)
    taken = {place: clubs[one] for place, one in enumerate(slots) if one in seeded and one in clubs}
    for one in waiting:
        club = clubs.get(one)
        place = free[0] if club is None else max(free, key=lambda at: _distance(at, club, taken))
        free.remove(place)
        slots[place] = one
        if club is not None:
            taken[place] = club
    for one in drawn:
        _swapped_away(slots, one, drawn, clubs)
    return slots


def _swapped_away(slots: list[int], one: int, drawn: Sequence[int], clubs: Clubs) -> None:
    """Who would meet a club mate at once swaps with somebody, where neither meets one then."""
    if not _meets_mate(slots, one, clubs):
        return
    for other in drawn:
        slots[one], slots[other] = slots[other], slots[one]
        if not _meets_mate(slots, one, clubs) and not _meets_mate(slots, other, clubs):
            return
        slots[one], slots[other] = slots[other], slots[one]


def _meets_mate(slots: Sequence[int], place: int, clubs: Clubs) -> bool:
    club, theirs = clubs.get(slots[place]), clubs.get(slots[place ^ 1])
    return club is not None and club == theirs


def mates_who_meet(slots: Sequence[int], clubs: Clubs) -> tuple[tuple[int, int], ...]:
    """The pairs of one club who play each other first."""
    firsts = range(0, len(slots), 2)
    return tuple((slots[one], slots[one + 1]) for one in firsts if _meets_mate(slots, one, clubs))


def _distance(place: int, club: str, taken: Mapping[int, str]) -> int:
    """The round in which somebody there would first meet a member of the club."""
    meets = ((place ^ other).bit_length() for other, theirs in taken.items() if theirs == club)
    return min(meets, default=len(bin(MOST)))
