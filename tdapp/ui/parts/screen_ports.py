"""What the screens need of the operating system, and what stands in where nothing was handed in."""

from dataclasses import dataclass, field

from tdapp.core.screens import Awake, Chime, KeptScreens, ScreenMemory, Sound, Trouble


class NoChime:
    """A computer that makes no sound."""

    def play(self, sound: Sound, volume: int, trouble: Trouble) -> None: ...

    def close(self) -> None: ...


class NoAwake:
    """A computer that is left to sleep."""

    def hold(self, trouble: Trouble) -> None: ...

    def release(self) -> None: ...

    def close(self) -> None: ...


class NoMemory:
    """Keeps nothing beyond this run."""

    def __init__(self) -> None:
        self._kept = KeptScreens()

    def read(self) -> KeptScreens:
        return self._kept

    def write(self, kept: KeptScreens) -> None:
        self._kept = kept


@dataclass(frozen=True, slots=True)
class ScreenPorts:
    """Sound, staying awake, and what is kept on this computer."""

    chime: Chime = field(default_factory=NoChime)
    awake: Awake = field(default_factory=NoAwake)
    memory: ScreenMemory = field(default_factory=NoMemory)
