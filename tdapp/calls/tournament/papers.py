"""Acts on papers: each gets its number before it leaves, each copy is noted, and what fails too."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.house.room import HouseCall
from tdapp.calls.tournament.event import TournamentCall
from tdapp.core.ids import StreamId
from tdapp.core.letterhead import Letterhead
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house.house import House
from tdapp.house.papers.house_papers import (
    HousePaper,
    issue_for_house,
    reprint_for_house,
    spoil_for_house,
)
from tdapp.house.papers.issuing import Contents, reprint, spoil
from tdapp.house.papers.kinds import PaperKind
from tdapp.tournament.papers.issuing import issue_paper

NOTHING = Contents()


@dataclass(frozen=True)
class IssuePaper(TournamentCall):
    """Number a paper and keep what it says; `about` names the entries or slips that it is of."""

    label: ClassVar[str] = "issue_paper"
    permission: ClassVar[Permission] = Permission.PRINT

    kind: PaperKind
    about: tuple[int, ...] = ()
    letterhead: Letterhead | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `issuing.issue_paper`."""
        issued = issue_paper(states[self.event], self.kind, self.about, self.letterhead)
        return {self.event: issued}


@dataclass(frozen=True)
class IssueHousePaper(HouseCall):
    """Number a paper that no open event can: of a cashier `session`, or of an ended event.

    `said` is what it says of an ended event, which changes no more.
    """

    label: ClassVar[str] = "issue_house_paper"
    permission: ClassVar[Permission] = Permission.PRINT

    kind: PaperKind
    of: StreamId | None = None
    session: str = ""
    said: Contents = NOTHING
    letterhead: Letterhead | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `issue_for_house`; refuses ``no_such_session``."""
        house: House = states[self.house]
        if self.session and self.session not in house.cage.sessions:
            raise Refusal("no_such_session", session=self.session)
        lines = self.said.lines
        paper = HousePaper(
            number=0,
            kind=self.kind.value,
            of=self.of,
            session=self.session,
            version=self.said.version,
            ids=tuple(line.entry for line in lines),
            numbers=tuple(line.number for line in lines),
            cents=tuple(line.cents for line in lines),
            letterhead=self.letterhead,
        )
        return {self.house: issue_for_house(house.papers, paper)}


@dataclass(frozen=True)
class ReprintPaper(TournamentCall):
    """Print or file a paper again that is out, or what it says `about` some, as a copy."""

    label: ClassVar[str] = "reprint_paper"
    permission: ClassVar[Permission] = Permission.PRINT

    number: int
    about: tuple[int, ...] = ()

    def decide(self, states: States, _: Moment) -> Groups:
        """See `issuing.reprint`."""
        return {self.event: reprint(states[self.event].papers, self.number, self.about)}


@dataclass(frozen=True)
class SpoilPaper(TournamentCall):
    """Note that a paper, or a copy of it, did not come out after all."""

    label: ClassVar[str] = "spoil_paper"
    permission: ClassVar[Permission] = Permission.PRINT

    number: int
    copy: bool = False

    def decide(self, states: States, _: Moment) -> Groups:
        """See `issuing.spoil`."""
        return {self.event: spoil(states[self.event].papers, self.number, copy=self.copy)}


@dataclass(frozen=True)
class ReprintHousePaper(HouseCall):
    """Print or file a paper again as a copy, of the house or `of` an event that has ended."""

    label: ClassVar[str] = "reprint_house_paper"
    permission: ClassVar[Permission] = Permission.PRINT

    number: int
    of: StreamId | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `reprint_for_house`."""
        papers = states[self.house].papers
        return {self.house: reprint_for_house(papers, self.number, self.of)}


@dataclass(frozen=True)
class SpoilHousePaper(HouseCall):
    """Note that such a paper, or a copy of it, did not come out after all."""

    label: ClassVar[str] = "spoil_house_paper"
    permission: ClassVar[Permission] = Permission.PRINT

    number: int
    of: StreamId | None = None
    copy: bool = False

    def decide(self, states: States, _: Moment) -> Groups:
        """See `spoil_for_house`."""
        papers = states[self.house].papers
        return {self.house: spoil_for_house(papers, self.number, self.of, copy=self.copy)}
