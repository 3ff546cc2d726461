"""What is wrong with a blind schedule, such as a misprint on a structure sheet."""

from collections.abc import Iterator, Sequence

from tdapp.tournament.plan.levels import Level

Fault = tuple[str, str]
"""What is wrong, and the field of the event in which it is."""
TWICE = 2


def level_faults(levels: Sequence[Level], then_add: int) -> Iterator[Fault]:
    """Every fault of a schedule, whose small blind grows by `then_add` after its end."""
    yield from _faults_in_each(levels)
    yield from _falling_blinds(levels)
    played = [level for level in levels if not level.is_break]
    if not played:
        yield "no level has blinds", "levels"
    elif then_add and not played[-1].small:
        yield "the last level has no small blind to add to", "then_add"


def odd_blinds(levels: Sequence[Level]) -> Iterator[tuple[int, Level]]:
    """The levels whose big blind is not twice the small one, by index: a warning, never a fault.

    Some structures mean it; more often it is a slip. A level without a small blind is none of them.
    """
    for index, level in enumerate(levels):
        if level.small and level.big != TWICE * level.small:
            yield index, level


def level_warnings(levels: Sequence[Level]) -> Iterator[Fault]:
    """What may be a slip in a schedule that can be played."""
    for index, level in odd_blinds(levels):
        said = f"the big blind {level.big} is not twice the small blind {level.small}"
        yield said, f"levels[{index}]"


def _faults_in_each(levels: Sequence[Level]) -> Iterator[Fault]:
    for index, level in enumerate(levels):
        if level.is_break and (level.small or level.ante):
            yield "a small blind or an ante without a big blind", f"levels[{index}]"
        elif level.small > level.big:
            yield "the small blind is above the big blind", f"levels[{index}]"


def _falling_blinds(levels: Sequence[Level]) -> Iterator[Fault]:
    """Where blinds are lower than they were in the same game before."""
    game, last = "", dict[str, Level]()
    for index, level in enumerate(levels):
        if level.is_break:
            continue
        game = level.game or game
        before = last.get(game)
        if before and level.big < before.big:
            yield f"the big blind falls from {before.big} to {level.big}", f"levels[{index}]"
        elif before and 0 < level.small < before.small:
            yield f"the small blind falls from {before.small} to {level.small}", f"levels[{index}]"
        last[game] = level
