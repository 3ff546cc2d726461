"""Small folds side by side: each event goes only to those that care about it."""

from collections.abc import Callable, Collection, Generator, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import msgspec

from tdapp.core.act import Recorded
from tdapp.core.event import Event
from tdapp.core.loose import firmed, kept, loosened
from tdapp.core.refusal import Contradiction

State = TypeVar("State", bound=msgspec.Struct)
Fold = Callable[[Any, Any], Any]
Handlers = Mapping[type[Event], Fold]


def of_the_whole(handlers: Handlers) -> Handlers:
    """The same folds, which leave alone what happened within a part of the stream."""
    return {kind: _unless_within(fold) for kind, fold in handlers.items()}


def _unless_within(fold: Fold) -> Fold:
    return lambda state, event: fold(state, event) if event.within is msgspec.UNSET else state


@dataclass(frozen=True, slots=True)
class LooseParts:
    """The folded fields of a state while a past is folded on: loose `now`, `firm` if unchanged."""

    now: dict[str, Any]
    firm: dict[str, Any] = field(default_factory=dict)


class Conductor(Generic[State]):
    """Folds events into a struct whose field `name` is kept by ``folds[name]``.

    A long past is folded on loose `parts`, which are put together again where a state is wanted.
    """

    def __init__(self, state: type[State], folds: Mapping[str, Handlers]) -> None:
        self._state = state
        self._names = frozenset(folds)
        self._by_type: dict[type[Event], list[tuple[str, Fold]]] = {}
        for name, handlers in folds.items():
            for type_, fold in handlers.items():
                self._by_type.setdefault(type_, []).append((name, fold))

    @property
    def kinds(self) -> Collection[type[Event]]:
        """The kinds of events that change anything."""
        return self._by_type.keys()

    def apply(self, state: State, event: Event) -> State:
        """The state after one more event; raises `Contradiction` where it does not fit."""
        changed = {
            name: fold(getattr(state, name), event)
            for name, fold in self._by_type.get(type(event), ())
        }
        return msgspec.structs.replace(state, **changed) if changed else state

    def different(self, one: State, other: State) -> list[str]:
        """The folded fields that two states do not have alike, in the order of the state."""
        names = (name for name in one.__struct_fields__ if name in self._names)
        return [name for name in names if getattr(one, name) != getattr(other, name)]

    def touched_by(self, events: Iterable[Event]) -> frozenset[str]:
        """The fields that these events can change."""
        kinds = {type(event) for event in events}
        return frozenset(name for kind in kinds for name, _ in self._by_type.get(kind, ()))

    def only(self, names: Collection[str]) -> "Conductor[State]":
        """A conductor that folds these fields and leaves the others alone."""
        some = Conductor(self._state, {})
        for type_, folds in self._by_type.items():
            kept = [(name, fold) for name, fold in folds if name in names]
            if kept:
                some._by_type[type_] = kept
        some._names = frozenset(names)
        return some

    def parts(self, state: State, *, long: bool = True) -> Generator[None, None, LooseParts]:
        """The folded fields of a state for `fold`, loose for a long past; yields often."""
        parts = LooseParts({})
        for name in self._names:
            part = getattr(state, name)
            parts.now[name] = yield from (loosened(part) if long else kept(part))
        return parts

    def fold(self, parts: LooseParts, past: Iterable[Recorded]) -> None:
        """Fold a piece of the past into loose parts.

        Raises `Contradiction` with the `act` whose event does not fit.
        """
        folds = self._by_type.get
        now, firm = parts.now, parts.firm
        for entry in past:
            event = entry.event
            try:
                for name, fold in folds(type(event), ()):
                    now[name] = fold(now[name], event)
                    firm.pop(name, None)
            except Contradiction as clash:
                clash.details["act"] = entry.action
                raise

    def joined(
        self, state: State, parts: LooseParts, *, loose: bool = False
    ) -> Generator[None, None, State]:
        """`state` with the folded fields as the parts have them; these may be folded on.

        Left `loose`, which is far cheaper, it is only good for `parts`. Yields often.
        """
        fields = {} if loose else parts.firm
        for name in [one for one in parts.now if one not in fields]:
            part = parts.now[name]
            fields[name] = yield from (kept(part) if loose else firmed(part))
        return msgspec.structs.replace(state, **fields)
