"""Rows that belong to nothing, and texts that are not what was promised about them."""

from collections.abc import Iterator
from typing import Any

from tdapp.core.counted import counted
from tdapp.journal.append import READ_TABLES
from tdapp.journal.chain import commitment
from tdapp.journal.connection import Connection
from tdapp.journal.findings import Findings
from tdapp.journal.registries.person_rows import digest_of, person_digest
from tdapp.journal.registries.registry_version import (
    KNOWN,
    has_families,
    has_same_persons,
    has_staff,
    has_standings,
    has_wishes,
    version_of,
)

_OF_NO_STREAM = (
    "SELECT t.stream_id, t.seq FROM {table} t LEFT JOIN stream s ON s.stream_id=t.stream_id "
    "WHERE s.stream_id IS NULL ORDER BY t.stream_id, t.seq"
)
_ACTS_OF_NOTHING = (
    "SELECT a.action_id FROM act a LEFT JOIN event e ON e.action_id=a.action_id "
    "WHERE e.action_id IS NULL ORDER BY a.action_id"
)
_TORN_ACTS = (
    "SELECT action_id, count(*), min(ordinal), max(ordinal) FROM event GROUP BY action_id "
    "HAVING min(ordinal) <> 0 OR max(ordinal) <> count(*) - 1"
)
_REASONS = (
    "SELECT a.action_id, a.reason_hash, n.action_id, n.salt, n.text, n.erased_us FROM act a "
    "LEFT JOIN note n ON n.action_id=a.action_id "
    "WHERE a.reason_hash IS NOT NULL OR n.action_id IS NOT NULL ORDER BY a.action_id"
)
_NOTES_OF_NOTHING = (
    "SELECT n.action_id FROM note n LEFT JOIN act a ON a.action_id=n.action_id "
    "WHERE a.action_id IS NULL ORDER BY n.action_id"
)
_PERSONS = "SELECT person_id, name, card, born, erased_us, digest FROM person ORDER BY person_id"
_STANDINGS = (
    "SELECT person_id, barred_since_us, barred_until_us, excluded_since_us, excluded_until_us, "
    "digest FROM standing ORDER BY person_id"
)
_WISHES = "SELECT person_id, wish, digest FROM screen_wish ORDER BY person_id"
_FAMILIES = "SELECT person_id, family, digest FROM family_name ORDER BY person_id"
_SAME = "SELECT person_id, kept_id, digest FROM same_person ORDER BY person_id"
_STAFF = (
    "SELECT staff_id, name, pin_hash, badge_hash, erased_us, digest FROM staff ORDER BY staff_id"
)


def check_strays(db: Connection, findings: Findings) -> None:
    """Events and derived rows of no stream, acts without events, acts of which a part is gone."""
    for table, code in (
        ("event", "event_of_no_stream"),
        ("ledger_line", "ledger_differs"),
        *((table, "rows_differ") for table in READ_TABLES),
    ):
        for stream, seq in _rows(db, findings, table, _OF_NO_STREAM.format(table=table)):
            findings.note(code, stream, seq, "of no stream")
    for (action,) in _rows(db, findings, "acts", _ACTS_OF_NOTHING):
        findings.note("act_without_events", detail=action)
    for action, count, first, last in _rows(db, findings, "acts", _TORN_ACTS):
        findings.note(
            "act_torn", detail=f"{action}: {counted(count, 'event')}, numbered {first} to {last}"
        )


def check_reasons(db: Connection, findings: Findings) -> None:
    """Every reason is the one that its act commits to, or was erased."""
    for action, promised, note, salt, text, erased in _rows(db, findings, "reasons", _REASONS):
        if note is None:
            findings.note("reason_missing", detail=action)
        elif erased is not None:
            if salt is not None or text is not None:
                findings.note("reason_changed", detail=f"{action}: erased, but still there")
        elif not _keeps(promised, salt, text):
            findings.note("reason_changed", detail=action)
    for (action,) in _rows(db, findings, "reasons", _NOTES_OF_NOTHING):
        findings.note("reason_of_no_act", detail=action)


def check_persons(db: Connection, findings: Findings) -> None:
    """Every person in the registry is as it was written; the oldest records have none."""
    version = version_of(db)
    if version is None:
        return
    if version not in KNOWN:
        findings.note("registry_unknown", detail=version)
    for person, name, card, born, erased, digest in _rows(db, findings, "persons", _PERSONS):
        if digest != person_digest(person, name, card, born, erased):
            findings.note("person_changed", detail=person)
    more = (
        (has_standings, _STANDINGS),
        (has_wishes, _WISHES),
        (has_families, _FAMILIES),
        (has_staff, _STAFF),
        (has_same_persons, _SAME),
    )
    for sql in (sql for is_there, sql in more if is_there(db)):
        for *columns, digest in _rows(db, findings, "persons", sql):
            if digest != digest_of(*columns):
                findings.note("person_changed", detail=columns[0])


def _rows(db: Connection, findings: Findings, what: str, sql: str) -> Iterator[tuple[Any, ...]]:
    with findings.reading(what):
        yield from db.rows(sql)


def _keeps(promised: object, salt: object, text: object) -> bool:
    return isinstance(salt, bytes) and isinstance(text, str) and commitment(salt, text) == promised
