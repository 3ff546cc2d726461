"""A verified copy of the record, made while others go on writing it."""

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.journal.checks.quick_check import check_copy
from tdapp.journal.connection import Connection, SqliteConnection
from tdapp.journal.durable import problem_with_file, put_in_place, sync_file
from tdapp.journal.facts import meta
from tdapp.journal.findings import Finding
from tdapp.journal.lineage import Place
from tdapp.journal.read import list_streams
from tdapp.journal.reading import DamagedReader, open_to_read, snapshot
from tdapp.journal.registries.registry_version import version_of
from tdapp.journal.target import Target
from tdapp.journal.trouble import DriverError, problem_of

Check = Callable[[Path], Sequence[Finding]]


class BackupReport(msgspec.Struct, frozen=True):
    """A copy that was checked: where it lies, which record it is and how far it goes."""

    file: str
    file_uuid: str
    events: int
    heads: dict[StreamId, Place]
    size: int


def backup(target: Target, to: Path, check: Check = check_copy) -> BackupReport:
    """Copy the record into the new file `to`: one SQLite file, whatever the record lies in.

    The copy gets its name only when `check` has found nothing wrong with it and it is safely on
    the disk. Refuses with ``no_such_record``, ``no_such_folder``, ``file_exists``, ``disk_full``,
    ``read_only``, ``copy_damaged`` (findings) or another trouble of the disk or the server.
    """
    if not to.parent.is_dir():
        raise Refusal("no_such_folder", folder=str(to.parent))
    if to.exists():
        raise Refusal("file_exists", file=str(to))
    source = open_to_read(target)
    part = to.with_name(f"{to.name}.part")
    try:
        report = _copied(source, part, to, check)
        sync_file(part)
        put_in_place(part, to)
        return report
    except OSError as error:
        raise Refusal(problem_with_file(error), file=str(to), detail=str(error)) from error
    except DriverError as error:
        raise Refusal(problem_of(error), file=str(to), detail=str(error).strip()) from error
    finally:
        source.close()
        remove_part(part)


def heads_of(db: Connection) -> dict[StreamId, Place]:
    """Sequence and hash (hex) of the last event of every stream."""
    return {one.id: (one.head_seq, one.head_hash.hex()) for one in list_streams(db)}


def _copied(source: Connection, part: Path, to: Path, check: Check) -> BackupReport:
    """Make the copy under its working name and have it checked."""
    least = heads_of(source)
    remove_part(part)
    part.touch(0o600, exist_ok=False)
    if isinstance(source, DamagedReader):
        copy_file(source, part)
    else:
        _copy_server(source, part)
    _insist(to, check(part))
    report = _described(part, to)
    _insist(to, list(_lacking(report.heads, least)))
    return report


def _insist(to: Path, findings: Sequence[Finding]) -> None:
    if findings:
        raise Refusal("copy_damaged", file=str(to), findings=tuple(findings))


def _lacking(heads: Mapping[StreamId, Place], least: Mapping[StreamId, Place]) -> Iterator[Finding]:
    """Streams of the record that the copy lacks."""
    for stream, (seq, hash_) in least.items():
        there, copied = heads.get(stream, (0, ""))
        if there < seq or (there == seq and copied != hash_):
            yield Finding("event_missing", stream, there + 1, "not in the copy")


def copy_file(source: DamagedReader, part: Path) -> None:
    """Copy a file's pages as they stand at one moment into `part`, which needs no other file."""
    sink = sqlite3.connect(part, isolation_level=None)
    try:
        sink.execute("PRAGMA synchronous=OFF")
        source.raw.backup(sink)
        sink.execute("PRAGMA journal_mode=DELETE")
    finally:
        sink.close()


def _copy_server(source: Connection, part: Path) -> None:
    from tdapp.journal.copies import copying  # noqa: PLC0415 - a second to load

    sink = SqliteConnection(part)
    try:
        with snapshot(source):
            sink.begin()
            copying.make_tables(sink)
            sink.commit()
            copying.make_older_registries(sink, version_of(source))
            sink.begin()
            copying.copy_rows(source, sink)
            sink.commit()
        sink.run("PRAGMA journal_mode=DELETE")
    finally:
        sink.close()


def _described(part: Path, to: Path) -> BackupReport:
    copy = open_to_read(Target(path=part))
    try:
        heads = heads_of(copy)
        events = sum(seq for seq, _ in heads.values())
        name = meta(copy)["file_uuid"]
    finally:
        copy.close()
    return BackupReport(str(to), name, events, heads, part.stat().st_size)


def remove_part(part: Path) -> None:
    """Leave nothing of a copy that was not finished."""
    for suffix in ("", "-journal", "-wal", "-shm"):
        with suppress(OSError):
            part.with_name(f"{part.name}{suffix}").unlink(missing_ok=True)
