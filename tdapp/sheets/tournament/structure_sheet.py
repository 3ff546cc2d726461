"""The structure sheet: the levels as they run, and where they are not as they were published."""

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

import msgspec

from tdapp.papers.sheet import (
    NO_AMOUNT,
    Align,
    Imprint,
    Sheet,
    SheetCell,
    SheetColumn,
    SheetFact,
    SheetRow,
    page_code,
)
from tdapp.screens.clock_words import start_words
from tdapp.sheets.tournament.published_terms import published_terms
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.levels import AntePaidBy, Level, game_at, is_stud, number_at
from tdapp.voice.voice import Voice


class LevelLine(msgspec.Struct, frozen=True):
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
    voice = imprint.voice
    return Sheet(
        kind="structure",
        title=voice.text("paper", "Structure"),
        imprint=imprint,
        qr=page_code(imprint),
        columns=_columns(voice),
        rows=tuple(_rows(lines, running, voice)),
        summary=_beyond(running, voice),
        facts=tuple(_starts(running, published, voice)),
        notes=(_changes(changed, voice), *published_terms(published, voice)),
    )


def _starts(running: Conditions, published: Conditions, voice: Voice) -> Iterator[SheetFact]:
    """When it is planned to begin, and when it was, where it was moved (STAR 28.5.4)."""
    if running.start is not None:
        yield SheetFact(voice.text("paper", "Start"), start_words(running.start, voice))
    if published.start is not None and published.start != running.start:
        yield SheetFact(voice.text("paper", "Published start"), start_words(published.start, voice))


def compared(running: Sequence[Level], published: Sequence[Level]) -> Iterator[LevelLine]:
    """Both structures side by side, so that a level that came in or went out shifts no other.

    Levels of the same stakes belong together, however long they are.
    """
    stakes = [_stakes(level) for level in published], [_stakes(level) for level in running]
    matcher = SequenceMatcher(None, *stakes, autojunk=False)
    for what, begin, end, start, stop in matcher.get_opcodes():
        then, now = list(published[begin:end]), list(running[start:stop])
        if what == "equal":
            yield from map(LevelLine, now, then)
        else:
            yield from _paired(now, then)


def _stakes(level: Level) -> tuple[int, int, int, AntePaidBy]:
    return level.small, level.big, level.ante, level.ante_by


def _paired(now: list[Level], then: list[Level]) -> Iterator[LevelLine]:
    """Levels beside levels, and a break beside a break; what is left over came in or went out."""
    while now or then:
        if now and then and now[0].is_break == then[0].is_break:
            yield LevelLine(now.pop(0), then.pop(0))
        elif now and (not then or len(now) >= len(then)):
            yield LevelLine(now.pop(0), None)
        else:
            yield LevelLine(None, then.pop(0))


def _rows(lines: Sequence[LevelLine], running: Conditions, voice: Voice) -> Iterator[SheetRow]:
    index = -1
    for line in lines:
        index += line.now is not None
        before = SheetCell(_said(line.then, voice) if line.is_changed else "")
        cells = _cells(line.now, index, running, voice) if line.now else (SheetCell(NO_AMOUNT),) * 6
        yield SheetRow((*cells, before), changed=line.is_changed)


def _cells(level: Level, index: int, running: Conditions, voice: Voice) -> tuple[SheetCell, ...]:
    minutes = SheetCell(_minutes(level))
    if level.is_break:
        pause = SheetCell(voice.text("paper", "Break"), quiet=True)
        return (SheetCell(), minutes, SheetCell(), SheetCell(), SheetCell(), pause)
    return (
        SheetCell(str(number_at(running.levels, index)), strong=True),
        minutes,
        SheetCell(voice.count(level.small), strong=True),
        SheetCell(voice.count(level.big), strong=True),
        SheetCell(_ante(level, voice)),
        SheetCell(_game(game_at(running.levels, index), voice)),
    )


def _ante(level: Level, voice: Voice) -> str:
    if not level.ante:
        return ""
    whole_table = level.ante_by is AntePaidBy.BIG_BLIND
    ante = voice.count(level.ante)
    return voice.text("paper", "{ante} BB", ante=ante) if whole_table else ante


def _game(game: str, voice: Voice) -> str:
    """The game; in stud what stands in the columns of the blinds, too."""
    if not is_stud(game):
        return game
    return voice.text("paper", "{game}: bring-in, small bet", game=game)


def _minutes(level: Level) -> str:
    """The minutes of a level, and its seconds where it has any: ``2:30``."""
    return f"{level.minutes}:{level.seconds:02}" if level.seconds else str(level.minutes)


def _said(level: Level | None, voice: Voice) -> str:
    """A published level in one line."""
    text = voice.text
    if level is None:
        return text("paper", "not in the published structure")
    if level.is_break:
        return text("paper", "break of {length}", length=voice.length(level.length_us))
    said = text(
        "paper",
        "{length}, {small} / {big}",
        length=voice.length(level.length_us),
        small=voice.count(level.small),
        big=voice.count(level.big),
    )
    ante = text("paper", "ante {ante}", ante=_ante(level, voice)) if level.ante else ""
    return ", ".join(filter(None, (said, ante, level.game)))


def _changes(count: int, voice: Voice) -> SheetFact:
    text = voice.text
    if not count:
        said = text("paper", "No level has changed since the event was announced.")
        return SheetFact(text("paper", "As published."), said)
    said = voice.plural(
        "paper",
        "1 level or break differs from the published structure, shown at right.",
        "{n} levels or breaks differ from the published structure, shown at right.",
        count,
    )
    return SheetFact(text("paper", "Changed."), said)


def _beyond(running: Conditions, voice: Voice) -> str:
    if not running.then_add:
        return ""
    said = voice.text(
        "paper", "After the last level, the small blind increases by {chips} each level."
    )
    return said.format(chips=voice.count(running.then_add))


def _columns(voice: Voice) -> tuple[SheetColumn, ...]:
    text = voice.text
    return (
        SheetColumn(text("paper", "Level"), 30, Align.RIGHT),
        SheetColumn(text("paper", "Minutes"), 40, Align.RIGHT),
        SheetColumn(text("paper", "Small blind"), 58, Align.RIGHT),
        SheetColumn(text("paper", "Big blind"), 54, Align.RIGHT),
        SheetColumn(text("paper", "Ante"), 42, Align.RIGHT),
        SheetColumn(text("paper", "Game"), 84),
        SheetColumn(text("paper", "As published"), 175),
    )
