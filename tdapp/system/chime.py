"""Plays the house's sounds with what the operating system brings along; never waits for it."""

import io
import shutil
import sys
import tempfile
import wave
from array import array
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QProcess

import resources
from tdapp.core.screens import Sound, Trouble

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


PLAYERS = ("paplay", "pw-play", "aplay", "afplay")
NO_PLAYER, FAILED = "no_sound_player", "sound_failed"
FULL = 100


def players() -> tuple[str, ...]:
    """The programs of this computer that play a WAV file, the best first."""
    return tuple(found for name in PLAYERS if (found := shutil.which(name)))


def sound_file(sound: Sound) -> bytes:
    """A bundled sound."""
    return resources.at("sounds", f"{sound.value}.wav").read_bytes()


class SystemChime(QObject):
    """The `Chime` of a running program; one player after the other is tried."""

    def __init__(
        self, find: Callable[[], Sequence[str]] = players, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._find = find
        self._folder = tempfile.TemporaryDirectory(prefix="tdapp-sounds-")
        self._playing: set[QProcess] = set()

    @property
    def playing(self) -> bool:
        """Whether a sound is still heard."""
        return bool(self._playing)

    def play(self, sound: Sound, volume: int, trouble: Trouble) -> None:
        """Begin to play; trouble is ``no_sound_player`` or ``sound_failed``."""
        try:
            file = self._file(sound, volume)
        except OSError:
            trouble(FAILED)
            return
        if sys.platform == "win32":
            _play_on_windows(file, trouble)
        else:
            self._try(list(self._find()), file, trouble)

    def close(self) -> None:
        """Let nothing play on, and remove the files."""
        for process in tuple(self._playing):
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(200)
        self._playing.clear()
        self._folder.cleanup()

    def _file(self, sound: Sound, volume: int) -> str:
        """The sound at that volume as a file; made once."""
        path = Path(self._folder.name) / f"{sound.value}-{volume}.wav"
        if not path.exists():
            content = sound_file(sound)
            path.write_bytes(content if volume >= FULL else at_volume(content, volume))
        return str(path)

    def _try(self, left: list[str], file: str, trouble: Trouble) -> None:
        if not left:
            trouble(NO_PLAYER)
            return
        process, rest = QProcess(self), left[1:]
        self._playing.add(process)

        def ended(*_: object) -> None:
            if process not in self._playing:
                return
            self._playing.discard(process)
            good = process.error() is QProcess.ProcessError.UnknownError and not process.exitCode()
            process.deleteLater()
            if not good and rest:
                self._try(rest, file, trouble)
            elif not good:
                trouble(FAILED)

        process.finished.connect(ended)
        process.errorOccurred.connect(ended)
        process.start(left[0], [file])


if sys.platform == "win32":
    import winsound

    def _play_on_windows(file: str, trouble: Trouble) -> None:
        flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
        try:
            winsound.PlaySound(file, flags)
        except RuntimeError:
            trouble(FAILED)

else:

    def _play_on_windows(_file: str, trouble: Trouble) -> None:
        trouble(NO_PLAYER)
