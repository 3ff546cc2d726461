"""The journal: one writer behind the port that the desk knows."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from typing import TypeVar

from tdapp.core.act import Act, Recorded
from tdapp.core.codec import Codec, UnknownEvent, Unreadable
from tdapp.core.ids import ActionId, StreamId, StreamInfo, StreamRef
from tdapp.core.ports.record import ChainHead, EndedPart, RecordHealth, WriterTurn
from tdapp.core.refusal import Refusal
from tdapp.journal import read
from tdapp.journal.connection import Connect, Connection
from tdapp.journal.opening import prepare
from tdapp.journal.record_pages import RecordPages
from tdapp.journal.seals import SealBook
from tdapp.journal.target import Target
from tdapp.journal.writer import Writer

Answer = TypeVar("Answer")


class RecordJournal:
    """Implements `core.ports.Journal` over any connection; `codecs` by kind of stream."""

    def __init__(self, connect: Connect, codecs: Mapping[str, Codec]) -> None:
        self._codecs = codecs
        self.pages = RecordPages(connect, codecs)
        self._seals: SealBook | None = None
        self._writer = Writer(connect, codecs)

    @classmethod
    def open(cls, target: Target, codecs: Mapping[str, Codec]) -> "RecordJournal":
        """Open or make the record at `target`; refusals as in `opening.prepare`."""
        prepare(target).close()
        return cls(target.connect, codecs)

    def sealed_in(self, seals: SealBook) -> None:
        """Know where its seals are kept."""
        self._seals = seals

    def chain_head(self, stream: StreamId) -> ChainHead | None:
        """Where a stream's chain stands, as the record and the last seal have it."""
        found = next((one for one in self.streams(ended=True) if one.id == stream), None)
        if found is None:
            return None
        sealed = None if self._seals is None else self._seals.newest()
        seq, _ = (None, "") if sealed is None else sealed.heads.get(stream, (None, ""))
        at_us = None if sealed is None else sealed.at_us
        return ChainHead(found.head_seq, found.head_hash.hex(), seq, at_us)

    def submit(self, turn: WriterTurn) -> None:
        """Queue an act for the writer."""
        self._writer.submit(turn)

    def ask(self, question: Callable[[Connection], Answer]) -> "Future[Answer]":
        """Run a question on the writing connection between two commits."""
        return self._writer.ask(question)

    def streams(self, kind: str | None = None, *, ended: bool = False) -> Sequence[StreamInfo]:
        """Open streams, or all with `ended`."""
        found = self.ask(read.list_streams).result()
        return [one for one in found if (ended or not one.ended) and kind in (None, one.kind)]

    def load(self, stream: StreamRef, after: int = 0) -> Iterator[Recorded]:
        """The events of a stream above `after`, in order, read in large pieces.

        Refuses ``newer_record`` and ``damaged`` where an event cannot be understood.
        """
        codec = self._codecs[stream.kind]
        while True:
            chunk = self._chunk(codec, stream.id, after)
            yield from chunk
            if len(chunk) < read.CHUNK:
                return
            after = chunk[-1].seq

    def _chunk(self, codec: Codec, stream: StreamId, after: int) -> Sequence[Recorded]:
        try:
            return self.ask(lambda db: read.recorded_after(db, codec, stream, after)).result()
        except UnknownEvent as newer:
            raise Refusal("newer_record", stream=stream, written_by=f"event {newer}") from newer
        except Unreadable as damage:
            raise Refusal("damaged", stream=stream, detail=str(damage)) from damage

    def acts(self, stream: StreamId, last: int) -> Sequence[Act]:
        """The newest acts of a stream, oldest of them first."""
        return self.ask(lambda db: read.newest_acts(db, stream, last)).result()

    def act(self, action: ActionId) -> Act | None:
        """One act by its id."""
        return self.ask(lambda db: read.act_of(db, action)).result()

    def touched(self, action: ActionId) -> Sequence[StreamRef]:
        """The streams that an act wrote to."""
        return self.ask(lambda db: read.touched(db, action)).result()

    def in_ended(self, actions: Sequence[ActionId]) -> Sequence[EndedPart]:
        """What these acts wrote to streams that have ended."""
        return self.ask(lambda db: read.in_ended(db, actions)).result() if actions else ()

    def probe(self) -> None:
        """Queue one small write; its outcome shows in `health`."""
        self._writer.probe()

    def health(self) -> RecordHealth:
        """The record's state as the writer last saw it."""
        return self._writer.health

    def close(self) -> None:
        """Write what waits and close."""
        self.pages.close()
        self._writer.close()
