"""`tdapp journal`, `backup` and `restore`: looking after the record."""

import argparse
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from tdapp.cli import journal_text, output
from tdapp.cli.records import record_at
from tdapp.core.codec import Codec
from tdapp.core.refusal import Refusal
from tdapp.journal.checks import check_copy
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.connection import Connection, SqliteConnection
from tdapp.journal.copies.backup import backup
from tdapp.journal.copies.restore import restore
from tdapp.journal.export import export, export_to
from tdapp.journal.lineage import Cause
from tdapp.journal.opening import look_at_file, make_or_check
from tdapp.journal.reading import UNHURRIED, open_to_read, read_leniently
from tdapp.journal.rebuild import rebuild
from tdapp.journal.stats import Stats, stats
from tdapp.journal.target import Target
from tdapp.journal.trouble import DriverError, problem_of
from tdapp.system.record_lock import RecordLock
from tdapp.system.time_source import SystemTime

Codecs = Mapping[str, Codec]
Handler = Callable[[argparse.Namespace, Codecs, Path], int]


def add_parsers(
    commands: Any, codecs: Codecs, seal_folder: Callable[[], Path], default_db: Callable[[], str]
) -> None:
    """Describe the commands. The two callables are asked only when one of them runs."""

    def describe(parent: Any, name: str, handler: Handler, text: str) -> argparse.ArgumentParser:
        parser: argparse.ArgumentParser = parent.add_parser(name, help=text, description=text)
        parser.add_argument("--db", help="the record: a file, or postgresql://... (default: yours)")
        parser.add_argument("--json", action="store_true", help="answer as JSON")

        def run(args: argparse.Namespace) -> int:
            args.db = default_db() if args.db is None else args.db
            args.target = record_at(args.db)
            with _findings_told():
                return handler(args, codecs, seal_folder())

        parser.set_defaults(run=run)
        return parser

    journal = commands.add_parser("journal", help="check, export, count or rebuild the record")
    journal.add_argument("--db", dest="record", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
    parts = journal.add_subparsers(title="commands", metavar="COMMAND", required=True)
    describe(parts, "verify", run_verify, "check the whole record against its chain and its seals")
    describe(parts, "stats", run_stats, "show statistics of the record")
    describe(parts, "rebuild", run_rebuild, "rebuild the ledger and read tables from the events")
    out = describe(parts, "export", run_export, "write the record as JSON lines, without names")
    out.add_argument("--out", type=Path, help="a new file (default: standard output)")
    out.add_argument("--reasons", action="store_true", help="include reasons")
    _add_copies(commands, describe)
    copy = commands.add_parser("check-copy")
    copy.add_argument("copy", metavar="FILE")
    copy.set_defaults(run=lambda args: check_copy.main([args.copy]))


def _add_copies(commands: Any, describe: Callable[..., argparse.ArgumentParser]) -> None:
    """Describe the backup, and going on from one."""
    to = describe(
        commands,
        "backup",
        run_backup,
        "back up the record while it is in use, and verify the backup",
    )
    to.add_argument("to", type=Path, metavar="TO", help="a folder, or a new file")
    back = describe(commands, "restore", run_restore, "restore a backup; the old record is closed")
    back.add_argument("backup", type=Path, metavar="FROM")
    causes = [cause.value for cause in Cause if cause]
    back.add_argument(
        "--reason", choices=causes, default="", help="reason, stored in the new record"
    )
    back.add_argument(
        "--instead",
        action="store_true",
        help="close the record at its present place and continue here",
    )


def run_verify(args: argparse.Namespace, codecs: Codecs, seal_folder: Path) -> int:
    """Print each fault on a line; 1 if there is one. Refuses a file that is no record."""
    open_to_read(args.target).close()
    report = verify_target(args.target, codecs, seal_folder)
    _print(args, report, journal_text.of_verify)
    return 0 if report.ok else 1


def run_stats(args: argparse.Namespace, _codecs: Codecs, _seal_folder: Path) -> int:
    """Tell how much there is."""
    with _in_words(), closing(open_to_read(args.target)) as db:
        counted = _sensible(stats(db))
    _print(args, counted, journal_text.of_stats)
    return 0


def _sensible(counted: Stats) -> Stats:
    """The counts that have the right type; a flipped bit may make a time a text."""
    return msgspec.convert(msgspec.to_builtins(counted), Stats)


def run_rebuild(args: argparse.Namespace, codecs: Codecs, _seal_folder: Path) -> int:
    """Derive the tables again and print the differences; a difference is no refusal."""
    target: Target = args.target
    open_to_read(target).close()
    if target.path is not None:
        look_at_file(target.path)
        if target.path.stat().st_nlink > 1:
            raise Refusal("record_linked", record=str(target.path))
    with _held(target), _in_words(), closing(target.connect()) as db:
        make_or_check(db)
        if isinstance(db, SqliteConnection):
            read_leniently(db)
        else:
            for setting in UNHURRIED:
                db.run(setting)
        rebuilt = rebuild(db, codecs)
    _print(args, rebuilt, journal_text.of_rebuild)
    return 0


def run_export(args: argparse.Namespace, _codecs: Codecs, _seal_folder: Path) -> int:
    """Write the lines; how many is told only where they go into a file."""
    with closing(open_to_read(args.target)) as db:
        if args.out is None:
            _export_to_output(db, reasons=args.reasons)
        else:
            lines = export_to(db, args.out, reasons=args.reasons)
            _print(args, {"file": str(args.out), "lines": lines}, journal_text.of_export)
    return 0


def _export_to_output(db: Connection, *, reasons: bool) -> None:
    out = output.lines_out()
    try:
        export(db, out, reasons=reasons)
        out.flush()
    except OSError as error:
        raise output.lost(error) from error


def run_backup(args: argparse.Namespace, _codecs: Codecs, _seal_folder: Path) -> int:
    """Copy to the file that is named, or under the record's name and the time into a folder."""
    target, to = args.target, args.to
    if to.is_dir():
        moment = datetime.fromtimestamp(SystemTime().now().utc_us // 1_000_000, UTC)
        stem = target.path.stem if target.path else "record"
        to = to / f"{stem}-{moment:%Y%m%dT%H%M%SZ}.tdapp"
    _print(args, backup(target, to), journal_text.of_backup)
    return 0


def run_restore(args: argparse.Namespace, codecs: Codecs, seal_folder: Path) -> int:
    """Go on from a backup and tell what may be missing."""
    target, now_us = Target.parse(args.db), SystemTime().now().utc_us
    with _held(target):
        cause = Cause(args.reason)
        report = restore(
            args.backup, target, seal_folder, codecs, now_us, cause, instead=args.instead
        )
    _print(args, report, journal_text.of_restore)
    return 0


def _print(args: argparse.Namespace, answer: Any, text: Callable[[Any], Iterator[str]]) -> None:
    if args.json:
        output.say_json(answer)
        return
    for line in text(answer):
        output.say(line)


@contextmanager
def _held(target: Target) -> Iterator[None]:
    """Hold the file so that no other program has it; a server keeps its own order."""
    if target.path is None:
        yield
        return
    lock = RecordLock(target.path)
    lock.take()
    try:
        yield
    finally:
        lock.release()


@contextmanager
def _in_words() -> Iterator[None]:
    try:
        yield
    except DriverError as error:
        raise Refusal(problem_of(error), detail=str(error).strip()) from error
    except (TypeError, ValueError, msgspec.ValidationError) as error:
        raise Refusal("damaged", detail=str(error)) from error


@contextmanager
def _findings_told() -> Iterator[None]:
    """A refusal that rests on findings tells them one by one, and then how many there were."""
    try:
        yield
    except Refusal as refusal:
        findings = refusal.details.get("findings")
        if not isinstance(findings, tuple):
            raise
        for finding in findings:
            output.complain(str(finding))
        if findings and all(one.code == "event_newer" for one in findings):
            raise Refusal("newer_record", written_by=str(findings[0])) from refusal
        rest = {name: value for name, value in refusal.details.items() if name != "findings"}
        raise Refusal(refusal.code, **rest, findings=len(findings)) from refusal
