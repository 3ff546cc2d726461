"""A driver's errors in the house's words."""

import sqlite3

from tdapp.core.codec import UnknownEvent
from tdapp.core.ports.record import Unrecorded


class ServerError(Exception):
    """What a PostgreSQL server or the way to it answered.

    `problem` is its code; `of_statement` says that it is about the statement, not the server.
    """

    def __init__(self, problem: str, text: str, *, of_statement: bool) -> None:
        super().__init__(text)
        self.problem = problem
        self.of_statement = of_statement


DriverError = (sqlite3.Error, ServerError, OSError, UnicodeDecodeError)

_OF_THE_STATEMENT = (
    sqlite3.DataError,
    sqlite3.IntegrityError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
)
_PRIMARY = {
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_IOERR: "disk_error",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_CANTOPEN: "cannot_open",
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_BUSY: "record_busy",
    sqlite3.SQLITE_LOCKED: "record_busy",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "not_a_record",
}
_DAMAGE = ("Could not decode to UTF-8", "no such column", "no such table", "unknown function")


def problem_of(error: BaseException) -> str:
    """The code of what is wrong with the record; ``record_error`` where nothing better is known."""
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", None)
        if code in {None, sqlite3.SQLITE_ERROR} and any(sign in str(error) for sign in _DAMAGE):
            return "damaged"
        return _PRIMARY.get((code or 0) & 0xFF, "record_error")
    if isinstance(error, UnknownEvent):
        return "newer_record"
    if isinstance(error, UnicodeDecodeError):
        return "damaged"
    if isinstance(error, ServerError):
        return error.problem
    return "record_error"


def is_own_fault(error: Exception) -> bool:
    """Whether an act failed by itself, with the record able to take the next one.

    So it is with values that the tables refuse, and with every error that is not a driver's.
    """
    if isinstance(error, sqlite3.OperationalError):
        return getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR
    if isinstance(error, ServerError):
        return error.of_statement and error.problem == "record_error"
    if isinstance(error, DriverError):
        return isinstance(error, _OF_THE_STATEMENT) and problem_of(error) == "record_error"
    return True


def unrecorded(error: BaseException) -> Unrecorded:
    """The answer to give for an act that a driver's error kept out of the record."""
    return Unrecorded(problem_of(error), str(error).strip())
