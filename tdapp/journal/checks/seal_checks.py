"""Seals kept outside the record: the hash that stood at a place."""

from collections.abc import Iterator, Mapping

from tdapp.core.ids import StreamId
from tdapp.journal.checks.links import StoredEvent
from tdapp.journal.findings import Findings
from tdapp.journal.lineage import Place, ancestors
from tdapp.journal.seals import SealBook


class Marks:
    """The sealed places of every stream, crossed off as the record is walked through."""

    def __init__(self) -> None:
        self.count = 0
        self._open: dict[tuple[str, int], str] = {}
        self._last: dict[str, int] = {}

    @classmethod
    def of(cls, seals: SealBook | None, facts: Mapping[str, str], findings: Findings) -> "Marks":
        """All seals of a record, and of the files that it continues up to where it took over."""
        marks = cls()
        if seals is None:
            return marks
        for seal in seals.read(findings):
            marks.count += 1
            marks.add(seal.heads)
        with findings.reading("where the record came from"):
            for origin in ancestors(facts):
                marks.add(origin.heads)
                for seal in SealBook(seals.folder, origin.file_uuid).read(findings):
                    marks.count += 1
                    marks.add(dict(_within(seal.heads, origin.heads)))
        return marks

    def add(self, heads: Mapping[StreamId, Place]) -> None:
        """Take one seal's places; of two that swear to different things one will not be met."""
        for stream, (seq, hash_) in heads.items():
            self._open.setdefault((stream, seq), hash_)
            self._last[stream] = max(seq, self._last.get(stream, 0))

    def sealed_upto(self, stream: str) -> int:
        """The highest sealed sequence of a stream; 0 where nothing is sealed."""
        return self._last.get(stream, 0)

    def cross_off(self, stream: str, stored: StoredEvent, findings: Findings) -> None:
        """Compare one event of the record with what was sworn about its place."""
        sworn = self._open.pop((stream, stored.seq), None)
        if sworn is not None and sworn != _hex(stored.hash):
            findings.note("seal_differs", stream, stored.seq, "not what was sealed")

    def close(self, findings: Findings, above: Mapping[str, int] | None = None) -> None:
        """Note what was sworn and never met; beyond `above` it is allowed to be missing."""
        missing: dict[str, int] = {}
        for stream, seq in self._open:
            if above is None or seq <= above.get(stream, 0):
                missing[stream] = max(seq, missing.get(stream, 0))
        for stream, seq in sorted(missing.items()):
            findings.note("sealed_event_missing", stream, seq)


def _within(
    heads: Mapping[StreamId, Place], limit: Mapping[StreamId, Place]
) -> Iterator[tuple[StreamId, Place]]:
    for stream, place in heads.items():
        if stream in limit and place[0] <= limit[stream][0]:
            yield stream, place


def _hex(hash_: object) -> str:
    return hash_.hex() if isinstance(hash_, bytes) else ""
