"""The registries through SQLModel, over the record's own connection."""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy import Connection as AlchemyConnection
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool
from sqlmodel import Session

from tdapp.journal.connection import PostgresConnection, SqliteConnection

_DRIVERS = {"sqlite": "sqlite://", "postgresql": "postgresql+psycopg://"}
_BEGIN = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "BEGIN"}

Driven = SqliteConnection | PostgresConnection

_engines: WeakKeyDictionary[Any, Engine] = WeakKeyDictionary()


def engine_over(db: Driven) -> Engine:
    """SQLAlchemy's view of a connection that is already open; it is never closed by it."""
    engine = _engines.get(db)
    if engine is None:
        raw = db.raw
        engine = create_engine(_DRIVERS[db.dialect], creator=lambda: raw, poolclass=StaticPool)
        begin = _BEGIN[db.dialect]

        @event.listens_for(engine, "begin")
        def _begin(connection: AlchemyConnection) -> None:
            connection.exec_driver_sql(begin)

        _engines[db] = engine
    return engine


@contextmanager
def session(db: Driven) -> Iterator[Session]:
    """One transaction over the registries: committed at the end, or nothing happened.

    Errors are the driver's own. Only for the thread that owns `db`, between two of its commits.
    """
    try:
        with Session(engine_over(db)) as opened, opened.begin():
            yield opened
    except DBAPIError as error:
        if error.orig is None:
            raise
        with db.told() if isinstance(db, PostgresConnection) else nullcontext():
            raise error.orig from error
