"""A play-off at the cut of a stage: its own clock, and who is still in it, for page and screen."""

from collections.abc import Iterator

from tdapp.core.instant import Instant
from tdapp.screens.clock_face import time_text
from tdapp.screens.face_of import blinds_of
from tdapp.screens.rows import RowBlock, ScreenRow
from tdapp.screens.shown_names import ShownNames
from tdapp.tournament.facts.stages import PlayOffBegun
from tdapp.tournament.stages.play_off import clock_of_play_off, play_offs_on, still_in
from tdapp.tournament.stages.seen import plan_of, progress_of
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import Voice


def play_off_clock_words(voice: Voice, seen: Tournament, begun: PlayOffBegun, now: Instant) -> str:
    """The level of a play-off, its blinds, and the time left of it."""
    here = clock_of_play_off(seen, begun, now)
    said = voice.text("play-off", "level {level}, {blinds}, {left} left")
    if not here.running:
        said = voice.text("play-off", "level {level}, {blinds}, {left} left, paused")
    blinds, left = blinds_of(here.level, voice, ""), time_text(here.left_us)
    return said.format(level=here.number, blinds=blinds, left=left)


def play_off_state(voice: Voice, seen: Tournament, entry: int) -> str:
    """How a player stands in a play-off; empty for who is in none."""
    standing = progress_of(seen).play_off.get(entry)
    if standing is None:
        return ""
    if standing:
        return voice.text("play-off", "lost")
    on = any(entry in one.entries for one in play_offs_on(seen))
    return voice.text("play-off", "plays off") if on else voice.text("play-off", "won")


def play_off_blocks(seen: Tournament, names: ShownNames, now: Instant) -> Iterator[RowBlock]:
    """Each play-off that is played: when its level ends, who is in, then who lost."""
    voice = names.voice
    for begun in play_offs_on(seen):
        here = clock_of_play_off(seen, begun, now)
        until = voice.text("play-off", "until {time}", time=voice.time(now.utc_us + here.left_us))
        title = voice.text(
            "play-off", "Play-off, {stage}, table {table}: level {level}, {blinds}, {until}",
            stage=plan_of(seen).name, table=begun.table, level=here.number,
            blinds=blinds_of(here.level, voice, ""),
            until=until if here.running else voice.text("play-off", "clock paused"),
        )  # fmt: skip
        inside = still_in(seen, begun)
        order = sorted(begun.entries, key=lambda one: one not in inside)
        yield RowBlock(tuple(_row(seen, one, names) for one in order), title)


def _row(seen: Tournament, entry: int, names: ShownNames) -> ScreenRow:
    shown = names.of(seen.entry(entry).person, entry)
    said = play_off_state(names.voice, seen, entry)
    gone = bool(progress_of(seen).play_off.get(entry))
    return ScreenRow(shown.family, shown.given, ("", "", said), letters=shown.letters, gone=gone)
