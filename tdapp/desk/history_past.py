"""The states that a stream had at chosen moments of its past, undone acts and all."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any

from tdapp.core.act import Recorded
from tdapp.core.event import Redone, Undone
from tdapp.core.ids import ActionId
from tdapp.core.timeline import Timeline

PACE = 64


@dataclass(frozen=True, slots=True)
class _PastState:
    """The state after the fact at `seq`, with these acts left out that were undone then."""

    seq: int
    undone: frozenset[ActionId]
    state: Any


class PastStates:
    """Folds a past again as far as needed; each answer speeds up the next."""

    def __init__(self, timeline: Timeline[Any]) -> None:
        self._room = timeline.room
        self._past: Sequence[Recorded] = tuple(timeline.past)
        self._begin_of = timeline.begin_of
        self._known = [_PastState(0, frozenset(), timeline.room.empty)]
        self._undone: list[tuple[int, frozenset[ActionId]]] = [(0, frozenset())]
        for entry in self._past:
            if isinstance(entry.event, Undone):
                self._turn(entry.seq, self._undone[-1][1] | {entry.event.action})
            elif isinstance(entry.event, Redone):
                self._turn(entry.seq, self._undone[-1][1] - {entry.event.action})

    def at(self, seq: int) -> Generator[None, None, Any]:
        """The state as it was after the fact at `seq`; yields often."""
        undone = self._undone_at(seq)
        base = self._best(seq, undone)
        state = base.state
        for place in range(base.seq, seq):
            entry = self._past[place]
            if entry.action not in undone:
                state = self._room.folds.apply(state, entry.event)
            if place % PACE == 0:
                yield
        self._known.append(_PastState(seq, undone, state))
        return state

    def _turn(self, seq: int, undone: frozenset[ActionId]) -> None:
        self._undone.append((seq, undone))

    def _undone_at(self, seq: int) -> frozenset[ActionId]:
        return next(undone for since, undone in reversed(self._undone) if since <= seq)

    def _best(self, seq: int, undone: frozenset[ActionId]) -> _PastState:
        """The newest known state from which the wanted one follows."""
        return max(
            (one for one in self._known if one.seq <= seq and self._leads(one, undone)),
            key=lambda one: one.seq,
        )

    def _leads(self, known: _PastState, undone: frozenset[ActionId]) -> bool:
        """Whether the acts that are left out now and were not then, or not now, all come later."""
        return all((self._begin_of(one) or 0) > known.seq for one in known.undone ^ undone)
