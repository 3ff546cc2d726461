"""Where on the desktop the console was, and who keeps it."""

from typing import Protocol

import msgspec


class WindowPlace(msgspec.Struct, frozen=True):
    """The window as it is when not maximised, in the desktop's pixels, and whether it was."""

    x: int
    y: int
    width: int
    height: int
    maximised: bool = False


class PlaceKeeper(Protocol):
    """Keeps the place from one start to the next."""

    def read(self) -> WindowPlace | None:
        """Where it was last; None where that is not known."""
        ...

    def write(self, kept: WindowPlace) -> None:
        """Keep this from now on; raises `OSError`."""
        ...
