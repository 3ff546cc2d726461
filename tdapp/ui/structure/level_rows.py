"""The levels of an event as prepared rows: when each begins, and where the clock stands."""

from dataclasses import dataclass

from tdapp.core.instant import Instant
from tdapp.screens.clock_face import ClockState
from tdapp.screens.face_of import clock_state
from tdapp.shown.cells import Cell, Loudness, Shape, Tone
from tdapp.tournament.clock.then import level_began_us
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.levels import AntePaidBy, Level
from tdapp.tournament.state.clock import ClockPosition, position
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.lists.list_rows import ListRow
from tdapp.ui.look.spoken import voice
from tdapp.voice.voice import NONE

BEYOND = 6
"""So many levels past the sheet are shown where it goes on."""


@dataclass(frozen=True, slots=True)
class ClockReading:
    """The clock at a moment; `wait_us` is how long it takes from then to a later level.

    Once the last player is found, play is `over`, whatever is still to be paid. `began_us` is when
    the level on now began; None before its clock has run.
    """

    here: ClockPosition
    now_us: int
    running: bool
    over: bool = False
    began_us: int | None = None

    def wait_us(self, conditions: Conditions, index: int) -> int:
        """Microseconds until the level at `index`, which comes later, begins."""
        between = range(self.here.index + 1, index)
        return self.here.remaining_us + sum(conditions.level(one).length_us for one in between)


def standing_of(state: Tournament, now: Instant) -> ClockReading:
    """How the clock of an event stands."""
    here = position(state.conditions, state.clock, now)
    over = clock_state(state, here) is ClockState.FINISHED
    began_us = level_began_us(state, here.index, now)
    return ClockReading(here, now.utc_us, state.clock.running and not over, over, began_us)


def listed(conditions: Conditions, standing: ClockReading) -> range:
    """The indexes of the levels that the list shows."""
    count = len(conditions.levels)
    if conditions.then_add:
        count = max(count, standing.here.index + 1) + BEYOND
    return range(max(count, standing.here.index + 1))


def level_rows(state: Tournament, standing: ClockReading) -> list[ListRow]:
    """Number, blinds, length, when it begins, big blinds on average, and how it stands."""
    conditions = state.conditions
    rows = []
    for index in listed(conditions, standing):
        level = conditions.level(index)
        tone = Tone.GONE if index < standing.here.index else Tone.FACT
        cells = (
            _number(conditions, index, level, tone),
            Cell(_stakes(level), tone=tone, strong=True, note=conditions.level(index).game),
            Cell(voice().length(level.length_us), tone=tone),
            Cell(begins(conditions, standing, index), tone=tone),
            Cell(_in_play(state, level), tone=Tone.GONE if tone is Tone.GONE else Tone.LABEL),
            _state(conditions, standing, index),
        )
        rows.append(ListRow(index, cells))
    return rows


def begins(conditions: Conditions, standing: ClockReading, index: int) -> str:
    """When a later level begins, or the one on now began.

    That is told by the wall clock, or in how long while the clock is held.
    """
    began_us = standing.began_us if index == standing.here.index else None
    if standing.over or (index <= standing.here.index and began_us is None):
        return NONE
    if began_us is not None:
        return voice().time(began_us)
    wait = standing.wait_us(conditions, index)
    if standing.running:
        return voice().time(standing.now_us + wait)
    return voice().text("structure", "in {span}", span=voice().span(wait))


def big_blinds_in_play(state: Tournament, level: Level) -> int | None:
    """All chips in play in big blinds of a level; None in a break or without chips."""
    chips = state.chips_in_play
    return None if level.is_break or not chips else chips // level.big


def _number(conditions: Conditions, index: int, level: Level, tone: Tone) -> Cell:
    if level.is_break:
        return Cell(voice().text("structure", "Break"), tone=tone, shape=Shape.BREAK)
    return Cell(str(conditions.number(index)), tone=tone)


def _stakes(level: Level) -> str:
    if level.is_break:
        return NONE
    if level.ante and level.ante_by is AntePaidBy.BIG_BLIND:
        blinds, ante = voice().blinds(level.small, level.big), voice().count(level.ante)
        return voice().text("structure", "{blinds} ({ante} BB ante)", blinds=blinds, ante=ante)
    return voice().blinds(level.small, level.big, level.ante)


def _in_play(state: Tournament, level: Level) -> str:
    found = big_blinds_in_play(state, level)
    return NONE if found is None else voice().count(found)


def _state(conditions: Conditions, standing: ClockReading, index: int) -> Cell:
    text = voice().text
    if index < standing.here.index:
        return Cell(text("structure", "played"), tone=Tone.GONE, shape=Shape.DONE)
    if index > standing.here.index:
        past = not standing.over and index >= len(conditions.levels)
        return Cell(text("structure", "beyond the list") if past else "", tone=Tone.LABEL)
    if standing.over:
        return Cell(text("structure", "play ended"), tone=Tone.GONE, shape=Shape.DONE)
    if standing.running:
        said = text("structure", "now")
        return Cell(said, tone=Tone.DONE, shape=Shape.RUNNING, loudness=Loudness.OUTLINED)
    said = text("structure", "clock is here")
    return Cell(said, tone=Tone.PAUSED, shape=Shape.PAUSED, loudness=Loudness.OUTLINED)
