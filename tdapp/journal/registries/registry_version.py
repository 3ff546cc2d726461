"""Which alembic revision a record's registries have."""

from pathlib import Path

from tdapp.journal.connection import Connection

KNOWN = ("0001", "0002", "0003", "0004", "0005", "0006", "0007")
NEWEST = KNOWN[-1]
MIGRATIONS = Path(__file__).parent / "migrations"

# As alembic would make it.
_TABLE = (
    "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL, "
    "CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
)


def stamp(db: Connection) -> None:
    """Say that the registries are of today's shape; the caller holds the transaction."""
    db.run(_TABLE)
    db.run("INSERT INTO alembic_version (version_num) VALUES (?)", (NEWEST,))


def version_of(db: Connection) -> str | None:
    """The revision of a record's registries; None for a record older than any."""
    there = _has_table(db, "alembic_version")
    found = db.rows("SELECT version_num FROM alembic_version") if there else ()
    return str(found[0][0]) if found else None


def has_standings(db: Connection) -> bool:
    """Whether the registries are new enough to say who is barred."""
    return _has_table(db, "standing")


def has_wishes(db: Connection) -> bool:
    """Whether the registries are new enough to say how people wish to be named on screens."""
    return _has_table(db, "screen_wish")


def has_families(db: Connection) -> bool:
    """Whether the registries are new enough to know family names apart."""
    return _has_table(db, "family_name")


def has_staff(db: Connection) -> bool:
    """Whether the registries are new enough to know the people at work."""
    return _has_table(db, "staff")


def has_same_persons(db: Connection) -> bool:
    """Whether the registries are new enough to know who was entered twice."""
    return _has_table(db, "same_person")


def has_house_files(db: Connection) -> bool:
    """Whether the record is new enough to keep house files."""
    return _has_table(db, "house_file")


def _has_table(db: Connection, name: str) -> bool:
    if db.dialect == "sqlite":
        return bool(db.rows("SELECT 1 FROM sqlite_master WHERE name=?", (name,)))
    return bool(db.rows("SELECT 1 WHERE to_regclass(?) IS NOT NULL", (name,)))
