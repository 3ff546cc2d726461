"""A verified copy of the record on a second medium, every few minutes, with its seals."""

import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.journal.connection import Connection
from tdapp.journal.copies.backup import Check, backup
from tdapp.journal.durable import problem_with_file, write_whole
from tdapp.journal.facts import meta
from tdapp.journal.findings import Finding
from tdapp.journal.reading import open_to_read
from tdapp.journal.seals import SealBook
from tdapp.journal.target import Target
from tdapp.journal.trouble import DriverError, problem_of

INTERVAL_US = 5 * 60 * 1_000_000
KEEP = 8
SUFFIX = ".tdapp"
_SECOND = timedelta(seconds=1)
PATIENCE_S = 300


class CopyHealth(msgspec.Struct, frozen=True):
    """How the last copy went: `problem` is None if well, else the code of what is wrong."""

    at_us: int
    problem: str | None = None
    detail: str = ""
    file: str | None = None


class SecondCopy:
    """Copies the record at `target` into `folder`; `seals` is where its seals are kept.

    Nothing here runs by itself: ask `due` now and then, and call `run` in a thread that may wait.
    """

    def __init__(
        self,
        target: Target,
        folder: Path,
        seals: Path,
        *,
        keep: int = KEEP,
        interval_us: int = INTERVAL_US,
        check: Check | None = None,
    ) -> None:
        self.health: CopyHealth | None = None
        self._target = target
        self._folder = folder
        self._seals = seals
        self._keep = keep
        self._interval_us = interval_us
        self._check = check or check_elsewhere
        self._wanted = False
        self._book: SealBook | None = None

    def request(self) -> None:
        """Want a copy soon, at a new level for example."""
        self._wanted = True

    def due(self, now_us: int) -> bool:
        """Whether it is time; also after the wall clock was set back. `now_us` as for `run`."""
        if self._wanted or self.health is None:
            return True
        return not 0 <= now_us - self.health.at_us < self._interval_us

    def run(self, now_us: int) -> CopyHealth:
        """Seal the record, copy and check it, drop the oldest copies. `now_us` is UTC microseconds.

        Never raises: what went wrong stands in the answer, and in `health`.
        """
        self._wanted = False
        try:
            self.health = CopyHealth(now_us, file=str(self._copy(now_us)))
        except Refusal as refusal:
            self.health = CopyHealth(now_us, refusal.code, str(refusal))
        except OSError as error:
            self.health = CopyHealth(now_us, problem_with_file(error), str(error))
        except DriverError as error:
            self.health = CopyHealth(now_us, problem_of(error), str(error).strip())
        except Exception as error:  # noqa: BLE001 - a copy that fails must not stop the evening
            self.health = CopyHealth(now_us, "copy_failed", f"{type(error).__name__}: {error}")
        return self.health

    def _copy(self, now_us: int) -> Path:
        with closing(open_to_read(self._target)) as db:
            book = self._book_of(db)
            book.seal(db, now_us)
        stem = self._target.path.stem if self._target.path else "record"
        to = self._free_name(stem, now_us)
        backup(self._target, to, self._check)
        self._copy_outside(book)
        self._drop_oldest(stem, book.file_uuid, to)
        return to

    def _book_of(self, db: Connection) -> SealBook:
        name = meta(db)["file_uuid"]
        if self._book is None or self._book.file_uuid != name:
            self._book = SealBook(self._seals, name)
        return self._book

    def _free_name(self, stem: str, now_us: int) -> Path:
        moment = datetime.fromtimestamp(now_us // 1_000_000, UTC)
        while True:
            to = self._folder / f"{stem}-{moment:%Y%m%dT%H%M%SZ}{SUFFIX}"
            if not to.exists():
                return to
            moment += _SECOND

    def _copy_outside(self, book: SealBook) -> None:
        """Copy what a restore on another computer needs besides the record: seals and erasures."""
        for source in (book.path, self._seals / "seal.pub", self._seals / "erased.jsonl"):
            if source.exists():
                write_whole(self._folder / source.name, source.read_bytes())

    def _drop_oldest(self, stem: str, file_uuid: str, newest: Path) -> None:
        """Keep the newest copies of this file; those of a file that it continues are left alone."""
        pattern = f"{stem}-????????T??????Z{SUFFIX}"
        copies = sorted(path for path in self._folder.glob(pattern) if path != newest)
        own = [path for path in copies if _uuid_in(path) == file_uuid]
        for path in own[: max(0, len(own) - self._keep + 1)]:
            path.unlink()


def check_elsewhere(copy: Path) -> Sequence[Finding]:
    """Check a copy in a program of its own, so that windows here need not wait for it."""
    command = [sys.executable, "-m", "tdapp.journal.checks.check_copy", str(copy)]
    if getattr(sys, "frozen", False):
        command = [sys.executable, "check-copy", str(copy)]
    done = subprocess.run(  # noqa: S603 - this program, with a path of its own making
        command,
        capture_output=True,
        check=False,
        timeout=PATIENCE_S,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )
    if not done.stdout:
        raise ChildProcessError(done.stderr.decode(errors="replace").strip())
    return msgspec.json.decode(done.stdout, type=tuple[Finding, ...])


def _uuid_in(path: Path) -> str | None:
    with suppress(Refusal, *DriverError), closing(open_to_read(Target(path=path))) as db:
        return meta(db).get("file_uuid")
    return None
