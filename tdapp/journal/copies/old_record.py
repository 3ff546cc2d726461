"""The record that a restored one takes the place of: what it still tells, and where it is kept."""

from collections.abc import Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import msgspec

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.journal.connection import Connection
from tdapp.journal.copies.backup import heads_of
from tdapp.journal.durable import sync_folder
from tdapp.journal.facts import meta, put_meta
from tdapp.journal.lineage import SUPERSEDED_BY, Place, ancestors
from tdapp.journal.reading import open_to_read
from tdapp.journal.registries.erasures import Erasure, erased_in
from tdapp.journal.target import Target
from tdapp.journal.trouble import DriverError

_BESIDE = ("-wal", "-shm", "-journal")


@dataclass(frozen=True, slots=True)
class OldRecord:
    """A readable record; `family` are its own and its ancestors' file uuids."""

    file_uuid: str
    family: frozenset[str]
    heads: Mapping[StreamId, Place]
    titles: Mapping[StreamId, str]
    erased: list[Erasure] = field(default_factory=list)


def read_old(target: Target) -> OldRecord | None:
    """The record at `target`; None where there is none or it cannot be read."""
    return None if target.path is None else read_record(target)


def read_record(target: Target) -> OldRecord | None:
    """The same, in a file or on a server."""
    try:
        db = open_to_read(target)
    except Refusal:
        return None
    try:
        return told_by(db)
    except (*DriverError, msgspec.DecodeError, KeyError, TypeError, AttributeError):
        return None
    finally:
        db.close()


def told_by(db: Connection) -> OldRecord:
    """The same of an open record; raises whatever its damage makes the reading raise."""
    facts = meta(db)
    family = frozenset({facts["file_uuid"], *(one.file_uuid for one in ancestors(facts))})
    titles = db.rows("SELECT stream_id, title FROM rd_event ORDER BY stream_id, seq")
    return OldRecord(
        facts["file_uuid"],
        family,
        heads_of(db),
        {StreamId(stream): title for stream, title in titles},
        erased_in(db),
    )


def replace_file(part: Path, path: Path) -> Path | None:
    """Give `part` the name `path`; the file that had it is kept under the name that is returned.

    There is no moment without a file at `path` where the disk knows hard links. Raises `OSError`.
    """
    aside = None
    if path.exists():
        names = (path.with_name(f"{path.name}.replaced-{number}") for number in count(1))
        aside = next(name for name in names if not name.exists())
        try:
            aside.hardlink_to(path)
        except OSError:
            path.rename(aside)
    for suffix in _BESIDE:
        beside = path.with_name(f"{path.name}{suffix}")
        if beside.exists() and aside is not None:
            beside.rename(aside.with_name(f"{aside.name}{suffix}"))
    part.replace(path)
    sync_folder(path.parent)
    return aside


def mark_inside(old: Target, by: str) -> bool:
    """Have an old record say itself which one continues it; False if a damaged one cannot."""
    with suppress(*DriverError), closing(old.connect()) as db:
        db.begin()
        put_meta(db, SUPERSEDED_BY, by)
        db.commit()
        return True
    return False
