"""When a program was last there, in a file beside its record."""

from contextlib import suppress
from pathlib import Path

import msgspec

from tdapp.core.instant import Instant

EVERY_US = 5_000_000


class LastSeenFile:
    """Kept in ``<record>.seen``, written every few seconds and never waited for.

    It is no part of the record: without it, what was recorded last tells the time.
    """

    def __init__(self, record: Path) -> None:
        record = record.resolve()
        self._file = record.with_name(f"{record.name}.seen")
        self._before = self._read()
        self._noted: Instant | None = None

    def last(self) -> Instant | None:
        """When the run before this one was last there; None if nobody knows."""
        return self._before

    def note(self, now: Instant) -> None:
        """Remember that the program is there; a folder that cannot be written is no error."""
        if self._noted is not None and now.since(self._noted) < EVERY_US:
            return
        self._noted = now
        draft = self._file.with_name(f"{self._file.name}.new")
        with suppress(OSError):
            draft.write_bytes(msgspec.json.encode(now))
            draft.replace(self._file)

    def _read(self) -> Instant | None:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=Instant)
        except (OSError, msgspec.DecodeError):
            return None
