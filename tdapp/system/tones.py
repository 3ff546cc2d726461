"""The house's three sounds, made of pure tones: the same bytes in every run."""

import io
import wave
from array import array
from collections.abc import Iterable

RATE = 22_050


def wave_file(values: Iterable[int]) -> bytes:
    """16-bit samples as a WAV file."""
    file = io.BytesIO()
    with wave.open(file, "wb") as written:
        written.setnchannels(1)
        written.setsampwidth(2)
        written.setframerate(RATE)
        written.writeframes(array("h", values).tobytes())
    return file.getvalue()


def at_volume(content: bytes, percent: int) -> bytes:
    """A WAV file of 16-bit samples, quieter."""
    with wave.open(io.BytesIO(content)) as read:
        values = array("h", read.readframes(read.getnframes()))
    return wave_file(value * percent // 100 for value in values)
