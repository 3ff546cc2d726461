"""What follows from the levels of a made event: bars, notes, and when it ends, in words."""

from collections.abc import Iterator
from dataclasses import dataclass

from tdapp.core.instant import MINUTE_US
from tdapp.tournament.plan.levels import Level, number_at
from tdapp.tournament.structures.trial import Trial
from tdapp.tournament.structures.turnout import MadeEvent, chips_of
from tdapp.ui.look.spoken import voice
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


def level_note(one: MadeLevel) -> str:
    """What happens with the end of a level, or in it."""
    structure = one.made.structure
    if one.level.is_break:
        return ""
    if one.number == structure.closes_after:
        return voice().text("new event", "entry closes")
    return voice().text("new event", "ends here") if one.number == structure.ends_in else ""


def in_play(one: MadeLevel) -> str:
    """How many big blinds are on the tables; nothing in a break."""
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
