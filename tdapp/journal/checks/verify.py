"""Proving a whole record: its file, its chains, what follows from them, and its seals."""

from collections.abc import Mapping
from pathlib import Path

import msgspec

from tdapp.core.codec import Codec
from tdapp.core.refusal import Refusal
from tdapp.journal.checks.file_check import check_facts, check_guards, check_pages, check_tables
from tdapp.journal.checks.heads_check import StreamLine, check_stream, stream_lines
from tdapp.journal.checks.seal_checks import Marks
from tdapp.journal.checks.strays import check_persons, check_reasons, check_strays
from tdapp.journal.connection import Connection
from tdapp.journal.facts import meta
from tdapp.journal.findings import Finding, Findings, finding_of
from tdapp.journal.reading import open_to_read, snapshot
from tdapp.journal.registries.house_files import HouseFilesCheck
from tdapp.journal.seals import SealBook
from tdapp.journal.target import Target
from tdapp.journal.trouble import DriverError


class Report(msgspec.Struct, frozen=True):
    """The result of a check: its extent, the sealed part, and the findings."""

    findings: tuple[Finding, ...]
    streams: int = 0
    events: int = 0
    sealed_events: int = 0
    seals: int = 0

    @property
    def ok(self) -> bool:
        """Whether there are no findings."""
        return not self.findings


def verify(
    db: Connection,
    codecs: Mapping[str, Codec],
    seals: SealBook | None = None,
    *,
    is_copy: bool = False,
) -> Report:
    """Check everything; never raises for damage, which becomes findings instead.

    `db` had best come from `reading.open_to_read`. An older copy of a record may end before the
    newest seals: `is_copy` lets those pass, as long as nothing below is different.
    """
    findings = Findings()
    checked: list[StreamLine] = []
    events = sealed = 0
    marks = Marks()
    with findings.reading("the record"), snapshot(db):
        check_pages(db, findings)
        check_tables(db, findings)
        check_guards(db, findings)
        marks = Marks.of(seals, check_facts(db, findings), findings)
        house_files = HouseFilesCheck(db, findings)
        checked = list(stream_lines(db, findings))
        for line in checked:
            with findings.reading("a stream", line.id):
                events += _check_events(db, line, codecs, marks, house_files, findings)
            sealed += min(marks.sealed_upto(line.id), line.head_seq)
        check_strays(db, findings)
        check_reasons(db, findings)
        check_persons(db, findings)
    marks.close(findings, {line.id: line.head_seq for line in checked} if is_copy else None)
    return Report(findings.all(), len(checked), events, sealed, marks.count)


def verify_target(target: Target, codecs: Mapping[str, Codec], folder: Path | None) -> Report:
    """Check the record at `target` against the seals in `folder`.

    Refuses only where there is no record at all: ``no_such_record``, ``server_unreachable``,
    ``cannot_open``.
    """
    try:
        db = open_to_read(target)
    except Refusal as refusal:
        if refusal.code in {"no_such_record", "server_unreachable", "cannot_open"}:
            raise
        return Report((finding_of(refusal),))
    try:
        return verify(db, codecs, book_of(db, folder))
    finally:
        db.close()


def book_of(db: Connection, folder: Path | None) -> SealBook | None:
    """The book of an open record's seals; None where no folder or no readable name is given."""
    if folder is None:
        return None
    try:
        name = meta(db).get("file_uuid", "")
    except DriverError:
        return None
    return SealBook(folder, name) if name.isalnum() else None


def _check_events(
    db: Connection,
    line: StreamLine,
    codecs: Mapping[str, Codec],
    marks: Marks,
    house_files: HouseFilesCheck,
    findings: Findings,
) -> int:
    from tdapp.journal.checks.derived_rows import Derived  # noqa: PLC0415 - a second to load

    codec = codecs.get(line.kind)
    derived = Derived(db, line.id, codec, findings, house_files) if codec else None
    count = 0
    for stored in check_stream(db, line, findings):
        count += 1
        marks.cross_off(line.id, stored, findings)
        if derived:
            derived.add(stored)
    if derived:
        derived.finish()
    elif count:
        findings.note("unknown_kind", line.id, detail=line.kind)
    return count
