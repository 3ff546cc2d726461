"""The streams that a station has folded, and the ones that it knows to have ended."""

from collections.abc import Iterable, Sequence
from typing import Any
from weakref import WeakValueDictionary

from tdapp.core.ids import ActionId, StreamId, StreamInfo, StreamRef, part_of
from tdapp.core.ports.record import Journal
from tdapp.core.refusal import Refusal
from tdapp.core.room import Answers, Room
from tdapp.desk.stream import Answering, OpenStream
from tdapp.house.house import KIND


class OpenStreams:
    """Open streams by id; one that an act begins stays only if the act records something in it."""

    def __init__(self, journal: Journal, rooms: Iterable[Room[Any]]) -> None:
        self._journal = journal
        self._rooms = {room.kind: room for room in rooms}
        self._streams: dict[StreamId, OpenStream] = {}
        self._beginning: WeakValueDictionary[StreamId, OpenStream] = WeakValueDictionary()
        self._ended: set[StreamId] = set()

    def all_known(self) -> Sequence[StreamInfo]:
        """The streams of the record at a start; those that have ended are known from now on."""
        infos = self._journal.streams(ended=True)
        self._ended.update(info.id for info in infos if info.ended)
        return infos

    def load(self, ref: StreamRef) -> OpenStream:
        """Fold one stream, open or ended, from the record, and hold on to it."""
        stream = self.folded(ref)
        self.keep(stream)
        return stream

    def folded(self, ref: StreamRef) -> OpenStream:
        """One stream as the record has it, in any thread."""
        stream = OpenStream(ref, self._rooms[ref.kind])
        stream.timeline.replay(self._journal.load(ref))
        stream.ready()
        return stream

    def keep(self, stream: OpenStream) -> None:
        """Hold on to a stream: something is recorded in it, or will be."""
        self._streams[stream.ref.id] = stream

    def at(self, ref: StreamRef) -> OpenStream:
        """An open stream, or a new one where nothing is recorded under that id."""
        found = self.found(ref.id)
        if found is None:
            found = self._beginning[ref.id] = OpenStream(ref, self._rooms[ref.kind])
        return found

    def found(self, id_: StreamId) -> OpenStream | None:
        """The open or beginning stream with this id, or of which that is a part's address."""
        stream, _ = part_of(id_)
        return self._streams.get(stream) or self._beginning.get(stream)

    def kept(self, id_: StreamId) -> OpenStream:
        """An open stream that is held on to; refuses ``no_such_stream``."""
        found = self._streams.get(part_of(id_)[0])
        if found is None:
            raise Refusal("no_such_stream", stream=id_)
        return found

    def answers(self, id_: StreamId) -> Answers[Any]:
        """Those of the room of an open stream."""
        return self.kept(id_).room.answers

    def going_on(self) -> list[OpenStream]:
        """Those that hold anything and have not ended."""
        streams = list(self._streams.values())
        return [one for one in streams if one.timeline.seq and not one.timeline.ended]

    def of_kind(self, kind: str) -> list[StreamId]:
        """Ids of those of a kind that hold anything."""
        return [
            id_ for id_, one in self._streams.items() if one.ref.kind == kind and one.timeline.seq
        ]

    def events(self) -> list[Answering]:
        """Those at hand that hold anything, but for the house's own."""
        return [
            Answering(one.ref, one.room.answers)
            for one in self._streams.values()
            if one.ref.kind != KIND and one.timeline.seq
        ]

    def holding(self, action: ActionId) -> list[OpenStream]:
        """The streams an act wrote to."""
        return [one for one in self._streams.values() if one.timeline.begin_of(action)]

    def must_be_known(self, refs: Iterable[StreamRef]) -> None:
        """Refuse ids of another kind of stream, or of another house than the one that is open."""
        for ref in refs:
            found = self.found(ref.id)
            unknown = found is None and part_of(ref.id)[0] not in self._ended
            strange = unknown and ref.kind == KIND and self._is_house_open()
            if strange or not ref.id or (found is not None and found.ref.kind != ref.kind):
                raise Refusal("no_such_stream", stream=ref.id)

    def must_be_open(self, refs: Iterable[StreamRef]) -> None:
        """Refuse ``stream_ended``."""
        for ref in refs:
            if self._has_ended(ref):
                raise Refusal("stream_ended", stream=ref.id)

    def are_open(self, refs: Iterable[StreamRef]) -> bool:
        """Whether none of these has ended."""
        return not any(map(self._has_ended, refs))

    def _has_ended(self, ref: StreamRef) -> bool:
        found = self.found(ref.id)
        return part_of(ref.id)[0] in self._ended if found is None else found.timeline.ended

    def is_behind(self, head: StreamInfo) -> bool:
        """Whether more is recorded of a stream than is folded here."""
        stream = self.found(head.id)
        if stream is None:
            return head.kind in self._rooms and not head.ended
        return stream.tip.seq < head.head_seq

    def house(self) -> OpenStream | None:
        """The stream of the gaming day, where it has begun and is not ended."""
        houses = (one for one in self._streams.values() if one.ref.kind == KIND)
        return next((one for one in houses if one.timeline.seq and not one.timeline.ended), None)

    def _is_house_open(self) -> bool:
        return self.house() is not None
