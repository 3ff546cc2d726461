"""One program per record, and the name of the one that has it."""

import errno
import json
import os
import platform
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from filelock import FileLock, Timeout

from tdapp import __version__
from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Refusal

_PROBLEMS = {
    errno.EACCES: "read_only",
    errno.EPERM: "read_only",
    errno.EROFS: "read_only",
    errno.ENOSPC: "disk_full",
}


class RecordLock:
    """The `Lock` of one record file.

    The lock is the operating system's, on ``<record>.lock``, and falls with the program that holds
    it. ``<record>.holder`` only says who that is: it may be stale and is never believed without
    the lock.
    """

    def __init__(self, record: Path) -> None:
        record = record.resolve()
        self._file = record.with_name(f"{record.name}.lock")
        self._holder = record.with_name(f"{record.name}.holder")
        self._lock = FileLock(self._file, timeout=0, thread_local=False)

    def take(self) -> None:
        """Keep the record for this program; taking it again changes nothing.

        Refuses with ``record_in_use`` (pid, host, since, version, each None where unknown).
        Raises `Unrecorded` where the record's folder takes no lock at all.
        """
        if self._lock.is_locked:
            return
        try:
            self._lock.acquire()
        except Timeout:
            raise Refusal("record_in_use", **self._who()) from None
        except OSError as error:
            problem = _PROBLEMS.get(error.errno or 0, "cannot_open")
            raise Unrecorded(problem, f"{self._file}: {error.strerror}") from error
        self._sign()

    def release(self) -> None:
        """Let the record go; nothing happens where it is not held."""
        if self._lock.is_locked:
            with suppress(OSError):
                self._holder.unlink(missing_ok=True)
            self._lock.release()

    def _sign(self) -> None:
        holder = {
            "pid": os.getpid(),
            "host": platform.node(),
            "since": datetime.now(UTC).isoformat(timespec="seconds"),
            "version": __version__,
        }
        draft = self._holder.with_name(f"{self._holder.name}.new")
        with suppress(OSError):
            draft.write_text(json.dumps(holder), "utf-8")
            draft.replace(self._holder)

    def _who(self) -> Mapping[str, object]:
        try:
            told = json.loads(self._holder.read_text("utf-8"))
        except (OSError, ValueError):
            told = {}
        facts = told if isinstance(told, dict) else {}
        return {name: facts.get(name) for name in ("pid", "host", "since", "version")}
