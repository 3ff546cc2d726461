"""Acts on papers: each gets its number before it leaves, each copy is noted, and what fails too."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.tournament.event import TournamentCall
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house.papers.issuing import Contents, reprint, spoil
from tdapp.house.papers.kinds import Letterhead, PaperKind
from tdapp.tournament.papers.issuing import issue_paper
from tdapp.voice.texts import text

NOTHING = Contents()


@dataclass(frozen=True)
class IssuePaper(TournamentCall):
    """Number a paper and keep what it says; `about` names the entries or slips that it is of."""

    row: ClassVar[CallRow] = CallRow(
        label="issue_paper", permission=Permission.PRINT, done=text("done", "Paper {number} issued")
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
        done=text("done", "Copy of paper {number} printed"),
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
