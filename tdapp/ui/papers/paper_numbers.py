"""Numbers for papers: from the record of their event while it is open, else from the house's."""

from dataclasses import dataclass

from tdapp.core.ids import StreamId
from tdapp.core.ports import StreamRef
from tdapp.desk.paper_calls import IssueHousePaper, IssuePaper
from tdapp.floor.house import KIND as HOUSE
from tdapp.floor.house import House
from tdapp.floor.house_papers import HousePaperIssued, HousePapers
from tdapp.papers.document_id import HOUSE_NUMBER, document_id, event_number
from tdapp.tournament.papers.contents import contents
from tdapp.tournament.papers.events import PaperIssued
from tdapp.tournament.papers.kinds import PaperKind
from tdapp.tournament.tournament import KIND
from tdapp.ui.acts.asking import Asking
from tdapp.ui.parts import Parts


@dataclass(frozen=True, slots=True)
class PaperNumber:
    """A paper's number in the row of its `event`, or in that of the house where there is none."""

    number: int
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
        """Whether the record of an event is closed, so that it numbers no papers any more."""
        return self._parts.desk.stream(StreamRef(event, KIND)).timeline.ended

    @property
    def house(self) -> HousePapers:
        """The papers that the house numbered today and lately."""
        state: House = self._parts.desk.state(self._parts.day.stream)
        return state.papers

    async def of_event(
        self, event: StreamId, kind: PaperKind, about: tuple[int, ...] = ()
    ) -> PaperNumber:
        """Number a paper of an event, running or ended."""
        desk = self._parts.desk
        if self.has_ended(event):
            said = contents(desk.state(event), kind, about)
            return await self._of_house(
                IssueHousePaper(self._parts.day.stream, kind, event, said=said)
            )
        done = await self._asking.perform(IssuePaper(event, kind, about))
        facts = desk.stream(StreamRef(event, KIND)).timeline.of(done.act.action)
        found = (fact.event for fact in facts if isinstance(fact.event, PaperIssued))
        return PaperNumber(next(found).number, event)

    async def of_session(self, session: str) -> PaperNumber:
        """Number the sheet of a cashier session."""
        day = self._parts.day.stream
        return await self._of_house(IssueHousePaper(day, PaperKind.CASHIER_SHEET, session=session))

    async def _of_house(self, call: IssueHousePaper) -> PaperNumber:
        done = await self._asking.perform(call)
        timeline = self._parts.desk.stream(StreamRef(call.house, HOUSE)).timeline
        facts = (one.event for one in timeline.of(done.act.action))
        found = (fact.paper for fact in facts if isinstance(fact, HousePaperIssued))
        return PaperNumber(next(found).number)
