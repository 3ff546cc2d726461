"""Where the console was on this computer's desktop, kept in a file beside the record."""

from pathlib import Path

import msgspec

from tdapp.core.settings import WindowPlace

NAME = "window.json"


class WindowFile:
    """Written whole and put in place at once; one that cannot be read counts as none."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / NAME

    def read(self) -> WindowPlace | None:
        """Where it was last; None where that is not known."""
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=WindowPlace)
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            return None

    def write(self, kept: WindowPlace) -> None:
        """Keep this from now on; raises `OSError`."""
        beside = self._path.with_suffix(".new")
        beside.write_bytes(msgspec.json.format(msgspec.json.encode(kept)))
        beside.replace(self._path)
