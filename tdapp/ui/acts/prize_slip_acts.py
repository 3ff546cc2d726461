"""The prize slip of the selected entry: given out where there is none, and written as a paper."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from tdapp.core.ids import StreamId
from tdapp.desk.prize_calls import IssueSlip
from tdapp.papers.document_id import event_number
from tdapp.papers.event_sheets import EventPapers
from tdapp.tournament.prizes.slips import valid_slip
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.on_entry import OnEntry
from tdapp.ui.acts.question import Question
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.headless import painting
from tdapp.ui.name_book import NameBook
from tdapp.ui.papers.paper_voice import PAPER_VOICE
from tdapp.ui.papers.printed_when import printed_when


class PrizeSlipActs(OnEntry):
    """`slip` asks for the file; a slip that is out keeps its number however often it is written."""

    def __init__(self, view: EventInView, asking: Asking, names: NameBook) -> None:
        super().__init__(view, asking, names)
        self.slip = self._paper(lambda: self.tr("Prize slip…"), "Shift+P")

    @property
    def all(self) -> tuple[Act, ...]:
        """The one."""
        return (self.slip,)

    def _paper(self, words: Callable[[], str], key: str) -> Act:
        act = Act(words, key, self._why_none, self._ask_file, self)
        act.only_in_list()
        return act

    def _why_none(self) -> str:
        entry = self.entry
        if entry in self._view.state.entries.by_number and self._is_out(entry or 0):
            return ""
        return self._why(IssueSlip)

    def _is_out(self, entry: int) -> bool:
        return valid_slip(self._view.state, entry) is not None

    def _ask_file(self) -> None:
        event, entry = self._view.id, self.entry
        if event is None or entry is None:
            return
        kind = QStandardPaths.StandardLocation.DocumentsLocation
        folder = Path(QStandardPaths.writableLocation(kind))
        likely = str(folder / f"{event}-prize-slip-{entry}.pdf")

        def write(path: str) -> None:
            self._asking.start(lambda: self._write(event, entry, Path(path).expanduser()))

        text = self.tr("Into which file goes the prize slip of {name}?").format(name=self._name())
        hint = self.tr("A file ending in .pdf")
        self.asks.emit(Question(text, self.tr("Write it"), write, hint, (likely,)))

    async def _write(self, event: StreamId, entry: int, path: Path) -> None:
        """Give the slip out, if there is none that is right; refuses ``cannot_write``."""
        if not self._is_out(entry):
            await self._asking.perform(IssueSlip(event, entry))
        state = self._view.state
        issued = printed_when(self._view.now.utc_us)
        house, number = state.conditions.house, event_number(event)
        papers = EventPapers(state, house, number, issued, self._names.name, voice=PAPER_VOICE)
        with painting() as paint:
            paint.pdf([papers.slip(entry)], path)
