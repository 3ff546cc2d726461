"""The levels of a made event, and how it went when it played itself, in words."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from tdapp.core.instant import MINUTE_US
from tdapp.screens.face_of import blinds_of
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.tournament.plan.levels import Level, number_at
from tdapp.tournament.structures.trial import Trial
from tdapp.tournament.structures.turnout import MadeEvent, chips_of
from tdapp.typed.times import SIXTY, time_of_day
from tdapp.ui.look.lists.list_rows import ListColumn, ListRow
from tdapp.ui.look.spoken import voice
from tdapp.words.sentence import sentence


def made_columns() -> tuple[ListColumn, ...]:
    """Level, blinds, how long, when, and how many big blinds are on the tables."""
    text = voice().text
    return (
        ListColumn(text("new event", "Level"), 64, strong=True),
        ListColumn(text("new event", "Blinds (ante)"), 190, wide=True),
        ListColumn(text("new event", "Length"), 84, right=True),
        ListColumn(text("new event", "Begins"), 84, right=True),
        ListColumn(text("new event", "Big blinds in play"), 140, right=True),
    )


def made_rows(made: MadeEvent) -> list[ListRow]:
    """A row for each level and break, up to the one in which it is to end."""
    levels, chips = made.conditions.levels, chips_of(made.conditions, made.turnout)
    rows, passed_us = list[ListRow](), 0
    for place, level in enumerate(levels):
        cells = _cells(made, place, level, chips)
        begins = Cell(_begins(made, passed_us))
        rows.append(ListRow(place, (cells[0], cells[1], cells[2], begins, cells[3])))
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


def _begins(made: MadeEvent, passed_us: int) -> str:
    """The wall time where a start is planned, else the time since the start."""
    start = made.conditions.start
    if start is None:
        hours, minutes = divmod(passed_us // MINUTE_US, SIXTY)
        return f"{hours}:{minutes:02}"
    begun = datetime.combine(start.day, time_of_day(start.at))
    return f"{begun + timedelta(microseconds=passed_us):%H:%M}"


def trial_facts(trial: Trial) -> Iterator[tuple[str, str]]:
    """When it ended, what chips it needs, and what a director should know."""
    text = voice().text
    ends = text(
        "new event",
        "after {usual}, between {first} and {last}",
        usual=_span(trial.ends),
        first=_span(trial.earliest),
        last=_span(trial.latest),
    )
    yield text("new event", "Ends"), ends
    level = text("new event", "never") if trial.level is None else voice().count(trial.level)
    yield text("new event", "In level"), level
    yield (
        text("new event", "Final table"),
        text("new event", "after {span}", span=_span(trial.final)),
    )
    for need in trial.chips:
        said = text(
            "new event",
            "{stack} per stack, {needed} in all",
            stack=voice().count(need.in_stack),
            needed=voice().count(need.needed),
        )
        yield text("new event", "Chips of {chip}", chip=voice().count(need.chip)), said
    for finding in trial.findings:
        yield text("new event", "Note"), sentence(finding, voice())


def _span(minutes: int) -> str:
    return voice().span(minutes * MINUTE_US)
