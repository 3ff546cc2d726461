"""Which states of a stream are kept, so that a refold need not begin at the start."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from tdapp.core.ids import ActionId

State = TypeVar("State")

NEAR = 128
FAR = 10_000


@dataclass(frozen=True, slots=True)
class Checkpoint(Generic[State]):
    """The state after the event at `seq`, to fold on from; far back it may have loose values."""

    seq: int
    state: State


def places_to_mark(newest: Sequence[ActionId], end: int) -> list[int]:
    """Where to mark a loaded past of `end` events, whose last ones belong to the acts `newest`.

    After each of the newest acts, and ever farther apart before.
    """
    first = end - len(newest)
    places = [
        first + place
        for place in range(len(newest) - 1, 0, -1)
        if newest[place - 1] != newest[place]
    ][:NEAR]
    distance = FAR
    while end - distance > 0:
        if not places or end - distance < places[-1]:
            places.append(end - distance)
        distance *= 2
    return places[::-1]


def thinned(marks: list[Checkpoint[State]]) -> list[Checkpoint[State]]:
    """The marks with only some of the old ones: the older, the farther apart; never fewer than two.

    Gives the list itself while it is short enough.
    """
    if len(marks) < 4 * NEAR:
        return marks
    end = marks[-1].seq
    old, near = marks[: -2 * NEAR], marks[-2 * NEAR :]
    kept = near[:1]
    for place in range(len(old) - 1, -1, -1):
        newer = kept[-1].seq
        if place == 0 or old[place - 1].seq < newer - max(FAR, end - newer):
            kept.append(old[place])
    return [*kept[:0:-1], *near]
