"""The structure sheet: the levels as they run, and where they are not as they were published."""

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

import msgspec

from tdapp.papers.sheet import (
    NO_AMOUNT,
    Align,
    Cell,
    Column,
    Fact,
    Imprint,
    Row,
    Sheet,
    page_code,
)
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.levels import AntePaidBy, Level, game_at, number_at

COLUMNS = (
    Column("Level", 26, Align.RIGHT),
    Column("Minutes", 32, Align.RIGHT),
    Column("Small blind", 46, Align.RIGHT),
    Column("Big blind", 46, Align.RIGHT),
    Column("Ante", 46, Align.RIGHT),
    Column("Game", 90),
    Column("As published", 197),
)
AS_PUBLISHED = Fact("As published.", "No level was changed since the event was announced.")
ADDED = "not there"


class Line(msgspec.Struct, frozen=True):
    """A level as it runs (`now`) and as it was published (`then`); None where it was not there."""

    now: Level | None
    then: Level | None

    @property
    def is_changed(self) -> bool:
        """Whether one is not as the other."""
        return self.now != self.then


def structure_sheet(imprint: Imprint, running: Conditions, published: Conditions) -> Sheet:
    """The running levels in their order, each changed one with what was published (STAR 28.7.11).

    A published level that was taken out stands where it was, struck by dashes.
    """
    lines = tuple(compared(running.levels, published.levels))
    changed = sum(line.is_changed for line in lines)
    return Sheet(
        kind="structure",
        title="Structure",
        imprint=imprint,
        qr=page_code(imprint),
        columns=COLUMNS,
        rows=tuple(_rows(lines, running)),
        summary=_beyond(running),
        notes=(_changes(changed) if changed else AS_PUBLISHED,),
    )


def compared(running: Sequence[Level], published: Sequence[Level]) -> Iterator[Line]:
    """Both structures side by side, so that a level that came in or went out shifts no other.

    Levels of the same stakes belong together, however long they are.
    """
    stakes = [_stakes(level) for level in published], [_stakes(level) for level in running]
    matcher = SequenceMatcher(None, *stakes, autojunk=False)
    for what, begin, end, start, stop in matcher.get_opcodes():
        then, now = list(published[begin:end]), list(running[start:stop])
        if what == "equal":
            yield from map(Line, now, then)
        else:
            yield from _paired(now, then)


def _stakes(level: Level) -> tuple[int, int, int, AntePaidBy]:
    return level.small, level.big, level.ante, level.ante_by


def _paired(now: list[Level], then: list[Level]) -> Iterator[Line]:
    """Levels beside levels, and a break beside a break; what is left over came in or went out."""
    while now or then:
        if now and then and now[0].is_break == then[0].is_break:
            yield Line(now.pop(0), then.pop(0))
        elif now and (not then or len(now) >= len(then)):
            yield Line(now.pop(0), None)
        else:
            yield Line(None, then.pop(0))


def _rows(lines: Sequence[Line], running: Conditions) -> Iterator[Row]:
    index = -1
    for line in lines:
        index += line.now is not None
        before = Cell(_said(line.then) if line.is_changed else "")
        cells = _cells(line.now, index, running) if line.now else (Cell(NO_AMOUNT),) * 6
        yield Row((*cells, before), changed=line.is_changed)


def _cells(level: Level, index: int, running: Conditions) -> tuple[Cell, ...]:
    minutes = Cell(str(level.minutes))
    if level.is_break:
        return (Cell(), minutes, Cell(), Cell(), Cell(), Cell("Break", quiet=True))
    return (
        Cell(str(number_at(running.levels, index)), strong=True),
        minutes,
        Cell(f"{level.small:,}", strong=True),
        Cell(f"{level.big:,}", strong=True),
        Cell(_ante(level)),
        Cell(game_at(running.levels, index)),
    )


def _ante(level: Level) -> str:
    if not level.ante:
        return ""
    whole_table = level.ante_by is AntePaidBy.BIG_BLIND
    return f"{level.ante:,} BB" if whole_table else f"{level.ante:,}"


def _said(level: Level | None) -> str:
    """A published level in one line."""
    if level is None:
        return ADDED
    if level.is_break:
        return f"break of {level.minutes} min"
    ante = f", ante {_ante(level)}" if level.ante else ""
    game = f", {level.game}" if level.game else ""
    return f"{level.minutes} min, {level.small:,} / {level.big:,}{ante}{game}"


def _changes(count: int) -> Fact:
    levels = "1 level or break is" if count == 1 else f"{count} levels or breaks are"
    return Fact("Changed.", f"{levels} not as published; what was published stands at the right.")


def _beyond(running: Conditions) -> str:
    if not running.then_add:
        return ""
    return f"Past the last level the small blind grows by {running.then_add:,} each level."
