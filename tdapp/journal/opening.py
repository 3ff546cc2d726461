"""Opening a record: made if it is new, looked at before anything trusts it."""

import contextlib
import os
import uuid
from errno import EACCES, EPERM, EROFS
from pathlib import Path

import resources
import tdapp
from tdapp.core.refusal import Refusal
from tdapp.journal.connection import Connection, SqliteReader
from tdapp.journal.copies.upgrading import bring_up_to_date
from tdapp.journal.facts import APPLICATION_ID, SCHEMA, SQLITE_MAGIC, meta, put_meta
from tdapp.journal.registries.registry_version import stamp
from tdapp.journal.target import Target
from tdapp.journal.trouble import DriverError, problem_of

HEADER = 100
LOG_AHEAD = 2
TABLES = frozenset({"meta", "stream", "act", "event"})


def prepare(target: Target) -> Connection:
    """Connect to a record, making it if there is none; refuses one that must not be written.

    Codes: ``not_a_record``, ``newer_record``, ``superseded``, ``damaged``, ``cannot_open``,
    ``read_only``, ``server_unreachable``, or as `upgrading.bring_up_to_date`.
    """
    if target.path is not None:
        look_at_file(target.path)
    try:
        db = target.connect()
    except DriverError as error:
        raise Refusal(problem_of(error), record=str(target), detail=str(error).strip()) from error
    try:
        make_or_check(db)
        bring_up_to_date(target, db)
    except DriverError as error:
        db.close()
        raise Refusal(problem_of(error), record=str(target), detail=str(error).strip()) from error
    except Refusal:
        db.close()
        raise
    return db


def make_or_check(db: Connection) -> None:
    """Make an empty record in an empty database, or check that this one may be continued."""
    if _is_empty(db) and _make(db):
        return
    if db.dialect == "sqlite":
        _check_file(db)
    facts = meta(db)
    schema = facts.get("schema", "")
    if not schema.isdecimal():
        raise Refusal("damaged", detail=f"schema {schema!r}")
    if int(schema) > SCHEMA:
        raise Refusal("newer_record", written_by=facts.get("app_version", "?"))
    if "superseded_by" in facts:
        raise Refusal("superseded", by=facts["superseded_by"])


def look_at_file(path: Path) -> None:
    """Refuse what must not be written, before anything is, and create a new file.

    Creating it here keeps two starts from both doing it.
    """
    if path.exists() and not path.is_file():
        raise Refusal("not_a_record", record=str(path))
    try:
        with contextlib.suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        with path.open("rb") as file:
            head = file.read(HEADER)
        log = path.with_name(f"{path.name}-wal")
        logged = log.stat().st_size if log.exists() else 0
    except OSError as error:
        code = "read_only" if error.errno in {EACCES, EPERM, EROFS} else "cannot_open"
        raise Refusal(code, record=str(path), detail=error.strerror or "") from error
    if not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
        raise Refusal("read_only", record=str(path), detail=os.strerror(EACCES))
    if head:
        _look_at_header(path, head)
    elif logged:
        raise Refusal("damaged", record=str(path), detail="the file is empty, its log is not")


def _look_at_header(path: Path, head: bytes) -> None:
    if not head.startswith(SQLITE_MAGIC):
        raise Refusal("not_a_record", record=str(path))
    if len(head) < HEADER:
        raise Refusal("damaged", record=str(path), detail="it ends in its header")
    version, number = (int.from_bytes(head[at : at + 4], "big") for at in (60, 68))
    if number == APPLICATION_ID:
        if version > SCHEMA:
            raise Refusal("newer_record", written_by=f"schema {version}")
    elif number or head[18] != LOG_AHEAD or not _calls_itself_a_record(path):
        raise Refusal("not_a_record", record=str(path))


def _calls_itself_a_record(path: Path) -> bool:
    """Whether a file is empty, or a record whose number is still in its log alone."""
    try:
        with contextlib.closing(SqliteReader(path)) as db:
            return _is_empty(db) or _number(db) == APPLICATION_ID
    except DriverError:
        return True  # what is wrong comes to light when it is opened to be written


def _number(db: Connection) -> int:
    return int(db.rows("PRAGMA application_id")[0][0])


def _is_empty(db: Connection) -> bool:
    if db.dialect == "sqlite":
        return not db.rows("SELECT 1 FROM sqlite_master LIMIT 1")
    tables = {
        str(name)
        for (name,) in db.rows("SELECT tablename FROM pg_tables WHERE schemaname=current_schema()")
    }
    if tables and not tables >= TABLES:
        raise Refusal("not_a_record", record="PostgreSQL", tables=", ".join(sorted(tables)))
    return not tables


def _make(db: Connection) -> bool:
    """Make the tables; False if another station did so meanwhile."""
    db.begin()
    if db.dialect == "sqlite":
        db.run(f"PRAGMA application_id={APPLICATION_ID}")
        db.run(f"PRAGMA user_version={SCHEMA}")
    elif not _alone_and_empty(db):
        db.rollback()
        return False
    for statement in made_of(db.dialect):
        db.run(statement)
    stamp(db)
    put_meta(db, "file_uuid", uuid.uuid4().hex)
    put_meta(db, "app_version", tdapp.__version__)
    put_meta(db, "schema", str(SCHEMA))
    db.commit()
    return True


def made_of(dialect: str) -> list[str]:
    """Every statement that makes an empty record; to load `schema` for them takes a second."""
    return resources.read("record", f"{dialect}.sql").strip().split("\n\n")


def _alone_and_empty(db: Connection) -> bool:
    """Wait for another program that creates this record; whether it must still be created."""
    db.run("SET LOCAL lock_timeout='30s'")
    db.run("SET LOCAL statement_timeout='30s'")
    db.run("SELECT pg_advisory_xact_lock(?)", (APPLICATION_ID,))
    return _is_empty(db)


def _check_file(db: Connection) -> None:
    version = db.rows("PRAGMA user_version")[0][0]
    if _number(db) != APPLICATION_ID:
        raise Refusal("not_a_record")
    if version > SCHEMA:
        raise Refusal("newer_record", written_by=f"schema {version}")
    found = db.rows("PRAGMA quick_check(1)")[0][0]
    if found != "ok":
        raise Refusal("damaged", detail=str(found))
