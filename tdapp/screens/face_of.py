"""From the state of an event and an instant to what a clock screen shows."""

from collections.abc import Callable

from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.screens.clock_face import (
    HOUR_US,
    MINUTE_US,
    ClockFace,
    ClockState,
    NextBreak,
    NextLevel,
    time_text,
)
from tdapp.screens.clock_words import within_a_sentence
from tdapp.screens.side_facts import hands_word, messages, side_facts
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.levels import AntePaidBy, Level, is_stud
from tdapp.tournament.stages.seen import seen_from, stage_on_the_clock
from tdapp.tournament.state.clock import ClockPosition, next_break, position
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import Voice

NameOf = Callable[[PersonId], str]


def face_of(
    tournament: Tournament,
    now: Instant,
    name_of: NameOf,
    voice: Voice,
    *,
    recorded: bool = True,
    paused_us: int | None = None,
) -> ClockFace:
    """The face of an announced event at `now`; of one in stages that of a stage.

    `recorded` is False while nothing can be written; `paused_us` (UTC) is since when it is paused.
    """
    tournament, conditions = _on_the_clock(tournament)
    here = position(conditions, tournament.clock, now)
    state = clock_state(tournament, here)
    over = state is ClockState.FINISHED
    level = conditions.level(here.index)
    moves = tournament.clock.running and not over
    whole, *shorter = messages(tournament, state, here, name_of, voice)
    return ClockFace(
        event_title=conditions.title,
        wall_time=voice.time(now.utc_us),
        state=state,
        level_word=level_word(conditions, here.index, voice),
        remaining_us=0 if over else here.remaining_us,
        level_us=level.length_us,
        blinds="" if over else blinds_of(level, voice, conditions.game(here.index)),
        longest_blinds=longest_blinds(conditions, here.index, voice),
        game="" if over or level.is_break else conditions.game(here.index),
        next_level=None if over else _next_level(conditions, here, now if moves else None, voice),
        next_break=None if over else _next_break(conditions, here, now if moves else None, voice),
        side_facts=side_facts(tournament, here.index, voice),
        message=whole,
        shorter=tuple(shorter),
        hands=hands_word(tournament, state, voice),
        paused_at=voice.time(paused_us) if paused_us is not None else "",
        recorded=recorded,
        voice=voice,
    )


def _on_the_clock(tournament: Tournament) -> tuple[Tournament, Conditions]:
    """An event whose clock is shown, or the stage of it that is; with its conditions."""
    stage = stage_on_the_clock(tournament)
    seen = seen_from(tournament, stage) if stage and not tournament.stage else tournament
    return seen, seen.conditions


def clock_state(tournament: Tournament, here: ClockPosition) -> ClockState:
    """What the clock does where it stands."""
    clock = tournament.clock
    if tournament.is_decided:
        return ClockState.FINISHED
    if not clock.running:
        return ClockState.PAUSED if clock.started else ClockState.NOT_STARTED
    if tournament.conditions.level(here.index).is_break:
        return ClockState.BREAK
    return ClockState.LAST_MINUTE if here.remaining_us <= MINUTE_US else ClockState.RUNNING


def level_word(conditions: Conditions, index: int, voice: Voice) -> str:
    """The name that players know a level or break by; after the last level that of the last."""
    if conditions.is_past_the_end(index):
        index = conditions.index_of(conditions.number(len(conditions.levels) - 1))
    if conditions.level(index).is_break:
        return voice.text("clock", "Break")
    return voice.text("clock", "Level {number}", number=conditions.number(index))


def standing(conditions: Conditions, index: int, remaining_us: int, voice: Voice) -> str:
    """What is left of a level or break, within a sentence: ``level 3, 12:40``."""
    said = voice.text("clock", "{level}, {time}")
    time = time_text(remaining_us, long=remaining_us > HOUR_US)
    return said.format(
        level=within_a_sentence(level_word(conditions, index, voice), voice), time=time
    )


def blinds_of(level: Level, voice: Voice, game: str = "") -> str:
    """The blinds of a level and its ante, in stud its bets, ante and bring-in.

    Nothing for a break.
    """
    if level.is_break:
        return ""
    if is_stud(game):
        bets, bring_in = voice.blinds(level.big, 2 * level.big), voice.count(level.small)
        said = voice.text("clock", "{bets} (ante {ante}, bring-in {bring_in})")
        return said.format(bets=bets, ante=voice.count(level.ante), bring_in=bring_in)
    return f"{voice.blinds(level.small, level.big)} {_ante(level, voice)}".rstrip()


def _ante(level: Level, voice: Voice) -> str:
    """The ante in brackets, and whether each player or the big blind pays it."""
    if not level.ante:
        return ""
    said = voice.text("clock", "({ante} each)")
    if level.ante_by is AntePaidBy.BIG_BLIND:
        said = voice.text("clock", "({ante} BB ante)")
    return said.format(ante=voice.count(level.ante))


def longest_blinds(conditions: Conditions, index: int, voice: Voice) -> str:
    """The widest blinds up to the end of the sheet, and of the level after `index` past it."""
    shown = {*range(len(conditions.levels)), index, index + 1}
    said = (blinds_of(conditions.level(one), voice, conditions.game(one)) for one in sorted(shown))
    return max(said, key=len)


def _next_level(
    conditions: Conditions, here: ClockPosition, now: Instant | None, voice: Voice
) -> NextLevel | None:
    index, wait = here.index + 1, here.remaining_us
    if conditions.is_past_the_end(index):
        return None
    while conditions.level(index).is_break:
        wait += conditions.level(index).length_us
        index += 1
    level, game = conditions.level(index), conditions.game(index)
    return NextLevel(
        level_word(conditions, index, voice),
        _when(now, wait, voice),
        blinds_of(level, voice, game),
        game,
    )


def _next_break(
    conditions: Conditions, here: ClockPosition, now: Instant | None, voice: Voice
) -> NextBreak | None:
    found = next_break(conditions, here)
    if found is None:
        return None
    wait, length_us = found
    return NextBreak(_when(now, wait, voice), length_us, after_us=wait - here.remaining_us)


def _when(now: Instant | None, wait_us: int, voice: Voice) -> str:
    """The wall time `wait_us` from now; empty while nobody can know."""
    return "" if now is None else voice.time(now.utc_us + wait_us)
