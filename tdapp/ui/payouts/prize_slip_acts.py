"""The prize slip of the selected entry: given out where there is none, and written as a paper."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.house.papers.kinds import PaperKind
from tdapp.tournament.payouts.slips import valid_slip
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.file_question import file
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.entries.entries import Choice, EntriesInView, EntryChosen
from tdapp.ui.look.spoken import saying
from tdapp.ui.papers.paper_words import paper_file
from tdapp.ui.payouts.winner_questions import WinnerQuestions, slip_of

if TYPE_CHECKING:
    from tdapp.ui.papers.paper_desk import PaperDesk

say = saying("prize slip acts")


class PrizeSlipActs(Acts[EntryChosen]):
    """`slip` asks for the file; written again, the same slip is a copy.

    `papers` gives the desk that a slip leaves by, where there is one.
    """

    def __init__(self, entries: EntriesInView, choice: Choice) -> None:
        super().__init__(entries.view, entries.asking, choice, entries.view)
        self._entries = entries
        self.papers: Callable[[], PaperDesk | None] = lambda: None
        self.slip = self._act(ActSpec(say("Prize slip…"), "Shift+P", self._issued, self._write))

    def _issued(self, on: EntryChosen) -> Call | None:
        """The slip given out; where it is out already, refuses as its paper does."""
        if valid_slip(self._entries.state, on.entry) is None:
            return slip_of(on, self._entries.state)
        papers = self._papers()
        refusal = papers.why_not(papers.ordered(on.event, PaperKind.PRIZE_SLIPS, (on.entry,)))
        if refusal is not None:
            raise refusal
        return None

    def _papers(self) -> "PaperDesk":
        papers = self.papers()
        if papers is None:
            raise Refusal("no_sheets")
        return papers

    def _write(self, on: EntryChosen) -> Flow[None]:
        questions = WinnerQuestions(self._entries)
        yield from questions.slip(on, say("Issue slip"))
        name = self._entries.name(on.entry)
        text = say("Save {name}'s prize slip to which file?", name=name)
        yes = say("Save")
        hint = say("A file ending in .pdf")
        state, now_us = self._entries.state, self._entries.view.now.utc_us
        title, about = state.conditions.title, (on.entry,)
        likely = paper_file(now_us, PaperKind.PRIZE_SLIPS, title, about=about)
        path = yield from file(text, yes, hint, likely)
        yield from result(lambda: self._give_out(on, path))

    async def _give_out(self, on: EntryChosen, path: Path) -> None:
        """Give the slip out, if there is none that is right; refuses ``cannot_write``."""
        papers = self._papers()
        if valid_slip(self._entries.view.state_of(on.event), on.entry) is None:
            await self._asking.perform(slip_of(on, self._entries.view.state_of(on.event)))
        await papers.file(await papers.draft(on.event, PaperKind.PRIZE_SLIPS, (on.entry,)), path)
