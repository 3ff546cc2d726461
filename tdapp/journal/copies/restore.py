"""Going on from a backup in a new record, which says what it continues and what may be missing."""

import uuid
from collections.abc import Collection, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec

from tdapp.core.codec import Codec
from tdapp.core.counted import counted
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.journal.checks.verify import verify
from tdapp.journal.copies.backup import remove_part
from tdapp.journal.copies.copy_places import Whereabouts
from tdapp.journal.copies.old_record import (
    OldRecord,
    mark_inside,
    read_old,
    read_record,
    replace_file,
    told_by,
)
from tdapp.journal.copies.records_in_use import note_place, one_at_a_time, places_of, refuse_held
from tdapp.journal.copies.restored_file import derive_again, fill_server, make_file
from tdapp.journal.durable import problem_with_file
from tdapp.journal.facts import meta
from tdapp.journal.findings import Finding
from tdapp.journal.lineage import Cause, Origin, Place, origin_of, successors, superseding
from tdapp.journal.reading import DamagedReader, open_to_read
from tdapp.journal.registries.erasures import ErasedList, Erasure
from tdapp.journal.seals import SealBook, Sealed
from tdapp.journal.target import Target
from tdapp.journal.trouble import DriverError, problem_of


class ShortStream(msgspec.Struct, frozen=True):
    """A stream whose copy ends at `copy_seq`, while `known_seq` is known to have been recorded."""

    stream: StreamId
    title: str | None
    copy_seq: int
    known_seq: int

    def __str__(self) -> str:
        return (
            f"{self.title or self.stream}: the copy ends at {self.copy_seq:,}; the record had "
            f"{self.known_seq:,}: {counted(self.known_seq - self.copy_seq, 'event')} may be missing"
        )


class RestoreReport(msgspec.Struct, frozen=True):
    """The restored streams, and those that may be missing.

    `old_read` says whether the old record could still be asked what it had, `old_found` whether any
    stood at this place or another. Where it could not be asked,
    acts after the newest seal (`sealed_us`, UTC microseconds) may be missing without being listed.
    `set_aside` is where the old file lies now, `ended` where records lie that were ended elsewhere;
    `warnings` are what is wrong with the backup or its seals without touching the events.
    """

    file_uuid: str
    continued_from: str
    events: int
    missing: tuple[ShortStream, ...]
    old_read: bool
    old_found: bool
    sealed_us: int | None
    set_aside: str | None
    ended: tuple[str, ...]
    erased_again: int
    warnings: tuple[Finding, ...]


def missing_from(
    copy: Mapping[StreamId, Place],
    known: Mapping[StreamId, int],
    titles: Mapping[StreamId, str],
) -> Iterator[ShortStream]:
    """The streams of which more is known than the copy holds, by title."""
    short = [
        ShortStream(stream, titles.get(stream), copy.get(stream, (0, ""))[0], seq)
        for stream, seq in known.items()
        if seq > copy.get(stream, (0, ""))[0]
    ]
    yield from sorted(short, key=lambda one: (one.title is None, one.title or "", one.stream))


def to_end(
    folder: Path, files: Collection[str], target: Target, *, instead: bool
) -> list[Whereabouts]:
    """Where these records still stand other than at `target`; none of them is at work.

    Refuses ``open_elsewhere`` (record, station) where a station has one of them, and, unless
    `instead` of them the record is to go on at `target`, ``another_stands`` (record).
    """
    refuse_held(folder, files)
    standing = _standing(folder, files, target)
    for place in standing:
        if place.is_at_work():
            raise Refusal("open_elsewhere", record=str(place), station=None)
    if standing and not instead:
        raise Refusal("another_stands", record=str(standing[0]))
    return standing


def _standing(folder: Path, files: Collection[str], target: Target) -> list[Whereabouts]:
    here = str(Whereabouts.of(target))
    return [
        place
        for name in sorted(files)
        if not successors(folder, name)
        for place in places_of(folder, name)
        if str(place) != here and place.holds(name)
    ]


# No reason to refuse what may be the only backup: the events themselves are proved.
DERIVED = frozenset({"ledger_differs", "rows_differ"})
ABOUT_SEALS = frozenset({"seal_forged", "seal_out_of_chain", "seal_unreadable"})
OF_HOUSES = frozenset({"house_file_changed", "house_file_missing"})
BEARABLE = DERIVED | ABOUT_SEALS | OF_HOUSES | {"person_changed"}


