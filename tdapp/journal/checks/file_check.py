"""Is the file itself sound: its pages, its facts about itself, its guards against changes?"""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing

from tdapp.journal.connection import Connection
from tdapp.journal.facts import APPLICATION_ID, DIGEST, SCHEMA, facts_digest, meta
from tdapp.journal.findings import Findings

MOST = 100

_TABLES = "SELECT name, sql FROM sqlite_master WHERE type='table' AND sql IS NOT NULL"
_SQLITE_GUARDS = "SELECT name, sql FROM sqlite_master WHERE type='trigger'"
_POSTGRES_GUARDS = (
    "SELECT c.relname FROM pg_trigger t JOIN pg_class c ON c.oid=t.tgrelid "
    "WHERE t.tgname = c.relname || '_guard' AND t.tgenabled IN ('O', 'A')"
)


def check_pages(db: Connection, findings: Findings) -> None:
    """SQLite's own look at every page, and the two numbers that call the file a record."""
    if db.dialect != "sqlite":
        return
    with findings.reading("the file"):
        for (told,) in db.rows(f"PRAGMA integrity_check({MOST})"):
            if told != "ok":
                findings.note("file_damaged", detail=told)
        numbers = (db.rows("PRAGMA application_id")[0][0], db.rows("PRAGMA user_version")[0][0])
        if numbers != (APPLICATION_ID, SCHEMA):
            findings.note("file_damaged", detail=f"the file calls itself {numbers}")


def check_tables(db: Connection, findings: Findings) -> None:
    """The tables' own texts make tables still, with the conditions that their rows must meet.

    SQLite passes over those conditions in what it only reads, and a flipped bit in them with them.
    """
    if db.dialect != "sqlite":
        return
    with findings.reading("the tables"), closing(sqlite3.connect(":memory:")) as blank:
        found = {name: str(sql) for name, sql in db.rows(_TABLES)}
        for name, sql in found.items():
            with findings.reading(f"the table {name}"):
                blank.execute(sql)
        for name, condition in _conditions():
            if condition not in found.get(name, ""):
                findings.note("table_changed", detail=f"{name}, {condition}")


def _conditions() -> Iterator[tuple[str, str]]:
    from sqlalchemy import CheckConstraint  # noqa: PLC0415 - a second to load

    from tdapp.journal.schema import RecordBase  # noqa: PLC0415 - a second to load

    for name, table in RecordBase.metadata.tables.items():
        for constraint in table.constraints:
            if isinstance(constraint, CheckConstraint):
                yield name, f"CHECK ({constraint.sqltext})"


def check_facts(db: Connection, findings: Findings) -> Mapping[str, str]:
    """The record's facts about itself, which carry a digest of their own."""
    facts: Mapping[str, str] = {}
    with findings.reading("the record's facts"):
        facts = meta(db)
        if facts.get(DIGEST) != facts_digest(facts):
            findings.note("facts_changed", detail=", ".join(sorted(facts)))
    return facts


def check_guards(db: Connection, findings: Findings) -> None:
    """The triggers that keep events and acts from being changed by mistake are in place."""
    from tdapp.journal.schema import FROZEN, statements  # noqa: PLC0415 - a second to load

    with findings.reading("the guards"):
        if db.dialect == "sqlite":
            found = {" ".join(str(sql).split()) for _, sql in db.rows(_SQLITE_GUARDS)}
            wanted = [one for one in statements("sqlite") if one.startswith("CREATE TRIGGER")]
            missing = [one.split()[2] for one in wanted if " ".join(one.split()) not in found]
        else:
            names = {name for (name,) in db.rows(_POSTGRES_GUARDS)}
            missing = [f"{table}_guard" for table in FROZEN if table not in names]
        for name in missing:
            findings.note("guard_missing", detail=name)
