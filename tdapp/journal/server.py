"""A PostgreSQL server through psycopg, loaded when a server is named, as that takes long."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import PGconn, Ping

from tdapp.journal.trouble import ServerError

LINK: Mapping[str, Any] = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 5_000,
    "client_encoding": "utf8",
    "application_name": "tdapp",
}
_SECRETS = frozenset({"password", "sslpassword"})
_OF_THE_STATEMENT = (psycopg.DataError, psycopg.IntegrityError, psycopg.ProgrammingError)
_PROBLEMS: Sequence[tuple[str, tuple[type[psycopg.Error], ...]]] = (
    ("disk_full", (errors.DiskFull,)),
    ("disk_error", (errors.IoError,)),
    ("read_only", (errors.ReadOnlySqlTransaction, errors.InsufficientPrivilege)),
    ("damaged", (errors.DataCorrupted, errors.IndexCorrupted)),
    (
        "record_busy",
        (
            errors.LockNotAvailable,
            errors.QueryCanceled,
            errors.DeadlockDetected,
            errors.SerializationFailure,
            errors.IdleInTransactionSessionTimeout,
        ),
    ),
    ("server_unreachable", (psycopg.OperationalError, psycopg.InterfaceError)),
)


def link(url: str) -> psycopg.Connection[Any]:
    """A new connection that commits each statement by itself."""
    return psycopg.connect(url, autocommit=True, **LINK)


@contextmanager
def told() -> Iterator[None]:
    """Raise what psycopg raises in the body as a `ServerError`."""
    try:
        yield
    except psycopg.Error as error:
        found = (problem for problem, kinds in _PROBLEMS if isinstance(error, kinds))
        of_statement = isinstance(error, _OF_THE_STATEMENT)
        problem = next(found, "record_error")
        raise ServerError(problem, str(error), of_statement=of_statement) from error


def is_address(url: str) -> bool:
    """Whether it can be read as the address of a server."""
    try:
        conninfo_to_dict(url)
    except psycopg.ProgrammingError:
        return False
    return True


def without_password(url: str) -> str:
    """The address without its secrets."""
    parts = conninfo_to_dict(url)
    return make_conninfo("", **{name: parts[name] for name in parts if name not in _SECRETS})


def answers(address: str) -> bool:
    """Whether a server is there, even if it does not let us in."""
    asked = make_conninfo(address, connect_timeout=3)
    return PGconn.ping(asked.encode()) in {Ping.OK, Ping.REJECT}
