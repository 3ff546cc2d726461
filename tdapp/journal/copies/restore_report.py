"""The report of a restore: what was restored, and what is lost."""

from collections.abc import Iterator, Mapping

import msgspec

from tdapp.core.counted import counted
from tdapp.core.ids import StreamId
from tdapp.journal.findings import Finding
from tdapp.journal.lineage import Place


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

    `old_read` says whether the old record could still be asked what it had. Where it could not,
    acts after the newest seal (`sealed_us`, UTC microseconds) may be missing without being listed.
    `set_aside` is where the old file lies now, `ended` where records lie that were ended elsewhere;
    `warnings` are what is wrong with the backup or its seals without touching the events.
    """

    file_uuid: str
    continued_from: str
    events: int
    missing: tuple[ShortStream, ...]
    old_read: bool
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
