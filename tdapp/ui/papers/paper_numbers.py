"""Numbers for papers: from the record of their event while it is open, else from the house's."""

from collections.abc import Awaitable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from tdapp.calls.house.papers import IssueHousePaper, ReprintHousePaper, SpoilHousePaper
from tdapp.calls.tournament.papers import IssuePaper, ReprintPaper, SpoilPaper
from tdapp.core.ids import StreamId, StreamRef
from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.permissions import PROGRAM
from tdapp.house.house import House
from tdapp.house.papers.house_papers import HousePaper, HousePaperIssued, HousePapers
from tdapp.house.papers.issued import PaperIssued
from tdapp.house.papers.issuing import Contents, PaperLine
from tdapp.house.papers.kinds import FOR_MONEY, OF_ROOM, Letterhead, PaperKind
from tdapp.papers.document_id import HOUSE_NUMBER, document_id, event_number
from tdapp.papers.paper import PaperSize
from tdapp.papers.sheet import Sheet, on_paper
from tdapp.tournament.papers.contents import contents
from tdapp.tournament.room import KIND
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.asking import Asking
from tdapp.ui.papers.paper_maker import PaperOrder
from tdapp.ui.papers.printing import write_pdf
from tdapp.ui.parts.parts import Parts

Left = TypeVar("Left")
ISSUED = (PaperIssued, HousePaperIssued)


@dataclass(frozen=True, slots=True)
class PaperNumber:
    """A paper's number in the row of its `event`, or in that of the house where there is none.

    It was given with the `letterhead` that the paper bears from then on.
    """

    number: int
    letterhead: Letterhead
    event: StreamId | None = None

    @property
    def row(self) -> str:
        """The document number in whose row it counts."""
        return HOUSE_NUMBER if self.event is None else event_number(self.event)

    def document(self, kind: PaperKind) -> str:
        """The document's id, as its code says it."""
        return document_id(self.row, kind, self.number)


class PaperNumbers:
    """Asks for the act that numbers a paper; it may be refused as any act."""

    def __init__(self, parts: Parts, asking: Asking) -> None:
        self._parts = parts
        self._asking = asking

    def has_ended(self, event: StreamId) -> bool:
        """Whether the record of an event is closed, so that it numbers no more papers."""
        return self._parts.desk.stream(StreamRef(event, KIND)).timeline.ended

    @property
    def house(self) -> HousePapers:
        """The papers that the house numbered today and lately."""
        state: House = self._parts.desk.state(self._parts.day.stream)
        return state.papers

    def issuing(
        self, event: StreamId, kind: PaperKind, about: tuple[int, ...] = ()
    ) -> IssuePaper | IssueHousePaper:
        """The act that numbers a paper of an event, running or ended, or of the room."""
        if kind in OF_ROOM:
            lines = tuple(PaperLine(0, number, 0) for number in about)
            head = self._parts.letterhead(self._parts.rulebook.house)
            return IssueHousePaper(self._day, kind, said=Contents(1, lines), letterhead=head)
        state: Tournament = self._parts.desk.state(event)
        head = self._parts.letterhead(state.conditions.house)
        if self.has_ended(event):
            said = contents(state, kind, about)
            return IssueHousePaper(self._day, kind, event, said=said, letterhead=head)
        return IssuePaper(event, kind, about, head)

    def out_of_house(self, event: StreamId, kind: PaperKind, about: tuple[int, ...]) -> int | None:
        """The newest paper of the house that says this of an event already; see `contents`."""
        said = set(contents(self._parts.desk.state(event), kind, about).lines)
        of_event = (one for one in self.house.about(event) if one.kind == kind.value)
        return next((one.number for one in of_event if said <= set(_lines(one))), None)

    def leaving(self, order: PaperOrder) -> Call:
        """The act with which a paper leaves: it is numbered, or a copy of it is noted."""
        number = order.number
        if number is None:
            return self.issuing(order.event, order.kind, order.about)
        if order.of_house or self.has_ended(order.event):
            return ReprintHousePaper(self._day, number, _of(order))
        return ReprintPaper(order.event, number, order.about if order.kind in FOR_MONEY else ())

    def spoiling(self, order: PaperOrder) -> Call:
        """The act that notes that a paper which was to leave did not come out."""
        number = order.number or 0
        if order.of_house or self.has_ended(order.event):
            return SpoilHousePaper(self._day, number, _of(order), order.copy)
        return SpoilPaper(order.event, number, order.copy)

    async def of_event(
        self, event: StreamId, kind: PaperKind, about: tuple[int, ...] = ()
    ) -> PaperNumber:
        """Number a paper of an event, running or ended."""
        return await self._given(self.issuing(event, kind, about))

    async def of_session(self, session: str) -> PaperNumber:
        """Number the sheet of a cashier session."""
        kind = PaperKind.CASHIER_SHEET
        head = self._parts.letterhead(self._parts.rulebook.house)
        return await self._given(IssueHousePaper(self._day, kind, session=session, letterhead=head))

    async def of_house(self, kind: PaperKind, said: Contents) -> PaperNumber:
        """Number a paper that is about no event."""
        head = self._parts.letterhead(self._parts.rulebook.house)
        return await self._given(IssueHousePaper(self._day, kind, said=said, letterhead=head))

    async def file(self, given: PaperNumber, sheets: Sequence[Sheet], path: Path) -> None:
        """Write a numbered paper into a file, on the house's paper; refuses ``cannot_write``."""
        size = PaperSize(self._parts.settings.now.paper)
        laid = [on_paper(one, size) for one in sheets]
        await self.or_spoiled(self._spoiling(given), write_pdf(laid, path, self._parts.desk.time))

    async def or_spoiled(self, spoiling: Call, leaving: Awaitable[Left]) -> Left:
        """Let a paper that is numbered leave; where that fails, the record says so."""
        try:
            return await leaving
        except BaseException:
            with suppress(Refusal, Unrecorded):
                await self._parts.desk.perform(PROGRAM, spoiling)
            raise

    def _spoiling(self, given: PaperNumber) -> Call:
        if given.event is None:
            return SpoilHousePaper(self._day, given.number, None, False)
        return SpoilPaper(given.event, given.number, False)

    async def _given(self, call: IssuePaper | IssueHousePaper) -> PaperNumber:
        done = await self._asking.perform(call)
        timeline = self._parts.desk.stream(call.streams()[0]).timeline
        facts = (one.event for one in timeline.of(done.act.action))
        number = next(_number(one) for one in facts if isinstance(one, ISSUED))
        event = call.event if isinstance(call, IssuePaper) else None
        return PaperNumber(number, call.letterhead or Letterhead(""), event)

    @property
    def _day(self) -> StreamId:
        return self._parts.day.stream


def _lines(paper: HousePaper) -> Iterator[PaperLine]:
    return map(PaperLine, paper.ids, paper.numbers, paper.cents)


def _number(issued: PaperIssued | HousePaperIssued) -> int:
    return issued.number if isinstance(issued, PaperIssued) else issued.paper.number


def _of(order: PaperOrder) -> StreamId | None:
    """The event in whose row a paper counts that the house notes."""
    return None if order.of_house else order.event
