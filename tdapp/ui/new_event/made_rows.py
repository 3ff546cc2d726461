"""The levels of a made event as prepared rows and bars, and when it ends, in words."""

from collections.abc import Iterator
from dataclasses import dataclass

from tdapp.core.instant import MINUTE_US
from tdapp.screens.face_of import blinds_of
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.tournament.plan.levels import Level, number_at
from tdapp.tournament.structures.trial import Trial
from tdapp.tournament.structures.turnout import MadeEvent, chips_of
from tdapp.ui.look.lists.list_rows import Column, left, right, wide
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.new_event.choice_fields import begins
from tdapp.ui.structure.blinds_graph import LevelBar


@dataclass(frozen=True, slots=True)
class MadeLevel:
    """A level or break of a made event by its place, and how much was played before it."""

    made: MadeEvent
    place: int
    passed_us: int

    @property
    def level(self) -> Level:
        """What is played in it."""
        return self.made.conditions.levels[self.place]

    @property
    def number(self) -> int:
        """The number that players know it by."""
        return number_at(self.made.conditions.levels, self.place)


def made_levels(made: MadeEvent) -> Iterator[MadeLevel]:
    """Each level and break."""
    passed_us = 0
    for place, level in enumerate(made.conditions.levels):
        yield MadeLevel(made, place, passed_us)
        passed_us += level.length_us


def made_columns() -> tuple[Column[MadeLevel], ...]:
    """Level, blinds, how long, when, and how many big blinds are on the tables."""
    text = voice().text
    return (
        left(
            text("new event", "Level"),
            64,
            lambda one: "" if one.level.is_break else str(one.number),
            strong=True,
        ),
        wide(text("new event", "Blinds (ante)"), _blinds, 190),
        right(
            text("new event", "Length"),
            72,
            lambda one: voice().length(one.level.length_us),
            px(480),
        ),
        right(
            text("new event", "Begins"),
            68,
            lambda one: begins(one.made.conditions.start, one.passed_us),
        ),
        right(text("new event", "BB in play"), 92, _in_play, px(430)),
    )


def _begins(one: MadeLevel) -> str:
    return begins(one.made.conditions.start, one.passed_us)


def _blinds(one: MadeLevel) -> Cell:
    text, structure = voice().text, one.made.structure
    if one.level.is_break:
        return Cell(text("new event", "Break"), tone=Tone.LABEL, shape=Shape.BREAK)
    note = ""
    if one.number == structure.closes_after:
        note = text("new event", "entry closes")
    elif one.number == structure.ends_in:
        note = text("new event", "ends here")
    return Cell(blinds_of(one.level, voice()), note=note)


def _in_play(one: MadeLevel) -> str:
    if one.level.is_break:
        return ""
    return voice().count(chips_of(one.made.conditions, one.made.turnout) // one.level.big)


def made_bars(made: MadeEvent) -> list[LevelBar]:
    """How many big blinds are in play at each level; the one in which it is to end is marked."""
    levels, chips = made.conditions.levels, chips_of(made.conditions, made.turnout)
    return [
        LevelBar(str(number), chips // level.big, now=number == made.structure.ends_in)
        for place, level in enumerate(levels)
        if not level.is_break and (number := number_at(levels, place))
    ]


def end_words(made: MadeEvent, trial: Trial) -> str:
    """How long it lasts when it plays itself, and what was planned."""
    if trial.level is None:
        return ""
    ends, planned = (voice().span(us * MINUTE_US) for us in (trial.ends, made.structure.minutes))
    text, level = voice().text, trial.level
    if ends == planned:
        return text("new event", "Ends after {ends} in level {level}", ends=ends, level=level)
    return text(
        "new event",
        "Ends after {ends} in level {level}, planned {planned}",
        ends=ends,
        level=level,
        planned=planned,
    )
