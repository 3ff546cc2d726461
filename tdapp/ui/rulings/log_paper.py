"""The rulings log as a paper that is written from the window."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from tdapp.core.event import Event
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.papers.event_sheets import EventPapers
from tdapp.papers.rulings_sheet import rulings_log
from tdapp.papers.sheet import Sheet
from tdapp.tournament.papers.kinds import PaperKind
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.at_hand import AtHand
from tdapp.ui.acts.written import Make, Written
from tdapp.ui.look.figures import VOICE
from tdapp.ui.papers.paper_numbers import PaperNumber, PaperNumbers
from tdapp.ui.rulings.said_book import SaidBook
from tdapp.ui.sentences import sentence


class LogPaper(Written):
    """Everything that was said is read from the record before it is written."""

    def __init__(
        self,
        at_hand: AtHand,
        said: SaidBook,
        facts: Callable[[], Sequence[Event]],
        numbers: PaperNumbers,
    ) -> None:
        super().__init__(at_hand)
        self._said = said
        self._facts = facts
        self._numbers = numbers
        self._given: PaperNumber | None = None
        self.log = Act(
            lambda: self.tr("Write rulings log…"),
            "Ctrl+Shift+H, L",
            self._why_none,
            lambda: self._ask_file("rulings", self._sheets),
            self,
        )

    @property
    def all(self) -> tuple[Act, ...]:
        """The one."""
        return (self.log,)

    def _why_none(self) -> str:
        nothing = None if self._facts() else Refusal("no_ruling_chosen")
        return sentence(nothing, VOICE) if nothing else ""

    def _sheets(self, papers: EventPapers) -> Sequence[Sheet]:
        return rulings_log(papers, self._said.saying)

    async def _write(self, path: Path, make: Make) -> None:
        await self._said.read(self._facts())
        event = self._view.id or StreamId("")
        kind = PaperKind.RULINGS
        self._given = await self._numbers.of_event(event, kind)
        await super()._write(path, make)

    def _papers(self) -> EventPapers:
        """Numbered in the row of the event, or of the house where it has ended."""
        papers, given = super()._papers(), self._given
        if given is None:
            return papers
        return replace(papers, paper=given.number, row=given.row)
