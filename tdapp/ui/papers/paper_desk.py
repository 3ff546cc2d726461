"""How papers leave the desk: given their number, printed or filed, kept as PDF, and again."""

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import msgspec

from tdapp.core.ids import StreamId
from tdapp.desk.permissions import Permission
from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.document_id import event_number
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.signed import must_be_permitted
from tdapp.ui.papers.paper_maker import PaperOrder, PreparedPaper
from tdapp.ui.papers.paper_orders import PaperOrders
from tdapp.ui.papers.printers import PrinterChoice, PrintJob
from tdapp.ui.papers.printing import print_sheets, write_pdf
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts

Left = TypeVar("Left")


class PaperDesk(PaperOrders):
    """What can be done with a paper; `printer` is the one chosen or nothing.

    Every paper that is printed is kept in the folder `shelf`, if there is one. `changed` says that
    another printer was chosen, too.
    """

    def __init__(
        self,
        parts: Parts,
        view: EventInView,
        asking: Asking,
        names: NameBook,
        printers: PrinterChoice,
        shelf: Path | None = None,
    ) -> None:
        super().__init__(parts, view, asking, names)
        self._asking = asking
        self._printers = printers
        self._shelf = shelf
        self.printer = ""
        self.known_printers: tuple[str, ...] = ()

    async def look_for_printers(self) -> None:
        """Ask for the printers in a thread; without the one that is set the computer's own."""
        self.known_printers = await asyncio.to_thread(self._printers.names)
        own = await asyncio.to_thread(self._printers.default)
        wanted = (self.printer, self._parts.settings.now.printer, own)
        self.printer = next((one for one in wanted if one in self.known_printers), None) or ""
        self.changed.emit()

    def choose_printer(self, name: str) -> None:
        """Print there from now on, after the next start too: a setting of this station.

        Refuses ``settings_unwritable``, and whoever may not set anything here.
        """
        self.must_be_chosen()
        settings = self._parts.settings
        settings.keep(msgspec.structs.replace(settings.now, printer=name))
        self._parts.session.use_up_once()
        self.printer = name
        self.changed.emit()

    def must_be_chosen(self) -> None:
        """Refuse whoever sits here and may not choose the printer."""
        must_be_permitted(self._parts, Permission.ARRANGE_ROOM)

    async def issue(self, paper: PreparedPaper) -> PreparedPaper:
        """Give a draft its number, with what it says by then; of another a copy is noted.

        A copy says who has it printed, not who looked at it first.
        """
        order = paper.order
        if order.number is None:
            order = self.ordered(order.event, order.kind, order.about)
        if order.number is None:
            given = await self.numbers.of_event(order.event, order.kind, order.about)
            order = replace(order, number=given.number, of_house=given.event is None)
        else:
            await self._asking.perform(self.numbers.leaving(order))
        return await self._or_spoiled(order, self._made(order))

    async def print(self, paper: PreparedPaper) -> tuple[PreparedPaper, int]:
        """Print a paper and keep it; gives it as it left, and the number of pages.

        It gets its number once the printer is ready, and is void if that fails after all. Refuses
        ``printer_gone`` and as `issue` and `print_sheets` do.
        """
        self._must_be_permitted(paper)
        title = self.likely_file(paper).removesuffix(".pdf")
        job = await asyncio.to_thread(self._printers.job, self.printer, title)
        try:
            gone = await self.issue(paper)
        except BaseException:
            job.cancel()
            raise
        return gone, await self._or_spoiled(gone.order, self._through(gone, job))

    async def print_now(self, event: StreamId, kind: PaperKind, about: tuple[int, ...] = ()) -> int:
        """Print a paper without a look at it; gives the number of pages."""
        if not self.printer:
            await self.look_for_printers()
        _, pages = await self.print(await self.draft(event, kind, about))
        return pages

    async def file(self, paper: PreparedPaper, path: Path) -> PreparedPaper:
        """Write a paper into a file; gives it as it left. Refuses ``cannot_write``."""
        gone = await self.issue(paper)
        leaving = write_pdf(gone.sheets, path, self._parts.desk.time)
        await self._or_spoiled(gone.order, leaving)
        return gone

    def _must_be_permitted(self, paper: PreparedPaper) -> None:
        """Ask for no printer if the person may not print."""
        call = self.numbers.leaving(paper.order)
        self._parts.desk.permit(self._parts.actor, call.label, call.permission)

    def _or_spoiled(self, order: PaperOrder, leaving: Awaitable[Left]) -> Awaitable[Left]:
        return self.numbers.or_spoiled(self.numbers.spoiling(order), leaving)

    async def _through(self, paper: PreparedPaper, job: PrintJob) -> int:
        try:
            await self._keep(paper)
        except BaseException:
            job.cancel()
            raise
        return await print_sheets(paper.sheets, job)

    async def _keep(self, paper: PreparedPaper) -> None:
        if self._shelf is not None:
            name = f"{paper.document}{'-copy' if paper.copy else ''}.pdf"
            path = self._shelf / event_number(paper.event) / name
            await write_pdf(paper.sheets, path, self._parts.desk.time)
