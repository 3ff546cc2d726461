"""Receipt and seat card of somebody who has just entered, printed while the next one is served."""

from collections import deque

from PySide6.QtCore import QObject

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import UNSIGNED
from tdapp.papers.roll import ROLLS
from tdapp.ui.desk.print_choice import still_to_print
from tdapp.ui.papers.paper_desk import PaperDesk
from tdapp.ui.workplace.workplace import Workplace


class CounterPapers(QObject):
    """One entry after the other, so that its two papers lie together.

    They leave at once on a receipt roll alone; on cut paper, or without a printer, they wait until
    they are asked for. Where only somebody's key is missing they go on with that; whatever else
    goes wrong is told, and whoever waits behind it is printed no more.
    """

    def __init__(self, work: Workplace, papers: PaperDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self._papers = papers
        self._waiting: deque[tuple[StreamId, int]] = deque()
        self._busy = False

    def give(self, event: StreamId, entry: int) -> None:
        """Print what belongs to an entry, whichever event is in view by then."""
        if self._work.parts.settings.now.slips not in ROLLS or not self._papers.printer:
            return
        self._waiting.append((event, entry))
        if not self._busy:
            self._work.asking.start(self._print, quiet=True)

    async def _print(self) -> None:
        if self._busy:
            return
        self._busy = True
        try:
            while self._waiting:
                await self._print_of(*self._waiting[0])
                self._waiting.popleft()
        except Exception as error:
            if not (isinstance(error, Refusal) and error.code in UNSIGNED):
                self._waiting.clear()
            raise
        finally:
            self._busy = False

    async def _print_of(self, event: StreamId, entry: int) -> None:
        """What is out already, of what began to be printed before, is not printed again."""
        for kind in still_to_print(self._work.view.state_of(event), entry):
            await self._papers.print_now(event, kind, (entry,))
