"""The levels of a made event as prepared rows and bars, and when it ends, in words."""

from tdapp.core.instant import MINUTE_US
from tdapp.screens.face_of import blinds_of
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.tournament.plan.levels import Level, number_at
from tdapp.tournament.structures.trial import Trial
from tdapp.tournament.structures.turnout import MadeEvent, chips_of
from tdapp.ui.look.lists.list_rows import ListColumn, ListRow
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.new_event.choice_fields import begins
from tdapp.ui.structure.blinds_graph import LevelBar


def made_columns() -> tuple[ListColumn, ...]:
    """Level, blinds, how long, when, and how many big blinds are on the tables."""
    text = voice().text
    return (
        ListColumn(text("new event", "Level"), 64, strong=True),
        ListColumn(text("new event", "Blinds (ante)"), 190, wide=True),
        ListColumn(text("new event", "Length"), 72, right=True, least=px(480)),
        ListColumn(text("new event", "Begins"), 68, right=True),
        ListColumn(text("new event", "BB in play"), 92, right=True, least=px(430)),
    )


def made_rows(made: MadeEvent) -> list[ListRow]:
    """A row for each level and break, up to the one in which it is to end."""
    levels, chips = made.conditions.levels, chips_of(made.conditions, made.turnout)
    rows, passed_us = list[ListRow](), 0
    for place, level in enumerate(levels):
        cells = _cells(made, place, level, chips)
        when = Cell(begins(made.conditions.start, passed_us))
        rows.append(ListRow(place, (cells[0], cells[1], cells[2], when, cells[3])))
        passed_us += level.length_us
    return rows


def _cells(made: MadeEvent, place: int, level: Level, chips: int) -> tuple[Cell, Cell, Cell, Cell]:
    length = Cell(voice().length(level.length_us))
    if level.is_break:
        word = voice().text("new event", "Break")
        return Cell(""), Cell(word, tone=Tone.LABEL, shape=Shape.BREAK), length, Cell("")
    number = number_at(made.conditions.levels, place)
    note = ""
    if number == made.structure.closes_after:
        note = voice().text("new event", "entry closes")
    elif number == made.structure.ends_in:
        note = voice().text("new event", "ends here")
    blinds = Cell(blinds_of(level, voice()), note=note)
    return Cell(str(number)), blinds, length, Cell(voice().count(chips // level.big))


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
