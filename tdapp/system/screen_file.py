"""What the monitors of this computer show, kept in a file beside the record."""

from pathlib import Path

import msgspec

from tdapp.core.screens import KeptScreens

NAME = "screens.json"


class ScreenFile:
    """Written whole and put in place at once; one that cannot be read counts as none."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / NAME

    def read(self) -> KeptScreens:
        """What was kept last, or the defaults."""
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=KeptScreens)
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            return KeptScreens()

    def write(self, kept: KeptScreens) -> None:
        """Keep this from now on; raises `OSError`."""
        beside = self._path.with_suffix(".new")
        beside.write_bytes(msgspec.json.format(msgspec.json.encode(kept)))
        beside.replace(self._path)
