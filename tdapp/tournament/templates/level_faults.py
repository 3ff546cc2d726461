"""What is wrong with a blind schedule, such as a misprint on a structure sheet."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tdapp.core.refusal import Refusal
from tdapp.rules.blind_rules import BlindLimits
from tdapp.tournament.plan.levels import Level, game_at, is_stud
from tdapp.typed.times import LONG_MIN

Fault = tuple[str, str]
"""What is wrong, and the field of the event in which it is."""
SMALL_BLINDS = 2
"""So many make a big blind."""
LONGEST = 60


def level_faults(levels: Sequence[Level], then_add: int) -> Iterator[Fault]:
    """Every fault of a schedule, whose small blind grows by `then_add` after its end."""
    yield from _faults_in_each(levels)
    yield from _falling_blinds(levels)
    played = [level for level in levels if not level.is_break]
    if not played:
        yield "no level has blinds", "levels"
    elif then_add and not played[-1].small:
        yield "the last level has no small blind to add to", "then_add"


class Fall(NamedTuple):
    """A blind, ``big`` or ``small``, lower in the level at index `at` than in that at `since`."""

    since: int
    at: int
    blind: str
    before: int
    now: int


def falls(levels: Sequence[Level]) -> Iterator[Fall]:
    """Where blinds are lower than they were in the same game before."""
    game, last = "", dict[str, tuple[int, Level]]()
    for index, level in enumerate(levels):
        if level.is_break:
            continue
        game = level.game or game
        since, before = last.get(game, (index, level))
        if level.big < before.big:
            yield Fall(since, index, "big", before.big, level.big)
        elif 0 < level.small < before.small:
            yield Fall(since, index, "small", before.small, level.small)
        last[game] = (index, level)


def odd_blinds(levels: Sequence[Level]) -> Iterator[tuple[int, Level]]:
    """The levels whose big blind is not twice the small one, by index: a warning, never a fault.

    Some structures mean it; more often it is a slip. A level without a small blind, or of
    stud, is none of them.
    """
    for index, level in enumerate(levels):
        stud = is_stud(game_at(levels, index))
        if level.small and not stud and level.big != SMALL_BLINDS * level.small:
            yield index, level


def level_warnings(levels: Sequence[Level]) -> Iterator[Fault]:
    """What may be a slip in a schedule that can be played."""
    for index, level in odd_blinds(levels):
        said = f"the big blind {level.big} is not twice the small blind {level.small}"
        yield said, f"levels[{index}]"
    for index, level in long_levels(levels):
        said = f'{level.minutes} minutes; if seconds are meant, write "{level.minutes} s"'
        yield said, f"levels[{index}].minutes"


def long_levels(levels: Sequence[Level]) -> Iterator[tuple[int, Level]]:
    """The levels and breaks whose minutes look like seconds, by index: a warning, never a fault."""
    return ((index, level) for index, level in enumerate(levels) if level.minutes > LONG_MIN)


def must_be_allowed(level: Level, game: str, may: BlindLimits | None) -> None:
    """Refuse stakes that the house's book does not let be set, as `demand_blinds` does.

    Stud has no blinds, and a break has nothing.
    """
    if may is not None and not level.is_break and not is_stud(game):
        from tdapp.poker.betting.blinds import demand_blinds  # noqa: PLC0415 - of few books

        blinds = [one for one in (level.small, level.big) if one]
        demand_blinds(blinds, level.ante, may)


def unfit_stakes(levels: Sequence[Level], may: BlindLimits | None) -> Iterator[Fault]:
    """The levels whose blinds or ante the house's book does not let be set (ADELAIDE App1 1, 6)."""
    for index, level in enumerate(levels):
        try:
            must_be_allowed(level, game_at(levels, index), may)
        except Refusal as unfit:
            told = unfit.details
            if unfit.code == "ante_above_big_blind":
                said = f"the ante is above the big blind by rule {told['rule']}"
                yield said, f"levels[{index}].ante"
            elif unfit.code == "blinds_wrong_number":
                said = f"at least {told['least']} blinds by rule {told['rule']}"
                yield said, f"levels[{index}].small"


def _faults_in_each(levels: Sequence[Level]) -> Iterator[Fault]:
    for index, level in enumerate(levels):
        if level.is_break and (level.small or level.ante):
            yield "a small blind or an ante without a big blind", f"levels[{index}]"
        elif level.small > level.big:
            yield "the small blind is above the big blind", f"levels[{index}]"
        if level.game and not _is_a_name(level.game):
            yield f"a name has up to {LONGEST} letters on one line", f"levels[{index}].game"


def _is_a_name(game: str) -> bool:
    return bool(game.strip()) and game.isprintable() and len(game) <= LONGEST


def _falling_blinds(levels: Sequence[Level]) -> Iterator[Fault]:
    for fall in falls(levels):
        yield (
            f"the {fall.blind} blind falls from {fall.before} to {fall.now}",
            (f"levels[{fall.at}]"),
        )
