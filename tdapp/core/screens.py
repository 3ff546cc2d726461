"""The ports of the projected screens: what is shown where, sounds, and staying awake."""

from collections.abc import Callable
from enum import Enum
from typing import Annotated, Protocol

import msgspec

from tdapp.core.names import ScreenName

Trouble = Callable[[str], None]
"""Told in one code why something did not work; in any thread."""

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Sound(Enum):
    """A sound of the clock."""

    LEVEL_END = "level_end"
    ONE_MINUTE = "one_minute"
    BREAK_OVER = "break_over"
    TIME_TO_ACT = "time_to_act"


class Chime(Protocol):
    """Plays sounds; it never waits for one to end."""

    def play(self, sound: Sound, volume: int, trouble: Trouble) -> None:
        """Play a sound at a volume in percent; `trouble` is told where that fails."""
        ...

    def close(self) -> None:
        """Let nothing play on, before the program ends."""
        ...


class Awake(Protocol):
    """Keeps the computer and its screens from falling asleep; it never blocks."""

    def hold(self, trouble: Trouble) -> None:
        """Stay awake from now on; `trouble` is told where that fails."""
        ...

    def release(self) -> None:
        """Sleep again as the computer is set up to."""
        ...

    def close(self) -> None:
        """Release it for good, before the program ends."""
        ...


class KeptScreen(msgspec.Struct, frozen=True):
    """The view, event and table of a monitor; it is known by maker, model, serial and connector."""

    manufacturer: str
    model: str
    serial: str
    name: str
    view: str
    event: str = ""
    table: int = 0


class KeptScreens(msgspec.Struct, frozen=True):
    """The view of every monitor, each event's message line, the volume in percent and mute.

    `house_mark` is the file of the house's own mark, empty for none; `list_names` is how much of a
    name the waiting lists of cash games show.
    """

    shown: tuple[KeptScreen, ...] = ()
    messages: dict[str, str] = {}
    volume: Percent = 80
    muted: bool = False
    house_mark: str = ""
    list_names: ScreenName = ScreenName.INITIAL


class ScreenMemory(Protocol):
    """Keeps that on this computer."""

    def read(self) -> KeptScreens:
        """The kept settings; the defaults where nothing was kept or can be read."""
        ...

    def write(self, kept: KeptScreens) -> None:
        """Keep this from now on; raises `OSError` where it cannot be written."""
        ...
