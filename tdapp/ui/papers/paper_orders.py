"""Which paper is meant and what it says: a draft, a copy, and the same on other paper."""

import asyncio
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from tdapp.calls.tournament.papers import as_issued, before_paper
from tdapp.core.ids import ActionId, StreamId, StreamRef
from tdapp.core.refusal import Refusal
from tdapp.desk.undoing import in_slices
from tdapp.house.papers.issued import PaperIssued
from tdapp.house.papers.issuing import about_of, issued
from tdapp.house.papers.kinds import FOR_MONEY, OF_JACKPOTS, OF_ROOM, Letterhead, PaperKind
from tdapp.papers.paper import PaperSize
from tdapp.tournament.papers.issuing import out_already
from tdapp.tournament.room import KIND
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.papers.cash_maker import CashPaperMaker
from tdapp.ui.papers.jackpot_maker import JackpotPaperMaker
from tdapp.ui.papers.paper_maker import PaperMaker, PaperOrder, PreparedPaper
from tdapp.ui.papers.paper_numbers import PaperNumbers
from tdapp.ui.papers.paper_words import paper_file
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts


class PaperOrders(QObject):
    """Makes the papers that are asked for; `numbers` knows with which act each would leave.

    `changed` says that another size of paper was chosen.
    """

    changed = Signal()

    def __init__(self, parts: Parts, view: EventInView, asking: Asking, names: NameBook) -> None:
        super().__init__(view)
        self._parts = parts
        self._view = view
        self._maker = PaperMaker(parts, view, names)
        self._cash_maker = CashPaperMaker(parts, names)
        self._jackpot_maker = JackpotPaperMaker(parts, names)
        self._size: PaperSize | None = None
        self.numbers = PaperNumbers(parts, asking)

    @property
    def size(self) -> PaperSize:
        """The paper that sheets are laid out on: the house's, or another one chosen since."""
        return self._size or PaperSize(self._parts.settings.now.paper)

    def room(self, kind: PaperKind) -> StreamId:
        """Today's stream that a paper of the room is of, which the house numbers."""
        parts = self._parts
        return parts.jackpots.stream if kind in OF_JACKPOTS else parts.cash.stream

    def choose_size(self, size: PaperSize) -> None:
        """Lay sheets out on this paper until the window is closed."""
        self._size = size
        self.changed.emit()

    def ordered(self, event: StreamId, kind: PaperKind, about: tuple[int, ...] = ()) -> PaperOrder:
        """A paper as it would leave now: of what is for money and came out before, a copy.

        Of several it is that of those that did not come out yet. Refuses as `contents` does.
        """
        if kind in OF_ROOM:
            return PaperOrder(event, kind, about)
        out = out_already(self._view.state_of(event), kind, about)
        fresh = tuple(one for one in about if one not in out)
        if out and not fresh:
            return PaperOrder(event, kind, about, max(out.values()), copy=True)
        if kind in FOR_MONEY and self.numbers.has_ended(event):
            number = self.numbers.out_of_house(event, kind, fresh)
            if number is not None:
                return PaperOrder(event, kind, fresh, number, copy=True, of_house=True)
        return PaperOrder(event, kind, fresh)

    def why_not(self, order: PaperOrder) -> Refusal | None:
        """Why such a paper would not leave now; of many, one is asked about for all."""
        try:
            call = self.numbers.leaving(replace(order, about=order.about[:1]))
        except Refusal as refusal:
            return refusal
        return self._parts.desk.why_not(self._parts.actor, call)

    def likely_file(self, paper: PreparedPaper) -> str:
        """The name of its PDF, unless another one is typed."""
        at_us = self._view.now.utc_us if paper.order.at_us is None else paper.order.at_us
        head, about = paper.sheets[0].imprint, paper.about
        return paper_file(at_us, paper.kind, head.event, version=head.version, about=about)

    async def draft(
        self, event: StreamId, kind: PaperKind, about: tuple[int, ...] = ()
    ) -> PreparedPaper:
        """A paper as it would leave now; refuses as `sheets_for` does."""
        return await self._made(await asyncio.to_thread(self.ordered, event, kind, about))

    async def printed(self, paper: PreparedPaper) -> PreparedPaper:
        """What lies here once a paper has left: a copy, or the same where it has no number.

        Of the room it is the paper as the room stands by then.
        """
        if paper.number is None:
            return paper
        if paper.kind in OF_ROOM:
            return await self.draft(paper.event, paper.kind, paper.about)
        if paper.order.of_house:
            return await self.again_of_house(paper.number)
        return await self.again(paper.event, paper.number)

    async def again(self, event: StreamId, number: int) -> PreparedPaper:
        """A copy of an issued paper: what it said then, with the names of today."""
        found = issued(self._view.state_of(event).papers, number)
        return await self._made(PaperOrder(event, found.kind, about_of(found), number, copy=True))

    async def again_of_house(self, number: int) -> PreparedPaper:
        """A copy of a paper of an ended event, which the house numbered."""
        found = self.numbers.house.paper(number)
        if found.of is None:
            raise Refusal("no_such_paper", number=number)
        kind = PaperKind(found.kind)
        return await self._made(PaperOrder(found.of, kind, (), number, copy=True, of_house=True))

    async def laid_anew(self, paper: PreparedPaper) -> PreparedPaper:
        """The same paper on the house's paper of now."""
        return await self._made(paper.order)

    async def _made(self, order: PaperOrder) -> PreparedPaper:
        if order.kind in OF_ROOM:
            of_jackpots = order.kind in OF_JACKPOTS
            maker = self._jackpot_maker if of_jackpots else self._cash_maker
            return await maker.make(order, self.size)
        if order.of_house:
            return await self._of_house(order, order.number or 0)
        if order.number is not None:
            return await self._as_issued(order, order.number)
        return await self._maker.make(order, self._view.state_of(order.event), self.size)

    async def _as_issued(self, order: PaperOrder, number: int) -> PreparedPaper:
        timeline = self._parts.desk.stream(StreamRef(order.event, KIND)).timeline
        found = issued(timeline.state.papers, number)
        then = await in_slices(as_issued(timeline, number), self._parts.desk.time)
        at_us = await self._issued_at(timeline.past[before_paper(timeline, number)].action)
        head = found.letterhead or Letterhead(then.conditions.house)
        about = order.about or about_of(found)
        order = replace(order, about=about, at_us=at_us, letterhead=head)
        return await self._maker.make(order, then, self.size)

    async def _of_house(self, order: PaperOrder, number: int) -> PreparedPaper:
        """A paper of an ended event, which stands as it stood; refuses ``no_such_paper``."""
        found = self.numbers.house.paper(number)
        said = PaperIssued(number, order.kind, found.version, found.ids, found.numbers, found.cents)
        state = self._view.state_of(order.event)
        head = found.letterhead or Letterhead(state.conditions.house)
        order = replace(order, about=order.about or about_of(said), letterhead=head)
        return await self._maker.make(order, state, self.size)

    async def _issued_at(self, action: ActionId) -> int | None:
        """When an act was recorded, in UTC microseconds."""
        acts = await asyncio.to_thread(self._parts.desk.journal.pages.named, [action])
        return acts[action].at_us if action in acts else None
