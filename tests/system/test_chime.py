"""Sounds are played by what the computer has, at the volume asked for; nobody waits for them."""

import io
import stat
import wave
from array import array
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tdapp.core.screens import Sound
from tdapp.system.chime import (
    FAILED,
    NO_PLAYER,
    RATE,
    SystemChime,
    at_volume,
    sound_file,
    wave_file,
)
from tests.system.melodies import samples


def heard(content: bytes) -> list[int]:
    with wave.open(io.BytesIO(content)) as read:
        assert (read.getnchannels(), read.getsampwidth(), read.getframerate()) == (1, 2, RATE)
        return list(array("h", read.readframes(read.getnframes())))


@pytest.mark.parametrize("sound", Sound)
def test_every_bundled_sound_is_what_the_house_makes_of_its_notes(sound: Sound) -> None:
    made, bundled = samples(sound), heard(sound_file(sound))
    assert len(made) == len(bundled)
    assert max(abs(one - other) for one, other in zip(made, bundled, strict=True)) <= 1
    assert 0.5 < len(bundled) / RATE < 2.5
    assert 20_000 < max(map(abs, bundled)) < 32_000
    assert len(sound_file(sound)) < 100_000


def test_the_volume_is_a_share_of_the_sound() -> None:
    loud = wave_file([0, 1000, -1000, 32_000])
    assert heard(at_volume(loud, 50)) == [0, 500, -500, 16_000]
    assert max(heard(at_volume(loud, 0))) == 0


def player(folder: Path, name: str, code: int) -> str:
    """A program that notes what it was given and ends with this code."""
    path = folder / name
    path.write_text(f'#!/bin/sh\necho "{name} $1" >> {folder}/played\nexit {code}\n')
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


def played(folder: Path) -> list[str]:
    log = folder / "played"
    return [line.split()[0] for line in log.read_text().splitlines()] if log.exists() else []


@pytest.mark.parametrize(
    ("codes", "tried", "told"),
    [
        ((0, 0), ["one"], []),
        ((1, 0), ["one", "two"], []),
        ((1, 1), ["one", "two"], [FAILED]),
        ((), [], [NO_PLAYER]),
    ],
)
def test_one_player_after_the_other_is_tried_and_only_the_last_failure_is_told(
    qtbot: QtBot, tmp_path: Path, codes: tuple[int, ...], tried: list[str], told: list[str]
) -> None:
    programs = [
        player(tmp_path, name, code) for name, code in zip(("one", "two"), codes, strict=False)
    ]
    trouble: list[str] = []
    chime = SystemChime(lambda: programs)
    chime.play(Sound.ONE_MINUTE, 60, trouble.append)
    qtbot.waitUntil(lambda: (played(tmp_path), trouble) == (tried, told))
    qtbot.waitUntil(lambda: not chime.playing)
    assert trouble == told
    chime.close()


def test_a_player_that_is_not_there_is_passed_over(qtbot: QtBot, tmp_path: Path) -> None:
    trouble: list[str] = []
    good = player(tmp_path, "good", 0)
    chime = SystemChime(lambda: [str(tmp_path / "gone"), good])
    chime.play(Sound.LEVEL_END, 100, trouble.append)
    qtbot.waitUntil(lambda: played(tmp_path) == ["good"])
    qtbot.waitUntil(lambda: not chime.playing)
    assert trouble == []
    chime.close()
