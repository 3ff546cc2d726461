"""The recipe of the bundled sounds: pure tones, the same bytes in every run."""

import math

from tdapp.core.screens import Sound
from tdapp.system.chime import RATE

LOUDEST = 26_000
RISE_S = 0.006
OVERTONES = (1.0, 0.35, 0.12)
Note = tuple[float, float, float]
"""When it begins, its frequency and how long it rings: seconds and hertz."""

MELODIES: dict[Sound, tuple[Note, ...]] = {
    Sound.LEVEL_END: ((0.0, 523.25, 0.9), (0.28, 659.26, 0.9), (0.56, 783.99, 1.2)),
    Sound.ONE_MINUTE: ((0.0, 880.0, 0.5), (0.30, 880.0, 0.6)),
    Sound.BREAK_OVER: ((0.0, 783.99, 0.9), (0.28, 659.26, 0.9), (0.56, 1046.5, 1.2)),
    Sound.TIME_TO_ACT: ((0.0, 1174.66, 0.3), (0.18, 1174.66, 0.5)),
}


def samples(sound: Sound) -> list[int]:
    """The sound as 16-bit samples, one channel."""
    notes = MELODIES[sound]
    length = round(max(start + rings for start, _, rings in notes) * RATE)
    mixed = [0.0] * length
    for start, pitch, rings in notes:
        first = round(start * RATE)
        for at in range(round(rings * RATE)):
            mixed[first + at] += _note(at / RATE, pitch, rings)
    highest = max(map(abs, mixed))
    return [round(value / highest * LOUDEST) for value in mixed]


def _note(at_s: float, pitch: float, rings_s: float) -> float:
    fading = math.exp(-4.5 * at_s / rings_s) * min(1.0, at_s / RISE_S)
    tones = enumerate(OVERTONES, 1)
    return fading * sum(
        loud * math.sin(2 * math.pi * pitch * times * at_s) for times, loud in tones
    )
