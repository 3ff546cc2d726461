"""When a program was last there, in a file beside its record."""

from contextlib import suppress
from pathlib import Path

import msgspec

from tdapp.core.instant import Instant

EVERY_US = 5_000_000


class _Seen(Instant, frozen=True):
    """A moment, and the place of the newest act then; 0 where that was not noted."""

    place: int = 0


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
        seen = self._before
        return seen and Instant(seen.utc_us, seen.elapsed_us, seen.boot)

    def place_then(self) -> int:
        """The place of the newest act among all when it was last there; 0 if nobody knows."""
        return self._before.place if self._before else 0

    def note(self, now: Instant, place: int = 0) -> None:
        """Remember that the program is there, with its newest act at a place among all.

        A folder that cannot be written is no error.
        """
        if self._noted is not None and now.since(self._noted) < EVERY_US:
            return
        self._noted = now
        draft = self._file.with_name(f"{self._file.name}.new")
        with suppress(OSError):
            draft.write_bytes(
                msgspec.json.encode(_Seen(now.utc_us, now.elapsed_us, now.boot, place))
            )
            draft.replace(self._file)

    def _read(self) -> _Seen | None:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=_Seen)
        except (OSError, msgspec.DecodeError):
            return None
