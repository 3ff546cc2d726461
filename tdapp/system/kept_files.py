"""What this computer keeps in files beside the record: its monitors, and the window's place."""

from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from tdapp.core.screens import KeptScreens
from tdapp.core.settings import WindowPlace

Kept = TypeVar("Kept")


class _KeptFile(Generic[Kept]):
    """Written whole and put in place at once; one that cannot be read counts as none."""

    def __init__(self, path: Path, kind: type[Kept]) -> None:
        self._path = path
        self._decoder = msgspec.json.Decoder(kind)

    def last(self) -> Kept | None:
        """What was kept last."""
        try:
            return self._decoder.decode(self._path.read_bytes())
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            return None

    def write(self, kept: Kept) -> None:
        """Keep this from now on; raises `OSError`."""
        beside = self._path.with_suffix(".new")
        beside.write_bytes(msgspec.json.format(msgspec.json.encode(kept)))
        beside.replace(self._path)


class ScreenFile(_KeptFile[KeptScreens]):
    """What the monitors of this computer show."""

    NAME = "screens.json"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / self.NAME, KeptScreens)

    def read(self) -> KeptScreens:
        """What was kept last, or the defaults."""
        return self.last() or KeptScreens()


class WindowFile(_KeptFile[WindowPlace]):
    """Where the console was on this computer's desktop."""

    NAME = "window.json"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / self.NAME, WindowPlace)

    def read(self) -> WindowPlace | None:
        """Where it was last; None where that is not known."""
        return self.last()
