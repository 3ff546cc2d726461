"""Acts on papers, which are numbered before they leave; and the event as it stood before one."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, ClassVar

from tdapp.calls.tournament.event import TournamentCall
from tdapp.core.refusal import Refusal
from tdapp.core.timeline import PACE, Timeline, undone_by
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house.papers.issued import PaperIssued
from tdapp.house.papers.issuing import Contents, reprint, spoil
from tdapp.house.papers.kinds import Letterhead, PaperKind
from tdapp.tournament.papers.issuing import issue_paper
from tdapp.tournament.tournament import Tournament
from tdapp.voice.texts import text

NOTHING = Contents()


@dataclass(frozen=True)
class IssuePaper(TournamentCall):
    """Number a paper and keep what it says; `about` names the entries or slips that it is of."""

    row: ClassVar[CallRow] = CallRow(
        label="issue_paper",
        permission=Permission.PRINT,
        done=text("done", "Document {number} issued"),
    )

    kind: PaperKind
    about: tuple[int, ...] = ()
    letterhead: Letterhead | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `issuing.issue_paper`."""
        issued = issue_paper(states[self.event], self.kind, self.about, self.letterhead)
        return {self.event: issued}


@dataclass(frozen=True)
class ReprintPaper(TournamentCall):
    """Print or file a paper again that is out, or what it says `about` some, as a copy."""

    row: ClassVar[CallRow] = CallRow(
        label="reprint_paper",
        permission=Permission.PRINT,
        done=text("done", "Copy of document {number} printed"),
    )

    number: int
    about: tuple[int, ...] = ()

    def decide(self, states: States, _: Moment) -> Groups:
        """See `issuing.reprint`."""
        return {self.event: reprint(states[self.event].papers, self.number, self.about)}


@dataclass(frozen=True)
class SpoilPaper(TournamentCall):
    """Note that a paper, or a copy of it, did not come out after all."""

    row: ClassVar[CallRow] = CallRow(
        label="spoil_paper",
        permission=Permission.PRINT,
        done=text("done", "Document {number} was not printed"),
    )

    number: int
    copy: bool = False

    def decide(self, states: States, _: Moment) -> Groups:
        """See `issuing.spoil`."""
        return {self.event: spoil(states[self.event].papers, self.number, copy=self.copy)}


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
