"""The texts of the record's commands, line by line."""

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime

from tdapp.core.counted import counted
from tdapp.core.money import format_cents
from tdapp.journal.checks.verify import Report
from tdapp.journal.copies.backup import BackupReport
from tdapp.journal.copies.restore import RestoreReport
from tdapp.journal.rebuild import Rebuilt
from tdapp.journal.stats import Stats


def of_verify(report: Report) -> Iterator[str]:
    """The findings, or that there are none; and how much was looked at."""
    for finding in report.findings:
        yield str(finding)
    yield (
        f"{counted(report.events, 'event')} in {counted(report.streams, 'stream')}, "
        f"{report.sealed_events:,} of them under {counted(report.seals, 'seal')}"
    )
    if report.ok:
        yield "The record is intact."
    else:
        yield f"{counted(len(report.findings), 'problem')} found."


def of_stats(stats: Stats) -> Iterator[str]:
    """Counts, then streams, types and accounts."""
    yield f"record {stats.file_uuid}: {counted(stats.size, 'byte')}"
    yield ", ".join(
        (
            counted(stats.acts, "act"),
            counted(stats.events, "event"),
            counted(stats.persons, "person"),
        )
    )
    for one in stats.streams:
        state = "ended" if one.ended else "open"
        span = f"{_moment(one.first_us)} to {_moment(one.last_us)}"
        yield f"  {one.kind} {one.stream}: {counted(one.events, 'event')}, {state}, {span}"
    for type_, count in stats.types.items():
        yield f"  {type_:<24} {count:>12,}"
    for account, cents in stats.cents.items():
        yield f"  {account:<24} {format_cents(cents):>12}"


def of_rebuild(rebuilt: Rebuilt) -> Iterator[str]:
    """The differences found by a rebuild."""
    for finding in rebuilt.differences:
        yield str(finding)
    found = rebuilt.differences
    told = counted(len(found), "difference") if found else "no difference"
    yield f"derived again from {counted(rebuilt.events, 'event')}: {told}"


def of_export(answer: Mapping[str, object]) -> Iterator[str]:
    """Where the lines are."""
    yield f"{answer['lines']} lines in {answer['file']}"


def of_backup(report: BackupReport) -> Iterator[str]:
    """Where the copy is and how far it goes."""
    yield f"{report.file}: {counted(report.events, 'event')}, verified"


def of_restore(report: RestoreReport) -> Iterator[str]:
    """The restore report, with possible losses first, since they need action."""
    for missing in report.missing:
        yield str(missing)
    if not report.old_read:
        sealed = "no seal found" if report.sealed_us is None else _moment(report.sealed_us)
        old = "The old record could not be read" if report.old_found else "No old record was found"
        yield f"{old}: later acts may be missing too (seals: {sealed})."
    for warning in report.warnings:
        yield f"warning: {warning}"
    if report.erased_again:
        yield f"erased again: {report.erased_again:,}"
    if report.set_aside:
        yield f"the old file is kept as {report.set_aside}"
    for place in report.ended:
        yield f"the record at {place} goes no further"
    yield f"restored {counted(report.events, 'event')} as record {report.file_uuid}"


def _moment(at_us: int) -> str:
    return f"{datetime.fromtimestamp(at_us // 1_000_000, UTC):%Y-%m-%d %H:%M:%S} UTC"
