"""The prize slip of the selected entry: given out where there is none, and written as a paper."""

from collections.abc import Callable
from pathlib import Path

from tdapp.calls.tournament.prizes import IssueSlip
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.house.papers.kinds import PaperKind
from tdapp.tournament.payouts.slips import valid_slip
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.file_question import file_question
from tdapp.ui.asking.questions import typed_path
from tdapp.ui.entries.on_entry import OnEntry
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.papers.paper_desk import PaperDesk
from tdapp.ui.parts.name_book import NameBook
from tdapp.words.sentence import sentence


class PrizeSlipActs(OnEntry):
    """`slip` asks for the file; written again, the same slip is a copy.

    `papers` gives the desk that a slip leaves by, where there is one.
    """

    def __init__(self, view: EventInView, asking: Asking, names: NameBook) -> None:
        super().__init__(view, asking, names)
        self.papers: Callable[[], PaperDesk | None] = lambda: None
        self.slip = WindowAct(
            lambda: voice().text("prize slip acts", "Prize slip…"),
            "Shift+P",
            self._why_none,
            self._ask_file,
            self,
        )
        self.slip.only_in_list()
        self._made.append(self.slip)

    def _why_none(self) -> str:
        event, entry, papers = self._view.id, self.entry, self.papers()
        if event is None or entry is None or not self._is_out(entry):
            return self._why(IssueSlip)
        if papers is None:
            return sentence(Refusal("no_sheets"), voice())
        refusal = papers.why_not(papers.ordered(event, PaperKind.PRIZE_SLIPS, (entry,)))
        return sentence(refusal, voice()) if refusal else ""

    def _is_out(self, entry: int) -> bool:
        return valid_slip(self._view.state, entry) is not None

    def _ask_file(self) -> None:
        event, entry = self._view.id, self.entry
        if event is None or entry is None:
            return
        likely = f"{event}-prize-slip-{entry}.pdf"

        def write(path: str) -> None:
            self._asking.start(lambda: self._write(event, entry, typed_path(path)))

        text = voice().text(
            "prize slip acts", "Save {name}'s prize slip to which file?", name=self._name()
        )
        hint = voice().text("prize slip acts", "A file ending in .pdf")
        self._put(file_question(text, voice().text("prize slip acts", "Save"), hint, write, likely))

    async def _write(self, event: StreamId, entry: int, path: Path) -> None:
        """Give the slip out, if there is none that is right; refuses ``cannot_write``."""
        papers = self.papers()
        if papers is None:
            raise Refusal("no_sheets")
        if valid_slip(self._view.state_of(event), entry) is None:
            await self._asking.perform(IssueSlip(event, entry))
        await papers.file(await papers.draft(event, PaperKind.PRIZE_SLIPS, (entry,)), path)
