"""Events to bytes and back, with every older version lifted to today's shape."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from tdapp.core.act import Recorded
from tdapp.core.event import Event, Redone, StreamEnded, Undone
from tdapp.core.ids import ActionId
from tdapp.core.refusal import Refusal

Upcaster = Callable[[dict[str, Any]], dict[str, Any]]


def as_they_are(types: Iterable[type[Event]]) -> Mapping[tuple[str, int], Upcaster]:
    """What lifts older versions of facts to which only fields with defaults were added."""
    return {(one.__name__, v): dict for one in types for v in range(1, one.v)}


BROKEN = (
    msgspec.MsgspecError,
    ValueError,
    TypeError,
    LookupError,
    AttributeError,
    RecursionError,
)


class UnknownEvent(Exception):
    """The record holds a type or version that this program does not know: it is newer."""

    def __init__(self, type_: str, version: int) -> None:
        super().__init__(f"{type_} version {version}")
        self.type = type_
        self.version = version


class Unreadable(Exception):
    """A stored event's bytes do not make the event that its type names."""


class _Decoders(dict[tuple[str, int], Callable[[str | bytes], Event]]):
    """What reads each type of today's version, made when one is first read or written."""

    def __init__(self, types: Iterable[type[Event]]) -> None:
        super().__init__()
        self.todays = {(one.__name__, one.v): one for one in types}

    def __missing__(self, kind: tuple[str, int]) -> Callable[[str | bytes], Event]:
        return self.setdefault(kind, msgspec.json.Decoder(self.todays[kind]).decode)


class Codec:
    """Knows the events of one kind of stream.

    `upcasters[(type, v)]` turns stored fields of version `v` into those of version `v + 1`.
    """

    def __init__(
        self,
        events: Iterable[type[Event]],
        upcasters: Mapping[tuple[str, int], Upcaster] | None = None,
    ) -> None:
        known: tuple[type[Event], ...] = (*events, Undone, Redone, StreamEnded)
        self.types = {event.__name__: event for event in known}
        self._upcasters = upcasters or {}
        self._decoders = _Decoders(known)
        self._encode = msgspec.json.Encoder(order="deterministic").encode

    def encode(self, event: Event) -> tuple[str, int, str]:
        """Type name, version and canonical JSON of an event.

        Refuses with ``wrong_value`` what would not be read back as it is: nothing checks a value's
        type before this, and what is recorded stays.
        """
        name, payload = type(event).__name__, self._encode(event)
        try:
            self._decoders[name, event.v](payload)
        except BROKEN as error:
            raise Refusal("wrong_value", event=name, problem=str(error)) from error
        return name, event.v, payload.decode()

    def decode(self, type_: str, version: int, payload: str) -> Event:
        """The event stored as `payload`; raises `UnknownEvent` or `Unreadable`."""
        is_todays = (type_, version) in self._decoders.todays
        try:
            if is_todays:
                return self._decoders[type_, version](payload)
            return self._lift(type_, version, payload)
        except BROKEN as error:
            raise Unreadable(f"{type_}: {error}") from error

    def decode_all(self, rows: Iterable[tuple[int, str, int, str, ActionId]]) -> list[Recorded]:
        """Stored rows (seq, type, v, payload, action) as events at their places; as `decode`."""
        decoders, found, last = self._decoders, list[Recorded](), ActionId("")
        append = found.append
        for seq, type_, version, payload, action in rows:
            try:
                event = decoders[type_, version](payload)
            except BROKEN:
                event = self.decode(type_, version, payload)
            last = last if last == action else action
            append(Recorded(seq, last, event))
        return found

    def _lift(self, type_: str, version: int, payload: str) -> Event:
        current = self.types.get(type_)
        if current is None or version > current.v:
            raise UnknownEvent(type_, version)
        fields = msgspec.json.decode(payload, type=dict[str, Any])
        for older in range(version, current.v):
            upcaster = self._upcasters.get((type_, older))
            if upcaster is None:
                raise UnknownEvent(type_, version)
            fields = upcaster(fields)
        lifted: Event = msgspec.convert(fields, current)
        return lifted
