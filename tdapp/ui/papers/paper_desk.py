"""Papers at the desk: drafted, given their number, printed, kept as PDF, and printed again."""

import asyncio
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Signal

from tdapp.core.ids import ActionId, StreamId
from tdapp.core.ports import StreamRef
from tdapp.core.refusal import Refusal
from tdapp.desk.as_issued import as_issued, before_paper
from tdapp.desk.undoing import in_slices
from tdapp.papers.document_id import event_number
from tdapp.papers.paint import write_whole
from tdapp.papers.paper import PaperSize
from tdapp.tournament.papers.events import PaperIssued
from tdapp.tournament.papers.issuing import about_of, issued
from tdapp.tournament.papers.kinds import PaperKind
from tdapp.tournament.tournament import KIND
from tdapp.ui.acts.asking import Asking
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.name_book import NameBook
from tdapp.ui.papers.paper_maker import OnDesk, Order, PaperMaker
from tdapp.ui.papers.paper_numbers import PaperNumbers
from tdapp.ui.papers.printers import PrinterChoice
from tdapp.ui.papers.printing import pdf_in_turn, print_sheets
from tdapp.ui.parts import Parts


class PaperDesk(QObject):
    """What can be done with a paper; `printer` is the one chosen or nothing.

    Every paper that is printed is kept in the folder `shelf`, if there is one. `changed` says that
    another printer or another size of paper was chosen.
    """

    changed = Signal()

    def __init__(
        self,
        parts: Parts,
        view: EventInView,
        asking: Asking,
        names: NameBook,
        printers: PrinterChoice,
        shelf: Path | None = None,
    ) -> None:
        super().__init__(view)
        self._parts = parts
        self._view = view
        self._asking = asking
        self._maker = PaperMaker(parts, view, names)
        self._printers = printers
        self._shelf = shelf
        self._size: PaperSize | None = None
        self.numbers = PaperNumbers(parts, asking)
        self.printer = ""
        self.known_printers: tuple[str, ...] = ()

    @property
    def size(self) -> PaperSize:
        """The paper that sheets are laid out on: the house's, or another one chosen since."""
        return self._size or PaperSize(self._parts.settings.now.paper)

    async def look_for_printers(self) -> None:
        """Ask for the printers in a thread; without the one that is set the computer's own."""
        self.known_printers = await asyncio.to_thread(self._printers.names)
        own = await asyncio.to_thread(self._printers.default)
        wanted = (self.printer, self._parts.settings.now.printer, own)
        self.printer = next((one for one in wanted if one in self.known_printers), None) or ""
        self.changed.emit()

    def choose_printer(self, name: str) -> None:
        """Print there from now on, after the next start too; refuses ``settings_unwritable``."""
        self.printer = name
        settings = self._parts.settings
        settings.keep(msgspec.structs.replace(settings.now, printer=name))
        self.changed.emit()

    def choose_size(self, size: PaperSize) -> None:
        """Lay sheets out on this paper until the window is closed."""
        self._size = size
        self.changed.emit()

    async def draft(self, kind: PaperKind, about: tuple[int, ...] = ()) -> OnDesk:
        """A paper of the event in view as it would be printed now; refuses as `sheets_for` does."""
        event = self._view.id
        if event is None:
            raise Refusal("no_such_event")
        state = self._view.state_of(event)
        return await self._maker.make(Order(event, kind, about), state, self.size)

    async def issue(self, paper: OnDesk) -> OnDesk:
        """Give a draft its number, with what it says by then; another paper stays as it is."""
        if paper.number is not None:
            return paper
        given = await self.numbers.of_event(paper.event, paper.kind, paper.about)
        if given.event is None:
            return await self._of_house(given.number, copy=False)
        return await self._as_issued(paper.event, given.number, copy=False)

    async def printed(self, paper: OnDesk) -> OnDesk:
        """What lies here once a paper has left: a copy, or the same where it has no number."""
        if paper.number is None:
            return paper
        if paper.order.of_house:
            return await self.again_of_house(paper.number)
        return await self.again(paper.event, paper.number)

    async def again(self, event: StreamId, number: int) -> OnDesk:
        """A copy of an issued paper: what it said then, with the names of today."""
        return await self._as_issued(event, number, copy=True)

    async def again_of_house(self, number: int) -> OnDesk:
        """A copy of a paper of an ended event, which the house numbered."""
        return await self._of_house(number, copy=True)

    async def laid_anew(self, paper: OnDesk) -> OnDesk:
        """The same paper on the house's paper of now."""
        if paper.number is None:
            return await self.draft(paper.kind, paper.about)
        if paper.order.of_house:
            return await self._of_house(paper.number, copy=paper.copy)
        return await self._as_issued(paper.event, paper.number, copy=paper.copy)

    async def print(self, paper: OnDesk) -> int:
        """Print an issued paper and keep it; gives the number of pages.

        Refuses ``printer_gone`` and as `print_sheets` does.
        """
        title = f"{paper.title} {paper.document}"
        job = await asyncio.to_thread(self._printers.job, self.printer, title)
        await self._keep(paper)
        return await print_sheets(paper.sheets, job)

    async def print_now(self, kind: PaperKind, about: tuple[int, ...] = ()) -> int:
        """Number and print a paper without a look at it; gives the number of pages."""
        if not self.printer:
            await self.look_for_printers()
        return await self.print(await self.issue(await self.draft(kind, about)))

    async def save(self, paper: OnDesk, path: Path) -> None:
        """Write an issued paper into a file; refuses ``cannot_write``."""
        content = await pdf_in_turn(paper.sheets, self._parts.desk.time)
        await asyncio.to_thread(_write, path, content)

    async def _keep(self, paper: OnDesk) -> None:
        if self._shelf is not None:
            name = f"{paper.document}{'-copy' if paper.copy else ''}.pdf"
            await self.save(paper, self._shelf / event_number(paper.event) / name)

    async def _as_issued(self, event: StreamId, number: int, *, copy: bool) -> OnDesk:
        timeline = self._parts.desk.stream(StreamRef(event, KIND)).timeline
        found = issued(timeline.state, number)
        then = await in_slices(as_issued(timeline, number), self._parts.desk.time)
        at_us = await self._issued_at(timeline.past[before_paper(timeline, number)].action)
        order = Order(event, found.kind, about_of(found), number, at_us, copy=copy)
        return await self._maker.make(order, then, self.size)

    async def _of_house(self, number: int, *, copy: bool) -> OnDesk:
        """A paper of an ended event, which stands as it stood; refuses ``no_such_paper``."""
        found = self.numbers.house.paper(number)
        if found.of is None:
            raise Refusal("no_such_paper", number=number)
        kind = PaperKind(found.kind)
        said = PaperIssued(number, kind, found.version, found.ids, found.numbers, found.cents)
        order = Order(found.of, kind, about_of(said), number, copy=copy, of_house=True)
        return await self._maker.make(order, self._view.state_of(found.of), self.size)

    async def _issued_at(self, action: ActionId) -> int | None:
        """When an act was recorded, in UTC microseconds."""
        acts = await asyncio.to_thread(self._parts.desk.journal.pages.named, [action])
        return acts[action].at_us if action in acts else None


def _write(path: Path, content: bytes) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        problem = error.strerror or str(error)
        raise Refusal("cannot_write", path=str(path), problem=problem) from error
    write_whole(path, content)
