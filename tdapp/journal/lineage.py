"""The lineage of record files: which one continues another, which must then go no further."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from enum import StrEnum
from pathlib import Path

import msgspec

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.journal.durable import write_whole

CONTINUED_FROM = "continued_from"
SUPERSEDED_BY = "superseded_by"

Place = tuple[int, str]


class Cause(StrEnum):
    """Why a record was gone on with from a backup.

    A choice: a record's facts cannot be erased, so nobody's own words belong among them.
    """

    UNSAID = ""
    DISK_DIED = "disk-died"
    DAMAGED = "damaged"
    LOST = "lost"
    MOVED = "moved"
    REHEARSAL = "rehearsal"


_CAUSES = frozenset(Cause)


class Origin(msgspec.Struct, frozen=True):
    """The file that a restored record continues, and the sequence and hash (hex) of its streams.

    `earlier` is where that file itself came from, if it was a restored one too. `reason` is one of
    `Cause`, or what somebody once said in words of their own.
    """

    file_uuid: str
    heads: dict[StreamId, Place]
    at_us: int
    reason: str
    earlier: "Origin | None" = None

    def text(self) -> str:
        """As the record keeps it among its facts."""
        return msgspec.json.encode(self).decode()

    def without_reasons(self) -> "Origin":
        """The same without the reasons that are somebody's own words."""
        earlier = self.earlier.without_reasons() if self.earlier else None
        reason = self.reason if self.reason in _CAUSES else ""
        return msgspec.structs.replace(self, reason=reason, earlier=earlier)


def origin_of(facts: Mapping[str, str]) -> Origin | None:
    """Where a record came from; raises `msgspec.DecodeError` if that fact is damaged."""
    told = facts.get(CONTINUED_FROM)
    return msgspec.json.decode(told, type=Origin) if told else None


def ancestors(facts: Mapping[str, str]) -> list[Origin]:
    """All the files that a record continues, the newest first; errors as in `origin_of`."""
    found = []
    origin = origin_of(facts)
    while origin is not None:
        found.append(origin)
        origin = origin.earlier
    return found


class _Mark(msgspec.Struct, frozen=True):
    by: str
    at_us: int


@contextmanager
def superseding(folder: Path, files: Iterable[str], by: str, at_us: int) -> Iterator[None]:
    """Note outside the record that file `by` continues these from `at_us` on.

    What goes wrong inside takes the notes back. Raises `OSError`.
    """
    before = {name: _bytes_of(_marker(folder, name)) for name in set(files)}
    try:
        for name in before:
            write_whole(_marker(folder, name), msgspec.json.encode(_Mark(by, at_us)))
        yield
    except BaseException:
        for name, data in before.items():
            with suppress(OSError):
                if data is None:
                    _marker(folder, name).unlink(missing_ok=True)
                else:
                    write_whole(_marker(folder, name), data)
        raise


def successors(folder: Path, file_uuid: str) -> list[str]:
    """The files that continue this one, each continuing the one before; as far as is known."""
    found: list[str] = []
    while file_uuid not in found:
        found.append(file_uuid)
        mark = _read(folder, file_uuid)
        if mark is None:
            break
        file_uuid = mark.by
    return found[1:]


def refuse_superseded(folder: Path, file_uuid: str) -> None:
    """Refuse with ``superseded`` (by) a file, or any copy of it, that another one continues."""
    mark = _read(folder, file_uuid)
    if mark is not None:
        raise Refusal("superseded", by=mark.by)


def _read(folder: Path, file_uuid: str) -> _Mark | None:
    """The mark of a file; one that cannot be read still counts, naming nobody."""
    try:
        return msgspec.json.decode(_marker(folder, file_uuid).read_bytes(), type=_Mark)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError):
        return _Mark("?", 0)


def _bytes_of(path: Path) -> bytes | None:
    return path.read_bytes() if path.exists() else None


def _marker(folder: Path, file_uuid: str) -> Path:
    return folder / f"{file_uuid}.superseded"
