"""Who moves up into a next stage in the place of a player who came to it by several stages."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tdapp.core.ids import PersonId
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.plan.stage_plan import ChipsAfter
from tdapp.tournament.stages.going_on import LevelAtTheCut
from tdapp.tournament.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Stack:
    """A stack of `chips` that an entry of a person brings from the stage `before`."""

    entry: int
    person: PersonId
    before: int
    chips: int


def stack_of(seen: Tournament, before: int, entry: int) -> Stack | None:
    """What an entry brings from a stage; None where chips are bagged and it has no bag."""
    stage, plan = seen.stages.by_number[before], seen.stages.plans[before - 1]
    chips: int = seen.conditions.starting_chips
    if plan.chips_after is ChipsAfter.BAGGED:
        bag = stage.progress.bags.get(entry)
        if bag is None:
            return None
        chips = bag.chips
    return Stack(entry, stage.entries.by_number[entry].person, before, chips)


def moving_up(
    seen: Tournament, kept: Sequence[Stack], retired: Sequence[Stack], order: Sequence[int]
) -> Iterator[Stack]:
    """Who moves up for each retired stack: the next of its stage or table (ADELAIDE 91, 104).

    Where chips are bagged only who has a bag can; a place for which there is nobody stays empty.
    Who is next in several stages comes with the largest stack. Of level ones the first in `order`
    does; refuses ``tie_at_the_cut`` (entries) where that does not name them.
    """
    coming, free = {one.person for one in kept}, [_place(seen, one) for one in retired]
    lines = {place: _line(seen, place) for place in free}
    while free:
        for place in set(free):
            lines[place] = [one for one in lines[place] if one.person not in coming]
        best = max(free, key=lambda place: max((one.chips for one in lines[place][:1]), default=-1))
        if not lines[best]:
            return
        up = _first(seen, lines[best], order)
        free.remove(best)
        coming.add(up.person)
        yield up


Place = tuple[int, int | None]
"""A free place of a stage, and of a table there where so many of each go on."""


def _place(seen: Tournament, retired: Stack) -> Place:
    by_table = seen.stages.plans[retired.before - 1].chip_leaders is not None
    return retired.before, _table(seen, retired.before, retired.entry) if by_table else None


def _line(seen: Tournament, place: Place) -> list[Stack]:
    """Who could take a free place, the next in order first."""
    before, table = place
    exits = seen.stages.by_number[before].exits
    out = [
        entry
        for entry in reversed(exits.in_order())
        if exits.by_entry[entry].departure in {None, Departure.NOT_THROUGH}
        and (table is None or _table(seen, before, entry) == table)
    ]
    return [stack for stack in (stack_of(seen, before, entry) for entry in out) if stack]


def _table(seen: Tournament, before: int, entry: int) -> int | None:
    """The table at which an entry was last in a stage; None where it had no seat."""
    stage = seen.stages.by_number[before]
    bag, out = stage.progress.bags.get(entry), stage.exits.by_entry.get(entry)
    left = (one.seat for one in stage.progress.left if one.entry == entry)
    seat = (bag and bag.seat) or (out and out.seat) or next(left, None)
    return None if seat is None else seat.table


def _first(seen: Tournament, line: Sequence[Stack], order: Sequence[int]) -> Stack:
    """The next in a line, by `order` where several are level."""
    first = line[0]
    stage = seen.stages.by_number[first.before]
    bags, sharing = stage.progress.bags, stage.exits.sharing(first.entry)

    def is_level(one: Stack) -> bool:
        bagged = first.entry in bags and one.entry in bags and one.chips == first.chips
        return bagged or one.entry in sharing

    level = {one.entry: one for one in line if is_level(one)}
    if len(level) == 1:
        return first
    ranked = [level[entry] for entry in order if entry in level]
    if len(ranked) < len(level) - 1 or not ranked:
        raise LevelAtTheCut(sorted(level))
    return ranked[0]
