"""Making the new record out of a backup, before anything that is in use is touched."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from tdapp.core.codec import Codec
from tdapp.core.refusal import Refusal
from tdapp.journal.connection import PostgresConnection, SqliteConnection
from tdapp.journal.copies.backup import copy_file, remove_part
from tdapp.journal.durable import sync_file
from tdapp.journal.facts import put_meta
from tdapp.journal.lineage import CONTINUED_FROM, SUPERSEDED_BY, Origin
from tdapp.journal.reading import UNHURRIED, DamagedReader
from tdapp.journal.registries.erasures import Erasure, blank
from tdapp.journal.registries.registry_version import MIGRATIONS, NEWEST, version_of


def make_file(
    source: DamagedReader, part: Path, name: str, origin: Origin, erased: Sequence[Erasure]
) -> int:
    """Copy `source` into the single file `part`, named `name`, without those who were erased.

    Gives how many erasures the backup did not know yet.
    """
    remove_part(part)
    part.touch(0o600, exist_ok=False)
    copy_file(source, part)
    db = SqliteConnection(part)
    try:
        db.begin()
        db.run("DELETE FROM meta WHERE key=?", (SUPERSEDED_BY,))
        put_meta(db, "file_uuid", name)
        put_meta(db, CONTINUED_FROM, origin.text())
        done = blank(db, erased)
        db.commit()
        db.run("PRAGMA journal_mode=DELETE")
    finally:
        db.close()
    sync_file(part)
    return done


def derive_again(part: Path, codecs: Mapping[str, Codec]) -> None:
    """Derive ledger and read rows again where the backup's were damaged."""
    from tdapp.journal.rebuild import rebuild  # noqa: PLC0415 - a second to load

    db = SqliteConnection(part)
    try:
        rebuild(db, codecs)
        db.run("PRAGMA journal_mode=DELETE")
    finally:
        db.close()
    sync_file(part)


def _bring_up_to_date(part: Path) -> None:
    db = SqliteConnection(part)
    try:
        if version_of(db) != NEWEST:
            from tdapp.journal.registries.upgrade import upgrade  # noqa: PLC0415 - only for an older record

            upgrade(db, NEWEST, MIGRATIONS)
    finally:
        db.close()


def fill_server(part: Path, url: str) -> None:
    """Carry the new record into an empty database, all or nothing.

    Refuses with ``database_not_empty``; raises the drivers' errors.
    """
    from tdapp.journal.copies.copying import copy_rows, make_tables  # noqa: PLC0415 - a second to load

    sink = PostgresConnection(url)
    try:
        for setting in UNHURRIED:
            sink.run(setting)
        if sink.rows("SELECT 1 FROM pg_tables WHERE schemaname=current_schema() LIMIT 1"):
            raise Refusal("database_not_empty")
        _bring_up_to_date(part)
        source = DamagedReader(part)
        try:
            sink.begin()
            make_tables(sink)
            copy_rows(source, sink)
            sink.commit()
        finally:
            source.close()
    finally:
        sink.close()
