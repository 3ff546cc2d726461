"""Deriving ledger and read rows again from the events, which alone are the truth."""

from collections.abc import Mapping

import msgspec

from tdapp.core.codec import Codec
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.journal.append import READ_TABLES, derive
from tdapp.journal.checks.heads_check import StreamLine, stream_lines
from tdapp.journal.checks.links import StreamChain
from tdapp.journal.checks.strays import check_strays
from tdapp.journal.connection import Connection
from tdapp.journal.findings import Finding, Findings
from tdapp.journal.read import recorded_after


class Rebuilt(msgspec.Struct, frozen=True):
    """How many events were gone through, and where the rows on file were not what they say."""

    events: int
    differences: tuple[Finding, ...]


def rebuild(db: Connection, codecs: Mapping[str, Codec]) -> Rebuilt:
    """Drop all ledger lines and read rows and derive them again, in one transaction.

    Refuses with ``damaged`` (findings) where the events themselves are not sound; then, and on a
    driver's error, nothing has changed. `db` is a writing connection.
    """
    db.begin()
    try:
        if db.dialect == "postgresql":
            db.run("LOCK TABLE stream IN EXCLUSIVE MODE")
        findings = Findings()
        events = 0
        lines = stream_lines(db, findings)
        for line in lines:
            _compare(db, line, codecs, findings)
        check_strays(db, findings)
        found = findings.all()
        if any(one.code not in {"ledger_differs", "rows_differ"} for one in found):
            raise Refusal("damaged", findings=found)
        for table in ("ledger_line", *READ_TABLES):
            db.run(f"DELETE FROM {table}")
        for line in lines:
            events += _derive(db, line, codecs[line.kind])
        db.commit()
    except BaseException:
        db.rollback()
        raise
    return Rebuilt(events, found)


def _compare(
    db: Connection, line: StreamLine, codecs: Mapping[str, Codec], findings: Findings
) -> None:
    from tdapp.journal.checks.derived_rows import Derived  # noqa: PLC0415 - a second to load

    codec = codecs.get(line.kind)
    if codec is None:
        findings.note("unknown_kind", line.id, detail=line.kind)
        return
    derived = Derived(db, line.id, codec, findings)
    for stored in StreamChain(line.id, findings).walk(db):
        derived.add(stored)
    derived.finish()


def _derive(db: Connection, line: StreamLine, codec: Codec) -> int:
    stream, after = StreamId(line.id), 0
    while chunk := recorded_after(db, codec, stream, after):
        for entry in chunk:
            derive(db, stream, entry.seq, entry.event)
        after = chunk[-1].seq
    return after
