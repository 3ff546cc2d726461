"""The last words of a program that the operating system stops, kept for its next start."""

import faulthandler
from contextlib import suppress
from pathlib import Path
from typing import TextIO


class FaultFile:
    """Keeps ``faults.txt`` in `folder`, which stays empty unless native code crashes."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "faults.txt"
        self._earlier = folder / "faults-earlier.txt"
        self._file: TextIO | None = None

    def open(self) -> Path | None:
        """Stand ready; gives the file with an earlier run's last words, if it left any.

        A folder that cannot be written is no error: the program then runs without.
        """
        earlier = self._set_aside()
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self._path.open("a", encoding="utf-8")
            faulthandler.enable(self._file)
        return earlier

    def close(self) -> None:
        """Stand down."""
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._file = None

    def _set_aside(self) -> Path | None:
        with suppress(OSError):
            if self._path.stat().st_size:
                return self._path.replace(self._earlier)
        return None
