"""Carrying a whole record from one database to another, row by row."""

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Table

from tdapp.journal.connection import Connection
from tdapp.journal.facts import APPLICATION_ID, SCHEMA
from tdapp.journal.registries.registry_version import MIGRATIONS, NEWEST, stamp
from tdapp.journal.schema import RecordBase, RegistryBase, statements

CHUNK = 2_000


def make_tables(db: Connection) -> None:
    """Make an empty record without any facts about itself; the caller holds the transaction."""
    if db.dialect == "sqlite":
        db.run(f"PRAGMA application_id={APPLICATION_ID}")
        db.run(f"PRAGMA user_version={SCHEMA}")
    for statement in statements(db.dialect):
        db.run(statement)
    stamp(db)


def make_older_registries(db: Connection, version: str | None) -> None:
    """Put the registries of an older record in place of the empty ones of today."""
    if version == NEWEST:
        return
    for table in reversed(RegistryBase.metadata.sorted_tables):
        db.run(f"DROP TABLE {table.name}")
    db.run("DROP TABLE alembic_version")
    if version is not None:
        from tdapp.journal.registries.upgrade import upgrade  # noqa: PLC0415 - only for an older record

        upgrade(db, version, MIGRATIONS)


def copy_rows(source: Connection, sink: Connection) -> None:
    """Copy every table into the empty ones of `sink`, which is inside a transaction."""
    for base in (RecordBase, RegistryBase):
        for table in base.metadata.sorted_tables:
            columns = _columns(sink, table.name)
            marks = ", ".join("?" * len(columns))
            insert = f"INSERT INTO {table.name} ({', '.join(columns)}) VALUES ({marks})"
            for rows in _chunks(source, table, columns) if columns else ():
                sink.run_many(insert, rows)


def _columns(db: Connection, table: str) -> list[str]:
    """The columns that a table has here, which may be those of an older version; or none."""
    if db.dialect == "sqlite":
        found = db.rows("SELECT name FROM pragma_table_info(?)", (table,))
    else:
        found = db.rows(
            "SELECT column_name FROM information_schema.columns "
            "WHERE table_schema=current_schema() AND table_name=?",
            (table,),
        )
    return [str(name) for (name,) in found]


def _chunks(
    source: Connection, table: Table, columns: Sequence[str]
) -> Iterator[Sequence[tuple[Any, ...]]]:
    keys = [column.name for column in table.primary_key]
    places = [columns.index(key) for key in keys]
    order = ", ".join(keys)
    select = f"SELECT {', '.join(columns)} FROM {table.name}"
    later = f"{select} WHERE ({order}) > ({', '.join('?' * len(keys))})"
    rows = source.rows(f"{select} ORDER BY {order} LIMIT {CHUNK}")
    while rows:
        yield rows
        last = tuple(rows[-1][place] for place in places)
        rows = source.rows(f"{later} ORDER BY {order} LIMIT {CHUNK}", last)
