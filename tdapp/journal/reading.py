"""Looking at a record without ever writing to it, however damaged it may be."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tdapp.core.refusal import Refusal
from tdapp.journal.connection import Connection, PostgresConnection, SqliteReader
from tdapp.journal.opening import SQLITE_MAGIC
from tdapp.journal.target import Target
from tdapp.journal.trouble import DriverError, problem_of

UNHURRIED = ("SET statement_timeout=0", "SET idle_in_transaction_session_timeout=0")


class DamagedReader(SqliteReader):
    """Reads also what is not UTF-8 any more: bad bytes become replacement characters."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.raw.text_factory = lambda data: data.decode("utf-8", "replace")
        self.raw.execute("PRAGMA cell_size_check=ON")
        self.raw.execute("PRAGMA trusted_schema=OFF")


def open_to_read(target: Target) -> Connection:
    """A connection that only reads.

    Refuses with ``no_such_record``, ``not_a_record``, or a driver's trouble as in `opening`.
    """
    if target.path is not None:
        _look_at_file(target.path)
    try:
        if target.path is not None:
            return DamagedReader(target.path)
        return _server(target.url or "")
    except DriverError as error:
        raise Refusal(problem_of(error), record=str(target), detail=str(error).strip()) from error


@contextmanager
def snapshot(db: Connection) -> Iterator[None]:
    """Everything read inside belongs to one moment, whoever writes meanwhile."""
    db.run("BEGIN" if db.dialect == "sqlite" else "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    try:
        yield
    finally:
        with suppress(*DriverError):
            db.rollback()


def _look_at_file(path: Path) -> None:
    try:
        with path.open("rb") as file:
            head = file.read(len(SQLITE_MAGIC))
    except FileNotFoundError:
        raise Refusal("no_such_record", record=str(path)) from None
    except OSError as error:
        raise Refusal("cannot_open", record=str(path), detail=error.strerror or "") from error
    if head != SQLITE_MAGIC:
        raise Refusal("not_a_record", record=str(path))


def _server(url: str) -> Connection:
    db = PostgresConnection(url)
    for setting in UNHURRIED:
        db.run(setting)
    if not db.rows("SELECT 1 WHERE to_regclass('meta') IS NOT NULL"):
        db.close()
        raise Refusal("no_such_record", record="PostgreSQL")
    return db
