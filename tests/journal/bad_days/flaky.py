"""A link to the record that fails on demand, as a driver's own errors say it."""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tdapp.journal.connection import Connect, Connection, Params


def sqlite_error(code: int) -> sqlite3.OperationalError:
    """What sqlite3 raises for a result code."""
    error = sqlite3.OperationalError(f"injected {code}")
    error.sqlite_errorcode = code
    return error


class Flaky:
    """A `Connect`. While `problem` (a result code of SQLite) is set, nothing can be written.

    With `reads_fail` nothing can be read either. `at_commit` is called in the place of the next
    commit, once, with the true commit.
    """

    def __init__(self, connect: Connect) -> None:
        self.problem: int | None = None
        self.reads_fail = False
        self.at_commit: Callable[[Callable[[], None]], None] | None = None
        self._connect = connect

    def __call__(self) -> "FlakyConnection":
        return FlakyConnection(self, self._connect())

    def fail(self) -> None:
        """Raise what is wrong, if anything is."""
        if self.problem is not None:
            raise sqlite_error(self.problem)

    def commit(self, true_commit: Callable[[], None]) -> None:
        """Commit, or do what was asked for in its place."""
        instead, self.at_commit = self.at_commit, None
        if instead is None:
            true_commit()
        else:
            instead(true_commit)


class FlakyConnection:
    """One connection over such a link."""

    def __init__(self, link: Flaky, inner: Connection) -> None:
        self.dialect = inner.dialect
        self._link = link
        self._inner = inner

    def begin(self) -> None:
        self._link.fail()
        self._inner.begin()

    def run(self, sql: str, params: Params = ()) -> None:
        self._link.fail()
        self._inner.run(sql, params)

    def run_many(self, sql: str, rows: Iterable[Params]) -> None:
        self._link.fail()
        self._inner.run_many(sql, rows)

    def rows(self, sql: str, params: Params = ()) -> Sequence[tuple[Any, ...]]:
        if self._link.reads_fail:
            self._link.fail()
        return self._inner.rows(sql, params)

    def commit(self) -> None:
        self._link.fail()
        self._link.commit(self._inner.commit)

    def rollback(self) -> None:
        self._inner.rollback()

    def close(self) -> None:
        self._inner.close()


def reported_after(code: int) -> Callable[[Callable[[], None]], None]:
    """A commit that is done, and reported as failed."""

    def instead(true_commit: Callable[[], None]) -> None:
        true_commit()
        raise sqlite_error(code)

    return instead


def reported_before(code: int) -> Callable[[Callable[[], None]], None]:
    """A commit that is not done, and reported as failed."""

    def instead(_: Callable[[], None]) -> None:
        raise sqlite_error(code)

    return instead
