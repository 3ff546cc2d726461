"""Acts on a part of a stream: its states by address, and its facts among those of the stream."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from tdapp.core.event import Event
from tdapp.core.ids import StreamId, StreamRef, part_of
from tdapp.core.room import Room
from tdapp.desk.stream import OpenStream

Facts = Mapping[StreamId, Sequence[Event]]


class Parted(Mapping[StreamId, Any]):
    """The states of some streams by their ids, and those of their parts by the parts' addresses."""

    def __init__(self, states: Mapping[StreamId, Any], rooms: Mapping[StreamId, Room[Any]]) -> None:
        self._states = states
        self._rooms = rooms

    def __getitem__(self, address: StreamId) -> Any:
        stream, _ = part_of(address)
        return seen_at(address, self._rooms[stream], self._states[stream])

    def __iter__(self) -> Iterator[StreamId]:
        return iter(self._states)

    def __len__(self) -> int:
        return len(self._states)


def seen_at(address: StreamId, room: Room[Any], state: Any) -> Any:
    """The state of a stream as it is seen from an address; refuses ``no_such_part``."""
    _, part = part_of(address)
    return room.part(state, part) if part else state


def seen(streams: Iterable[OpenStream], state_of: Callable[[OpenStream], Any]) -> Parted:
    """The states of open streams, as `state_of` tells each of them."""
    by_id = {one.ref.id: one for one in streams}
    states = {id_: state_of(one) for id_, one in by_id.items()}
    return Parted(states, {id_: one.room for id_, one in by_id.items()})


def whole(refs: Iterable[StreamRef]) -> tuple[StreamRef, ...]:
    """The streams that these name, each once, whatever part of them is meant."""
    return tuple(dict.fromkeys(StreamRef(part_of(ref.id)[0], ref.kind) for ref in refs))


def by_stream(groups: Facts) -> Facts:
    """Facts by stream; those of a part say within which one they happened."""
    if all(part_of(address)[1] == 0 for address in groups):
        return groups
    found: dict[StreamId, Sequence[Event]] = {}
    for address, events in groups.items():
        stream, part = part_of(address)
        said = [_within(one, part) for one in events] if part else events
        found[stream] = [*found.get(stream, ()), *said]
    return found


def _within(event: Event, part: int) -> Event:
    if event.within is not msgspec.UNSET:
        return event
    return msgspec.structs.replace(event, within=part)
