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
from tdapp.ui.look.lists.list_rows import Column, ListRow, left, right, rows_of, wide
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


@dataclass(frozen=True, slots=True)
class ListedLevel:
    """A level of an event by its index, and where the clock stands."""

    state: Tournament
    standing: ClockReading
    index: int

    @property
    def level(self) -> Level:
        """What is played in it."""
        return self.state.conditions.level(self.index)

    @property
    def tone(self) -> Tone:
        """What was played stands quiet."""
        return Tone.GONE if self.index < self.standing.here.index else Tone.FACT


def level_columns() -> tuple[Column[ListedLevel], ...]:
    """Number, blinds, length, when it begins, big blinds on average, and how it stands."""
    text, length = voice().text, voice().length
    return (
        left(text("clock page", "Level"), 96, _number),
        wide(text("clock page", "Blinds"), _stakes, 240),
        right(
            text("clock page", "Length"),
            90,
            lambda one: Cell(length(one.level.length_us), tone=one.tone),
        ),
        right(text("clock page", "Begins"), 128, _begins),
        right(text("clock page", "Big blinds in play"), 150, _in_play, 700),
        left("", 132, lambda one: _state(one.state.conditions, one.standing, one.index)),
    )


def level_rows(state: Tournament, standing: ClockReading) -> list[ListRow]:
    """The levels that the list shows, each known by its index."""
    lines = [ListedLevel(state, standing, index) for index in listed(state.conditions, standing)]
    return rows_of(level_columns(), lines, lambda one: one.index)


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


def _number(one: ListedLevel) -> Cell:
    if one.level.is_break:
        return Cell(voice().text("structure", "Break"), tone=one.tone, shape=Shape.BREAK)
    return Cell(str(one.state.conditions.number(one.index)), tone=one.tone)


def _stakes(one: ListedLevel) -> Cell:
    level = one.level
    if level.is_break:
        text = NONE
    elif level.ante and level.ante_by is AntePaidBy.BIG_BLIND:
        blinds, ante = voice().blinds(level.small, level.big), voice().count(level.ante)
        text = voice().text("structure", "{blinds} ({ante} BB ante)", blinds=blinds, ante=ante)
    else:
        text = voice().blinds(level.small, level.big, level.ante)
    return Cell(text, tone=one.tone, strong=True, note=level.game)


def _begins(one: ListedLevel) -> Cell:
    return Cell(begins(one.state.conditions, one.standing, one.index), tone=one.tone)


def _in_play(one: ListedLevel) -> Cell:
    found = big_blinds_in_play(one.state, one.level)
    tone = Tone.GONE if one.tone is Tone.GONE else Tone.LABEL
    return Cell(NONE if found is None else voice().count(found), tone=tone)


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
