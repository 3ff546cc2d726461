"""A stream's past, with the acts that no longer count, and the state that it adds up to."""

from bisect import bisect_right
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Generic, TypeVar

import msgspec

from tdapp.core.act import Recorded
from tdapp.core.event import Event, Redone, StreamEnded, Undone
from tdapp.core.ids import BEHIND, ActionId, asked_as
from tdapp.core.long_work import finished
from tdapp.core.marks import FAR, Checkpoint, places_to_mark, thinned
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.core.room import Room

State = TypeVar("State", bound=msgspec.Struct)

PACE = 256
LONG = 2_000
REVERSALS = frozenset({Undone, Redone})


@dataclass(frozen=True, slots=True)
class Refold(Generic[State]):
    """The past up to `upto` told again with other acts left out.

    It brings new marks above `base`, and the state that it all adds up to.
    """

    undone: frozenset[ActionId]
    upto: int
    base: int
    marks: tuple[Checkpoint[State], ...]
    state: State


class Timeline(Generic[State]):
    """The recorded facts of one stream, counted from 1 without gaps, and its `state`."""

    def __init__(self, room: Room[State]) -> None:
        self.room = room
        self.past: list[Recorded] = []
        self.undone: frozenset[ActionId] = frozenset()
        self.state = room.empty
        self._begins: dict[ActionId, int] = {}
        self._marks: list[Checkpoint[State]] = [Checkpoint(0, room.empty)]

    @property
    def seq(self) -> int:
        return len(self.past)

    @property
    def ended_by(self) -> ActionId | None:
        """The act after which nothing can be added but that it is taken back."""
        return ending_act(self.past[-1:])

    @property
    def ended(self) -> bool:
        """Whether nothing more can be added."""
        return self.ended_by is not None

    def begin_of(self, action: ActionId) -> int | None:
        """The sequence of an act's first event, also as it was asked for; None if none is here."""
        return self._begins.get(action)

    def of(self, action: ActionId) -> Sequence[Recorded]:
        """The facts of one act in this stream."""
        begin = self._begins.get(action)
        if begin is None:
            return ()
        rest = (self.past[place] for place in range(begin - 1, self.seq))
        recorded = self.past[begin - 1].action
        return list(takewhile(lambda entry: entry.action == recorded, rest))

    def extend(self, recorded: Sequence[Recorded], state: State) -> None:
        """Add newly recorded events and the state that they lead to."""
        self._note(recorded)
        self.state = state
        self._marks.append(Checkpoint(self.seq, state))
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
        places = places_to_mark([entry.action for entry in self.past[-FAR:]], self.seq)
        wanted = [Checkpoint(place, self.room.empty) for place in places]
        events = [entry.event for entry in self.past if type(entry.event) in REVERSALS]
        undone = undone_by(events)
        refold = finished(self._tell(undone, self._marks[0], wanted, self.room.empty))
        self.adopt(refold, (), refold.state)

    def retell(self, undone: frozenset[ActionId]) -> Generator[None, None, Refold[State]]:
        """Fold again with `undone` left out, yielding often; refuses where an act depends on one.

        Only the folds that the changed acts touch are told again: they know nothing of each other.
        The refusal ``undo_blocked`` names the first act that no longer fits, and what it misses.
        """
        changed = undone ^ self.undone
        first = min(self._begins[action] for action in changed)
        base = next(mark for mark in reversed(self._marks) if mark.seq < first)
        later = [mark for mark in self._marks if mark.seq > base.seq]
        touched = self.room.folds.touched_by(
            entry.event for action in changed for entry in self.of(action)
        )
        try:
            return (yield from self._tell(undone, base, later, self.state, touched))
        except Contradiction as clash:
            raise Refusal("undo_blocked", fact=clash.fact, **clash.details) from clash

    def _tell(
        self,
        undone: frozenset[ActionId],
        base: Checkpoint[State],
        later: Sequence[Checkpoint[State]],
        end: State,
        touched: frozenset[str] | None = None,
    ) -> Generator[None, None, Refold[State]]:
        """Fold from `base` on; what is not touched comes from the `later` marks and the `end`."""
        folds = self.room.folds if touched is None else self.room.folds.only(touched)
        upto = self.seq
        left_out = sorted(entry.seq for action in undone for entry in self.of(action))
        parts = yield from folds.parts(base.state, long=upto - base.seq > LONG)
        marks: list[Checkpoint[State]] = []
        for start, mark in zip([base, *later], [*later, Checkpoint(upto, end)], strict=True):
            for place in range(start.seq, mark.seq, PACE):
                folds.fold(parts, self._piece(place, min(place + PACE, mark.seq), left_out))
                yield
            far = upto - mark.seq >= FAR
            marks.append(
                Checkpoint(mark.seq, (yield from folds.joined(mark.state, parts, loose=far)))
            )
        self.room.check(marks[-1].state)
        return Refold(undone, marks[-1].seq, base.seq, tuple(marks), marks[-1].state)

    def _piece(self, start: int, end: int, left_out: Sequence[int]) -> Sequence[Recorded]:
        """The past from after `start` to `end`, without what is left out."""
        piece = self.past[start:end]
        if bisect_right(left_out, start) == bisect_right(left_out, end):
            return piece
        return [entry for entry in piece if entry.seq not in left_out]

    def _note(self, recorded: Iterable[Recorded]) -> None:
        before = self.seq
        self.past.extend(recorded)
        news = self.past[before:] if before else self.past
        begins = {entry.action: entry.seq for entry in reversed(news)}
        begins |= {asked_as(one): begins[one] for one in begins if BEHIND in one}
        if before:
            self._begins.update(begins)
        else:
            self._begins = begins


def ending_act(recorded: Sequence[Recorded]) -> ActionId | None:
    """The act whose fact, the last of these, ends the stream; None where it goes on."""
    ends = bool(recorded) and isinstance(recorded[-1].event, StreamEnded)
    return recorded[-1].action if ends else None


def undone_by(events: Iterable[Event]) -> frozenset[ActionId]:
    """The acts that do not count after these events."""
    undone: set[ActionId] = set()
    for event in events:
        if isinstance(event, Undone):
            undone.add(event.action)
        elif isinstance(event, Redone):
            undone.discard(event.action)
    return frozenset(undone)
