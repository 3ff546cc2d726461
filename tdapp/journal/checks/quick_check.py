"""The short checks: of a copy that was just made, and of a record at the program's start."""

from collections.abc import Mapping
from pathlib import Path

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.journal.chain import START
from tdapp.journal.checks.heads_check import StreamLine, check_head, check_stream, stream_lines
from tdapp.journal.checks.links import StoredEvent, StreamChain
from tdapp.journal.connection import Connection
from tdapp.journal.findings import Finding, Findings, finding_of
from tdapp.journal.reading import open_to_read, snapshot
from tdapp.journal.registries.house_files import HouseFilesCheck
from tdapp.journal.seals import SealBook
from tdapp.journal.target import Target

LAST = 1_000

_HASH = "SELECT hash FROM event WHERE stream_id=? AND seq=?"


def check_copy(path: Path) -> tuple[Finding, ...]:
    """Check the pages, every chain and every head of a record file, without knowing its events."""
    from tdapp.journal.checks.file_check import check_facts, check_pages
    from tdapp.journal.checks.strays import check_persons, check_strays

    try:
        db = open_to_read(Target(path=path))
    except Refusal as refusal:
        return (finding_of(refusal),)
    findings = Findings()
    try:
        with findings.reading("the copy"), snapshot(db):
            check_pages(db, findings)
            check_facts(db, findings)
            for line in stream_lines(db, findings):
                with findings.reading("a stream", line.id):
                    for _ in check_stream(db, line, findings):
                        pass
            check_strays(db, findings)
            check_persons(db, findings)
            HouseFilesCheck(db, findings)
    finally:
        db.close()
    return findings.all()


def check_at_start(
    db: Connection, seals: SealBook | None = None, last: int = LAST
) -> tuple[Finding, ...]:
    """Check the `last` links of each open stream and the newest seal; the rest can wait.

    Takes milliseconds, so that it may stand before the first window. Leaves `db` as it found it.
    """
    findings = Findings()
    with findings.reading("the record"), snapshot(db):
        for line in stream_lines(db, findings):
            if not line.ended:
                with findings.reading("a stream", line.id):
                    _check_last(db, line, last, findings)
        if seals is not None:
            for seal in seals.read(findings, last=1):
                _check_seal(db, seal.heads, findings)
    return findings.all()


def _check_last(db: Connection, line: StreamLine, last: int, findings: Findings) -> None:
    before = max(0, line.head_seq - last)
    start = START
    if before:
        found = db.rows(_HASH, (line.id, before))
        if not found:
            findings.note("event_missing", line.id, before)
            return
        start = bytes(found[0][0])
    newest: StoredEvent | None = None
    for stored in StreamChain(line.id, findings, before, start).walk(db):
        newest = stored
    check_head(line, newest, findings)


def _check_seal(
    db: Connection, heads: Mapping[StreamId, tuple[int, str]], findings: Findings
) -> None:
    for stream, (seq, sealed) in heads.items():
        found = db.rows(_HASH, (stream, seq))
        if not found:
            findings.note("sealed_event_missing", stream, seq)
        elif bytes(found[0][0]).hex() != sealed:
            findings.note("seal_differs", stream, seq, "not what was sealed")
