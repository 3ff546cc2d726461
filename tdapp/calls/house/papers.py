"""Acts on papers that no open event numbers: issued, printed again, spoiled."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.house.room import HouseCall
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house.house import House
from tdapp.house.papers.house_papers import (
    HousePaper,
    issue_for_house,
    reprint_for_house,
    spoil_for_house,
)
from tdapp.house.papers.issuing import Contents
from tdapp.house.papers.kinds import Letterhead, PaperKind
from tdapp.voice.texts import text

NOTHING = Contents()


@dataclass(frozen=True)
class IssueHousePaper(HouseCall):
    """Number a paper that no open event can: of a cashier `session`, or of an ended event.

    `said` is what it says of an ended event, which changes no more.
    """

    row: ClassVar[CallRow] = CallRow(
        label="issue_house_paper",
        permission=Permission.PRINT,
        done=text("done", "House document issued"),
    )

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
class ReprintHousePaper(HouseCall):
    """Print or file a paper again as a copy, of the house or `of` an event that has ended."""

    row: ClassVar[CallRow] = CallRow(
        label="reprint_house_paper",
        permission=Permission.PRINT,
        done=text("done", "Copy of house document {number} printed"),
    )

    number: int
    of: StreamId | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `reprint_for_house`."""
        papers = states[self.house].papers
        return {self.house: reprint_for_house(papers, self.number, self.of)}


@dataclass(frozen=True)
class SpoilHousePaper(HouseCall):
    """Note that such a paper, or a copy of it, did not come out after all."""

    row: ClassVar[CallRow] = CallRow(
        label="spoil_house_paper",
        permission=Permission.PRINT,
        done=text("done", "House document {number} was not printed"),
    )

    number: int
    of: StreamId | None = None
    copy: bool = False

    def decide(self, states: States, _: Moment) -> Groups:
        """See `spoil_for_house`."""
        papers = states[self.house].papers
        return {self.house: spoil_for_house(papers, self.number, self.of, copy=self.copy)}
