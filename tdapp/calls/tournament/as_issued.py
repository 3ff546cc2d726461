"""An event as it stood when a paper was issued, told again from its record for a reprint."""

from collections.abc import Generator
from typing import Any

from tdapp.core.refusal import Refusal
from tdapp.core.timeline import PACE, Timeline, undone_by
from tdapp.house.papers.issued import PaperIssued
from tdapp.tournament.tournament import Tournament


def as_issued(timeline: Timeline[Any], number: int) -> Generator[None, None, Tournament]:
    """The event just before its paper `number`, with what was undone by then left out.

    Yields often, for `in_slices`. Refuses ``no_such_paper``.
    """
    before = before_paper(timeline, number)
    past = timeline.past[:before]
    undone = undone_by(entry.event for entry in past)
    room = timeline.room
    parts = yield from room.folds.parts(room.empty)
    for start in range(0, before, PACE):
        piece = past[start : start + PACE]
        room.folds.fold(parts, [entry for entry in piece if entry.action not in undone])
        yield
    state: Tournament = yield from room.folds.joined(room.empty, parts)
    return state


def before_paper(timeline: Timeline[Any], number: int) -> int:
    """How many events stand before a paper; refuses ``no_such_paper``."""
    for place in range(timeline.seq - 1, -1, -1):
        event = timeline.past[place].event
        if isinstance(event, PaperIssued) and event.number == number:
            return place
    raise Refusal("no_such_paper", number=number)
