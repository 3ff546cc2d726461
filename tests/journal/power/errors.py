"""APSW's errors as the errors that Python's own sqlite3 module raises for the same code."""

import sqlite3

import apsw

_OPERATIONAL = (
    apsw.SQLITE_ERROR, apsw.SQLITE_PERM, apsw.SQLITE_ABORT, apsw.SQLITE_BUSY, apsw.SQLITE_LOCKED,
    apsw.SQLITE_READONLY, apsw.SQLITE_INTERRUPT, apsw.SQLITE_IOERR, apsw.SQLITE_FULL,
    apsw.SQLITE_CANTOPEN, apsw.SQLITE_PROTOCOL, apsw.SQLITE_EMPTY, apsw.SQLITE_SCHEMA,
)  # fmt: skip

KINDS: dict[int, type[sqlite3.Error]] = {
    **dict.fromkeys(_OPERATIONAL, sqlite3.OperationalError),
    apsw.SQLITE_INTERNAL: sqlite3.InternalError,
    apsw.SQLITE_NOTFOUND: sqlite3.InternalError,
    apsw.SQLITE_TOOBIG: sqlite3.DataError,
    apsw.SQLITE_CONSTRAINT: sqlite3.IntegrityError,
    apsw.SQLITE_MISMATCH: sqlite3.IntegrityError,
    apsw.SQLITE_MISUSE: sqlite3.InterfaceError,
    apsw.SQLITE_RANGE: sqlite3.InterfaceError,
}

# SQLite's words for errors that come from the disk; of these APSW knows only the code.
WORDS = {
    apsw.SQLITE_BUSY: "database is locked",
    apsw.SQLITE_READONLY: "attempt to write a readonly database",
    apsw.SQLITE_IOERR: "disk I/O error",
    apsw.SQLITE_FULL: "database or disk is full",
    apsw.SQLITE_CANTOPEN: "unable to open database file",
}


def translated(error: apsw.Error) -> sqlite3.Error:
    """The sqlite3 error with the same code, name and words.

    An error of APSW itself (a closed connection, wrong parameters) has no code of SQLite and
    becomes `sqlite3.ProgrammingError`.
    """
    code = getattr(error, "extendedresult", None)
    if not isinstance(code, int):
        return sqlite3.ProgrammingError(str(error))
    primary = code & 0xFF
    kind = KINDS.get(primary, sqlite3.DatabaseError)
    answer = kind(str(error) or WORDS.get(primary, "unknown error"))
    answer.sqlite_errorcode = code
    answer.sqlite_errorname = name_of(code)
    return answer


def name_of(code: int) -> str:
    """SQLite's name of a result code, such as ``SQLITE_IOERR_WRITE``."""
    names = apsw.mapping_extended_result_codes if code > 0xFF else apsw.mapping_result_codes
    return str(names.get(code, "unknown"))
