"""A play-off: who has level stacks at the cut plays on, and the result says who goes on."""

from dataclasses import dataclass

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.tournament_rules import LevelBy
from tdapp.tournament.clock.timing import MOST_LEVELS
from tdapp.tournament.facts.stages import PlayOffBegun, PlayOffClockSet, PlayOffLost
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.stages.going_on import LevelAtTheCut, going_on, must_be_countable
from tdapp.tournament.stages.seen import must_be_open, progress_of
from tdapp.tournament.state.clock import level_number
from tdapp.tournament.tournament import Tournament


@dataclass(frozen=True, slots=True)
class PlayOffClock:
    """The level of a play-off by its number, the microseconds left of it, and whether it runs."""

    number: int
    level: Level
    left_us: int
    running: bool


def begin_play_off(seen: Tournament, now: Instant, table: int = 0, level: int = 0) -> list[Event]:
    """Let those who are level at the cut play on with equal chips (STAR 28.1.1).

    It has a clock of its own, from the level of that number on; 0 is the one in which the stage
    ended. Their stacks, seats and places stay as they are: only who goes on follows from it.
    Refuses ``no_tie_at_the_cut``, ``play_off_goes_on`` (entries) while one is played,
    ``cut_of_cards`` (rule) where nothing else decides, ``no_such_level``, and as `end_stage` does
    for what is not counted.
    """
    must_be_open(seen)
    must_be_countable(seen)
    ruled = seen.conditions.rules.level_stacks
    if ruled is not None and ruled.by is LevelBy.CARDS:
        raise Refusal("cut_of_cards", rule=ruled.rule)
    if not 0 <= level <= MOST_LEVELS:
        raise Refusal("no_such_level")
    try:
        going_on(seen)
    except LevelAtTheCut as tie:
        return [PlayOffBegun(tie.level, table, level or level_number(seen, now), now)]
    raise Refusal("no_tie_at_the_cut")


def set_play_off_clock(seen: Tournament, now: Instant, *, running: bool) -> list[Event]:
    """Pause the clock of a play-off, or let it go on where it was paused.

    Refuses ``no_play_off``, ``clock_paused`` and ``clock_running``.
    """
    must_be_open(seen)
    on = play_offs_on(seen)
    if not on:
        raise Refusal("no_play_off")
    clocks = [_clock_set(seen, one) for one in on]
    told = [
        PlayOffClockSet(one.number, _played_us(one, now), now if running else None)
        for one in clocks
        if running is (one.at is None)
    ]
    if not told:
        raise Refusal("clock_running" if running else "clock_paused")
    return list(told)


def _clock_set(seen: Tournament, begun: PlayOffBegun) -> PlayOffClockSet:
    """How the clock of a play-off was set last: as it began, or later."""
    progress = progress_of(seen)
    number = progress.play_offs.index(begun) + 1
    return progress.play_off_clocks.get(number, PlayOffClockSet(number, 0, begun.at))


def _played_us(told: PlayOffClockSet, now: Instant) -> int:
    return told.played_us + (0 if told.at is None else now.since(told.at))


def lose_play_off(seen: Tournament, entry: int) -> list[Event]:
    """Record that a player lost all chips of a play-off.

    Refuses ``not_in_a_play_off`` (entry), and ``play_off_is_over`` once it is known who goes on.
    """
    must_be_open(seen)
    if progress_of(seen).play_off.get(entry) != 0:
        raise Refusal("not_in_a_play_off", entry=entry)
    try:
        going_on(seen)
    except Refusal:
        return [PlayOffLost(entry)]
    raise Refusal("play_off_is_over")


def play_offs_on(seen: Tournament) -> list[PlayOffBegun]:
    """The play-offs of a stage in which more than one player is left."""
    progress = progress_of(seen)
    if progress.ended:
        return []
    return [one for one in progress.play_offs if len(still_in(seen, one)) > 1]


def still_in(seen: Tournament, begun: PlayOffBegun) -> list[int]:
    """Who has chips in a play-off."""
    return [entry for entry in begun.entries if not progress_of(seen).play_off.get(entry, 0)]


def clock_of_play_off(seen: Tournament, begun: PlayOffBegun, now: Instant) -> PlayOffClock:
    """Where the clock of a play-off stands: it has no breaks, and levels as long as published."""
    conditions = (seen.whole or seen).conditions
    told = _clock_set(seen, begun)
    played_us = _played_us(told, now)
    for number in range(begun.level, begun.level + MOST_LEVELS):
        level = conditions.level(conditions.index_of(number))
        if played_us < level.length_us or not level.length_us:
            break
        played_us -= level.length_us
    left_us = max(0, level.length_us - played_us)
    return PlayOffClock(number, level, left_us, running=told.at is not None)
