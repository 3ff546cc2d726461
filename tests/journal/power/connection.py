"""The journal's connection to a SQLite record on a simulated disk."""

import weakref
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import apsw

from tdapp.journal.connection import PRAGMAS, Params
from tests.journal.power.disk import Disk
from tests.journal.power.errors import translated
from tests.journal.power.vfs import DiskVfs

# Holding the lock for good, SQLite needs no shared memory for its write-ahead log.
ALONE = "PRAGMA locking_mode=EXCLUSIVE"
DISK_PRAGMAS = (ALONE, *PRAGMAS)


class DiskConnection:
    """Fulfils `Connection` with the product's pragmas; no second one can open the same file.

    Raises what `SqliteConnection` would: errors of the sqlite3 module, and `PowerLost` (one of
    them) once the disk has no power; rolling back and closing need none. The log goes into the
    database file whenever a commit leaves `wal_autocheckpoint` pages or more in it; 0 is never.
    """

    dialect = "sqlite"

    def __init__(
        self,
        disk: Disk,
        name: str = "record.db",
        *,
        pragmas: Sequence[str] = DISK_PRAGMAS,
        wal_autocheckpoint: int = 1000,
    ) -> None:
        self.disk = disk
        self._vfs = DiskVfs(disk)
        with self._speaking():
            self.raw = apsw.Connection(name, vfs=self._vfs.name)
        weakref.finalize(self, _close, self.raw)
        self.raw.set_wal_hook(_checkpoint_at(wal_autocheckpoint))
        try:
            for pragma in pragmas:
                self.run(pragma)
        except BaseException:
            self.close()
            raise

    def begin(self) -> None:
        self.run("BEGIN IMMEDIATE")

    def run(self, sql: str, params: Params = ()) -> None:
        self.rows(sql, params)

    def run_many(self, sql: str, rows: Iterable[Params]) -> None:
        with self._speaking():
            self.raw.executemany(sql, rows).fetchall()

    def rows(self, sql: str, params: Params = ()) -> Sequence[tuple[Any, ...]]:
        with self._speaking():
            return self.raw.execute(sql, params).fetchall()

    def commit(self) -> None:
        self.run("COMMIT")

    def rollback(self) -> None:
        with _errors_of_sqlite3():
            if self.raw.in_transaction:
                self.raw.execute("ROLLBACK")

    def close(self) -> None:
        _close(self.raw)

    @contextmanager
    def _speaking(self) -> Iterator[None]:
        self.disk.need_power()
        try:
            with _errors_of_sqlite3():
                yield
        finally:
            self.disk.need_power()


@contextmanager
def _errors_of_sqlite3() -> Iterator[None]:
    try:
        yield
    except apsw.Error as error:
        raise translated(error) from error


def _close(raw: apsw.Connection) -> None:
    """Close even on a broken disk; left to itself, APSW would print the disk's errors."""
    with suppress(apsw.Error):
        raw.close()


def _checkpoint_at(pages: int) -> Callable[[apsw.Connection, str, int], int]:
    """SQLite's own automatic checkpoint, which keeps its errors to itself.

    Left to SQLite, APSW would report a failed checkpoint as a failure of the commit before it.
    """

    def hook(raw: apsw.Connection, schema: str, in_log: int) -> int:
        if 0 < pages <= in_log:
            with suppress(apsw.Error):
                raw.wal_checkpoint(schema)
        return apsw.SQLITE_OK

    return hook