@dataclass(frozen=True, slots=True)
class _RestorePlan:
    """All that is known before anything is changed; `name` is the new record's uuid."""

    target: Target
    folder: Path
    copy: OldRecord
    old: OldRecord | None
    name: str
    origin: Origin
    seals: list[Sealed]
    erased: list[Erasure]
    warnings: tuple[Finding, ...]
    instead: bool


@dataclass(frozen=True, slots=True)
class _Done:
    """Where the old file lies now, which records ended elsewhere, how many erasures were made."""

    aside: Path | None
    ended: list[Whereabouts]
    erased: int
    warnings: list[Finding]


def restore(
    backup: Path,
    target: Target,
    folder: Path,
    codecs: Mapping[str, Codec],
    at_us: int,
    reason: Cause = Cause.UNSAID,
    *,
    instead: bool = False,
) -> RestoreReport:
    """Continue the record of `backup` at `target`; `folder` is where seals and marks are kept.

    The file that was at `target` is kept under another name and, like every other copy of it,
    refuses to go on. A server's database must be empty. The caller holds the record's lock.
    A record that stands elsewhere is ended only where the new one is wanted `instead` of it.

    Refuses with ``open_elsewhere`` (record, station) while a station has a record that would end,
    ``another_stands`` (record), ``backup_damaged`` (findings), ``another_record`` where `target`
    holds something that the backup has nothing to do with, ``database_not_empty``,
    ``no_such_record``, ``record_busy`` or a trouble of the disk or the server; then the old record
    is as it was.
    """
    with _in_words(target), closing(_opened(backup)) as source:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        warnings = _proved(source, backup, folder, codecs)
        copy = told_by(source)
        old = read_old(target) or _read_elsewhere(copy, folder, target)
        _refuse_unrelated(copy, old, target)
        origin = _origin(source, copy, at_us, reason)
        seals = _newest_seals(copy, folder, backup.parent)
        erased = _erased(old, folder, backup.parent)
        name = uuid.uuid4().hex
        plan = _RestorePlan(
            target, folder, copy, old, name, origin, seals, erased, warnings, instead
        )
        done = _carry_out(plan, source, codecs)
    return _report(plan, done, _seal(target, SealBook(folder, name), at_us))


def _origin(source: DamagedReader, copy: OldRecord, at_us: int, reason: Cause) -> Origin:
    earlier = origin_of(meta(source))
    told = earlier.without_reasons() if earlier else None
    return Origin(copy.file_uuid, dict(copy.heads), at_us, reason, told)


def _carry_out(plan: _RestorePlan, source: DamagedReader, codecs: Mapping[str, Codec]) -> _Done:
    """Create the new record, put it in place and end those it continues."""
    part = _working_file(plan.target, plan.folder)
    try:
        erased = make_file(source, part, plan.name, plan.origin, plan.erased)
        if any(one.code in DERIVED for one in plan.warnings):
            derive_again(part, codecs)
        aside, ended = _take_over(plan, part)
    finally:
        remove_part(part)
    if aside is not None and plan.old is not None:
        mark_inside(Target(path=aside), plan.name)
    unmarked = [one for one in ended if not mark_inside(one.target, plan.name)]
    return _Done(aside, ended, erased, [Finding("not_marked", detail=str(one)) for one in unmarked])


def _take_over(plan: _RestorePlan, part: Path) -> tuple[Path | None, list[Whereabouts]]:
    """Have the new record go on; gives where the old file lies now, and what ended elsewhere."""
    with one_at_a_time(plan.folder):
        replaced = _replaced(plan)
        ended = to_end(plan.folder, replaced, plan.target, instead=plan.instead)
        with superseding(plan.folder, replaced, plan.name, plan.origin.at_us):
            note_place(plan.folder, plan.name, Whereabouts.of(plan.target))
            return _put_in_place(part, plan.target), ended


def _replaced(plan: _RestorePlan) -> frozenset[str]:
    """The records that must go no further, by their uuids; a damaged mark may name none."""
    own = plan.copy.file_uuid
    family = plan.old.family if plan.old else ()
    return frozenset(
        name for name in (own, *successors(plan.folder, own), *family) if name.isalnum()
    )


