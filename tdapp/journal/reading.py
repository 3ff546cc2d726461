"""Looking at a record without ever writing to it, however damaged it may be."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tdapp.core.refusal import Refusal
from tdapp.journal.connection import Connection, PostgresConnection, SqliteConnection, SqliteReader
from tdapp.journal.facts import SCHEMA, SQLITE_MAGIC, meta
from tdapp.journal.target import Target
from tdapp.journal.trouble import DriverError, problem_of

UNHURRIED = ("SET statement_timeout=0", "SET idle_in_transaction_session_timeout=0")


def read_leniently(db: SqliteConnection) -> None:
    """Have what is not UTF-8 any more read with replacement characters, as no sound text has."""
    db.raw.text_factory = lambda data: data.decode("utf-8", "replace")


class DamagedReader(SqliteReader):
    """Reads also what is not UTF-8 any more: bad bytes become replacement characters."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        read_leniently(self)
        self.raw.execute("PRAGMA cell_size_check=ON")
        self.raw.execute("PRAGMA trusted_schema=OFF")


def open_to_read(target: Target) -> Connection:
    """A connection that only reads.

    Refuses with ``no_such_record``, ``not_a_record``, ``unfinished_record`` where it was never
    begun, ``newer_record``, or a driver's trouble as in `opening`.
    """
    if target.path is not None:
        _look_at_file(target.path)
    try:
        db = _server(target.url or "") if target.path is None else DamagedReader(target.path)
    except DriverError as error:
        raise Refusal(problem_of(error), record=str(target), detail=str(error).strip()) from error
    try:
        _refuse_unreadable(db, str(target))
    except Refusal:
        db.close()
        raise
    return db


@contextmanager
def snapshot(db: Connection) -> Iterator[None]:
    """A snapshot: all reads inside see one moment, whoever writes meanwhile."""
    db.run("BEGIN" if db.dialect == "sqlite" else "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    try:
        yield
    finally:
        with suppress(*DriverError):
            db.rollback()


def _refuse_unreadable(db: Connection, record: str) -> None:
    """What is no damage, but no record of this program's form either; damage passes."""
    with suppress(*DriverError):
        if db.dialect == "sqlite" and _is_unfinished(db):
            raise Refusal("unfinished_record", record=record)
        facts = meta(db)
        if _is_newer(facts.get("schema", "")) and _says_newer(db):
            raise Refusal("newer_record", written_by=facts.get("app_version", "?"))


def _is_unfinished(db: Connection) -> bool:
    """Whether a file was begun by `opening` and holds nothing yet: one page, no number, no table.

    A flipped bit in a record that was in use leaves it more pages than that.
    """
    pragmas = ("application_id", "user_version")
    numbers = [db.rows(f"PRAGMA {name}")[0][0] for name in pragmas]
    if any(numbers) or db.rows("PRAGMA page_count")[0][0] > 1:
        return False
    return not db.rows("SELECT 1 FROM sqlite_master LIMIT 1")


def _is_newer(schema: str) -> bool:
    return schema.isdecimal() and int(schema) > SCHEMA


def _says_newer(db: Connection) -> bool:
    """Whether the file's number agrees with its facts; else one of the two is damaged."""
    return db.dialect != "sqlite" or db.rows("PRAGMA user_version")[0][0] > SCHEMA


def _look_at_file(path: Path) -> None:
    try:
        if path.exists() and not path.is_file():
            raise Refusal("not_a_record", record=str(path))
        log = path.with_name(f"{path.name}-wal")
        logged = log.stat().st_size if log.exists() else 0
        with path.open("rb") as file:
            head = file.read(len(SQLITE_MAGIC))
    except FileNotFoundError:
        raise Refusal("no_such_record", record=str(path)) from None
    except OSError as error:
        raise Refusal("cannot_open", record=str(path), detail=error.strerror or "") from error
    if not head:
        raise _of_an_empty_file(path, logged)
    if head != SQLITE_MAGIC:
        raise Refusal("not_a_record", record=str(path))


def _of_an_empty_file(path: Path, logged: int) -> Refusal:
    if logged:
        return Refusal("damaged", record=str(path), detail="the file is empty, its log is not")
    return Refusal("unfinished_record", record=str(path))


def _server(url: str) -> Connection:
    db = PostgresConnection(url)
    for setting in UNHURRIED:
        db.run(setting)
    if not db.rows("SELECT 1 WHERE to_regclass('meta') IS NOT NULL"):
        db.close()
        raise Refusal("no_such_record", record="PostgreSQL")
    return db
