"""Acts on papers: a paper gets its number before it leaves the printer."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Groups, Moment, States
from tdapp.desk.house_calls import HouseCall
from tdapp.desk.permissions import Permission
from tdapp.desk.tournament_calls import TournamentCall
from tdapp.floor.house import House
from tdapp.floor.house_papers import HousePaper, issue_for_house
from tdapp.tournament.papers.contents import Contents
from tdapp.tournament.papers.issuing import issue_paper
from tdapp.tournament.papers.kinds import PaperKind

NOTHING = Contents()


@dataclass(frozen=True)
class IssuePaper(TournamentCall):
    """Number a paper and keep what it says; `about` names the entries or slips that it is of."""

    label: ClassVar[str] = "issue_paper"
    permission: ClassVar[Permission] = Permission.PRINT

    kind: PaperKind
    about: tuple[int, ...] = ()

    def decide(self, states: States, _: Moment) -> Groups:
        """See `issuing.issue_paper`."""
        return {self.event: issue_paper(states[self.event], self.kind, self.about)}


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
        )
        return {self.house: issue_for_house(house.papers, paper)}