def _report(plan: _RestorePlan, done: _Done, seal: tuple[Finding, ...]) -> RestoreReport:
    return RestoreReport(
        file_uuid=plan.name,
        continued_from=plan.copy.file_uuid,
        events=sum(seq for seq, _ in plan.copy.heads.values()),
        missing=tuple(missing_from(plan.copy.heads, *_known(plan))),
        old_read=plan.old is not None,
        old_found=plan.old is not None or done.aside is not None or bool(done.ended),
        sealed_us=max((one.at_us for one in plan.seals if one.at_us is not None), default=None),
        set_aside=str(done.aside) if done.aside else None,
        ended=tuple(map(str, done.ended)),
        erased_again=done.erased,
        warnings=(*plan.warnings, *done.warnings, *seal),
    )


@contextmanager
def _in_words(target: Target) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Refusal(problem_with_file(error), record=str(target), detail=str(error)) from error
    except DriverError as error:
        detail = str(error).strip()
        raise Refusal(problem_of(error), record=str(target), detail=detail) from error


def _opened(backup: Path) -> DamagedReader:
    source = open_to_read(Target(path=backup))
    if not isinstance(source, DamagedReader):
        raise TypeError(type(source))
    return source


def _proved(
    source: DamagedReader, backup: Path, folder: Path, codecs: Mapping[str, Codec]
) -> tuple[Finding, ...]:
    """Faults of a backup that are bearable; refuses a badly damaged one."""
    name = meta(source).get("file_uuid", "")
    here = SealBook(folder, name)
    book = here if here.path.exists() else SealBook(backup.parent, name)
    found = verify(source, codecs, book, is_copy=True).findings
    if any(one.code not in BEARABLE for one in found):
        raise Refusal("backup_damaged", file=str(backup), findings=found)
    return found


def _read_elsewhere(copy: OldRecord, folder: Path, target: Target) -> OldRecord | None:
    """The record that the copy was made of, or that went on from it, where it stands elsewhere."""
    names = {copy.file_uuid, *successors(folder, copy.file_uuid)}
    found = (read_record(place.target) for place in _standing(folder, names, target))
    return next((one for one in found if one is not None), None)


def _refuse_unrelated(copy: OldRecord, old: OldRecord | None, target: Target) -> None:
    if old is not None and old.heads and not old.family & copy.family:
        raise Refusal("another_record", record=str(target), holds=old.file_uuid)


def _newest_seals(copy: OldRecord, folder: Path, beside: Path) -> list[Sealed]:
    names = [copy.file_uuid, *successors(folder, copy.file_uuid)]
    books = [SealBook(place, name) for name in names for place in (folder, beside)]
    return [book.newest() for book in books]


def _erased(old: OldRecord | None, folder: Path, beside: Path) -> list[Erasure]:
    return [*ErasedList(folder).read(), *ErasedList(beside).read(), *(old.erased if old else ())]


def _known(plan: _RestorePlan) -> tuple[Mapping[StreamId, int], Mapping[StreamId, str]]:
    """How far every stream is known to have come, and the titles of those that have one."""
    old_heads, old_titles = (plan.old.heads, plan.old.titles) if plan.old else ({}, {})
    known: dict[StreamId, int] = {}
    for heads in (*(one.heads for one in plan.seals), old_heads):
        for stream, (seq, _) in heads.items():
            known[stream] = max(seq, known.get(stream, 0))
    return known, {**plan.copy.titles, **old_titles}


def _working_file(target: Target, folder: Path) -> Path:
    if target.path is not None:
        return target.path.with_name(f"{target.path.name}.restoring")
    return folder / "server.restoring"


def _put_in_place(part: Path, target: Target) -> Path | None:
    if target.path is not None:
        return replace_file(part, target.path)
    fill_server(part, target.url or "")
    return None


def _seal(target: Target, book: SealBook, at_us: int) -> tuple[Finding, ...]:
    """Seal the new record at once; that it cannot be sealed is only a warning."""
    try:
        with closing(open_to_read(target)) as db:
            book.seal(db, at_us)
    except (Refusal, *DriverError) as error:
        return (Finding("not_sealed", detail=str(error)),)
    return ()
