"""A stream's past, with the acts that no longer count, and the state that it adds up to."""

from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import msgspec

from tdapp.core.act import Recorded
from tdapp.core.event import Event, Redone, StreamEnded, Undone
from tdapp.core.ids import ActionId
from tdapp.core.marks import Mark, places_to_mark, thinned
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.core.room import Room

State = TypeVar("State", bound=msgspec.Struct)

PACE = 32


@dataclass(frozen=True, slots=True)
class Refold(Generic[State]):
    """The past up to `upto` told again with other acts left out.

    It brings new marks above `base`, and the state that it all adds up to.
    """

    undone: frozenset[ActionId]
    upto: int
    base: int
    marks: tuple[Mark[State], ...]
    state: State


class Timeline(Generic[State]):
    """What one stream recorded, in order; `seq` counts from 1 without gaps."""

    def __init__(self, room: Room[State]) -> None:
        self.room = room
        self.events: list[Event] = []
        self.actions: list[ActionId] = []
        self.spans: dict[ActionId, tuple[int, int]] = {}
        self.undone: frozenset[ActionId] = frozenset()
        self.state = room.empty
        self._marks: list[Mark[State]] = [Mark(0, room.empty)]

    @property
    def seq(self) -> int:
        return len(self.events)

    @property
    def ended(self) -> bool:
        """Whether nothing can be added any more."""
        return bool(self.events) and isinstance(self.events[-1], StreamEnded)

    def recorded(self, upto: int) -> Iterator[Recorded]:
        """The events up to sequence `upto` at their places."""
        for place in range(upto):
            yield Recorded(place + 1, self.actions[place], self.events[place])

    def of(self, action: ActionId) -> Sequence[Event]:
        """The events of one act."""
        first, last = self.spans[action]
        return self.events[first - 1 : last]

    def extend(self, recorded: Sequence[Recorded], state: State) -> None:
        """Add newly recorded events and the state that they lead to."""
        self._note(recorded)
        self.state = state
        self._marks.append(Mark(self.seq, state))
        self._marks = thinned(self._marks)

    def adopt(self, refold: Refold[State], later: Sequence[Recorded], state: State) -> None:
        """Let `refold` stand for what was folded up to its end, then add what came `later`."""
        self.undone = refold.undone
        self._marks = [mark for mark in self._marks if mark.seq <= refold.base]
        self._marks += refold.marks
        self.extend(later, state)

    def replay(self, recorded: Iterable[Recorded]) -> None:
        """Fold a whole stored past; raises `Contradiction` where it does not add up."""
        self._note(recorded)
        wanted = [Mark(place, self.room.empty) for place in places_to_mark(self.actions)]
        telling = self._tell(_undone_by(self.events), self._marks[0], wanted, self.room.empty)
        refold = _finished(telling)
        self.adopt(refold, (), refold.state)

    def retell(self, undone: frozenset[ActionId]) -> Generator[None, None, Refold[State]]:
        """Fold again with `undone` left out, yielding often; refuses where an act depends on one.

        Only the folds that the changed acts touch are told again: they know nothing of each other.
        The refusal ``undo_blocked`` names the first act that no longer fits, and what it misses.
        """
        changed = undone ^ self.undone
        first = min(self.spans[action][0] for action in changed)
        base = next(mark for mark in reversed(self._marks) if mark.seq < first)
        later = [mark for mark in self._marks if mark.seq > base.seq]
        touched = self.room.folds.touched_by(
            event for action in changed for event in self.of(action)
        )
        try:
            return (yield from self._tell(undone, base, later, self.state, touched))
        except Contradiction as clash:
            raise Refusal("undo_blocked", fact=clash.fact, **clash.details) from clash

    def _tell(
        self,
        undone: frozenset[ActionId],
        base: Mark[State],
        later: Sequence[Mark[State]],
        end: State,
        touched: frozenset[str] | None = None,
    ) -> Generator[None, None, Refold[State]]:
        """Fold from `base` on; what is not touched comes from the `later` marks and the `end`."""
        folds = self.room.folds if touched is None else self.room.folds.only(touched)
        parts, fold = folds.parts(base.state), folds.fold
        marks: list[Mark[State]] = []
        for start, mark in zip([base, *later], [*later, Mark(self.seq, end)], strict=True):
            for place in range(start.seq, mark.seq):
                if self.actions[place] not in undone:
                    try:
                        fold(parts, self.events[place])
                    except Contradiction as clash:
                        clash.details["act"] = self.actions[place]
                        raise
                if place % PACE == 0:
                    yield
            marks.append(Mark(mark.seq, folds.joined(mark.state, parts)))
        self.room.check(marks[-1].state)
        return Refold(undone, self.seq, base.seq, tuple(marks), marks[-1].state)

    def _note(self, recorded: Iterable[Recorded]) -> None:
        events, actions, spans = self.events, self.actions, self.spans
        first, last = 0, None
        for entry in recorded:
            if entry.action is not last:
                last = entry.action
                first = spans.get(last, (entry.seq, 0))[0]
            events.append(entry.event)
            actions.append(entry.action)
            spans[entry.action] = (first, entry.seq)


def _finished(work: Generator[None, None, Refold[State]]) -> Refold[State]:
    while True:
        try:
            next(work)
        except StopIteration as stop:
            done: Refold[State] = stop.value
            return done


def _undone_by(events: Iterable[Event]) -> frozenset[ActionId]:
    undone: set[ActionId] = set()
    for event in events:
        if isinstance(event, Undone):
            undone.add(event.action)
        elif isinstance(event, Redone):
            undone.discard(event.action)
    return frozenset(undone)
