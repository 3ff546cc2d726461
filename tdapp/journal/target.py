"""Where a record lies: a SQLite file on this computer, or a PostgreSQL database by URL."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from tdapp.core.refusal import Refusal
from tdapp.journal.connection import Connection, PostgresConnection, SqliteConnection


@dataclass(frozen=True, slots=True)
class Target:
    """One of the two; `path` for SQLite, `url` for PostgreSQL, which may hold a password."""

    path: Path | None = None
    url: str | None = field(default=None, repr=False)

    @classmethod
    def parse(cls, text: str) -> "Target":
        """Read a path, ``sqlite:///path`` or ``postgresql://...``; refuses any other scheme."""
        if text.startswith(("postgresql://", "postgres://")):
            return cls(url=_checked(text))
        if text.startswith("sqlite:///"):
            return cls(path=Path(text.removeprefix("sqlite:///")))
        if "://" in text or not text.strip():
            raise _unknown(text)
        return cls(path=Path(text))

    def connect(self) -> Connection:
        """A new writing connection; the driver's errors pass through."""
        if self.path is not None:
            return SqliteConnection(self.path)
        return PostgresConnection(self.url or "")

    def __str__(self) -> str:
        return str(self.path) if self.path is not None else "PostgreSQL"


def _checked(url: str) -> str:
    from tdapp.journal.server import is_address  # noqa: PLC0415 - it takes long to load

    if not is_address(url):
        raise _unknown(url)
    return url


def _unknown(address: str) -> Refusal:
    return Refusal("unknown_record_address", address=re.sub("//.*@", "//...@", address))
