"""The rulings log as a paper that is written from the window."""

from collections.abc import Callable, Sequence
from pathlib import Path

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.papers.event_sheets import EventPapers
from tdapp.papers.rulings_sheet import rulings_log
from tdapp.papers.sheet import Sheet
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.at_hand import AtHand
from tdapp.ui.acts.written import Make, Written
from tdapp.ui.look.figures import VOICE
from tdapp.ui.rulings.said_book import SaidBook
from tdapp.ui.sentences import sentence


class LogPaper(Written):
    """Everything that was said is read from the record before it is written."""

    def __init__(
        self, at_hand: AtHand, said: SaidBook, facts: Callable[[], Sequence[Event]]
    ) -> None:
        super().__init__(at_hand)
        self._said = said
        self._facts = facts
        self.log = Act(
            lambda: self.tr("Write rulings log…"),
            "",
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
        await super()._write(path, make)
