"""The four verbs in which the record speaks to a database, for SQLite and PostgreSQL."""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol

from tdapp.journal.trouble import ServerError

Params = Sequence[Any]


class Connection(Protocol):
    """A database as the record sees it. Statements use ``?`` for parameters.

    Errors are the driver's own; `tdapp.journal.trouble` puts them into words.
    """

    dialect: str

    def begin(self) -> None: ...

    def run(self, sql: str, params: Params = ()) -> None: ...

    def run_many(self, sql: str, rows: Iterable[Params]) -> None: ...

    def rows(self, sql: str, params: Params = ()) -> Sequence[tuple[Any, ...]]: ...

    def commit(self) -> None: ...

    def rollback(self) -> None: ...

    def close(self) -> None: ...


Connect = Callable[[], Connection]

PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA fullfsync=ON",
    "PRAGMA foreign_keys=ON",
    "PRAGMA secure_delete=ON",
    "PRAGMA trusted_schema=OFF",
    "PRAGMA busy_timeout=5000",
)


class SqliteConnection:
    """The writing connection of a SQLite record."""

    dialect = "sqlite"

    def __init__(self, path: Path) -> None:
        self.raw = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        try:
            for pragma in PRAGMAS:
                self.raw.execute(pragma)
        except BaseException:
            self.raw.close()
            raise

    def begin(self) -> None:
        self.raw.execute("BEGIN IMMEDIATE")

    def run(self, sql: str, params: Params = ()) -> None:
        self.raw.execute(sql, params)

    def run_many(self, sql: str, rows: Iterable[Params]) -> None:
        self.raw.executemany(sql, rows)

    def rows(self, sql: str, params: Params = ()) -> Sequence[tuple[Any, ...]]:
        return self.raw.execute(sql, params).fetchall()

    def commit(self) -> None:
        self.raw.execute("COMMIT")

    def rollback(self) -> None:
        if self.raw.in_transaction:
            self.raw.execute("ROLLBACK")

    def close(self) -> None:
        self.raw.close()


class SqliteReader(SqliteConnection):
    """A second connection that can only read; it sees what is committed."""

    def __init__(self, path: Path) -> None:
        self.raw = sqlite3.connect(
            f"{path.resolve().as_uri()}?mode=ro",
            uri=True,
            isolation_level=None,
            check_same_thread=False,
        )
        self.raw.execute("PRAGMA busy_timeout=5000")


GUARDS = (
    "SET lock_timeout='2s'",
    "SET idle_in_transaction_session_timeout='5s'",
    "SET statement_timeout='5s'",
    "SET synchronous_commit=on",
)
CHANNEL = "tdapp"
LISTENER = "tdapp listener"


class PostgresConnection:
    """A connection of one station to a shared record on PostgreSQL.

    Its guards free the others' turn if this station freezes, and let no act wait for long.
    """

    dialect = "postgresql"

    def __init__(self, url: str) -> None:
        from tdapp.journal.server import link, told  # noqa: PLC0415 - it takes long to load

        self.told = told
        with told():
            self.raw = link(url)
            for guard in GUARDS:
                self.raw.execute(guard.encode())

    def begin(self) -> None:
        with self.told():
            self.raw.execute(b"BEGIN ISOLATION LEVEL READ COMMITTED")

    def run(self, sql: str, params: Params = ()) -> None:
        with self.told():
            self.raw.execute(_marks(sql), params or None)

    def run_many(self, sql: str, rows: Iterable[Params]) -> None:
        with self.told(), self.raw.cursor() as cursor:
            cursor.executemany(_marks(sql), rows)

    def rows(self, sql: str, params: Params = ()) -> Sequence[tuple[Any, ...]]:
        with self.told():
            return self.raw.execute(_marks(sql), params or None).fetchall()

    def commit(self) -> None:
        """Commit; a transaction that a failed statement had spoilt raises instead of vanishing."""
        with self.told():
            status = self.raw.execute(b"COMMIT").statusmessage
        if status != "COMMIT":
            text = "rolled back instead of committed"
            raise ServerError("record_error", text, of_statement=False)

    def rollback(self) -> None:
        with self.told():
            if not self.raw.closed:
                self.raw.execute(b"ROLLBACK")

    def listen(self) -> None:
        """Be told from now on when another connection commits an act; see `heard`."""
        with self.told():
            self.raw.execute(f"SET application_name='{LISTENER}'".encode())
            self.raw.execute(f"LISTEN {CHANNEL}".encode())

    def heard(self) -> list[str]:
        """The streams that were named to this connection since the last call, without waiting."""
        with self.told():
            return [notice.payload for notice in self.raw.notifies(timeout=0)]

    def fileno(self) -> int:
        """The file descriptor for `select`: readable when there is news."""
        return self.raw.fileno()

    def close(self) -> None:
        self.raw.close()


def _marks(sql: str) -> bytes:
    return sql.replace("?", "%s").encode()
