"""Receipt and seat card of somebody who has just entered, printed while the next one is served."""

from collections import deque

from PySide6.QtCore import QObject

from tdapp.tournament.papers.kinds import PaperKind
from tdapp.ui.papers.paper_desk import PaperDesk
from tdapp.ui.workplace import Workplace


class CounterPapers(QObject):
    """One entry after the other, so that its two papers lie together.

    They leave at once on a receipt roll alone; on cut paper, or without a printer, they wait until
    they are asked for. What goes wrong is told, and whoever waits behind it is printed no more.
    """

    def __init__(self, work: Workplace, papers: PaperDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self._papers = papers
        self._waiting: deque[int] = deque()

    def give(self, entry: int) -> None:
        """Print what belongs to an entry of the event in view."""
        roll = self._work.parts.settings.now.slips == "roll"
        if not (roll and self._papers.printer):
            return
        self._waiting.append(entry)
        if len(self._waiting) == 1:
            self._work.asking.start(self._print, quiet=True)

    async def _print(self) -> None:
        try:
            while self._waiting:
                await self._print_of(self._waiting[0])
                self._waiting.popleft()
        finally:
            self._waiting.clear()

    async def _print_of(self, entry: int) -> None:
        await self._papers.print_now(PaperKind.RECEIPTS, (entry,))
        if entry in self._work.view.state.seating.seat_of:
            await self._papers.print_now(PaperKind.SEAT_CARD, (entry,))
